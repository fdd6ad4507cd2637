import { useCallback, useEffect, useRef, useState } from 'react'
import { notify } from '#web/lib/toast.ts'
import { type Facing, listCameras, nextCamera, openCamera, stopStream } from './camera.ts'
import * as strings from './strings.ts'
import { hasTorch, light } from './torch.ts'

/** A camera's stream on a video element. Leaving the screen turns the camera off. */
export function useCamera() {
  const video = useRef<HTMLVideoElement>(null)
  const stream = useRef<MediaStream>(undefined)
  const facing = useRef<Facing>('environment')
  /** Incremented with every start and stop: a stream that arrives after a stop is closed again. */
  const turn = useRef(0)
  const [on, setOn] = useState(false)
  /** The lamp beside the lens; undefined where there is none. */
  const [isLit, setLit] = useState<boolean>()

  const stop = useCallback(() => {
    turn.current++
    stopStream(stream.current)
    stream.current = undefined
    if (video.current) video.current.srcObject = null
    setOn(false)
    setLit(undefined)
  }, [])
  useEffect(() => stop, [stop])

  const show = useCallback(async (choice: Parameters<typeof openCamera>[0]) => {
    const mine = ++turn.current
    const opened = await openCamera(choice)
    if (mine !== turn.current) return stopStream(opened)
    stopStream(stream.current)
    stream.current = opened
    setOn(true)
    // A stream always starts in the dark.
    setLit(hasTorch(opened) ? false : undefined)
    if (!video.current) return
    video.current.srcObject = opened
    await video.current.play().catch(() => {})
  }, [])

  const start = useCallback(() => {
    facing.current = 'environment'
    return show({ facing: 'environment' })
  }, [show])

  const switchCamera = useCallback(async () => {
    const old = stream.current?.getVideoTracks()[0]?.getSettings()
    try {
      const cameras = await listCameras()
      const next = nextCamera(cameras, old?.deviceId, facing.current)
      // Phones can open one camera at a time: the old one must be released first.
      stopStream(stream.current)
      await show(next)
      if ('facing' in next) facing.current = next.facing
      const now = stream.current?.getVideoTracks()[0]?.getSettings()
      if (cameras.length < 2 && old?.deviceId && old.deviceId === now?.deviceId)
        notify({ title: strings.switchUselessTitle, description: strings.switchUselessText })
    } catch {
      notify({
        title: strings.switchFailedTitle,
        description: strings.switchFailedText,
        variant: 'destructive',
      })
      await show(old?.deviceId ? { deviceId: old.deviceId } : { facing: facing.current }).catch(stop)
    }
  }, [show, stop])

  const switchLight = useCallback(async (lit: boolean) => {
    const lamp = stream.current
    if (!lamp) return
    // Refused, it is as it was.
    if ((await light(lamp, lit)) && lamp === stream.current) setLit(lit)
  }, [])

  return { video, on, start, stop, switchCamera, isLit, switchLight }
}
