import type { Position } from '#core/contracts/vision-ingredient-detector.ts'
import type { PictureSize } from '#core/vision/detector.ts'

/** A square around a part of the picture, as the background of a square. */
export function cropOf(position: Position, { width, height }: PictureSize) {
  const [wide, high] = [(position.width / 100) * width, (position.height / 100) * height]
  const side = Math.max(1, Math.min(Math.max(wide, high) * 1.1, width, height))
  const start = (from: number, length: number, whole: number) =>
    Math.min(Math.max(0, from + length / 2 - side / 2), whole - side)
  const left = start((position.x / 100) * width, wide, width)
  const top = start((position.y / 100) * height, high, height)
  const share = (from: number, whole: number) => (whole > side ? (from / (whole - side)) * 100 : 0)
  return {
    backgroundSize: `${(width / side) * 100}% ${(height / side) * 100}%`,
    backgroundPosition: `${share(left, width)}% ${share(top, height)}%`,
  }
}
