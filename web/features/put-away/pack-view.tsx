import { type RefObject, useEffect, useRef } from 'react'
import * as strings from './strings.ts'

/** The camera's picture inside a sheet, which covers the one on the page. */
export function PackView({ camera }: { camera: RefObject<HTMLVideoElement | null> }) {
  const view = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (view.current) view.current.srcObject = camera.current?.srcObject ?? null
  }, [camera])
  return (
    <video
      ref={view}
      aria-label={strings.camera}
      autoPlay
      muted
      playsInline
      className="mt-2 h-36 w-full rounded-card bg-lens object-contain"
    />
  )
}
