import type { GrayPicture } from './gray.ts'

/** Sums of all pixels above and to the left, with a row and a column of zeros. */
function sumsOf({ width, height, data }: GrayPicture, of: (light: number) => number): Float64Array {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y++) {
    let row = 0
    for (let x = 0; x < width; x++) {
      row += of(data[y * width + x] as number)
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] as number) + row
    }
  }
  return sums
}

/** Calls `to` with the mean around each pixel. */
function means(
  { width, height }: GrayPicture,
  sums: Float64Array,
  reach: number,
  to: (at: number, mean: number) => void,
) {
  const wide = width + 1
  for (let y = 0; y < height; y++) {
    const [top, bottom] = [Math.max(0, y - reach), Math.min(height, y + reach + 1)]
    for (let x = 0; x < width; x++) {
      const [left, right] = [Math.max(0, x - reach), Math.min(width, x + reach + 1)]
      const sum =
        (sums[bottom * wide + right] as number) -
        (sums[top * wide + right] as number) -
        (sums[bottom * wide + left] as number) +
        (sums[top * wide + left] as number)
      to(y * width + x, sum / ((bottom - top) * (right - left)))
    }
  }
}

/** The mean of the pixels around each: gaps between dots close. */
export function blurred(picture: GrayPicture, reach: number): GrayPicture {
  if (reach < 1) return picture
  const data = new Uint8Array(picture.data.length)
  means(
    picture,
    sumsOf(picture, (light) => light),
    reach,
    (at, mean) => {
      data[at] = mean + 0.5
    },
  )
  return { ...picture, data }
}

/** The darkest of the pixels around each: thin strokes and dots grow together. */
export function thickened({ width, height, data }: GrayPicture, reach: number): GrayPicture {
  const pass = (from: Uint8Array, isAcross: boolean) => {
    const out = new Uint8Array(from.length)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        let darkest = 255
        for (let by = -reach; by <= reach; by++) {
          const [u, v] = isAcross ? [x + by, y] : [x, y + by]
          if (u >= 0 && v >= 0 && u < width && v < height)
            darkest = Math.min(darkest, from[v * width + u] as number)
        }
        out[y * width + x] = darkest
      }
    return out
  }
  return { width, height, data: pass(pass(data, true), false) }
}

/** Less than that is noise of the camera. */
const FAINTEST = 7
const REACH = 40
const PAPER = 205

interface Contrast {
  picture: GrayPicture
  /** Above 0: there is more that is far brighter than what is around it than far darker. */
  lean: number
}

/** Each pixel compared with those around it, so that faint print on any ground is as dark as other print. */
export function evenContrast(picture: GrayPicture): Contrast {
  const mean = new Float32Array(picture.data.length)
  const data = new Uint8Array(picture.data.length)
  means(
    picture,
    sumsOf(picture, (light) => light),
    REACH,
    (at, value) => {
      mean[at] = value
    },
  )
  let [cubes, count] = [0, 0]
  means(
    picture,
    sumsOf(picture, (light) => light * light),
    REACH,
    (at, value) => {
      const spread = Math.sqrt(Math.max(0, value - (mean[at] as number) ** 2))
      const off = ((picture.data[at] as number) - (mean[at] as number)) / Math.max(FAINTEST, spread)
      if (spread > FAINTEST) {
        cubes += off ** 3
        count++
      }
      data[at] = Math.max(0, Math.min(255, PAPER + 64 * off))
    },
  )
  return { picture: { ...picture, data }, lean: cubes / Math.max(1, count) }
}
