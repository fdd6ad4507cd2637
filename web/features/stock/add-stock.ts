import { MAX_INGREDIENTS } from '#core/contracts/ingredient-names.ts'
import type { ReadItem } from '#core/contracts/read-ingredients.ts'
import type { Amount } from '#core/stock/event.ts'
import { writtenAmount } from '#core/stock/written-amount.ts'
import { writtenFood } from '#core/stock/written-food.ts'
import type { PantryItem } from '#web/state/pantry.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { amountThere, isBesideFrozen, isSpoiled, moreOf, saidOf } from '#web/state/stock/record-written.ts'
import { type NewStockEvent, stockLog } from '#web/state/stock/stock-log.ts'
import { type Added, announceAdded, announceFull } from './announce-added.ts'

const isListed = (name: string) => stockLog.records().get(name)?.present === true

/** Puts foods into the pantry. Together with what was added before in one go: one Undo takes back all of it. */
export type AddStock = (items: readonly PantryItem[], read?: readonly ReadItem[]) => string[]

/** What is typed in one go: until Enter, a chosen suggestion or a pasted list. */
export function stockBatch(): AddStock {
  const added: Added = { ids: [], fresh: new Set(), foods: new Map() }

  return (items, read = []) => {
    const room = MAX_INGREDIENTS - [...stockLog.records().values()].filter(({ present }) => present).length
    const today = localDay()
    const fresh = new Set<string>()
    let isFull = false
    /** What is there of each, also of those that were typed twice. */
    const there = new Map<string, Amount | null>()
    const events = items.flatMap((item, at): NewStockEvent[] => {
      const { name: typed, detail: said } = writtenFood(item, read[at], today)
      const { text, ...detail } = said
      const name = stockLog.listedName(typed)
      const isNew = !isListed(name)
      if (isNew && !fresh.has(name) && fresh.size >= room) {
        isFull = true
        return []
      }
      const record = stockLog.records().get(name)
      const amount = there.has(name) ? there.get(name) : amountThere(record, today)
      // What is typed over food that isn't safe any more is another one, and so is fresh food beside frozen food.
      if (isSpoiled(record, today) || (!there.has(name) && isBesideFrozen(detail, record, today))) {
        added.foods.set(name, {})
        return [{ kind: 'bought', name, detail: { bought: today, ...said } }]
      }
      const isMore = typeof text === 'string' && amount && (!isNew || fresh.has(name))
      if (isNew) fresh.add(name)
      if (!isMore) {
        if (text) there.set(name, writtenAmount(text, name) ?? null)
        added.foods.set(name, {})
        return [saidOf({ name, detail: said }, record, today)]
      }
      const { event, total, sum } = moreOf({ name, detail: said }, amount, today)
      there.set(name, total)
      added.foods.set(name, { sum, typed: text, detail })
      return [event]
    })
    added.ids.push(...stockLog.record(events))
    for (const name of fresh) added.fresh.add(name)
    if (isFull) announceFull()
    else if (events.length > 0) announceAdded(added)
    return [...fresh]
  }
}
