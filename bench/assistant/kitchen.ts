import { COOKBOOK } from '#content/cookbook/index.ts'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { createBuiltInCook } from '#content/kitchen/built-in-cook.ts'
import { findSubstitutions } from '#content/substitutions/find.ts'
import { dietBits } from '#core/contracts/diets.ts'
import type { CookTools, FoundRecipe } from '#core/kitchen/answer.ts'
import { substitutesBy } from '#core/kitchen/cook-tools.ts'
import { normalWords } from '#core/pantry/normalise.ts'
import { RecipeIndex } from '#core/pantry/recipe-index.ts'
import { createVocabulary, staplesOf } from '#core/pantry/vocabulary.ts'
import { dietOf } from '#core/recipes/diet.ts'
import { plainName } from '#core/recipes/plain-name.ts'

export const vocabulary = createVocabulary(INGREDIENTS)

/** The cookbook in memory: what the database and its index give the cook in the server. */
export function cookbookTools(): CookTools {
  const diets = new Map(COOKBOOK.map((recipe) => [recipe.slug, dietOf(recipe.ingredients, vocabulary).tags]))
  const index = new RecipeIndex(
    vocabulary,
    COOKBOOK.map((recipe) => ({
      id: recipe.slug,
      ingredients: recipe.ingredients,
      quality: 80,
      diet: dietBits(diets.get(recipe.slug) ?? []),
    })),
  )
  const bySlug = new Map(COOKBOOK.map((recipe) => [recipe.slug, recipe]))
  const found = (slug: string): FoundRecipe => {
    const recipe = bySlug.get(slug)
    return { id: slug, title: recipe?.title ?? slug, minutes: (recipe?.prep ?? 0) + (recipe?.cook ?? 0) }
  }
  return {
    match: async (ingredients, wanted) =>
      index
        .query({
          ingredients: [...ingredients],
          staples: staplesOf(vocabulary)
            .map(({ name }) => name)
            .filter((name) => !ingredients.includes(name)),
          limit: 4,
          dietary: dietBits([...wanted]),
        })
        .map(({ id, missing }) => ({
          ...found(id),
          missing: missing.map((line) => plainName(line, vocabulary)),
        })),
    findRecipe: async (text, wanted) => {
      const words = normalWords(text)
      return COOKBOOK.filter((recipe) => {
        const title = normalWords(recipe.title)
        return (
          words.length > 0 &&
          words.every((word) => title.includes(word)) &&
          wanted.every((diet) => (diets.get(recipe.slug) as string[] | undefined)?.includes(diet))
        )
      })
        .slice(0, 4)
        .map(({ slug }) => found(slug))
    },
    substitutes: substitutesBy((question) => findSubstitutions(question, vocabulary)),
  }
}

export const cook = createBuiltInCook(vocabulary)
