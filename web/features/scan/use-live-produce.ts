import { useEffect, useMemo, useState } from 'react'
import { type CameraTrouble, troubleOf } from './camera.ts'
import { detector, useDetector } from './detector.ts'
import { MIN_CONFIDENCE } from './see.ts'
import { shownFindings } from './shown-findings.ts'
import { useCamera } from './use-camera.ts'
import { useDetectionLoop } from './use-detection-loop.ts'

const INTERVAL_MS = 1000
/** As many as fit under the picture. */
const MOST = 6

/** A camera whose picture only the detector on this device sees: nothing is ever sent. */
export function useLiveProduce() {
  const camera = useCamera()
  const { phase } = useDetector()
  const [trouble, setTrouble] = useState<CameraTrouble>()
  const [isStarting, setStarting] = useState(false)
  const [seen, setSeen] = useState<readonly string[]>([])
  const { on, stop } = camera
  const { boxes } = useDetectionLoop({
    video: camera.video,
    on: on && phase === 'ready',
    intervalMs: INTERVAL_MS,
  })
  useEffect(() => {
    if (on) void detector.load()
    else setSeen([])
  }, [on])
  const sure = useMemo(() => boxes.filter(({ confidence }) => confidence > MIN_CONFIDENCE), [boxes])
  // What was seen once stays: nothing vanishes under the thumb.
  useEffect(() => {
    setSeen((before) => {
      const all = new Set([...before, ...sure.map(({ name }) => name)])
      return all.size === before.length ? before : [...all].slice(-MOST)
    })
  }, [sure])
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
  return { ...camera, start, isStarting, trouble, boxes: sure, seen }
}

/** Produce in a photo, by the detector on this device alone: the sure ones. */
export async function seeProduce(photo: Blob): Promise<string[]> {
  const bitmap = await createImageBitmap(photo, { imageOrientation: 'from-image' })
  await detector.load()
  const { findings } = shownFindings(await detector.look(bitmap))
  return findings.flatMap(({ name, sure }) => (sure ? name : []))
}
