import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { takeSharedPhotos } from '#web/state/shared-photos.ts'

/** Whoever comes from another app with photos sees them looked at. */
export function useSharedPhotos(onPhotos: (photos: File[]) => void) {
  const { state } = useLocation()
  const call = useRef(onPhotos)
  call.current = onPhotos
  const isSharing = Boolean((state as { sharedPhotos?: unknown } | null)?.sharedPhotos)
  useEffect(() => {
    if (!isSharing) return
    // They are taken out of their place, so a reload finds none.
    takeSharedPhotos().then(
      (photos) => photos.length > 0 && call.current(photos),
      () => {},
    )
  }, [isSharing])
}
