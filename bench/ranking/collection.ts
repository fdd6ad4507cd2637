import { COOKBOOK } from '#content/cookbook/index.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { MEASURES } from '#content/measures/index.ts'
import { ALIKE } from '#content/substitutions/alike.ts'
import { SUBSTITUTIONS } from '#content/substitutions/index.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { rankFacts } from '#core/recipes/rank-facts.ts'
import { createSwapRules } from '#core/substitutions/swap-rules.ts'

const know = { vocabulary: VOCABULARY, measures: MEASURES }

/** The cookbook by slug, with the kinds that the bench asks for. */
export const RECIPES = new Map(
  COOKBOOK.map((recipe) => [recipe.slug, { ...recipe, ...rankFacts(recipe, know) }]),
)

export const index = new RecipeIndex(
  VOCABULARY,
  [...RECIPES.values()].map(({ slug, title, ingredients, line_weights, kind, prep, cook, rest = 0 }) => ({
    id: slug,
    title,
    ingredients,
    weights: line_weights,
    kind,
    quality: 80,
    minutes: prep + cook + rest,
  })),
  createSwapRules(SUBSTITUTIONS, ALIKE, VOCABULARY, MEASURES),
)
