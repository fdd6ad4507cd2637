import { type DayOf, utcDay } from './day.ts'
import { byTime, type StockDetail, type StockEvent, saysThere } from './event.ts'
import { newLot, patchedLot, patchedLots, totalOf, usedFrom, withPurchase } from './lots.ts'
import type { Lot, Spell, StockRecord } from './record.ts'

/** As much history as habits need. */
const REMEMBERED = 20

const latest = <One>(all: readonly One[], one: One): One[] => [...all, one].slice(-REMEMBERED)

type Food = Omit<StockRecord, keyof Lot | 'lots'>

/** A food that comes into the kitchen: nothing of its last stay counts, except what was learned. */
const arrival = (name: string, at: string, last: StockRecord | undefined): Food => ({
  name,
  present: true,
  since: at,
  confirmed: at,
  meal: null,
  recipe_id: null,
  near: null,
  asked: last?.asked ?? null,
  spells: last?.spells ?? [],
  purchases: last?.purchases ?? [],
})

function withLots(food: Food, lots: readonly Lot[]): StockRecord {
  const { id: _id, ...oldest } = lots[0] ?? newLot('', food.since, utcDay)
  const { arrived, day } = lots.at(-1) ?? oldest
  return { ...food, ...oldest, ...totalOf(lots), arrived, day, lots }
}

/** What an event says about the food itself. */
function named(food: Food, { meal, recipe_id, near }: StockDetail): Food {
  const next = { ...food }
  if (meal !== undefined) next.meal = meal
  if (meal !== undefined && recipe_id !== undefined) next.recipe_id = recipe_id
  if (near !== undefined) next.near = near
  return next
}

/** One lot is gone, or all: then so is the food. */
function without(record: StockRecord, { at, detail }: StockEvent): StockRecord {
  const lot = record.lots.length > 1 ? record.lots.find(({ id }) => id === detail.lot) : undefined
  if (detail.lot && record.lots.every(({ id }) => id !== detail.lot)) return record
  const { arrived: from, full: amount } = lot ?? record
  const known = detail.asked && { known: record.confirmed }
  const spell: Spell = { from, until: at, why: detail.why ?? 'used', amount, ...known }
  const food = { ...record, spells: latest(record.spells, spell) }
  return lot
    ? withLots(
        food,
        record.lots.filter((one) => one !== lot),
      )
    : { ...food, present: false }
}

/** It wasn't out after all: its stay goes on. */
const back = (record: StockRecord): StockRecord => ({
  ...record,
  present: true,
  spells: record.spells.slice(0, -1),
})

/** Only an answer, or a question put off. */
const saysNothing = ({ asked: _asked, lot: _lot, ...rest }: StockDetail) => Object.keys(rest).length === 0

function next(record: StockRecord | undefined, event: StockEvent, dayOf: DayOf): StockRecord | undefined {
  const { at, kind, name, detail } = event
  const asked = detail.asked ? { asked: at } : {}
  const here = record?.present ? record : undefined
  const food = named(here ?? arrival(name, at, record), detail)
  switch (kind) {
    case 'have':
    case 'seen': {
      const lots = here ? patchedLots(here.lots, detail) : [patchedLot(newLot(event.id, at, dayOf), detail)]
      return withLots({ ...food, confirmed: at, ...asked }, lots)
    }
    case 'bought': {
      const purchases = latest(food.purchases, at)
      return withLots({ ...food, confirmed: at, purchases }, withPurchase(here?.lots ?? [], event, dayOf))
    }
    case 'used':
      return here && withLots({ ...here, confirmed: at }, usedFrom(here.lots, event, dayOf))
    case 'set':
      if (!here)
        return record && saysThere(detail)
          ? withLots(
              { ...named(back(record), detail), confirmed: at, ...asked },
              patchedLots(record.lots, detail),
            )
          : record
      if (saysNothing(detail)) return { ...here, ...asked }
      return withLots({ ...food, confirmed: at, ...asked }, patchedLots(here.lots, detail))
    case 'out':
      return here ? { ...without(here, event), ...asked } : record
    case 'undo':
      return record
  }
}

/**
 * What all events together say, by name. Whoever has the same events gets the same records,
 * in whatever order they arrived; an event that is there twice counts once. Only the days that follow from times
 * are those of the place where they are read.
 */
export function foldStock(events: readonly StockEvent[], dayOf: DayOf = utcDay): Map<string, StockRecord> {
  const undone = new Set(events.flatMap(({ of }) => of ?? []))
  const records = new Map<string, StockRecord>()
  let last = ''
  for (const event of [...events].sort(byTime)) {
    if (event.id === last || undone.has(event.id)) continue
    last = event.id
    const record = next(records.get(event.name), event, dayOf)
    if (record) records.set(event.name, record)
  }
  return records
}

/** What is listed, in the order in which it came. */
export const listedIn = (records: ReadonlyMap<string, StockRecord>): StockRecord[] =>
  [...records.values()]
    .filter(({ present }) => present)
    .sort((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : a.name < b.name ? -1 : 1))
