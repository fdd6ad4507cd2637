import type { Category, Ingredient } from '#core/contracts/ingredient.ts'
import type { Purchase } from '#core/contracts/recipe-details.ts'
import { isKindOf, type Vocabulary } from '#core/ingredients/vocabulary.ts'

/** How shops sell food, by vocabulary name; ingredients without an entry use their parent's. */
export interface SoldAs {
  /** Bunches, heads and cans, with the grams of one. */
  readonly packs: Readonly<Record<string, { unit: string; grams: number }>>
  /** Vegetables and fruits that are sold by the piece. */
  readonly whole: ReadonlySet<string>
  /** Kinds of them that aren't: cherry tomatoes. */
  readonly loose: ReadonlySet<string>
  /** Juice and zest, yolks and whites: what they come from, and the milliliters of it in one. */
  readonly pressed: Readonly<
    Record<string, { from: string; part: NonNullable<Purchase['part']>; ml: number }>
  >
}

/** Figures by vocabulary name; ingredients without one use their parent's. */
export interface FoodMeasures {
  /** Grams per milliliter. */
  readonly densities: Readonly<Record<string, number>>
  /** Grams per piece. */
  readonly pieces: Readonly<Record<string, number>>
  /** The edible share of foods weighed with bones, shells or rind. */
  readonly edible: Readonly<Record<string, number>>
  /** Measured by volume in every kitchen. */
  readonly poured: ReadonlySet<string>
  readonly sold: SoldAs
}

const CATEGORY_DENSITIES: Record<Category, number> = {
  vegetables: 0.5,
  fruits: 0.6,
  herbs: 0.12,
  spices: 0.48,
  meat: 0.6,
  poultry: 0.57,
  seafood: 0.6,
  dairy: 1,
  eggs: 1.03,
  grains: 0.75,
  pasta: 0.42,
  bread: 0.2,
  legumes: 0.75,
  nuts: 0.52,
  oils: 0.92,
  condiments: 1.05,
  baking: 0.55,
  sweeteners: 0.9,
  pantry: 1,
  drinks: 1,
}

/** The ingredient's own entry, or its nearest parent's. */
export function lookUp<Value>(
  table: Readonly<Record<string, Value>>,
  ingredient: Ingredient,
  vocabulary: Vocabulary,
): Value | undefined {
  const own = table[ingredient.name]
  if (own !== undefined) return own
  return isKindOf(vocabulary, ingredient.name)
    .map(({ name }) => table[name])
    .find((value) => value !== undefined)
}

/** Grams per milliliter; "known" when the figure is the food's own or its parent's, not its category's. */
export function densityOf(
  ingredient: Ingredient,
  vocabulary: Vocabulary,
  { densities }: FoodMeasures,
): { value: number; known: boolean } {
  const value = lookUp(densities, ingredient, vocabulary)
  return { value: value ?? CATEGORY_DENSITIES[ingredient.category], known: value !== undefined }
}

export function pieceWeightOf(
  ingredient: Ingredient,
  vocabulary: Vocabulary,
  { pieces }: FoodMeasures,
): number | undefined {
  return lookUp(pieces, ingredient, vocabulary)
}

/** The edible share of what is bought: without bones, shells and rinds. */
export function edibleShareOf(
  ingredient: Ingredient,
  line: string,
  vocabulary: Vocabulary,
  { edible }: FoodMeasures,
): number {
  const own = lookUp(edible, ingredient, vocabulary)
  if (own !== undefined && !/\b(?:boneless|shelled|shucked|meat)\b/i.test(line)) return own
  return /\bbone-in\b/i.test(line) ? 0.78 : 1
}

/** A liquid or a syrup: cups of it become milliliters, not grams. */
export function isPoured(ingredient: Ingredient, vocabulary: Vocabulary, { poured }: FoodMeasures): boolean {
  if (poured.has(ingredient.name) || ingredient.category === 'drinks') return true
  return isKindOf(vocabulary, ingredient.name).some(({ name }) => poured.has(name))
}
