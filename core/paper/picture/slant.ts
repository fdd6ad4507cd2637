import type { Ink } from './ink.ts'

const MOST_POINTS = 40_000
const WIDEST = 20

interface Slant {
  /** Degrees, clockwise: lines go down to the right. */
  angle: number
  /** How sharply the ink falls into lines. */
  sharpness: number
}

interface Points {
  x: Float32Array
  y: Float32Array
}

/** The edge of a page, or of the table beside it, is a line as sharp as any of text. */
const BORDER = 0.03

function pointsOf({ width, height, data }: Ink): Points {
  const [left, top] = [Math.ceil(BORDER * width), Math.ceil(BORDER * height)]
  let count = 0
  for (const ink of data) count += ink
  const step = Math.max(1, Math.ceil(count / MOST_POINTS))
  const x = new Float32Array(Math.ceil(count / step))
  const y = new Float32Array(x.length)
  let [seen, at] = [0, 0]
  for (let v = top; v < height - top; v++)
    for (let u = left; u < width - left; u++) {
      if (data[v * width + u] === 0 || seen++ % step !== 0) continue
      x[at] = u
      y[at] = v
      at++
    }
  return { x: x.subarray(0, at), y: y.subarray(0, at) }
}

function sharpness({ x, y }: Points, angle: number, size: number): number {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  const rows = new Float64Array(3 * size)
  for (let at = 0; at < x.length; at++) {
    const row = Math.round((y[at] as number) * cos - (x[at] as number) * sin) + size
    if (row >= 0 && row < rows.length) rows[row] = (rows[row] as number) + 1
  }
  let sum = 0
  for (let row = 1; row < rows.length; row++) sum += ((rows[row] as number) - (rows[row - 1] as number)) ** 2
  return x.length === 0 ? 0 : sum / x.length
}

function bestSlant(points: Points, size: number): Slant {
  let best: Slant = { angle: 0, sharpness: 0 }
  const attempt = (angle: number) => {
    const found = sharpness(points, angle, size)
    if (found > best.sharpness) best = { angle, sharpness: found }
  }
  for (let angle = -WIDEST; angle <= WIDEST; angle++) attempt(angle)
  for (const step of [0.5, 0.25, 0.1]) {
    const { angle } = best
    for (const by of [-2, -1, 1, 2]) attempt(angle + by * step)
  }
  return best
}

interface Lie {
  /** The lines of text go up and down. */
  isSideways: boolean
  angle: number
}

/** How the lines of a text lie. */
export function lieOf(ink: Ink): Lie {
  const points = pointsOf(ink)
  const size = ink.width + ink.height
  const flat = bestSlant(points, size)
  // As if turned by a quarter, counterclockwise: x runs down.
  const upright = bestSlant({ x: points.y, y: points.x.map((x) => ink.width - x) }, size)
  // Print is several times as sharp one way as the other; drawings and handwriting are not.
  const isSideways = upright.sharpness > 1.6 * flat.sharpness
  return { isSideways, angle: isSideways ? upright.angle : flat.angle }
}
