import { useEffect, useMemo, useRef, useState } from 'react'
import { steadyOffers } from '#core/vision/steady-offers.ts'
import { type CameraTrouble, troubleOf } from './camera.ts'
import { detector, useDetector } from './detector.ts'
import { MIN_CONFIDENCE } from './see.ts'
import { shownFindings } from './shown-findings.ts'
import { useCamera } from './use-camera.ts'
import { useDetectionLoop } from './use-detection-loop.ts'

const INTERVAL_MS = 1000

/** A camera whose picture only the detector on this device sees: nothing is ever sent. What `isTaken` isn't offered. */
export function useLiveProduce(isTaken: (name: string) => boolean) {
  const camera = useCamera()
  const { phase } = useDetector()
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const [isStarting, setStarting] = useState(false)
  /** By their places: null where there is none. */
  const [offers, setOffers] = useState<readonly (string | null)[]>([])
  const steady = useRef(steadyOffers())
  const taken = useRef(isTaken)
  taken.current = isTaken
  const { on, stop } = camera
  const { boxes } = useDetectionLoop({
    video: camera.video,
    on: on && phase === 'ready',
    intervalMs: INTERVAL_MS,
  })
  useEffect(() => {
    if (on) void detector.load()
    else {
      steady.current = steadyOffers()
      setOffers([])
    }
  }, [on])
  const sure = useMemo(() => boxes.filter(({ confidence }) => confidence > MIN_CONFIDENCE), [boxes])
  const show = (next: readonly (string | null)[]) =>
    setOffers((before) => (next.every((name, at) => name === before[at]) ? before : next))
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each look.
  useEffect(() => {
    if (!on) return
    const now = performance.now()
    for (const { name } of boxes) if (taken.current(name)) steady.current.drop(name, now)
    show(steady.current.see(boxes, now))
  }, [boxes])
  // A page in the background needs no camera.
  useEffect(() => {
    const onHide = () => document.hidden && stop()
    document.addEventListener('visibilitychange', onHide)
    return () => document.removeEventListener('visibilitychange', onHide)
  }, [stop])

  const start = async () => {
    setStarting(true)
    try {
      await camera.start()
      setTrouble(undefined)
    } catch (error) {
      setTrouble(troubleOf(error))
    }
    setStarting(false)
  }
  return {
    ...camera,
    start,
    isStarting,
    trouble,
    boxes: sure,
    offers,
    /** It was added, or isn't wanted. */
    drop: (name: string) => show(steady.current.drop(name, performance.now())),
  }
}

/** Produce in a photo, by the detector on this device alone: the sure ones. */
export async function seeProduce(photo: Blob): Promise<string[]> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  await detector.load()
  const { findings } = shownFindings(await detector.look(bitmap))
  return findings.flatMap(({ name, sure }) => (sure ? name : []))
}
