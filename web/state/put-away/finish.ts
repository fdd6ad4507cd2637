import { keptFoods } from '#core/planning/settled.ts'
import { described, type PileRow } from '#core/put-away/described.ts'
import { without } from '#core/put-away/pile.ts'
import { putAwayAt } from '#core/put-away/pile-receipt.ts'
import { purchases } from '#core/put-away/purchases.ts'
import { same } from '#core/text/same.ts'
import { planStore } from '../plan/plan.ts'
import { settledStore } from '../plan/settled.ts'
import { shoppingStore } from '../shopping.ts'
import { stockLog } from '../stock/stock-log.ts'
import { kitchenNow } from './kitchen.ts'
import { type LastPutAway, lastPutAwayStore } from './last-put-away.ts'
import { pileStore } from './pile-store.ts'
import { takeBack } from './take-back.ts'

interface PutAway {
  /** What is in the kitchen now, as it was shown. */
  rows: readonly PileRow[]
  /** Names of the items of the shopping list that were ticked. */
  ticked: readonly string[]
  undo: () => boolean
}

/** Puts everything that has a name into the pantry and ticks it on the list; what has none stays on the pile. */
export function finish(): PutAway {
  stockLog.adopt()
  const pile = pileStore.get()
  const kitchen = kitchenNow()
  const { events, ticks, items } = purchases(pile, kitchen)
  const rows = described(pile, kitchen).filter(({ id }) => items.includes(id))
  const ids = stockLog.record(events)
  shoppingStore.change(ticks, { checked: true })
  const { foods } = settledStore.get()
  settledStore.keep({ foods: keptFoods(foods, shoppingStore.get(), planStore.get()) })
  const left = without(pile, new Set(items))
  const gone = pile.sources.filter((one) => !left.sources.includes(one))
  const at = Date.now()
  pileStore.set(putAwayAt(left, gone, at))
  const last: LastPutAway = {
    at,
    count: rows.length,
    events: ids,
    ticks,
    settled: settledStore.get().foods.filter((one) => !foods.some((before) => same(before, one))),
    sources: gone,
  }
  lastPutAwayStore.set(last)
  return {
    rows,
    ticked: kitchen.shopping.flatMap(({ id, name }) => (ticks.includes(id) ? name : [])),
    undo: () => takeBack(last),
  }
}
