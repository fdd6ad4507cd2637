import { toJpeg } from '#web/lib/to-jpeg.ts'
import * as strings from './strings.ts'

const MAX_BYTES = 20_000_000
const LONGEST_PX = 1024
const QUALITY = 0.85

/** A chosen file as a small JPEG, without the location and time in camera metadata. Throws what the user reads. */
export async function readPhoto(file: Blob): Promise<Blob> {
  // Some phones name no type.
  if (file.type !== '' && !file.type.startsWith('image/')) throw new Error(strings.photoNotImage)
  if (file.size > MAX_BYTES) throw new Error(strings.photoTooLarge)
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) throw new Error(strings.photoUnreadable)
  try {
    return await toJpeg(bitmap, QUALITY, LONGEST_PX)
  } finally {
    bitmap.close()
  }
}
