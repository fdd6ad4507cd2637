import type { PictureSize } from './detector.ts'

/** Where the picture lies on the model's square: it keeps its shape and is centred. Whole pixels, never empty. */
interface Letterbox {
  left: number
  top: number
  width: number
  height: number
}

export function letterbox({ width, height }: PictureSize, size: number): Letterbox {
  const scale = size / Math.max(width, height)
  const w = Math.max(1, Math.round(width * scale))
  const h = Math.max(1, Math.round(height * scale))
  return { left: Math.floor((size - w) / 2), top: Math.floor((size - h) / 2), width: w, height: h }
}
