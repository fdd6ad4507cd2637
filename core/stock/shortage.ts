import type { LineMatch } from '../contracts/match-recipes.ts'
import { writtenQuantity } from '../ingredients/written-quantity.ts'
import { addMeasures } from '../shopping/measure.ts'
import { inUnit } from './amounts.ts'
import { isEnough } from './enough.ts'
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

const isCounted = (unit: string | null) =>
  !inUnit({ value: 1, unit }, 'gram') && !inUnit({ value: 1, unit }, 'milliliter')

/** A food that a recipe needs more of than there is. */
export interface Shortage {
  name: string
  /** In words: "You have 2 of 8 eggs". */
  words: string
  /** As it is written in the recipe: the first line that uses it. */
  line: string
  /** How much more it takes. */
  more: Amount
}

/**
 * Of what a recipe uses, what there is too little of. Amounts that aren't known are enough. Only what fits a line exactly
 * is compared.
 */
export function shortagesOf(
  reasons: readonly Matched[],
  amounts: readonly KnownAmount[],
  factor = 1,
): Shortage[] {
  const lines = new Map<string, string[]>()
  for (const { line, strength, ingredient, staple } of reasons)
    if (strength === 'full' && !staple) lines.set(ingredient, [...(lines.get(ingredient) ?? []), line])
  return amounts.flatMap((known) => {
    const used = lines.get(known.name) ?? []
    const need = (needOf(used, known) ?? 0) * factor
    const { value, unit } = known.amount
    if (isEnough(value, need, isCounted(unit))) return []
    const more = { value: need - value, unit }
    return [{ name: known.name, words: words(known, need), line: used[0] ?? '', more }]
  })
}

/** The same in words. */
export const shortOf = (...given: Parameters<typeof shortagesOf>): string[] =>
  shortagesOf(...given).map((one) => one.words)
