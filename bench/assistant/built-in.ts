import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBuiltInAssistant } from '#content/assistant/built-in-assistant.ts'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { findSubstitutions } from '#content/substitutions/find.ts'
import { createAssistantTools } from '#core/assistant/tools.ts'
import type { AssistantTools } from '#core/assistant/write/answer.ts'
import { allergenBits, dietBits } from '#core/contracts/food-facts.ts'
import { recipeFacts } from '#core/food-facts/recipe-facts.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { normalWords } from '#core/text/normalise.ts'
import { openWords } from '#server/assistant/words.ts'

export const vocabulary = createFoods()

/** The cookbook in memory: in place of the server's database and index. */
export function cookbookTools(): AssistantTools {
  const rows = COOKBOOK.map((recipe) => ({
    id: recipe.slug,
    title: recipe.title,
    ingredients: recipe.ingredients,
    prep_time_minutes: recipe.prep,
    cooking_time_minutes: recipe.cook,
    rest_time_minutes: recipe.rest ?? null,
    quality_score: 80,
    cuisine_type: recipe.cuisine,
    facts: recipeFacts(recipe.ingredients, vocabulary),
  }))
  const byId = new Map(rows.map((row) => [row.id, row]))
  const index = new RecipeIndex(
    vocabulary,
    rows.map(({ id, ingredients, facts }) => ({
      id,
      ingredients,
      quality: 80,
      diet: dietBits(facts.tags),
      contains: allergenBits(facts.allergens),
    })),
  )
  return createAssistantTools({
    vocabulary,
    index: async () => index,
    titlesOf: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    search: async (text, { diets, without }) => {
      const words = normalWords(text)
      return rows.filter(({ title, cuisine_type, facts }) => {
        const own = normalWords(`${title} ${cuisine_type}`)
        return (
          words.every((word) => own.includes(word)) &&
          diets.every((diet) => facts.tags.includes(diet)) &&
          !without.some((allergen) => facts.allergens.includes(allergen))
        )
      })
    },
    findSubstitutions: (question) => findSubstitutions(question, vocabulary),
  })
}

export const assistant = createBuiltInAssistant(
  vocabulary,
  openWords(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')),
)
