import { MAX_AMOUNT } from '../contracts/ingredient-names.ts'
import type { ShoppingItem } from './item.ts'
import { addMeasures, type Measure, measureText } from './measure.ts'
import { lineMeasure } from './merge.ts'

/** How much comes home: counted where it adds up, else as written, else unknown. */
interface BoughtAmount {
  amount?: Measure
  text?: string
}

/** How much the lines of an entry buy together: "2 onions", "1 can chickpeas", "500 g flour". */
export function boughtAmount(items: readonly Pick<ShoppingItem, 'line'>[]): BoughtAmount {
  // Of a line without an amount nobody knows how much it is: there is at least what the others say.
  const sums = addMeasures(items.flatMap(({ line }) => lineMeasure(line) ?? []))
  if (sums.length === 0) return {}
  const [amount] = sums
  if (amount && sums.length === 1) return { amount }
  const text = sums.map(measureText).join(' + ')
  return text.length <= MAX_AMOUNT ? { text } : {}
}
