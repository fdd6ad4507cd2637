import { inUnit } from './amounts.ts'
import { DAY_MS } from './day.ts'
import type { Habit } from './habit.ts'
import type { Standing, StockItem } from './item.ts'
import { upperTail } from './normal.ts'
import type { StockRecord } from './record.ts'

/** Chosen by simulation: bench/pantry. */
const THERE = 0.75
const PROBABLY = 0.5

/** By the amounts it is used up, but amounts drift. */
const NOTHING_LEFT = 0.1
/** Food that is gone comes back, and not every purchase is ticked. */
const BOUGHT_UNNOTICED = 0.25
/** What was only listed had been there for a while. */
const LISTED_AGE = 0.35
/** How much the amount that is left says about this package. */
const AMOUNT_WEIGHT = 1
const LEAST_USED = 0.05

/** Days after its date within which most of it is thrown away, by how long it keeps. */
const GRACE_PART = 0.4
const SHORTEST_GRACE = 2

export const standingOf = (chance: number): Standing =>
  chance >= THERE ? 'there' : chance >= PROBABLY ? 'probably' : 'maybe gone'

/** The part that is left since the last purchase or correction; undefined if unknown. */
function partLeft({ amount, full }: StockRecord): number | undefined {
  if (!amount || !full || full.value <= 0) return undefined
  const same = inUnit(amount, full.unit)
  return same && Math.min(1, same.value / full.value)
}

/** The habit of this package: half of it gone after 3 days, and it lasts about 6. */
function ofThisPackage(
  habit: Habit,
  age: number,
  part: number | undefined,
): { mean: number; spread: number } {
  const { mean, doubt, spread } = habit
  const variance = doubt ** 2 + spread ** 2
  if (part === undefined || part > 1 - LEAST_USED || age <= 0) return { mean, spread: Math.sqrt(variance) }
  const used = 1 - part
  const precision = 1 / variance
  const own = (AMOUNT_WEIGHT * used) / spread ** 2
  return {
    mean: (mean * precision + Math.log(Math.max(0.5, age) / used) * own) / (precision + own),
    spread: Math.sqrt(1 / (precision + own)),
  }
}

/** That a food past its date hasn't been thrown away since it was last known to be there. */
function notThrownAway(
  item: Pick<StockItem, 'until' | 'where' | 'keeps' | 'confirmed'>,
  now: number,
): number {
  if (item.until === null || item.where === 'freezer') return 1
  const from = Math.max(Date.parse(item.until) + DAY_MS, Date.parse(item.confirmed))
  const past = (now - from) / DAY_MS
  if (past <= 0) return 1
  const grace = Math.max(SHORTEST_GRACE, (item.keeps?.days[1] ?? 7) * GRACE_PART)
  return Math.exp(-past / grace)
}

/** The chance that a food that was there when last confirmed is there now: S(now) / S(then). */
export function chanceOf(
  item: StockRecord & Pick<StockItem, 'until' | 'where' | 'keeps'>,
  habit: Habit,
  now: number,
): number {
  const part = partLeft(item)
  if (part === 0) return NOTHING_LEFT
  const confirmed = Date.parse(item.confirmed)
  const before = item.bought === null ? LISTED_AGE * Math.exp(habit.mean) : 0
  const then = Math.max(0, confirmed - Date.parse(item.arrived)) / DAY_MS + before
  const age = then + Math.max(0, now - confirmed) / DAY_MS
  const { mean, spread } = ofThisPackage(habit, then, part)
  const survival = (days: number) => (days <= 0 ? 1 : upperTail((Math.log(days) - mean) / spread))
  const known = survival(then)
  const still = known > 1e-9 ? survival(age) / known : 0
  const chance = Math.min(1, still) * notThrownAway(item, now)
  return item.meal === null ? chance + (1 - chance) * BOUGHT_UNNOTICED : chance
}
