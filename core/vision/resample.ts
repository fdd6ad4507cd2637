/** The source pixels that make one target pixel: the first one, and a weight for each. */
interface Tap {
  first: number
  weights: Float32Array
}

/**
 * A triangle filter, scaled when shrinking: plain bilinear when enlarging, no aliasing when shrinking a
 * camera picture. The same filter as Pillow's BILINEAR and PyTorch's antialiased bilinear, which the model was
 * trained and measured with.
 */
function taps(from: number, to: number): Tap[] {
  const scale = from / to
  const reach = Math.max(scale, 1)
  return Array.from({ length: to }, (_, i) => {
    const centre = (i + 0.5) * scale
    const first = Math.max(0, Math.floor(centre - reach + 0.5))
    const last = Math.min(from, Math.floor(centre + reach + 0.5))
    const weights = new Float32Array(Math.max(1, last - first))
    let sum = 0
    for (let k = 0; k < weights.length; k++) {
      const weight = Math.max(0, 1 - Math.abs((first + k + 0.5 - centre) / reach))
      weights[k] = weight
      sum += weight
    }
    for (let k = 0; k < weights.length; k++) weights[k] = sum > 0 ? weights[k]! / sum : 1
    return { first, weights }
  })
}

/** RGBA bytes, rows from the top -> RGB planes of `toWidth` × `toHeight` floats in 0..255. Alpha is ignored. */
export function resampleToPlanes(
  rgba: ArrayLike<number>,
  width: number,
  height: number,
  toWidth: number,
  toHeight: number,
): Float32Array {
  const across = taps(width, toWidth)
  const down = taps(height, toHeight)
  // Rows first: 3 values for each target column of each source row.
  const rows = new Float32Array(height * toWidth * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < toWidth; x++) {
      const { first, weights } = across[x]!
      let r = 0
      let g = 0
      let b = 0
      for (let k = 0; k < weights.length; k++) {
        const at = (y * width + first + k) * 4
        const weight = weights[k]!
        r += weight * rgba[at]!
        g += weight * rgba[at + 1]!
        b += weight * rgba[at + 2]!
      }
      rows.set([r, g, b], (y * toWidth + x) * 3)
    }
  const planes = new Float32Array(3 * toWidth * toHeight)
  const plane = toWidth * toHeight
  for (let y = 0; y < toHeight; y++) {
    const { first, weights } = down[y]!
    for (let k = 0; k < weights.length; k++) {
      const weight = weights[k]!
      const row = (first + k) * toWidth * 3
      for (let x = 0; x < toWidth; x++)
        for (let c = 0; c < 3; c++) planes[c * plane + y * toWidth + x]! += weight * rows[row + x * 3 + c]!
    }
  }
  return planes
}
