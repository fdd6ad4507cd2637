import type { DetectorModel } from './detector.ts'
import { letterbox } from './letterbox.ts'
import { resampleToPlanes } from './resample.ts'

/** RGBA bytes of a picture (a canvas's, or sharp's raw output) -> the model's input, 1 × 3 × size × size. A frame may use the smaller size. */
export function toTensor(
  rgba: ArrayLike<number>,
  width: number,
  height: number,
  model: DetectorModel,
  size = model.input.size,
): Float32Array {
  if (!(width >= 1 && height >= 1) || rgba.length < width * height * 4)
    throw new RangeError('The image is empty or incomplete.')
  const { fill, scale, offset } = model.input
  const at = letterbox({ width, height }, size)
  const planes = resampleToPlanes(rgba, width, height, at.width, at.height)
  const tensor = new Float32Array(3 * size * size).fill(fill * scale + offset)
  for (let c = 0; c < 3; c++)
    for (let y = 0; y < at.height; y++) {
      const from = (c * at.height + y) * at.width
      const to = (c * size + at.top + y) * size + at.left
      for (let x = 0; x < at.width; x++) tensor[to + x] = planes[from + x]! * scale + offset
    }
  return tensor
}
