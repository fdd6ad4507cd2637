import type { PantryFact } from '../contracts/pantry-facts.ts'
import { addDays, daysBetween } from './day.ts'
import { datesOf, isUnsafe } from './freshness.ts'
import { learned, priorOf, seenOf } from './habit.ts'
import type { StockItem } from './item.ts'
import { boughtOn, totalOf } from './lots.ts'
import type { Lot, StockRecord } from './record.ts'

const NEVER = '9999-12-31'
/** So long past its date, and bought again since, what had no amount is taken for gone. */
const FORGOTTEN_DAYS = 14
/** What keeps for longer is never seen to go, and no date tells it apart. */
const PERISHABLE_DAYS = 30
/** Within this part of its usual time most of a food is still there. */
const LIKELY_PART = 0.5

interface Dated {
  lot: Lot
  dates: ReturnType<typeof datesOf>
  unsafe: boolean
}

const byArrival = (record: StockRecord, some: readonly Dated[]): Lot[] =>
  record.lots.filter((lot) => some.some((one) => one.lot === lot))

/** The lots as one item: the dates of the first, the amount of all. `some` are in the order in which they should go. */
function together(
  record: StockRecord,
  fact: PantryFact | null,
  some: readonly [Dated, ...Dated[]],
  spoiled: StockItem | null,
): StockItem {
  const lots = byArrival(record, some)
  const [first] = some
  const { amount, full, text } = totalOf(lots)
  const { id: _id, ...lead } = first.lot
  const { where, until, daysLeft, freshness, basis, dated, keeps } = first.dates
  // Literal fields come first: adding them to a copy of the record is twenty times slower in V8.
  return {
    fact,
    where,
    chance: 1,
    standing: 'there',
    until,
    daysLeft,
    freshness,
    basis,
    dated,
    keeps,
    lasts: undefined,
    good: some.map(({ lot }) => lot),
    spoiled,
    ...record,
    ...lead,
    amount,
    full,
    text,
    arrived: lots.at(-1)?.arrived ?? record.arrived,
    day: lots.at(-1)?.day ?? record.day,
  }
}

const datedLot = (record: StockRecord, lot: Lot, fact: PantryFact | null, today: string): Dated => {
  const dates = datesOf({ ...record, ...lot }, fact, today)
  return { lot, dates, unsafe: isUnsafe({ ...record, ...lot, ...dates, fact }) }
}

/** On a day, not past its date: printed, that is enough; else it came so short ago that it isn't used up yet. */
function isLikelyLeft({ lot, dates }: Dated, record: StockRecord, fact: PantryFact | null, day: string) {
  if ((dates.until ?? NEVER) < day) return false
  if (isPrinted(lot, dates)) return (lot.best_before ?? NEVER) >= day
  const usual = Math.exp(learned(priorOf(fact, dates.where), seenOf(record)).mean)
  return daysBetween(boughtOn(lot), day) < usual * LIKELY_PART
}

const isPrinted = ({ best_before }: Lot, { where }: Dated['dates']) =>
  best_before !== null && where !== 'freezer'

/** A listed food: what is safe of it counts, and what isn't is told apart. */
export function itemOf(record: StockRecord, fact: PantryFact | null, today: string): StockItem {
  // What is frozen can wait, whatever its date.
  const urgency = ({ dates: { where, until } }: Dated) => `${where === 'freezer' ? 1 : 0} ${until ?? NEVER}`
  const all = record.lots
    .map((lot) => datedLot(record, lot, fact, today))
    .sort((a, b) => (urgency(a) < urgency(b) ? -1 : 1))
  const isForgotten = ({ lot, dates }: Dated) =>
    lot.amount === null && lot.text === null && (dates.daysLeft ?? 0) < -FORGOTTEN_DAYS
  const [safe, bad] = [all.filter(({ unsafe }) => !unsafe), all.filter(({ unsafe }) => unsafe)]
  const lots = byArrival(record, safe)
  // Two packages and 2 liters don't add up, but each was counted.
  const isSummed = totalOf(lots).amount !== null || lots.every(({ amount }) => amount !== null)
  const last = lots.at(-1)
  const isUncounted = ({ lot, dates }: Dated) =>
    lot !== last && dates.basis === 'quality' && (lot.amount === null || !isSummed)
  const keepsLong = ({ lot, dates }: Dated) =>
    !isPrinted(lot, dates) && (dates.keeps?.days[1] ?? 0) > PERISHABLE_DAYS
  // Bought again without a word about the last one: unless both were counted, or it was likely left then, that one is
  // gone. Where there were two, the older one doesn't vanish with its date.
  const isReplaced = (one: Dated) => {
    if (!isUncounted(one)) return false
    if (keepsLong(one)) return !isLikelyLeft(one, record, fact, today)
    const later = lots.slice(lots.indexOf(one.lot) + 1)
    const isKnown = later.every((lot) => isLikelyLeft(one, record, fact, boughtOn(lot)))
    return !isKnown || (one.dates.daysLeft ?? 0) < -FORGOTTEN_DAYS
  }
  const kept = safe.filter((one) => !isReplaced(one))
  // Past its best, it says nothing about the newer one, which comes first.
  const isTired = (one: Dated) => isUncounted(one) && one.dates.freshness === 'past'
  const [first, ...good] = [...kept.filter((one) => !isTired(one)), ...kept.filter(isTired)]
  const [old, ...others] = first ? bad.filter((one) => !isForgotten(one)) : bad
  const spoiled = old ? together(record, fact, [old, ...others], null) : null
  return first ? together(record, fact, [first, ...good], spoiled) : (spoiled as StockItem)
}

/** What is kept in several places, once for each of them, the most urgent first: frozen beef isn't used by Saturday. */
export function byPlace(item: StockItem): StockItem[] {
  if (item.good.length < 2 || item.until === null || item.daysLeft === null) return [item]
  const today = addDays(item.until, -item.daysLeft)
  const all = item.good.map((lot) => datedLot(item, lot, item.fact, today))
  const places = [...new Set(all.map(({ dates }) => dates.where))]
  if (places.length < 2) return [item]
  return places.flatMap((place, at): StockItem[] => {
    const [first, ...others] = all.filter(({ dates }) => dates.where === place)
    if (!first) return []
    const { id: _id, ...lead } = first.lot
    const some = byArrival(item, [first, ...others])
    const last = some.at(-1) ?? first.lot
    const { keeps, ...dates } = first.dates
    const good = [first, ...others].map(({ lot }) => lot)
    const spoiled = at === 0 ? item.spoiled : null
    const { arrived, day } = last
    return [
      { ...item, ...lead, ...dates, keeps, ...totalOf(some), arrived, day, good, spoiled, isPart: true },
    ]
  })
}

/** Each package of an item by itself, the oldest date first. */
export const packagesOf = (item: StockItem, today: string): StockItem[] =>
  item.good
    .map((lot) => {
      const { id: _id, ...fields } = lot
      const { keeps, ...dates } = datedLot(item, lot, item.fact, today).dates
      return { ...item, ...fields, ...dates, keeps, good: [lot], spoiled: null }
    })
    .sort((a, b) => (a.until ?? NEVER).localeCompare(b.until ?? NEVER))
