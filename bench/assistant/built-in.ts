import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createBuiltInAssistant } from '#content/assistant/built-in-assistant.ts'
import { createFoods } from '#content/food-facts/book.ts'
import { findSubstitutions } from '#content/substitutions/find.ts'
import { createAssistantTools } from '#core/assistant/tools.ts'
import type { AssistantTools } from '#core/assistant/write/answer.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { toIndexed } from '#core/matching/indexed-recipe.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { createCollectionSearch } from '#core/recipes/search-collection.ts'
import { openWords } from '#server/assistant/words.ts'
import { cookbookRows } from '#server/database/cookbook-rows.ts'

export const vocabulary = createFoods()

/** The cookbook in memory: in place of the server's database and index. */
export function cookbookTools(): AssistantTools {
  const rows = cookbookRows().map(
    (row): ExternalRecipeRow => ({
      ...row,
      id: row.slug ?? '',
      created_at: '',
      scraped_at: null,
      source_url: null,
    }),
  )
  const byId = new Map(rows.map((row) => [row.id, row]))
  const index = new RecipeIndex(vocabulary, rows.map(toIndexed))
  const collection = createCollectionSearch(rows, vocabulary)
  return createAssistantTools({
    vocabulary,
    index: async () => index,
    titlesOf: async (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    search: async (input) => collection.search(input),
    findSubstitutions: (question) => findSubstitutions(question, vocabulary),
  })
}

export const assistant = createBuiltInAssistant(
  vocabulary,
  openWords(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')),
)
