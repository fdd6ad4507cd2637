import { writtenQuantity } from '#core/ingredients/written-quantity.ts'
import { type Amount, stockAmount } from '#core/stock/event.ts'

/** "200 g", or a bare "200" in the unit that the food is counted in; undefined if it can't be read. */
export function readAmount(text: string, name: string, unit: string | null): Amount | undefined {
  // "A lot" isn't one lot: an amount has a number in it.
  if (!/[\d½¼¾⅓⅔]/.test(text)) return undefined
  const { quantity, unit: written } = writtenQuantity(`${text.trim()} ${name}`)
  if (!quantity || quantity.max <= 0) return undefined
  const isBare = /^[\d.,/½¼¾⅓⅔\s]+$/.test(text)
  return stockAmount({ value: quantity.max, unit: isBare ? unit : written })
}
