import type { OwnFood } from '../contracts/cooking-assistant.ts'
import { MAX_AMOUNT } from '../contracts/ingredient-names.ts'
import { canFreeze, isUnsafe } from './freshness.ts'
import type { StockItem } from './item.ts'
import { amountInWords, amountOnList } from './words/amount-words.ts'

/** How much of it there is, as people say it; null where that isn't known, or too long to be an amount. */
function amountOf({ amount, text }: StockItem): string | null {
  const words = amount ? amountInWords(amount) : text ? amountOnList(text) : ''
  return words === '' || words.length > MAX_AMOUNT ? null : words
}

/** A listed food as an answer needs it. */
export const ownFoodOf = (item: StockItem): OwnFood => ({
  name: item.meal?.toLowerCase() ?? item.name,
  until: item.until,
  days: item.daysLeft,
  safety: item.basis === 'safety',
  unsafe: isUnsafe(item),
  printed: item.dated === 'package',
  place: item.where,
  leftovers: item.meal !== null,
  maybe_gone: item.standing === 'maybe gone',
  amount: amountOf(item),
  ...(canFreeze(item) && { freezes: true }),
})
