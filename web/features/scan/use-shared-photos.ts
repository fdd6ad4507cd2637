import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { takeSharedPhotos } from '#web/state/shared-files.ts'

/** Scans photos that were shared from another app. */
export function useSharedPhotos(onPhotos: (photos: File[]) => void) {
  const { state } = useLocation()
  const call = useRef(onPhotos)
  call.current = onPhotos
  const isSharing = Boolean((state as { sharedPhotos?: unknown } | null)?.sharedPhotos)
  useEffect(() => {
    if (!isSharing) return
    // They are removed from storage, so a reload finds none.
    takeSharedPhotos().then(
      (photos) => photos.length > 0 && call.current(photos),
      () => {},
    )
  }, [isSharing])
}
