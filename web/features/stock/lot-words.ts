import { measureText } from '#core/shopping/measure.ts'
import { isUnsafe } from '#core/stock/freshness.ts'
import type { StockItem } from '#core/stock/item.ts'
import { packagesOf } from '#core/stock/lot-items.ts'
import { boughtOn, totalOf } from '#core/stock/lots.ts'
import { allAmounts } from './amount-words.ts'
import { itemDate } from './item-date.ts'
import { pastDay } from './past-day.ts'
import * as strings from './strings.ts'

/** Where a food is there more than once: what its date isn't about. Undefined if it is about all. */
export function lotWords(item: StockItem, today: string): string | undefined {
  const { lots, good } = item
  if (isUnsafe(item)) {
    const others = lots.filter((lot) => !good.includes(lot))
    const last = others.at(-1)
    if (!last) return undefined
    const { amount } = totalOf(others)
    const day = pastDay(boughtOn(last), today)
    return amount ? strings.notTheAmount(measureText(amount), day) : strings.notTheOne(day)
  }
  const [first, ...rest] = good
  if (rest.length === 0) return undefined
  const own = itemDate(item)
  const others = packagesOf(item, today).flatMap((one) =>
    one.good[0] === first ? [] : (itemDate(one) ?? []),
  )
  const dates = [...new Set(others)].filter((date) => date !== own)
  if (dates.length === 0) return allAmounts(item) ? undefined : strings.andOthers(rest.length)
  if (first?.amount && item.amount) return strings.partAndRest(measureText(first.amount), dates)
  return rest.length === 1 ? strings.andAnother(dates) : strings.andOthersDated(rest.length, dates)
}
