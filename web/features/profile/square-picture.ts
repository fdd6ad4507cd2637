import { AVATAR_PIXELS, AVATAR_UPLOAD_BYTES } from '#core/contracts/profile.ts'
import * as strings from './strings.ts'

/** Twice the displayed size, for high-density screens. */
const SIDE = AVATAR_PIXELS * 2
const QUALITY = 0.85

/** The middle square of a picture of so many pixels. */
function middleSquare(width: number, height: number): { x: number; y: number; side: number } {
  const side = Math.min(width, height)
  return { x: Math.round((width - side) / 2), y: Math.round((height - side) / 2), side }
}

const encode = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, QUALITY))

/** Cropped to a square and re-encoded: small, and without the location and time in camera metadata. */
export async function squarePicture(file: Blob): Promise<Blob> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => undefined)
  if (!bitmap) throw new Error(strings.photoUnreadable)
  const { x, y, side } = middleSquare(bitmap.width, bitmap.height)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.min(SIDE, side)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error(strings.photoFailed)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(bitmap, x, y, side, side, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  // Browsers that can't encode WebP return a PNG, which may be large.
  const webp = await encode(canvas, 'image/webp')
  const picture = webp?.type === 'image/webp' ? webp : await encode(canvas, 'image/jpeg')
  if (!picture || picture.size > AVATAR_UPLOAD_BYTES) throw new Error(strings.photoTooLarge)
  return picture
}
