import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Detection } from '#core/vision/detector.ts'
import { createFollower, type Followed } from '#core/vision/follow.ts'
import { detector, useDetector } from './detector.ts'
import { seeFrame } from './see.ts'

const DETECTION_FAILED = 'Detection failed'

interface LoopOptions {
  video: RefObject<HTMLVideoElement | null>
  on: boolean
  /** Between looks through the function; on the device one look follows the other. */
  intervalMs: number
  delayMs?: number
  onFound?: (detections: readonly Detection[]) => void
}

/** On the device frames come many a second; a breath between them keeps the page and the battery cool. */
const BREATH_MS = 15

const isPlaying = (video: HTMLVideoElement | null): video is HTMLVideoElement =>
  video !== null && video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0 && !video.paused

/** Looks at the running video again and again. A look that fails is remembered, and the loop goes on. */
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
          setError(reason instanceof Error && reason.message ? reason.message : DETECTION_FAILED)
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
