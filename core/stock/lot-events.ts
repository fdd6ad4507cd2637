import { inUnit } from './amounts.ts'
import type { Amount, StockDetail, StockKind } from './event.ts'
import { isUnsafe } from './freshness.ts'
import type { StockItem } from './item.ts'

/** What to record of an item. */
export interface Happened {
  kind: Exclude<StockKind, 'undo'>
  name: string
  detail?: StockDetail
}

const rounded = (value: number) => Math.round(value * 1000) / 1000

/** Something is true of the lot whose dates the item shows. */
export function setOf({ name, lots, good: [first] }: StockItem, detail: StockDetail): Happened[] {
  return [{ kind: 'set', name, detail: lots.length > 1 && first ? { ...detail, lot: first.id } : detail }]
}

/** Something is true of all that is good of the item. */
export const eachLot = ({ name, good }: StockItem, detail: StockDetail): Happened[] =>
  good.map(({ id }) => ({ kind: 'set', name, detail: { ...detail, lot: id } }))

/** All of the item went. What is spoiled of a food goes by itself, and so does what is good. */
export function outOf(item: StockItem, detail: StockDetail): Happened[] {
  const { name, lots, good, spoiled } = item
  const kept = new Set(spoiled?.good)
  const gone = isUnsafe(item) || item.isPart ? good : lots.filter((lot) => !kept.has(lot))
  if (gone.length === lots.length) return [{ kind: 'out', name, detail }]
  return gone.map(({ id }) => ({ kind: 'out', name, detail: { ...detail, lot: id } }))
}

/** A part of the item went: of the lot that has to go first, then of the next. */
export function usedOf(
  { name, lots, good }: StockItem,
  amount: Amount | null,
  detail: StockDetail = {},
): Happened[] {
  const used = (more: StockDetail): Happened => {
    const all = { ...more, ...detail }
    return { kind: 'used', name, ...(Object.keys(all).length > 0 && { detail: all }) }
  }
  if (lots.length < 2) return [used(amount ? { amount } : {})]
  const counted = amount ? good.filter((lot) => lot.amount && inUnit(lot.amount, amount.unit)) : []
  if (!amount || counted.length === 0)
    return good.slice(0, 1).map(({ id }) => used({ ...(amount && { amount }), lot: id }))
  let rest = amount.value
  return counted.flatMap((lot, i) => {
    const there = (lot.amount && inUnit(lot.amount, amount.unit)?.value) ?? 0
    const value = i === counted.length - 1 ? rest : rounded(Math.min(there, rest))
    rest = rounded(rest - value)
    return value > 0 ? [used({ amount: { ...amount, value }, lot: lot.id })] : []
  })
}

/** The item's amount is another one: of several lots the first went first, and what is more came last. */
export function correctedTo(item: StockItem, detail: StockDetail): Happened[] {
  const { name, lots, good, amount: before } = item
  const wanted = detail.amount && before ? inUnit(detail.amount, before.unit) : undefined
  const isAmount = detail.amount !== undefined || detail.text !== undefined
  if (lots.length < 2 || good.length < 2 || !isAmount) return setOf(item, detail)
  // What doesn't add up is said of the last one: its amount counts for all.
  const last = lots.filter((lot) => good.includes(lot)).at(-1)
  if (!wanted || !before) return [{ kind: 'set', name, detail: { ...detail, lot: last?.id } }]
  let less = rounded(before.value - wanted.value)
  const counted = good.filter((lot) => lot.amount && inUnit(lot.amount, before.unit))
  return counted.flatMap((lot, i): Happened[] => {
    const there = lot.amount && inUnit(lot.amount, before.unit)
    const isLast = i === counted.length - 1
    if (!there || (less <= 0 && !isLast) || less === 0) return []
    const value = rounded(Math.max(0, there.value - less))
    less = rounded(less - there.value + value)
    const amount = { value, unit: before.unit }
    if (value === 0 && !isLast) return [{ kind: 'out', name, detail: { why: 'used', lot: lot.id } }]
    return [{ kind: 'set', name, detail: { amount, lot: lot.id } }]
  })
}
