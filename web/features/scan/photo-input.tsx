import type { RefObject } from 'react'
import * as strings from './strings.ts'

interface PhotoInputProps {
  input: RefObject<HTMLInputElement | null>
  onPhotos: (photos: File[]) => void
}

/** Opened by a button. On a phone it offers the camera and the gallery. */
export function PhotoInput({ input, onPhotos }: PhotoInputProps) {
  return (
    <input
      ref={input}
      type="file"
      accept="image/*"
      multiple
      hidden
      aria-label={strings.photoInput}
      onChange={({ currentTarget }) => {
        onPhotos([...(currentTarget.files ?? [])])
        // Allow the same photo to be chosen again.
        currentTarget.value = ''
      }}
    />
  )
}
