import type { Cut } from '#core/own-recipes/photo-crop.ts'
import { toPicture } from '../../lib/to-jpeg.ts'
import { PHOTO_QUALITIES, STORED_PHOTO } from './photo-limits.ts'

/** A part of a picture, turned. */
function cutOut(bitmap: ImageBitmap, { turns, left, top, width, height }: Cut): HTMLCanvasElement {
  const scale = Math.min(1, STORED_PHOTO.longest / Math.max(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(width * scale))
  canvas.height = Math.max(1, Math.round(height * scale))
  const pen = canvas.getContext('2d')
  // Rounded sizes are filled to the edge.
  pen?.scale(canvas.width / width, canvas.height / height)
  pen?.translate(-left, -top)
  // A turn moves the picture out of its corner: back into it.
  const [right, down] = [
    [0, 0],
    [bitmap.height, 0],
    [bitmap.width, bitmap.height],
    [0, bitmap.width],
  ][turns] as [number, number]
  pen?.translate(right, down)
  pen?.rotate((turns * Math.PI) / 2)
  pen?.drawImage(bitmap, 0, 0)
  return canvas
}

/**
 * A photo of a recipe, or a part of it, re-encoded: upright, small enough, and without the location and time in camera
 * metadata.
 */
export async function toPhoto(file: Blob, cut?: Cut): Promise<Blob | undefined> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return undefined
  try {
    const source = cut ? cutOut(bitmap, cut) : bitmap
    for (const quality of PHOTO_QUALITIES) {
      // Browsers that can't encode WebP return a PNG, which may be large.
      const webp = await toPicture(source, 'image/webp', quality, STORED_PHOTO.longest)
      const photo =
        webp.type === 'image/webp'
          ? webp
          : await toPicture(source, 'image/jpeg', quality, STORED_PHOTO.longest)
      if (photo.size <= STORED_PHOTO.bytes) return photo
    }
    return undefined
  } finally {
    bitmap.close()
  }
}
