import { useEffect, useState } from 'react'
import { photoBlob } from './own-recipes.ts'

/** An SVG as the address of a picture. */
export const svgAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

/** The address of a photo; undefined while it is being fetched, null if it can't be had. */
export function usePhotoOrNone(recipeId: string, name: string | undefined): string | null | undefined {
  const [photo, setPhoto] = useState<{ of: string; address: string | null }>()
  const of = name ? `${recipeId}/${name}` : ''
  useEffect(() => {
    if (!name) return
    let gone = false
    let made: string | undefined
    void photoBlob(recipeId, name)
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
