import type { z } from 'zod'
import { createBuiltInAssistant } from '#content/assistant/built-in-assistant.ts'
import { findSubstitutions } from '#content/substitutions/find.ts'
import { chunkOf, turnsBefore } from '#core/assistant/chat-protocol.ts'
import { createAssistantTools } from '#core/assistant/tools.ts'
import type { AssistantContext } from '#core/assistant/write/answer.ts'
import { inPieces } from '#core/assistant/write/in-pieces.ts'
import { BUILT_IN, DONE } from '#core/contracts/chat.ts'
import type { cookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { SearchRecipesInput, SearchRecipesOutput } from '#core/contracts/search-recipes.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import type { RecipeIndex } from '#core/matching/recipe-index.ts'
import { recipeFoods } from '#core/recipes/recipe-foods.ts'
import type { DeviceAnswer } from './messages.ts'

interface ChatShelf {
  vocabulary: FoodBook
  index: () => RecipeIndex
  rowsOf: (ids: readonly string[]) => Promise<ExternalRecipeRow[]>
  search: (input: SearchRecipesInput) => SearchRecipesOutput
}

/** The built-in assistant's answer as the server would stream it, all at once: there is no network to wait for. */
export async function answerChat(
  input: z.output<typeof cookingAssistantInput>,
  known: Pick<AssistantContext, 'profile' | 'recipe'>,
  { vocabulary, index, rowsOf, search }: ChatShelf,
): Promise<DeviceAnswer> {
  const assistant = createBuiltInAssistant(vocabulary)
  const tools = createAssistantTools({
    vocabulary,
    index: async () => index(),
    // A device may have stored the row before its foods were computed.
    titlesOf: async (ids) =>
      (await rowsOf(ids)).map((row) => ({
        ...row,
        foods: row.foods ?? recipeFoods(row.ingredients, vocabulary),
      })),
    search: async (input) => search(input),
    findSubstitutions: (question) => findSubstitutions(question, vocabulary),
  })
  const history = turnsBefore(input.conversation, input.message)
  const { text } = await assistant(input.message, history, { pantry: input.pantry, ...known }, tools)
  const chunks = [...inPieces(text)].map((content, at) =>
    chunkOf(BUILT_IN, { ...(at === 0 && { role: 'assistant' }), content }, null),
  )
  const events = [...chunks, chunkOf(BUILT_IN, {}, 'stop'), DONE]
  return {
    status: 200,
    type: 'text/event-stream; charset=utf-8',
    body: events.map((event) => `data: ${event}\n\n`).join(''),
  }
}
