import { createBuiltInAssistant } from '#content/assistant/built-in-assistant.ts'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { findSubstitutions } from '#content/substitutions/find.ts'
import { createAssistantTools } from '#core/assistant/tools.ts'
import type { AssistantTools, FoundRecipe } from '#core/assistant/write/answer.ts'
import { dietBits } from '#core/contracts/diets.ts'
import { plainName } from '#core/ingredients/plain-name.ts'
import { createVocabulary, staplesOf } from '#core/ingredients/vocabulary.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { dietOf } from '#core/recipes/diet.ts'
import { normalWords } from '#core/text/normalise.ts'

export const vocabulary = createVocabulary(INGREDIENTS)

/** The cookbook in memory: in place of the server's database and index. */
export function cookbookTools(): AssistantTools {
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
  const { substitutes } = createAssistantTools({
    vocabulary,
    index: async () => index,
    titlesOf: async () => [],
    search: async () => [],
    findSubstitutions: (question) => findSubstitutions(question, vocabulary),
  })
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
    substitutes,
  }
}

export const assistant = createBuiltInAssistant(vocabulary)
