import type { PantryFact } from '../contracts/pantry-facts.ts'
import { chanceOf, standingOf } from './chance.ts'
import { DAY_MS } from './day.ts'
import { listedIn } from './fold.ts'
import { type Habit, learned, priorOf, seenOf } from './habit.ts'
import type { StockItem } from './item.ts'
import { itemOf, packagesOf } from './lot-items.ts'
import type { StockRecord } from './record.ts'

export type Facts = Readonly<Record<string, PantryFact | null>>

/** Names are anything that people type, also those of what every object has. */
export const factOf = (facts: Facts, name: string): PantryFact | null =>
  Object.hasOwn(facts, name) ? (facts[name] ?? null) : null

/** A household counts for itself once it has finished a food so often. */
const LEARNED_SPELLS = 3
/** Before so much is seen, a household is taken for a usual one. */
const USUAL_EVIDENCE = 4
const NOON = DAY_MS / 2

/** How much longer than usual things last in this household, in log days: what its foods have in common. */
function paceOf(habits: Iterable<{ prior: Habit; habit: Habit }>): number {
  let sum = 0
  let weight = USUAL_EVIDENCE
  for (const { prior, habit } of habits) {
    sum += (habit.mean - prior.mean) * habit.evidence
    weight += habit.evidence
  }
  return sum / weight
}

const finished = ({ spells }: StockRecord) =>
  spells.filter(({ why }) => why === 'used' || why === 'wasted').length

/** What is past its date among others is thrown away without them: the last date says how likely any is left. */
function lastingOf(item: StockItem, today: string): StockItem {
  if (item.freshness !== 'past' || item.good.length < 2) return item
  const last = packagesOf(item, today).at(-1)
  return last ? { ...item, until: last.until, keeps: last.keeps } : item
}

/** What is listed, with places, dates and chances. `today` is the user's calendar day. */
export function describeStock(
  records: ReadonlyMap<string, StockRecord>,
  facts: Facts,
  today: string,
): StockItem[] {
  const now = Date.parse(today) + NOON
  const listed = listedIn(records).map((record) => {
    // A dish isn't the food it is named after: leftover chili keeps like any dish.
    const fact = record.meal === null ? factOf(facts, record.name) : null
    const item = itemOf(record, fact, today)
    const prior = priorOf(fact, item.where)
    const seen = seenOf(record)
    return { item, prior, seen, habit: learned(prior, seen) }
  })
  const pace = paceOf(listed)
  return listed.map(({ item, prior, seen }) => {
    const habit = learned({ ...prior, mean: prior.mean + pace }, seen)
    item.chance = chanceOf(lastingOf(item, today), habit, now)
    item.standing = standingOf(item.chance)
    item.lasts = {
      days: Math.max(1, Math.round(Math.exp(habit.mean))),
      learned: finished(item) >= LEARNED_SPELLS,
    }
    return item
  })
}
