import type { Ingredient } from '../contracts/ingredient.ts'
import type { PantryFact } from '../contracts/pantry-facts.ts'
import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'
import { parseLine } from '../ingredients/parse-line.ts'
import { resolve, type Vocabulary } from '../ingredients/vocabulary.ts'
import { gramsOf, metricOf, usMeasureOf } from '../recipes/amounts.ts'
import { densityOf, type FoodMeasures, isPoured, lookUp, pieceWeightOf } from '../recipes/food-weights.ts'
import { purchaseOf } from '../recipes/purchases.ts'
import type { Amount } from '../stock/event.ts'
import { type CookedBefore, cookedBefore } from './cook-first.ts'

/** What a line of a recipe asks for, whole; null for a heading. */
export interface LineFacts {
  food: string
  ingredient: Ingredient | undefined
  grams: number | null
  amount: Amount | null
  keeps: number | null
  package: number | null
  before?: CookedBefore
}

interface Known {
  vocabulary: Vocabulary
  measures: FoodMeasures
  /** How a food is kept; undefined if unknown. */
  factOf: (food: string) => PantryFact | undefined
}

const LONG = 365

/** Days that a food keeps once a meal has used some of it, in its usual place; null for long, and if unknown. */
function keepsBought(fact: PantryFact | undefined): number | null {
  if (!fact || fact.place === 'freezer') return null
  const { closed, opened } = fact.keeps[fact.place]
  // It is bought for its first meal: what a plan may lose is the rest of an open can.
  const days = opened ?? fact.keeps.fridge.opened ?? closed
  const length = days && (fact.basis === 'safety' ? days[0] : days[1])
  return length === null || length >= LONG ? null : length
}

/** Of what is weighed cooked, and bought dry, so much is taken. */
const DRY_SHARE: Readonly<Partial<Record<Ingredient['category'], number>>> = {
  grains: 1 / 3,
  pasta: 0.45,
  legumes: 0.4,
}
const COOKED = /\b(?:cooked|leftover|day-old)\b/i
const dryShare = (line: string, bought: Ingredient | undefined): number =>
  (bought && COOKED.test(line.split(',')[0] ?? '') && DRY_SHARE[bought.category]) || 1

/** Nobody buys leftover rice: it is rice, cooked the day before. */
function boughtFor(food: string, vocabulary: Vocabulary): string {
  const fresh = food.replace(/^leftover /, '')
  return fresh === food ? food : (resolve(vocabulary, fresh)?.name ?? food)
}

/** What the smallest purchase weighs, where the shop decides: a piece, a bunch, a can. */
function packageOf(
  bought: Ingredient,
  { value, unit }: Amount,
  grams: number | null,
  { vocabulary, measures }: Known,
): number | null {
  if (unit === null) return pieceWeightOf(bought, vocabulary, measures) ?? null
  if (unit === 'gram') return null
  const pack = lookUp(measures.sold.packs, bought, vocabulary)
  if (pack?.unit === unit) return pack.grams
  return grams !== null && value > 0 ? grams / value : null
}

/** How much to buy of what shops have no unit of its own for: liquids by volume, all else by weight. */
function measured(
  line: string,
  bought: Ingredient | undefined,
  grams: number | null,
  { vocabulary, measures }: Known,
): Amount | null {
  if (grams) {
    const pours = bought && isPoured(bought, vocabulary, measures)
    return pours
      ? { value: grams / densityOf(bought, vocabulary, measures).value, unit: 'milliliter' }
      : { value: grams, unit: 'gram' }
  }
  const volume = (metricOf(line) ?? usMeasureOf(line))?.milliliters
  return volume ? { value: volume, unit: 'milliliter' } : null
}

/** Of a food that isn't known, a count is all there is to say. */
function pieces(line: string): Amount | null {
  const { quantity, unit } = parseLine(line)
  return quantity && unit === null ? { value: quantity.max, unit } : null
}

export function lineFacts(line: string, known: Known): LineFacts | null {
  const { vocabulary, measures, factOf } = known
  const [first] = ingredientsOfLine(line, vocabulary)
  if (!first) return null
  const purchase = purchaseOf(line, known)
  const named = purchase?.name ?? first.ingredient?.name ?? parseLine(line).name
  if (named === '') return null
  const food = boughtFor(named, vocabulary)
  const bought = resolve(vocabulary, food) ?? first.ingredient
  const amount = purchase && purchase.amount !== null ? { value: purchase.amount, unit: purchase.unit } : null
  // Of a lemon for its juice, the whole lemon is gone.
  const piece = purchase?.part && amount && bought && pieceWeightOf(bought, vocabulary, measures)
  const weighed = piece ? amount.value * piece : (gramsOf(line, vocabulary, measures) ?? null)
  const grams = weighed && weighed * dryShare(line, bought)
  const before = cookedBefore(line, bought)
  return {
    food,
    ingredient: first.ingredient,
    grams,
    amount: amount ?? ((!purchase && pieces(line)) || measured(line, bought, grams, known)),
    keeps: keepsBought(factOf(food)),
    package: bought && amount ? packageOf(bought, amount, grams, known) : null,
    ...(before && { before }),
  }
}
