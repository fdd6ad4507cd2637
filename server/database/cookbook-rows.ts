import { createHash } from 'node:crypto'
import { factsOf } from '#content/cookbook/facts.ts'
import { COOKBOOK } from '#content/cookbook/index.ts'
import type { CookbookRecipe } from '#content/cookbook/record.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { FACTS_VERSION } from '#content/food-facts/version.ts'
import { MEASURES } from '#content/measures/index.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { rankFacts } from '#core/recipes/rank-facts.ts'
import { recipeFoods } from '#core/recipes/recipe-foods.ts'

const NAMESPACE = 'sous-cookbook:'

/** The same recipe has the same id on every installation and for ever: saved lists and links outlive a release. */
function cookbookId(slug: string) {
  const hex = createHash('sha256')
    .update(NAMESPACE + slug)
    .digest('hex')
  // A name-based UUID (version 8: custom).
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`
}

type CookbookRow = Omit<ExternalRecipeRow, 'created_at' | 'scraped_at' | 'source_url'>

function toRow(recipe: CookbookRecipe): CookbookRow {
  const { diet, quality } = factsOf(recipe)
  const id = cookbookId(recipe.slug)
  return {
    id,
    slug: recipe.slug,
    origin: 'cookbook',
    title: recipe.title,
    description: recipe.description,
    ingredients: recipe.ingredients,
    instructions: recipe.steps,
    cover_image_url: `/covers/${id}.svg`,
    cooking_time_minutes: recipe.cook,
    prep_time_minutes: recipe.prep,
    rest_time_minutes: recipe.rest ?? null,
    servings: recipe.servings,
    difficulty_level: recipe.difficulty,
    cuisine_type: recipe.cuisine,
    dietary_tags: diet.tags,
    quality_score: quality.score,
    meal: recipe.meal,
    equipment: recipe.equipment,
    storage: recipe.storage,
    tags: recipe.tags ?? [],
    author: null,
    publisher: null,
    license: null,
    folder: null,
    also_called: recipe.also ?? [],
    allergens: diet.allergens,
    may_contain: diet.mayContain,
    lines_sure: true,
    facts_complete: true,
    facts_version: FACTS_VERSION,
    foods: recipeFoods(recipe.ingredients, VOCABULARY),
    ...rankFacts(recipe, { vocabulary: VOCABULARY, measures: MEASURES }),
  }
}

export const cookbookRows = (recipes: readonly CookbookRecipe[] = COOKBOOK) => recipes.map(toRow)
