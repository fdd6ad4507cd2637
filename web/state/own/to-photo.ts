import { toPicture } from '../../lib/to-jpeg.ts'

const LONGEST = 1600
/** What the account stores of one photo. */
const MOST_BYTES = 2 * 1024 * 1024
const QUALITIES = [0.85, 0.7, 0.5]

/** A photo of a recipe, re-encoded: upright, small enough, and without the location and time in camera metadata. */
export async function toPhoto(file: Blob): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    for (const quality of QUALITIES) {
      // Browsers that can't encode WebP return a PNG, which may be large.
      const webp = await toPicture(bitmap, 'image/webp', quality, LONGEST)
      const photo =
        webp.type === 'image/webp' ? webp : await toPicture(bitmap, 'image/jpeg', quality, LONGEST)
      if (photo.size <= MOST_BYTES) return photo
    }
    return undefined
  } finally {
    bitmap.close()
  }
}
