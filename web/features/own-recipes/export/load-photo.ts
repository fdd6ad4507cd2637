import type { PhotoUse } from '#core/own-recipes/export/exported-own.ts'
import { toJpeg } from '#web/lib/to-jpeg.ts'
import { photoBlob } from '#web/state/own/own-recipes.ts'

/** Pixels per side: sharp on half a page of paper, and a book of hundreds can still be opened. */
const PRINTED = 1200
const QUALITY = 0.85

async function asJpeg(photo: Blob, longest?: number): Promise<Blob | undefined> {
  if (photo.type === 'image/jpeg' && longest === undefined) return photo
  const bitmap = await createImageBitmap(photo).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    return await toJpeg(bitmap, QUALITY, longest)
  } finally {
    bitmap.close()
  }
}

/** A photo of the device or the account; undefined if neither has it, or the network is away. */
export async function loadPhoto(
  recipeId: string,
  name: string,
  use: PhotoUse,
): Promise<Uint8Array | undefined> {
  const stored = await photoBlob(recipeId, name)
  const photo =
    stored && (use === 'original' ? stored : await asJpeg(stored, use === 'print' ? PRINTED : undefined))
  return photo && new Uint8Array(await photo.arrayBuffer())
}
