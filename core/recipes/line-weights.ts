import type { Ingredient } from '#core/contracts/ingredient.ts'
import { LINE_WEIGHTS, type LineWeight } from '#core/contracts/recipe-kind.ts'
import { ingredientsOfLine } from '#core/ingredients/line-ingredients.ts'
import { isKindOf, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import { gramsOf } from './amounts.ts'
import type { FoodMeasures } from './food-weights.ts'
import { readStep } from './mentions.ts'

/** The dish is the same dish without it. */
const SIDE_REMARK =
  /\b(optional|garnish(es|ing)?|to (serve|garnish|finish|decorate)|for (serving|garnish(ing)?|sprinkling|dusting|greasing|decorating|drizzling|topping)|if (you like|desired)|pinch|dash|as needed)\b/i

/** "plus more for serving": the dish needs it all the same. */
const MORE = /\b(?:plus|and) (?:more|extra|some)\b.*$/i

/** Never the bulk, however much of it there is. */
const CARRIERS = new Set(['water', 'ice', 'broth', 'stock'])
/** In a title they flavor the dish: "rosemary roast potatoes" are still roast potatoes without it. */
const FLAVORS = new Set(['herbs', 'spices', 'oils', 'condiments', 'sweeteners', 'drinks'])
const FLESH = new Set(['meat', 'poultry', 'seafood'])
const STARCHES = new Set(['pasta', 'grains', 'bread', 'legumes'])

/** Shares of a dish by weight, without carriers, from which an ingredient makes it what it is. */
const BULK_SHARE = 0.3
const EGG_SHARE = 0.15
const STARCH_SHARE = 0.1
const FLESH_SHARE = 0.1
/** Below this share, what the title names is a flavor: the garlic of "garlic butter chicken". */
const NAMED_SHARE = 0.04
/** Grams up to which a spice is a pinch, and a fresh herb a sprinkling. */
const PINCH = 1.5
const SPRINKLING = 8

interface Named {
  line: string
  ingredient: Ingredient | undefined
  kin: readonly string[]
  grams: number
}

function nameLine(line: string, vocabulary: Vocabulary, measures: FoodMeasures): Named {
  const ingredient = ingredientsOfLine(line, vocabulary)[0]?.ingredient
  const kin = ingredient
    ? [ingredient.name, ...isKindOf(vocabulary, ingredient.name).map(({ name }) => name)]
    : []
  return { line, ingredient, kin, grams: gramsOf(line, vocabulary, measures) ?? 0 }
}

function isCarrier({ kin }: Named): boolean {
  return kin.some((name) => CARRIERS.has(name) || name.endsWith(' broth') || name.endsWith(' stock'))
}

function weightOf(named: Named, share: number, inTitle: boolean): LineWeight {
  const { line, ingredient, grams } = named
  if (SIDE_REMARK.test(line.replace(MORE, ''))) return 'minor'
  const category = ingredient?.category ?? ''
  if (category === 'spices' || category === 'herbs') {
    if (inTitle) return 'normal'
    return grams <= (category === 'spices' ? PINCH : SPRINKLING) ? 'minor' : 'normal'
  }
  if (inTitle && !FLAVORS.has(category) && (share >= NAMED_SHARE || grams === 0)) return 'main'
  return !isCarrier(named) && share >= bulkShare(category) ? 'main' : 'normal'
}

function bulkShare(category: string): number {
  if (FLESH.has(category)) return FLESH_SHARE
  if (STARCHES.has(category)) return STARCH_SHARE
  return category === 'eggs' ? EGG_SHARE : BULK_SHARE
}

/** How much each line matters: in the title or the bulk of the dish, or only a garnish, an option, a pinch of spice. */
export function lineWeights(
  { title, ingredients }: { title: string; ingredients: readonly string[] },
  { vocabulary, measures }: { vocabulary: Vocabulary; measures: FoodMeasures },
): LineWeight[] {
  const lines = ingredients.map((line) => nameLine(line, vocabulary, measures))
  const solid = lines.reduce((sum, line) => sum + (isCarrier(line) ? 0 : line.grams), 0)
  const titled = new Set(
    readStep(title, vocabulary).mentions.map(({ id }) => vocabulary.ingredients[id]?.name ?? ''),
  )
  const weights = lines.map((line) =>
    weightOf(
      line,
      solid > 0 ? line.grams / solid : 0,
      line.kin.some((name) => titled.has(name)),
    ),
  )
  if (weights.includes('main') || lines.length === 0) return weights
  // Every dish is made of something: then the heaviest.
  const heaviest = lines.reduce(
    (best, line, at) => (!isCarrier(line) && line.grams > (lines[best] as Named).grams ? at : best),
    0,
  )
  weights[heaviest] = 'main'
  return weights
}

/** One digit a line, as it is stored with the recipe. */
export const writeWeights = (weights: readonly LineWeight[]): string =>
  weights.map((weight) => LINE_WEIGHTS.indexOf(weight)).join('')
