import type { PictureSize } from './detector.ts'

/** The picture's position in the model's square: it keeps its aspect ratio and is centered. Whole pixels, never empty. */
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
