import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Detection } from '#core/vision/detector.ts'
import { createFollower, type Followed } from '#core/vision/follow.ts'
import { detector, useDetector } from './detector.ts'
import { seeFrame } from './see.ts'
import * as strings from './strings.ts'

interface LoopOptions {
  video: RefObject<HTMLVideoElement | null>
  on: boolean
  /** Delay between scans through the function; on the device, scans run back to back. */
  intervalMs: number
  delayMs?: number
  onFound?: (detections: readonly Detection[]) => void
}

/** On the device there are many frames per second; a pause between them saves CPU and battery. */
const BREATH_MS = 15

const isPlaying = (video: HTMLVideoElement | null): video is HTMLVideoElement =>
  video !== null && video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0 && !video.paused

/** Scans the running video in a loop. A failed scan is recorded, and the loop continues. */
export function useDetectionLoop({ video, on, intervalMs, delayMs = 0, onFound }: LoopOptions) {
  const onDevice = useDetector().phase === 'ready'
  const [boxes, setBoxes] = useState<readonly Followed[]>([])
  const [detecting, setDetecting] = useState(false)
  const [error, setError] = useState<string>()
  const found = useRef(onFound)
  found.current = onFound

  useEffect(() => {
    if (on) void detector.load()
  }, [on])

  useEffect(() => {
    if (!on) return
    const stopped = new AbortController()
    const follower = createFollower(onDevice ? {} : { frames: 1, patience: 0 })
    let timer: ReturnType<typeof setTimeout> | undefined
    const look = async () => {
      const current = video.current
      if (isPlaying(current) && !document.hidden) {
        setDetecting(true)
        try {
          const detections = await seeFrame(current, stopped.signal)
          if (stopped.signal.aborted) return
          setBoxes(follower.update(detections))
          setError(undefined)
          found.current?.(detections)
        } catch (reason) {
          if (stopped.signal.aborted) return
          setError(reason instanceof Error && reason.message ? reason.message : strings.detectionFailed)
        }
        setDetecting(false)
      }
      timer = setTimeout(look, onDevice ? BREATH_MS : intervalMs)
    }
    timer = setTimeout(look, delayMs)
    return () => {
      stopped.abort()
      clearTimeout(timer)
      setBoxes([])
      setDetecting(false)
    }
  }, [on, onDevice, intervalMs, delayMs, video])

  return { boxes, detecting, error }
}
