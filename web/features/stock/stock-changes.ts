import type { Place } from '#core/contracts/places.ts'
import type { StockDetail } from '#core/stock/event.ts'
import { canFreeze, comesInPieces, isUnsafe } from '#core/stock/freshness.ts'
import type { StockItem } from '#core/stock/item.ts'
import { outOf, setOf, usedOf } from '#core/stock/lot-events.ts'
import { boughtOn } from '#core/stock/lots.ts'
import type { NewStockEvent } from '#web/state/stock/stock-log.ts'
import * as strings from './strings.ts'

/** What follows from moving a food: it freezes or thaws, unless it was only put back. */
function stateAfter({ where, frozen, thawed }: StockItem, to: Place, today: string): StockDetail {
  if (to === 'freezer') return where === 'freezer' ? {} : { frozen: today }
  if (where !== 'freezer') return {}
  const wasPutIn = frozen === today && thawed !== today
  return wasPutIn ? { frozen: null } : { thawed: today }
}

export const moved = (item: StockItem, to: Place, today: string): NewStockEvent[] =>
  setOf(item, { place: to, ...stateAfter(item, to, today) })

/** Open, what has no time in the cupboard any more goes into the fridge. */
const goesToFridge = ({ place, fact }: StockItem): boolean =>
  place === 'pantry' && !!fact && !fact.keeps.pantry.opened && fact.keeps.fridge.opened !== null

export const opened = (item: StockItem, day: string | null): NewStockEvent[] =>
  setOf(item, { opened: day, ...(day !== null && goesToFridge(item) && { place: 'fridge' }) })

export const cooked = (item: StockItem, today: string): NewStockEvent[] =>
  setOf(item, { cooked: today, place: 'fridge' })

/** A fraction of what is left; where the amount isn't known, what is left in words. */
export function usedPart(item: StockItem, part: 0.25 | 0.5 | 0.75): NewStockEvent[] {
  const { amount } = item
  if (amount && amount.value > 0) return usedOf(item, { ...amount, value: amount.value * part })
  const text = { 0.25: strings.mostLeft, 0.5: strings.halfLeft, 0.75: strings.littleLeft }[part]
  return [...usedOf(item, null), ...setOf(item, { text })]
}

export const ranOut = (items: readonly StockItem[], why: 'used' | 'wasted' | 'removed'): NewStockEvent[] =>
  items.flatMap((item) => outOf(item, { why }))

/**
 * Another name for the same food: amounts and dates go along, and the old name teaches nothing about how long it lasts.
 * Events are never changed, so that its history stays under the old name. A leftover keeps its own: only its dish is shown.
 */
export function renamed(item: StockItem, to: string, isListed = false): NewStockEvent[] {
  if (item.meal !== null) return setOf(item, { meal: to })
  const { amount, text, place, frozen, thawed, cooked, best_before } = item
  const known = {
    amount,
    text,
    place,
    // It doesn't get fresh by its name.
    bought: boughtOn(item),
    opened: item.opened ?? item.touched,
    frozen,
    thawed,
    cooked,
    best_before,
  }
  const kept = Object.fromEntries(Object.entries(known).filter(([, value]) => value !== null))
  return [
    { kind: 'out', name: item.name, detail: { why: 'cleared' } },
    // What is listed already stays as it is.
    { kind: 'have', name: to, ...(!isListed && { detail: kept }) },
  ]
}

/** Whether opening, freezing or cooking says anything about this food. */
export function possibleChanges(item: StockItem) {
  // Nothing makes it good again.
  if (isUnsafe(item)) return { part: false, open: false, freeze: false, thaw: false, cook: false }
  const { fact, where, meal, cooked, opened } = item
  const keeps = fact?.keeps
  const isPrepared = meal !== null || cooked !== null
  return {
    part: true,
    open:
      !isPrepared &&
      opened === null &&
      where !== 'freezer' &&
      !comesInPieces(fact) &&
      (!keeps || !!(keeps.fridge.opened ?? keeps.pantry.opened)),
    freeze: canFreeze(item),
    thaw: where === 'freezer',
    cook: !isPrepared && !!keeps?.cooked,
  }
}
