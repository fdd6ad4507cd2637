import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useHistoryView } from '#web/lib/history-view.ts'
import { useDroppedPhotos } from './use-dropped-photos.ts'
import { useScan } from './use-scan.ts'
import { useSharedPhotos } from './use-shared-photos.ts'

/** From the camera or a photo to the list, each step an entry of the history. */
export function usePhotoScan(onAdd: (name: string) => void) {
  const { view, show, hide, close } = useHistoryView<'camera' | 'photos'>()
  const isShared = Boolean((useLocation().state as { sharedPhotos?: unknown } | null)?.sharedPhotos)
  const [cameraTrouble, setCameraTrouble] = useState<string>()
  const { scan, cancel, startOver, photos, analysing, trouble } = useScan({
    onAdd,
    onStart: () => {
      setCameraTrouble(undefined)
      if (view === 'photos') return
      if (isShared) show('photos', { hasBefore: false })
      else show('photos', view === 'camera' ? {} : undefined)
    },
    onFailed: hide,
  })
  useSharedPhotos(scan)
  const isDropping = useDroppedPhotos(scan)

  // Back ends a scan that is still running.
  const before = useRef(view)
  const stop = useRef(cancel)
  stop.current = cancel
  useEffect(() => {
    if (before.current === 'photos' && view !== 'photos') stop.current()
    before.current = view
  }, [view])

  const hasPhotos = view === 'photos' && (analysing || photos.length > 0)
  return {
    photos,
    analysing,
    trouble: cameraTrouble ?? trouble,
    isDropping,
    scan,
    hasCamera: view === 'camera',
    /** 2 while photos are scanned, 3 to review them; taking them is the first. */
    step: hasPhotos ? (analysing ? (2 as const) : (3 as const)) : undefined,
    openCamera: () => {
      setCameraTrouble(undefined)
      show('camera')
    },
    /** The user tapped Scan on another page: Back leads there. */
    openFromLink: useCallback(() => show('camera', { hasBefore: true }), [show]),
    cameraFailed: (words: string) => {
      setCameraTrouble(words)
      hide()
    },
    /** Back to where the user was, with all that was found. */
    close,
    cancel: () => {
      cancel()
      if (photos.length === 0) close()
    },
    startOver: () => {
      startOver()
      setCameraTrouble(undefined)
      if (view !== undefined) hide()
    },
  }
}
