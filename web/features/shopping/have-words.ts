import type { KnownFood } from '#core/contracts/shopping-aisles.ts'
import { plainKey, type ShoppingEntry } from '#core/shopping/merge.ts'
import { isUnsafe } from '#core/stock/freshness.ts'
import type { StockItem } from '#core/stock/item.ts'
import { amountInWords } from '#core/stock/words/amount-words.ts'
import * as strings from './strings.ts'

/** "You have 2 l", where that is known. Not for what only the plan wants: it has counted that already. */
export function haveWords(
  { name, checked, items }: ShoppingEntry,
  stock: readonly StockItem[],
  foods: Readonly<Record<string, KnownFood>>,
): string | undefined {
  if (checked || items.every(({ plan }) => plan)) return undefined
  const key = plainKey(Object.hasOwn(foods, name) ? (foods[name]?.food ?? name) : name)
  const amount = stock.find(
    (item) =>
      item.meal === null &&
      item.standing !== 'maybe gone' &&
      !isUnsafe(item) &&
      plainKey(item.fact?.food ?? item.name) === key,
  )?.amount
  return amount && amount.value > 0 ? strings.youHave(amountInWords(amount)) : undefined
}
