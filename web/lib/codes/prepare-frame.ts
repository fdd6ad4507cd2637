import type { GrayPicture } from '#core/paper/picture/gray.ts'

/** A picture made ready for one attempt, and where a point of it is in the original. */
export interface Prepared {
  picture: GrayPicture
  toOriginal: (x: number, y: number) => readonly [number, number]
}

export const asItIs = (picture: GrayPicture): Prepared => ({ picture, toOriginal: (x, y) => [x, y] })

/**
 * The reader looks along rows and columns, and misses codes between: those lie along a row after an eighth of a turn. Corners are
 * cut off; what is held up to a camera is in the middle.
 */
export function turnedByAnEighth({ width, height, data }: GrayPicture): Prepared {
  const side = Math.round(Math.min(Math.hypot(width, height) * 0.72, Math.max(width, height)))
  const out = new Uint8Array(side * side).fill(128)
  const half = Math.SQRT1_2
  const [cx, cy, c] = [(width - 1) / 2, (height - 1) / 2, (side - 1) / 2]
  for (let y = 0; y < side; y++) {
    let u = cx + half * (-c - (y - c))
    let v = cy + half * (-c + (y - c))
    for (let x = 0; x < side; x++, u += half, v += half) {
      if (u < 0 || v < 0 || u >= width - 1 || v >= height - 1) continue
      const [left, top] = [u | 0, v | 0]
      const [dx, dy] = [u - left, v - top]
      const at = top * width + left
      const upper = data[at]! + (data[at + 1]! - data[at]!) * dx
      const lower = data[at + width]! + (data[at + width + 1]! - data[at + width]!) * dx
      out[y * side + x] = upper + (lower - upper) * dy
    }
  }
  return {
    picture: { width: side, height: side, data: out },
    toOriginal: (x, y) => [cx + half * (x - c - (y - c)), cy + half * (x - c + (y - c))],
  }
}

/** So few pixels may become all black or all white. */
const CUT = 0.01
/** Less than this between dark and light is an empty table, whose grain would become bars. */
const LEAST_RANGE = 16

/** The light of the darkest and of the brightest pixels, but for a few. */
function rangeOf(data: Uint8Array): readonly [number, number] {
  const counts = new Int32Array(256)
  for (const light of data) counts[light]!++
  const few = data.length * CUT
  let [low, high] = [0, 255]
  for (let sum = counts[0]!; sum < few && low < 255; sum += counts[++low]!);
  for (let sum = counts[255]!; sum < few && high > low; sum += counts[--high]!);
  return [low, Math.max(high, low + LEAST_RANGE)]
}

/** From black to white, without grain: bars in poor light are so pale that the reader takes them for a plain ground. */
export function brightened({ width, height, data }: GrayPicture): Prepared {
  const [low, high] = rangeOf(data)
  // Of a sum of sixteenths.
  const levels = Uint8ClampedArray.from(
    { length: 16 * 256 },
    (_, sum) => (255 * (sum / 16 - low)) / (high - low),
  )
  const out = new Uint8Array(data.length)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const isEdge = x < 1 || y < 1 || x > width - 2 || y > height - 2
      const sum = isEdge
        ? 16 * data[at]!
        : 4 * data[at]! +
          2 * (data[at - 1]! + data[at + 1]! + data[at - width]! + data[at + width]!) +
          data[at - width - 1]! +
          data[at - width + 1]! +
          data[at + width - 1]! +
          data[at + width + 1]!
      out[at] = levels[sum]!
    }
  return { picture: { width, height, data: out }, toOriginal: (x, y) => [x, y] }
}

/** The middle of the picture at twice the size and with edges made steeper: bars that blur or distance have joined come apart. */
export function enlarged({ width, height, data }: GrayPicture, share: number, amount = 1.5): Prepared {
  const [wide, high] = [Math.floor(width * share), Math.floor(height * share)]
  const [left, top] = [(width - wide) >> 1, (height - high) >> 1]
  const sharp = new Int16Array(wide * high)
  for (let y = 0; y < high; y++)
    for (let x = 0; x < wide; x++) {
      const at = (top + y) * width + left + x
      const light = data[at]!
      const isEdge = x < 2 || y < 2 || x > wide - 3 || y > high - 3
      const around = isEdge
        ? light
        : (data[at - 1]! +
            data[at + 1]! +
            data[at - 2]! +
            data[at + 2]! +
            data[at - width]! +
            data[at + width]! +
            data[at - 2 * width]! +
            data[at + 2 * width]!) /
          8
      sharp[y * wide + x] = light + amount * (light - around)
    }
  const clamp = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : value)
  const [w, h] = [2 * wide - 2, 2 * high - 2]
  const out = new Uint8Array(w * h)
  for (let y = 0; y < high - 1; y++)
    for (let x = 0; x < wide - 1; x++) {
      const at = y * wide + x
      const [a, b, d, e] = [sharp[at]!, sharp[at + 1]!, sharp[at + wide]!, sharp[at + wide + 1]!]
      const to = 2 * y * w + 2 * x
      out[to] = clamp(a)
      out[to + 1] = clamp((a + b) >> 1)
      out[to + w] = clamp((a + d) >> 1)
      out[to + w + 1] = clamp((a + b + d + e) >> 2)
    }
  return { picture: { width: w, height: h, data: out }, toOriginal: (x, y) => [left + x / 2, top + y / 2] }
}
