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

/** The address of a photo; undefined while it is being fetched, null if there is none or it can't be had. */
export function usePhoto(recipeId: string, name: string | null | undefined): string | null | undefined {
  const [photo, setPhoto] = useState<{ of: string; address: string | null }>()
  const of = `${recipeId}/${name}`
  useEffect(() => {
    if (!name) return
    let gone = false
    let made: string | undefined
    void photoBlob(recipeId, name)
      // Offline, or no longer shared.
      .catch(() => undefined)
      .then((blob) => {
        if (gone) return
        made = blob && URL.createObjectURL(blob)
        setPhoto({ of, address: made ?? null })
      })
    return () => {
      gone = true
      if (made) URL.revokeObjectURL(made)
    }
  }, [recipeId, name, of])
  if (!name) return null
  return photo?.of === of ? photo.address : undefined
}
