import { useEffect, useState } from 'react'
import type { Cut } from '#core/own-recipes/photo-crop.ts'
import { loadOwn } from './load-own.ts'
import { photoBlob } from './own-recipes.ts'

export const photos = {
  /** Re-encodes a photo and stores it on the device. Returns its name, or undefined if the browser can't read the file. */
  add: async (recipeId: string, file: Blob) => (await loadOwn()).photos.add(recipeId, file),
  /** Stores a part of a photo as a new one, and returns its name. */
  async crop(recipeId: string, name: string, cut: Cut): Promise<string | undefined> {
    const photo = await photoBlob(recipeId, name)
    return photo && (await loadOwn()).photos.add(recipeId, photo, cut)
  },
}

/** The address of a photo, once it is here. */
export function usePhoto(recipeId: string, name: string | undefined): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    setAddress(undefined)
    if (!name) return
    let gone = false
    let made: string | undefined
    photoBlob(recipeId, name).then(
      (blob) => {
        if (gone || !blob) return
        made = URL.createObjectURL(blob)
        setAddress(made)
      },
      // Offline, or no longer shared: the drawn cover stays.
      () => {},
    )
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [recipeId, name])
  return address
}
