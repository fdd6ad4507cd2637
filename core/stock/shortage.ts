import type { LineMatch } from '../contracts/match-recipes.ts'
import { writtenQuantity } from '../ingredients/written-quantity.ts'
import { addMeasures } from '../shopping/measure.ts'
import type { Amount } from './event.ts'
import { converted, isPieces } from './line-amount.ts'
import * as strings from './strings.ts'
import { amountInWords } from './words/amount-words.ts'

/** How much there is of a listed food, and what turns pieces and volumes of it into grams. */
export interface KnownAmount {
  name: string
  amount: Amount
  gramsEach: number | null
  gramsPerMl: number | null
}

type Matched = Pick<LineMatch, 'line' | 'strength' | 'ingredient' | 'staple'>

/** So much of what a recipe asks for is enough to cook it. */
const ENOUGH = 0.75
/** One lemon gives both. */
const PART = /\b(?:juice|zest|peel|rind)\b/i

/** What the lines ask for of one food, in the unit that it is counted in; undefined where that can't be told. */
function needOf(lines: readonly string[], { amount, ...weights }: KnownAmount): number | undefined {
  let whole = 0
  let part = 0
  let known = false
  for (const line of lines) {
    const { quantity, unit } = writtenQuantity(line)
    const need = quantity ? converted({ value: quantity.min, unit }, amount.unit, weights) : undefined
    if (!need) continue
    known = true
    if (PART.test(line)) part = Math.max(part, need.value)
    else whole += need.value
  }
  return known ? whole + part : undefined
}

const inWords = (measure: Amount) =>
  addMeasures([measure])
    .map((one) => amountInWords(one))
    .join('')

function words({ name, amount }: KnownAmount, need: number): string {
  const needed = { value: need, unit: amount.unit }
  if (!isPieces(amount.unit)) return strings.haveOfAmount(inWords(amount), inWords(needed), name)
  return strings.haveOfPieces(inWords(amount), inWords(needed), name, need > 1)
}

/**
 * Of what a recipe uses, what there is clearly too little of, in words: "You have 2 of 8 eggs". Amounts that aren't known
 * are enough. Only what fits a line exactly is compared.
 */
export function shortOf(reasons: readonly Matched[], amounts: readonly KnownAmount[], factor = 1): string[] {
  const lines = new Map<string, string[]>()
  for (const { line, strength, ingredient, staple } of reasons)
    if (strength === 'full' && !staple) lines.set(ingredient, [...(lines.get(ingredient) ?? []), line])
  return amounts.flatMap((known) => {
    const need = (needOf(lines.get(known.name) ?? [], known) ?? 0) * factor
    return known.amount.value < need * ENOUGH ? [words(known, need)] : []
  })
}
