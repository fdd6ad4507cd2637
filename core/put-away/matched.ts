import { isHouseholdGood } from '../shopping/household-goods.ts'
import { mergeItems, plainKey, type ShoppingEntry } from '../shopping/merge.ts'
import { factOf } from '../stock/describe.ts'
import type { StockEvent } from '../stock/event.ts'
import { isTick, putAwayOf, SAME_TRIP_MS, undoneIn } from '../stock/purchase-id.ts'
import type { Kitchen } from './kitchen.ts'
import type { PileItem } from './pile.ts'

/** An item with what the shopping list says about it. */
export interface Matched {
  item: PileItem & { name: string }
  /** Purchases that ticks of this trip recorded already. */
  ticked: readonly StockEvent[]
  /** What is still open on the list. */
  entry: ShoppingEntry | undefined
  /** The list has the more exact name: what the till calls cheese is the cheddar cheese that was wanted. */
  isGeneral: boolean
  /** Toilet paper is ticked, but nobody cooks with it. */
  isFood: boolean
}

/** 0: the same food; 1: a kind of it, as cheddar cheese is cheese. */
function nearness(item: string, food: string, { facts }: Kitchen): number | undefined {
  const fact = factOf(facts, item)
  const other = factOf(facts, food)?.food ?? food
  const keys = (names: readonly string[]) => names.map(plainKey)
  if (keys([item, fact?.food ?? item]).some((key) => keys([food, other]).includes(key))) return 0
  return keys(fact?.kindOf ?? []).some((key) => keys([food, other]).includes(key)) ? 1 : undefined
}

/** Our tables have ground beef as a kind of beef; tills and packs call all of it ground meat. */
const GROUND = /^ground\b/
const GROUND_MEAT = 'ground meat'

/** Whether what is listed is a kind of what was found. */
function isKind(listed: string, item: string, kitchen: Kitchen): boolean {
  if (nearness(listed, item, kitchen) === 1) return true
  const fact = factOf(kitchen.facts, listed)
  const isMeat = fact?.category === 'meat' || fact?.category === 'poultry'
  return isMeat && GROUND.test(fact.food) && nearness(GROUND_MEAT, item, kitchen) === 0
}

/** Ticked on this trip, and not put away yet. */
function tickedNow({ events, now }: Kitchen): StockEvent[] {
  const undone = undoneIn(events)
  const left = events.filter(({ id }) => !undone.has(id))
  return left.filter(
    (event) =>
      isTick(event) && Date.parse(event.at) >= now - SAME_TRIP_MS && putAwayOf(event.id, left).length === 0,
  )
}

function openEntries({ shopping, facts }: Kitchen): ShoppingEntry[] {
  const names = shopping.map(({ name }) => name)
  const foods = names.flatMap((name) => {
    const fact = factOf(facts, name)
    return fact ? [[name, { food: fact.food, plural: fact.food, category: fact.category }] as const] : []
  })
  return mergeItems(
    shopping.filter(({ checked }) => !checked),
    Object.fromEntries(foods),
  )
}

/** As the user said, else as it says itself. */
export const goesToFreezer = ({ place, isFrozen }: PileItem): boolean =>
  place === null ? isFrozen : place === 'freezer'

/** What is known of the pile's items by their names; each line of the list is for one of them. */
export function matched(items: readonly PileItem[], kitchen: Kitchen): Matched[] {
  const named = items.filter((item): item is Matched['item'] => item.name !== null)
  const ticks = tickedNow(kitchen)
  const entries = openEntries(kitchen)
  const ticked = new Map<Matched['item'], StockEvent[]>()
  const open = new Map<Matched['item'], ShoppingEntry>()
  const takeAll = <One>(from: One[], fits: (one: One) => boolean, most: number): One[] => {
    const taken = from.filter(fits).slice(0, most)
    for (const one of taken) from.splice(from.indexOf(one), 1)
    return taken
  }
  const general = new Set<Matched['item']>()
  for (const step of [0, 1, 2]) {
    for (const [at, item] of named.entries()) {
      if (ticked.has(item) || open.has(item)) continue
      const fits = ({ name }: { name: string }) =>
        step < 2 ? nearness(item.name, name, kitchen) === step : isKind(name, item.name, kitchen)
      if (step === 2) {
        // Whoever types says what it is, and of two kinds nobody knows which one it is.
        const kinds = new Set([...ticks, ...entries].filter(fits).map(({ name }) => plainKey(name)))
        if (item.way === 'typed' || item.way === 'seen' || kinds.size !== 1) continue
        general.add(item)
      }
      // The last one of a food takes all: two ticks, and one code for both.
      const isLast = !named.slice(at + 1).some(({ name }) => nearness(name, item.name, kitchen) === 0)
      const own = takeAll(ticks, fits, isLast ? ticks.length : 1)
      if (own.length > 0) {
        ticked.set(item, own)
        continue
      }
      const some = entries.filter(fits)
      const entry = some.find(({ frozen }) => frozen === goesToFreezer(item)) ?? some[0]
      if (!entry) continue
      open.set(item, entry)
      entries.splice(entries.indexOf(entry), 1)
    }
  }
  return named.map((item) => ({
    item,
    ticked: ticked.get(item) ?? [],
    entry: open.get(item),
    isGeneral: general.has(item),
    isFood: factOf(kitchen.facts, item.name) !== null || !isHouseholdGood(item.name),
  }))
}
