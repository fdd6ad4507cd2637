import { useCallback, useEffect, useState } from 'react'
import type { Detection } from '#core/vision/detector.ts'
import { notify } from '#web/lib/toast.ts'
import type { Collected } from './ar-panel.tsx'
import { type CameraTrouble, cameraTrouble, troubleOf } from './camera.ts'
import { MIN_CONFIDENCE, seeFrame } from './see.ts'
import * as strings from './strings.ts'
import { useCamera } from './use-camera.ts'
import { useDetectionLoop } from './use-detection-loop.ts'

const AR_INTERVAL_MS = 3000
const AR_START_DELAY_MS = 1000

/** Kept while the app is open: whoever leaves the page and returns finds it again. */
let kept: readonly Collected[] = []

/** The live detector: off, on or denied, and the list that grows while it runs. */
export function useAr() {
  const camera = useCamera()
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const [starting, setStarting] = useState(false)
  const [looking, setLooking] = useState(false)
  const [found, setFound] = useState(kept)
  /** What the user removed stays out until the list is cleared. */
  const [unwanted, setUnwanted] = useState<readonly string[]>([])

  useEffect(() => {
    kept = found
  }, [found])

  const collect = useCallback(
    (detections: readonly Detection[]) =>
      setFound((before) => {
        const next = new Map(before.map((one) => [one.name, one]))
        for (const { name, confidence } of detections)
          if (confidence > MIN_CONFIDENCE && !unwanted.includes(name)) {
            const known = next.get(name)
            if (!known || confidence > known.confidence) next.set(name, { name, confidence })
          }
        return [...next.values()]
      }),
    [unwanted],
  )
  const loop = useDetectionLoop({
    video: camera.video,
    on: camera.on,
    intervalMs: AR_INTERVAL_MS,
    delayMs: AR_START_DELAY_MS,
    onFound: collect,
  })

  /** Whether it runs now. */
  const start = async () => {
    setStarting(true)
    try {
      await camera.start()
      setTrouble(undefined)
      return true
    } catch (error) {
      const reason = troubleOf(error)
      setTrouble(reason)
      notify(
        reason === 'denied'
          ? {
              title: strings.arDeniedTitle,
              description: strings.arDeniedText,
              variant: 'destructive',
            }
          : { title: strings.noAccessTitle, description: cameraTrouble(error), variant: 'destructive' },
      )
      return false
    } finally {
      setStarting(false)
    }
  }

  const detectNow = async () => {
    const video = camera.video.current
    if (!video?.videoWidth) return
    setLooking(true)
    try {
      const detections = await seeFrame(video, AbortSignal.timeout(30_000))
      collect(detections)
      const names = new Set(detections.map((one) => one.name))
      notify({
        title: strings.detectedNowTitle,
        description: names.size === 0 ? strings.nothingInView : strings.inView([...names].join(', ')),
        variant: names.size === 0 ? 'default' : 'success',
      })
    } catch {
      notify({
        title: strings.detectFailedTitle,
        description: strings.detectFailedText,
        variant: 'destructive',
      })
    }
    setLooking(false)
  }

  return {
    ...camera,
    ...loop,
    start,
    starting,
    trouble,
    detectNow,
    looking,
    found,
    remove: (name: string) => {
      setUnwanted((before) => [...before, name])
      setFound((before) => before.filter((one) => one.name !== name))
    },
    clear: () => {
      setUnwanted([])
      setFound([])
    },
  }
}
