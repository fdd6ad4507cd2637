import { ALLERGENS, type Allergen, type Ingredient } from '#core/contracts/ingredient.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'

/** In the order in which a card shows them: most informative first. */
const DIETARY_TAGS = [
  'vegan',
  'vegetarian',
  'pescatarian',
  'gluten-free',
  'dairy-free',
  'low-carb',
  'nut-free',
  'egg-free',
] as const
export type DietaryTag = (typeof DIETARY_TAGS)[number]

export interface Diet {
  tags: DietaryTag[]
  /** For every way of making it, including optional lines: a garnish must not hide an allergen. */
  allergens: Allergen[]
  /** Allergens that only optional lines contain. */
  optionalAllergens: Allergen[]
  /** Names unknown to the vocabulary; if there are any, no tag is given. */
  unknown: string[]
}

const RULES: Record<DietaryTag, (ingredient: Ingredient) => boolean> = {
  vegan: ({ diet }) => diet === 'vegan',
  vegetarian: ({ diet }) => diet === 'vegan' || diet === 'vegetarian',
  pescatarian: ({ diet }) => diet !== 'meat',
  'gluten-free': ({ gluten, allergens }) => !gluten && !allergens.includes('wheat'),
  'dairy-free': ({ allergens }) => !allergens.includes('milk'),
  'low-carb': ({ low_carb, name }) => low_carb === true || name === 'water' || name === 'ice',
  'nut-free': ({ allergens }) => !allergens.includes('tree nuts') && !allergens.includes('peanuts'),
  'egg-free': ({ allergens }) => !allergens.includes('eggs'),
}

function allergensOf(ingredients: readonly Ingredient[]): Set<Allergen> {
  return new Set(ingredients.flatMap(({ allergens }) => allergens))
}

/**
 * What a recipe's lines imply about diets. The worst case of alternatives ("butter or margarine") counts, and optional
 * lines count too: a tag must hold however the recipe is cooked.
 */
export function dietOf(lines: readonly string[], vocabulary: Vocabulary): Diet {
  const required: Ingredient[] = []
  const optional: Ingredient[] = []
  const unknown: string[] = []
  for (const line of lines) {
    const into = parseLine(line).optional ? optional : required
    for (const { words, ingredient } of ingredientsOfLine(line, vocabulary)) {
      if (ingredient) into.push(ingredient)
      else unknown.push(words.join(' '))
    }
  }
  const all = [...required, ...optional]
  const certain = all.length > 0 && unknown.length === 0
  const always = allergensOf(required)
  const ever = allergensOf(all)
  return {
    tags: certain ? DIETARY_TAGS.filter((tag) => holds(tag, all)) : [],
    allergens: ALLERGENS.filter((allergen) => ever.has(allergen)),
    optionalAllergens: ALLERGENS.filter((allergen) => ever.has(allergen) && !always.has(allergen)),
    unknown,
  }
}

/** "pescatarian" is only informative if there is fish. */
function holds(tag: DietaryTag, all: readonly Ingredient[]): boolean {
  if (tag === 'pescatarian' && !all.some(({ diet }) => diet === 'fish')) return false
  return all.every(RULES[tag])
}
