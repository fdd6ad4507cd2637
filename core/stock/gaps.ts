import { DAY_MS } from './day.ts'
import type { StockRecord } from './record.ts'

const REMEMBERED = 8
const SAME_TRIP_DAYS = 0.5

/** The middle one; undefined of none. */
export function medianOf(values: readonly number[]): number | undefined {
  const sorted = [...values].sort((a, b) => a - b)
  const half = (sorted.length - 1) / 2
  const [low, high] = [sorted[Math.floor(half)], sorted[Math.ceil(half)]]
  return low === undefined || high === undefined ? undefined : (low + high) / 2
}

/** When a food came in, oldest first; what is only ever listed by hand came when its spells began. */
export function arrivalsOf({ purchases, spells, present, arrived }: StockRecord): number[] {
  const listed = () => [...spells.map(({ from }) => from), ...(present ? [arrived] : [])]
  const times = purchases.length >= 2 ? purchases : listed()
  return times.map((at) => Date.parse(at)).sort((a, b) => a - b)
}

/** Days between purchases, oldest first. Two of one trip count as one. */
export function gapsOf(record: StockRecord): number[] {
  const times = arrivalsOf(record)
  const gaps: number[] = []
  let last = times[0] ?? 0
  for (const time of times.slice(1)) {
    const days = (time - last) / DAY_MS
    if (days < SAME_TRIP_DAYS) continue
    gaps.push(days)
    last = time
  }
  return gaps.slice(-REMEMBERED)
}
