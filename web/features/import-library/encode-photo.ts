import { PHOTO_LIMITS, photoSize } from '#core/import/photo-size.ts'
import { PHOTO_QUALITIES, STORED_PHOTO } from '#web/state/own/photo-limits.ts'
import type { BatchedPhoto } from './protocol.ts'
import * as strings from './strings.ts'

/** Small enough for the account, and without camera metadata. Undefined if no quality is small enough. */
async function encoded(bitmap: ImageBitmap): Promise<Blob | undefined> {
  const scale = Math.min(1, STORED_PHOTO.longest / Math.max(bitmap.width, bitmap.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(bitmap.width * scale)),
    Math.max(1, Math.round(bitmap.height * scale)),
  )
  const pen = canvas.getContext('2d')
  if (!pen) return undefined
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  for (const quality of PHOTO_QUALITIES) {
    const webp = await canvas.convertToBlob({ type: 'image/webp', quality })
    const blob =
      webp.type === 'image/webp' ? webp : await canvas.convertToBlob({ type: 'image/jpeg', quality })
    if (blob.size <= STORED_PHOTO.bytes) return blob
  }
  return undefined
}

/**
 * A picture of a file as the device stores it, or why it can't be. Its size is read from the header first: a small file
 * can be a picture that fills the memory.
 */
export async function encodePhoto(bytes: Uint8Array | undefined): Promise<BatchedPhoto | string> {
  if (!bytes || bytes.length === 0) return strings.photoMissing
  if (bytes.length > PHOTO_LIMITS.bytes) return strings.photoTooLarge
  const size = photoSize(bytes)
  if (!size || size.width * size.height === 0) return strings.photoUnreadable
  if (size.width * size.height > PHOTO_LIMITS.pixels) return strings.photoTooLarge
  const blob = new Blob([bytes as BlobPart])
  if (typeof OffscreenCanvas === 'undefined' || typeof createImageBitmap === 'undefined')
    return { blob, isEncoded: false }
  const bitmap = await createImageBitmap(blob, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) return strings.photoUnreadable
  try {
    const photo = await encoded(bitmap)
    return photo ? { blob: photo, isEncoded: true } : strings.photoUnreadable
  } finally {
    bitmap.close()
  }
}
