import { MAX_INGREDIENTS } from '../contracts/ingredient-names.ts'
import { measureText } from '../shopping/measure.ts'
import { listedIn } from './fold.ts'
import type { StockRecord } from './record.ts'

interface ListedFood {
  name: string
  amount?: string
  near?: readonly string[]
}

/** The list that follows from the records, as the account has it too. Leftover dishes aren't ingredients, and of what is used up there is none. */
export const listedFoods = (records: ReadonlyMap<string, StockRecord>): ListedFood[] =>
  listedIn(records)
    .filter(({ meal, amount }) => meal === null && amount?.value !== 0)
    .slice(0, MAX_INGREDIENTS)
    .map(({ name, text, amount, near }) => {
      const written = text ?? (amount && measureText(amount))
      return { name, ...(written && { amount: written }), ...(near && { near }) }
    })
