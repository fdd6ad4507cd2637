import { boughtAmount } from '#core/shopping/bought-amount.ts'
import { isHouseholdGood } from '#core/shopping/household-goods.ts'
import { measureText } from '#core/shopping/measure.ts'
import { mergeItems, type ShoppingEntry } from '#core/shopping/merge.ts'
import { purchaseOf, putAwayOf, SAME_TRIP_MS, undoneIn } from '#core/stock/purchase-id.ts'
import { tickedName, tickOf } from '#core/stock/tick.ts'
import { capital } from '#core/text/capital.ts'
import { learnFoods, listedFoods } from '#web/state/listed-foods.ts'
import { shoppingStore } from '#web/state/shopping.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import * as strings from './strings.ts'

/** By the id of a ticked item: the purchase that was recorded. Also after leaving the page and coming back. */
const recorded = new Map<string, string>()

/** Toilet paper is bought too, but nobody cooks with it. */
export const isFood = ({ name, category }: Pick<ShoppingEntry, 'name' | 'category'>): boolean =>
  category !== null || !isHouseholdGood(name)

/** Puts a ticked entry into the pantry, with its amount and today's date; under its food's name once that is known. */
export function recordBought(entry: ShoppingEntry) {
  if (!isFood(entry)) return
  record(entry)
  const names = entry.items.map(({ name }) => name)
  if (names.every(listedFoods.isAsked)) return
  // Without an answer, it is asked for again with the list.
  learnFoods(names).then(settleTicked, () => {})
}

function record(entry: ShoppingEntry) {
  const { items } = entry
  const { id, isKnown } = purchaseOf(items, stockLog.get())
  if (!isKnown)
    stockLog.record([{ id, kind: 'bought', name: tickedName(entry), detail: tickOf(entry, localDay()) }])
  for (const item of items) recorded.set(item.id, id)
}

/** What was ticked before its food was known is recorded anew under the food's name: "Milch" is no other food than milk. */
export function settleTicked() {
  const foods = listedFoods.known()
  const ticked = shoppingStore.get().filter(({ checked }) => checked)
  // Ticked together, or one after another.
  for (const was of mergeItems(ticked, {}))
    for (const items of [was.items, ...was.items.map((item) => [item])]) {
      const events = stockLog.get()
      const { id, isKnown } = purchaseOf(items, events)
      const [now, ...others] = mergeItems(items, foods)
      if (!isKnown || !now || others.length > 0 || putAwayOf(id, events).length > 0) continue
      const [before, after] = [tickedName({ ...was, items }), tickedName(now)]
      const since = Date.now() - SAME_TRIP_MS
      const isUnnamed = events.some(
        (event) => event.id === id && event.name === before && Date.parse(event.at) >= since,
      )
      if (!isUnnamed || after === before) continue
      stockLog.undo([id])
      record(now)
    }
}

/** A purchase of this food on the same trip that isn't taken back yet: ticked before a reload, or on another device. */
function recentPurchase(name: string): string | undefined {
  const since = Date.now() - SAME_TRIP_MS
  const events = stockLog.get()
  const undone = undoneIn(events)
  return events.findLast(
    (event) =>
      event.kind === 'bought' &&
      event.name === name &&
      !undone.has(event.id) &&
      Date.parse(event.at) >= since,
  )?.id
}

/** Takes back what ticking an entry put into the pantry. */
export function takeBack(entry: Pick<ShoppingEntry, 'name' | 'items'>) {
  const { items } = entry
  const known = [...new Set(items.flatMap(({ id }) => recorded.get(id) ?? []))]
  const recent = recentPurchase(tickedName(entry))
  const bought = known.length > 0 ? known : recent ? [recent] : []
  // What putting it away said of it goes with it.
  stockLog.undo(bought.flatMap((id) => [id, ...putAwayOf(id, stockLog.get()).map((event) => event.id)]))
  for (const { id } of items) recorded.delete(id)
}

/** "Milk, 2 l". */
export function boughtWords({ name, items }: Pick<ShoppingEntry, 'name' | 'items'>): string {
  const { amount, text } = boughtAmount(items)
  const much = amount ? measureText(amount) : text
  return capital(much ? strings.withAmount(name, much) : name)
}
