import { MAX_AMOUNT } from '../contracts/ingredient-names.ts'
import type { PantryFact } from '../contracts/pantry-facts.ts'
import { measureText } from '../shopping/measure.ts'
import { plus } from './amounts.ts'
import { type Amount, type StockDetail, stockAmount } from './event.ts'
import { converted } from './line-amount.ts'
import { writtenAmount } from './written-amount.ts'

/** What is there of a food that comes in once more. */
interface There {
  name: string
  amount: Amount
  fact: PantryFact | null
}

interface Adding {
  /** What is added, as it is recorded. */
  more: StockDetail
  /** What is there then; null if that can't be told. */
  total: Amount | null
  /** The same in words. */
  sum: string
}

/** More of a food: an amount that adds up with what is there, else both as written. */
export function addedAmount(written: string, { name, amount, fact }: There): Adding {
  const typed = writtenAmount(written, name)
  const weights = { gramsEach: fact?.gramsEach ?? null, gramsPerMl: fact?.gramsPerMl ?? null }
  const same = typed && converted(typed, amount.unit, weights)
  const more = same && stockAmount(same)
  const total = more && stockAmount(plus(amount, more))
  if (total) return { more: { amount: more }, total, sum: measureText(total) }
  const both = `${measureText(amount)} + ${written}`
  const text = both.length <= MAX_AMOUNT ? both : written
  return { more: { amount: null, text }, total: null, sum: text }
}
