import { plus } from '#core/stock/amounts.ts'
import type { Amount } from '#core/stock/event.ts'
import type { StockItem } from '#core/stock/item.ts'
import { amountInWords } from '#core/stock/words/amount-words.ts'
import * as strings from './strings.ts'

/** What is left of a food, as written or as counted; empty if unknown. */
export function amountWords({ text, amount }: Pick<StockItem, 'text' | 'amount'>): string {
  if (text) return text
  if (!amount) return ''
  return amount.value === 0 ? strings.nothingLeft : amountInWords(amount)
}

/** Of several purchases, each amount that doesn't add up with another one: "2 + 1 package". */
export function allAmounts(item: Pick<StockItem, 'text' | 'amount' | 'good'>): string {
  if (item.amount || item.good.length < 2) return amountWords(item)
  const sums: { amount: Amount | null; text: string | null }[] = []
  for (const { amount, text } of [...item.good].sort((a, b) => (a.arrived < b.arrived ? -1 : 1))) {
    const same = sums.find((one) => one.amount && amount && plus(one.amount, amount))
    if (same?.amount && amount) {
      same.amount = plus(same.amount, amount) ?? null
      same.text = null
    } else if (amount || text) sums.push({ amount, text })
  }
  return strings.sideBySide(sums.map(amountWords))
}
