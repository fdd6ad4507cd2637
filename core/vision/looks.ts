import type { Position } from '../contracts/vision-ingredient-detector.ts'
import type { DetectorOutputs, PictureSize } from './detector.ts'
import { letterbox } from './letterbox.ts'

/** The stride of the cells that are described. */
const STRIDE = 32

/**
 * What a part of the picture looks like, or all of it: the mean of the cells it covers, unit length. Similar things
 * have a dot product near 1. Null if the network describes nothing.
 */
export function lookOf(
  { looks }: DetectorOutputs,
  picture: PictureSize,
  size: number,
  position: Position | null = null,
): Float32Array | null {
  if (!looks) return null
  const side = Math.ceil(size / STRIDE)
  const cells = side * side
  const width = looks.length / cells
  const { across, down } = covered(picture, size, side, position)
  const vector = new Float32Array(width)
  for (let c = 0; c < width; c++) {
    let sum = 0
    for (let y = 0; y < side; y++)
      for (let x = 0; x < side; x++) sum += across[x]! * down[y]! * looks[c * cells + y * side + x]!
    vector[c] = sum
  }
  const length = Math.hypot(...vector)
  return length > 0 ? vector.map((value) => value / length) : null
}

/** How much of each column and each row of cells is covered. */
function covered(picture: PictureSize, size: number, side: number, position: Position | null) {
  const whole = Array.from({ length: side }, () => 1)
  if (!position) return { across: whole, down: whole }
  const at = letterbox(picture, size)
  const share = (start: number, length: number, from: number, span: number) => {
    const low = start + (from / 100) * length
    // Never empty, however small the thing is.
    const high = Math.max(low + 1, start + ((from + span) / 100) * length)
    return whole.map((_, i) => Math.max(0, Math.min((i + 1) * STRIDE, high) - Math.max(i * STRIDE, low)))
  }
  return {
    across: share(at.left, at.width, position.x, position.width),
    down: share(at.top, at.height, position.y, position.height),
  }
}
