import * as strings from './strings.ts'

/** A picture as a JPEG with at most this many pixels per side. */
export const toJpeg = (source: ImageBitmap | HTMLVideoElement, quality: number, longest?: number) =>
  toPicture(source, 'image/jpeg', quality, longest)

/** The same in another format; a PNG if the browser can't encode that one. */
export async function toPicture(
  source: ImageBitmap | HTMLVideoElement | HTMLCanvasElement,
  type: 'image/jpeg' | 'image/webp',
  quality: number,
  longest = Number.POSITIVE_INFINITY,
): Promise<Blob> {
  const [wide, high] =
    source instanceof HTMLVideoElement
      ? [source.videoWidth, source.videoHeight]
      : [source.width, source.height]
  const scale = Math.min(1, longest / Math.max(wide, high))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(wide * scale))
  canvas.height = Math.max(1, Math.round(high * scale))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error(strings.photoUnreadable)
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(source, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error(strings.photoUnreadable))),
      type,
      quality,
    ),
  )
}
