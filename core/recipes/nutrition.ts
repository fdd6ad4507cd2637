import type { Ingredient } from '#core/contracts/ingredient.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { isKindOf } from '#core/ingredients/vocabulary.ts'
import type { Nutrition, NutritionEstimate, NutritionFacts } from '../contracts/recipe-details.ts'
import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'
import { gramsOf } from './amounts.ts'
import { edibleShareOf, type FoodMeasures } from './food-weights.ts'
import { stateFactor } from './protein.ts'

export interface FoodKnowledge {
  vocabulary: FoodBook
  measures: FoodMeasures
  nutrition: Readonly<Record<string, NutritionFacts>>
}

/** If less of the recipe than this is known, an estimate would be a guess. */
const ENOUGH = 0.7
/** The share of deep-frying oil that stays in the food. */
const FRYING_OIL = 0.12
const KEYS = ['kcal', 'protein', 'fat', 'carbohydrate', 'fibre', 'sugar', 'sodium'] as const

function factsOf(
  ingredient: Ingredient,
  { vocabulary, nutrition }: FoodKnowledge,
): NutritionFacts | undefined {
  const names = [ingredient.name, ...isKindOf(vocabulary, ingredient.name).map(({ name }) => name)]
  return names.map((name) => nutrition[name]).find((facts) => facts !== undefined)
}

/** Edible grams of the line. */
function eatenGrams(line: string, ingredient: Ingredient, know: FoodKnowledge): number | undefined {
  const grams = gramsOf(line, know.vocabulary, know.measures)
  if (grams === undefined) return undefined
  const fried = ingredient.category === 'oils' && /\b(?:deep-|deep |pan-)?frying\b/i.test(line)
  return grams * edibleShareOf(ingredient, line, know.vocabulary, know.measures) * (fried ? FRYING_OIL : 1)
}

/** Fresh and frozen noodles already contain the water that dry ones absorb. */
const freshNoodles = ({ name, category }: Ingredient, line: string) =>
  category === 'pasta' && /\bnoodle$/.test(name) && /\b(?:fresh|frozen)\b/i.test(line) ? 0.45 : 1

/** A line without an amount ("pepper, to taste", "lemon wedges, for serving") doesn't count towards a serving. */
const asksForAmount = (line: string) => {
  const { quantity, optional, name } = parseLine(line)
  return name !== '' && !optional && quantity !== null
}

const empty = (): Nutrition => ({
  kcal: 0,
  protein: 0,
  fat: 0,
  carbohydrate: 0,
  fibre: 0,
  sugar: 0,
  sodium: 0,
})

/** What a line adds to a dish: grams that are eaten, and how much of the figures for 100 g; null for one that doesn't count. */
interface LineNutrition {
  grams: number
  share: number
  /** Null where the food or its amount isn't known. */
  facts: NutritionFacts | null
}

export function nutritionOfLine(line: string, know: FoodKnowledge): LineNutrition | null {
  if (!asksForAmount(line)) return null
  const ingredient = ingredientsOfLine(line, know.vocabulary)[0]?.ingredient
  const facts = ingredient && factsOf(ingredient, know)
  const grams = ingredient && eatenGrams(line, ingredient, know)
  if (!ingredient || !facts || grams === undefined) return { grams: grams ?? 0, share: 0, facts: null }
  return {
    grams,
    share: (grams / 100) * stateFactor(ingredient, line) * freshNoodles(ingredient, line),
    facts,
  }
}

/** Nutrition per serving, from the lines that can be weighed and looked up. */
export const estimateNutrition = (
  lines: readonly string[],
  servings: number,
  know: FoodKnowledge,
): NutritionEstimate =>
  sumNutrition(
    lines.map((line) => nutritionOfLine(line, know)),
    servings,
  )

export function sumNutrition(lines: readonly (LineNutrition | null)[], servings: number): NutritionEstimate {
  const asked = lines.filter((line) => line !== null)
  const total = empty()
  let counted = 0
  let weighed = 0
  let unknown = 0
  for (const { grams, share, facts } of asked) {
    if (!facts) {
      unknown += grams
      continue
    }
    counted++
    weighed += grams
    for (const key of KEYS) total[key] += facts[key] * share
  }
  const enough =
    asked.length > 0 && counted / asked.length >= ENOUGH && weighed / (weighed + unknown || 1) >= ENOUGH
  return {
    perServing: enough && servings > 0 ? perServing(total, servings) : null,
    counted,
    lines: asked.length,
    servings,
  }
}

/** Rounded as on labels: energy to 5, sodium to 10, grams to one. */
function perServing(total: Nutrition, servings: number): Nutrition {
  const rounded = empty()
  for (const key of KEYS) {
    const step = key === 'kcal' ? 5 : key === 'sodium' ? 10 : 1
    rounded[key] = Math.round(total[key] / servings / step) * step
  }
  return rounded
}
