import type { PantryFact } from '../contracts/pantry-facts.ts'
import type { Place } from '../contracts/places.ts'
import { foldStock } from '../stock/fold.ts'
import { datesOf } from '../stock/freshness.ts'
import type { StockItem } from '../stock/item.ts'
import type { PileAmount } from './amount.ts'
import { amountWords, calledBy } from './in-words.ts'
import type { Kitchen } from './kitchen.ts'
import { itemsOf, type Pile, type PileItem } from './pile.ts'
import { known, type Planned, planned } from './planned.ts'

/** A row of the pile, as the pantry will have it. */
export interface PileRow extends PileItem {
  much: PileAmount
  /** Its name as the amount has it: "onions"; empty while it has none. */
  called: string
  /** How much, in words: "1 l", "3"; empty if unknown. */
  words: string
  isAmountGuessed: boolean
  /** Where it goes, and whether the user said so. */
  where: Place
  isPlaceChosen: boolean
  /** The last day it is good; null if unknown, or as good as forever. */
  until: string | null
  /** Printed on it or typed, or from our tables. */
  dated: StockItem['dated']
  fact: PantryFact | null
  /** The line of the shopping list that it is, ticked or open. */
  listed: 'ticked' | 'open' | null
  /** Not food: it isn't put into the pantry. */
  isFood: boolean
}

/** A usual place is where the last one is, unless that is the freezer: it was said of that one alone. */
const usualPlace = ({ before }: Planned): Place | null => {
  const last = before?.present ? before.lots.filter(({ amount }) => amount?.value !== 0).at(-1) : undefined
  return last && last.frozen === null && last.place !== 'freezer' ? last.place : null
}

function rowOf(plan: Planned, { today, now }: Kitchen): PileRow {
  const { item, tick, detail, much, fact } = plan
  const place = detail.place ?? tick?.detail.place ?? usualPlace(plan)
  const event = {
    id: item.id,
    at: new Date(now).toISOString(),
    kind: 'bought' as const,
    name: plan.name,
    detail: { ...known(plan), bought: today, place },
  }
  const record = foldStock([event]).get(plan.name)
  const dates = record && datesOf(record, fact, today)
  return {
    ...item,
    name: plan.isGeneral ? plan.name : item.name,
    much,
    called: calledBy(plan.isGeneral ? plan.name : (item.name ?? ''), much.amount, fact),
    words: much.text ?? (much.amount ? amountWords(much.amount) : ''),
    isAmountGuessed:
      much.from === 'list' ||
      much.from === 'usual' ||
      (item.isCountDoubtful && much.from !== 'said') === true,
    where: dates?.where ?? 'pantry',
    isPlaceChosen: item.place !== null,
    until: dates?.until ?? null,
    dated: dates?.dated ?? 'guessed',
    fact,
    listed: plan.ticked.length > 0 ? 'ticked' : plan.entry ? 'open' : null,
    isFood: plan.isFood,
  }
}

const unknown = (item: PileItem): PileRow => ({
  ...item,
  much: { amount: null, text: null, from: 'nothing' },
  called: item.name ?? '',
  words: item.text ?? '',
  isAmountGuessed: false,
  where: item.place ?? 'pantry',
  isPlaceChosen: item.place !== null,
  until: item.bestBefore,
  dated: item.bestBefore ? 'package' : 'guessed',
  fact: null,
  listed: null,
  isFood: true,
})

/** The rows of the pile with amounts, places and dates, as they will be in the pantry. */
export function described(pile: Pile, kitchen: Kitchen): PileRow[] {
  const items = itemsOf(pile)
  const plans = new Map(planned(items, kitchen).map((plan) => [plan.item.id, plan]))
  return items.map((item) => {
    const plan = plans.get(item.id)
    return plan ? rowOf(plan, kitchen) : unknown(item)
  })
}
