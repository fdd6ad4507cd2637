import { photoSize } from '#core/import/photo-size.ts'
import { type GrayPicture, toGray } from '#core/paper/picture/gray.ts'
import { UnreadableFile } from './file-problem.ts'
import { PAPER_LIMITS } from './limits.ts'

/** The size is read from the header first: a small file can be a picture that fills the memory. */
async function openBitmap(file: Blob): Promise<ImageBitmap> {
  if (file.size > PAPER_LIMITS.photoBytes) throw new UnreadableFile('heavy')
  const size = photoSize(new Uint8Array(await file.arrayBuffer()))
  if (size && size.width * size.height > PAPER_LIMITS.pixels) throw new UnreadableFile('large')
  return createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => {
    throw new UnreadableFile('notPicture')
  })
}

function fitted({ width, height }: ImageBitmap, longest: number): [number, number] {
  const scale = Math.min(1, longest / Math.max(width, height))
  return [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))]
}

function canvasOf(width: number, height: number) {
  const canvas = new OffscreenCanvas(width, height)
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  if (!pen) throw new UnreadableFile('notPicture')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, width, height)
  return { canvas, pen }
}

/** The pixels of a frame, which is no larger than a camera's. */
export function decodeFrame(frame: ImageBitmap): GrayPicture {
  const [width, height] = fitted(frame, PAPER_LIMITS.longest)
  const { pen } = canvasOf(width, height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(frame, 0, 0, width, height)
  return toGray(pen.getImageData(0, 0, width, height).data, width, height, 4)
}

export async function decodePhoto(file: Blob): Promise<GrayPicture> {
  const bitmap = await openBitmap(file)
  try {
    return decodeFrame(bitmap)
  } finally {
    bitmap.close()
  }
}

const LOOK = 2000

/** As it is shown beside the form: upright, and no larger than needed. */
export async function lookOf(file: Blob, turns: number): Promise<Blob> {
  const bitmap = await openBitmap(file)
  try {
    const [width, height] = fitted(bitmap, LOOK)
    const { canvas, pen } = turns % 2 === 1 ? canvasOf(height, width) : canvasOf(width, height)
    pen.translate(canvas.width / 2, canvas.height / 2)
    pen.rotate((turns * Math.PI) / 2)
    pen.drawImage(bitmap, -width / 2, -height / 2, width, height)
    return await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.85 })
  } finally {
    bitmap.close()
  }
}

/** A page of a scanned PDF. */
export function lookOfGray({ width, height, data }: GrayPicture): Promise<Blob> {
  const { canvas, pen } = canvasOf(width, height)
  const image = pen.createImageData(width, height)
  for (let at = 0; at < data.length; at++) {
    image.data.fill(data[at] as number, 4 * at, 4 * at + 3)
    image.data[4 * at + 3] = 255
  }
  pen.putImageData(image, 0, 0)
  return canvas.convertToBlob({ type: 'image/jpeg', quality: 0.8 })
}
