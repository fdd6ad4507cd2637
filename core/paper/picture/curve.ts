import type { Ink } from './ink.ts'
import { inkByRow } from './upside-down.ts'

/** How far the lines of a bent page are off, at the points of a grid; in pixels of the ink's picture, downward. */
export interface Bend {
  width: number
  height: number
  across: number
  down: number
  by: Float32Array
}

const STRIPS = 24
const BANDS = 6
const STEEPEST = 0.16

/** Neighboring strips of a page show the same lines, a little higher or lower. */
function shiftBetween(a: Float32Array, b: Float32Array, from: number, to: number, most: number) {
  let [best, at, self] = [0, 0, 0]
  let [meanA, meanB] = [0, 0]
  for (let y = from; y < to; y++) {
    meanA += a[y] as number
    meanB += b[y] as number
  }
  meanA /= to - from
  meanB /= to - from
  let other = 0
  for (let y = from; y < to; y++) {
    self += ((a[y] as number) - meanA) ** 2
    other += ((b[y] as number) - meanB) ** 2
  }
  if (self === 0 || other === 0 || meanA < 0.5 || meanB < 0.5) return { shift: 0, trust: 0 }
  const values: number[] = []
  for (let shift = -most; shift <= most; shift++) {
    let sum = 0
    for (let y = from; y < to; y++) {
      const v = y + shift
      if (v >= 0 && v < b.length) sum += ((a[y] as number) - meanA) * ((b[v] as number) - meanB)
    }
    values.push(sum)
    if (sum > best) {
      best = sum
      at = shift
    }
  }
  // Between two pixels, by a parabola.
  const [low, mid, high] = [values[at + most - 1], values[at + most], values[at + most + 1]]
  const curve = low === undefined || high === undefined || mid === undefined ? 0 : low - 2 * mid + high
  const part = curve < 0 ? ((low as number) - (high as number)) / (2 * curve) : 0
  const trust = best / Math.sqrt(self * other)
  return { shift: at + part, trust: trust > 0.35 ? trust : 0 }
}

function smooth(rows: Float32Array): Float32Array {
  return rows.map((value, y) => ((rows[y - 1] ?? value) + 2 * value + (rows[y + 1] ?? value)) / 4)
}

/** Follows the lines from strip to strip. Undefined if they are straight. */
export function bendOf(ink: Ink): Bend | undefined {
  const { width, height } = ink
  const wide = width / STRIPS
  const strips = Array.from({ length: STRIPS }, (_, at) =>
    smooth(inkByRow(ink, Math.round(at * wide), Math.round((at + 1) * wide))),
  )
  const most = Math.max(2, Math.round(wide * STEEPEST))
  const pairs = STRIPS - 1
  const [shifts, trusts] = [new Float32Array(pairs * BANDS), new Float32Array(pairs * BANDS)]
  for (let band = 0; band < BANDS; band++) {
    const tall = height / BANDS
    const [from, to] = [
      Math.max(0, Math.round((band - 0.25) * tall)),
      Math.min(height, Math.round((band + 1.25) * tall)),
    ]
    for (let at = 0; at < pairs; at++) {
      const { shift, trust } = shiftBetween(
        strips[at] as Float32Array,
        strips[at + 1] as Float32Array,
        from,
        to,
        most,
      )
      shifts[band * pairs + at] = shift
      trusts[band * pairs + at] = trust
    }
  }
  const steps = shifts.map((_, place) => {
    const [band, at] = [Math.floor(place / pairs), place % pairs]
    let [sum, weight] = [0, 0.15]
    for (let b = Math.max(0, band - 1); b <= Math.min(BANDS - 1, band + 1); b++)
      for (let a = Math.max(0, at - 2); a <= Math.min(pairs - 1, at + 2); a++) {
        const near = (trusts[b * pairs + a] as number) * (b === band ? 1 : 0.4) * (1 / (1 + Math.abs(a - at)))
        sum += near * (shifts[b * pairs + a] as number)
        weight += near
      }
    return sum / weight
  })
  const by = new Float32Array(STRIPS * BANDS)
  let furthest = 0
  for (let band = 0; band < BANDS; band++) {
    const start = STRIPS >> 1
    for (let at = start + 1; at < STRIPS; at++)
      by[band * STRIPS + at] =
        (by[band * STRIPS + at - 1] as number) + (steps[band * pairs + at - 1] as number)
    for (let at = start - 1; at >= 0; at--)
      by[band * STRIPS + at] = (by[band * STRIPS + at + 1] as number) - (steps[band * pairs + at] as number)
    for (let at = 0; at < STRIPS; at++)
      furthest = Math.max(furthest, Math.abs(by[band * STRIPS + at] as number))
  }
  return furthest < 2 ? undefined : { width, height, across: STRIPS, down: BANDS, by }
}

/** How far a point is off. */
export function bentBy({ width, height, across, down, by }: Bend, x: number, y: number): number {
  const u = Math.max(0, Math.min(across - 1, (x / width) * across - 0.5))
  const v = Math.max(0, Math.min(down - 1, (y / height) * down - 0.5))
  const [left, top] = [Math.floor(u), Math.floor(v)]
  const [right, bottom] = [Math.min(across - 1, left + 1), Math.min(down - 1, top + 1)]
  const [du, dv] = [u - left, v - top]
  const at = (row: number, column: number) => by[row * across + column] as number
  return (
    (at(top, left) * (1 - du) + at(top, right) * du) * (1 - dv) +
    (at(bottom, left) * (1 - du) + at(bottom, right) * du) * dv
  )
}
