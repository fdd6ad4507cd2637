import { DIETS } from '#core/contracts/food-facts.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { recipeFacts } from '#core/food-facts/recipe-facts.ts'
import { tagsByAmount } from './amount-tags.ts'
import { estimateNutrition, type FoodKnowledge } from './nutrition.ts'
import { rankFacts } from './rank-facts.ts'
import { recipeFoods } from './recipe-foods.ts'

export type Judged = Pick<
  ExternalRecipeRow,
  'title' | 'meal' | 'ingredients' | 'dietary_tags' | 'lines_sure' | 'servings'
>
export type FactColumns = Pick<
  ExternalRecipeRow,
  | 'dietary_tags'
  | 'allergens'
  | 'may_contain'
  | 'facts_complete'
  | 'facts_version'
  | 'line_weights'
  | 'kind'
  | 'foods'
>

/** What is known about food, and the version of it that the facts were computed with. */
export interface VersionedKnowledge extends FoodKnowledge {
  version: string
}

const COMPUTED = new Set<string>(DIETS)

/** The columns that follow from a recipe's lines. Tags that are not ours to compute stay. */
export function factColumns(
  { title, meal, ingredients, dietary_tags, lines_sure, servings }: Judged,
  know: VersionedKnowledge,
): FactColumns {
  const { vocabulary, measures, version } = know
  const { tags, allergens, mayContain, unknown } = recipeFacts(ingredients, vocabulary)
  const estimate = servings ? estimateNutrition(ingredients, servings, know) : undefined
  const fits = tagsByAmount(tags, estimate?.perServing ?? null)
  const own = dietary_tags.filter((tag) => !COMPUTED.has(tag.toLowerCase()))
  return {
    // A list that may have gaps promises nothing.
    dietary_tags: [...new Set([...(lines_sure ? fits : []), ...own])],
    allergens,
    may_contain: mayContain,
    facts_complete: lines_sure && unknown.length === 0 && ingredients.length > 0,
    facts_version: version,
    foods: recipeFoods(ingredients, vocabulary),
    ...rankFacts({ title, meal, ingredients }, { vocabulary, measures }),
  }
}
