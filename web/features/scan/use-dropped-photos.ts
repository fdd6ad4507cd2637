import { useEffect, useRef, useState } from 'react'

const isPicture = (file: File) => file.type.startsWith('image/')

/** Photos dropped anywhere on the page, or pasted into it. `fits` tells what else is taken. */
export function useDroppedPhotos(
  onPhotos: (photos: File[]) => void,
  fits: (file: File) => boolean = isPicture,
) {
  const [over, setOver] = useState(false)
  const take = useRef(onPhotos)
  take.current = onPhotos
  const accepts = useRef(fits)
  accepts.current = fits
  useEffect(() => {
    const picturesIn = (items: DataTransfer | null) =>
      [...(items?.files ?? [])].filter((file) => accepts.current(file))
    const dragsFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false
    const onOver = (event: DragEvent) => {
      if (!dragsFiles(event)) return
      event.preventDefault()
      setOver(true)
    }
    const onLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!dragsFiles(event)) return
      event.preventDefault()
      setOver(false)
      take.current(picturesIn(event.dataTransfer))
    }
    const onPaste = (event: ClipboardEvent) => {
      const pictures = picturesIn(event.clipboardData)
      if (pictures.length === 0) return
      event.preventDefault()
      take.current(pictures)
    }
    window.addEventListener('dragover', onOver)
    window.addEventListener('dragleave', onLeave)
    window.addEventListener('drop', onDrop)
    window.addEventListener('paste', onPaste)
    return () => {
      window.removeEventListener('dragover', onOver)
      window.removeEventListener('dragleave', onLeave)
      window.removeEventListener('drop', onDrop)
      window.removeEventListener('paste', onPaste)
    }
  }, [])
  return over
}
