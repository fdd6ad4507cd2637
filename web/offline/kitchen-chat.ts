import type { z } from 'zod'
import { createBuiltInCook } from '#content/kitchen/built-in-cook.ts'
import { findSubstitutions } from '#content/substitutions/find.ts'
import { DONE, KITCHEN_GUIDE } from '#core/contracts/chat.ts'
import type { cookingAssistantInput } from '#core/contracts/cooking-assistant.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { SearchRecipesInput, SearchRecipesOutput } from '#core/contracts/search-recipes.ts'
import type { CookContext } from '#core/kitchen/answer.ts'
import { chunkOf, turnsBefore } from '#core/kitchen/chat-protocol.ts'
import { createCookTools } from '#core/kitchen/cook-tools.ts'
import { inPieces } from '#core/kitchen/in-pieces.ts'
import type { RecipeIndex } from '#core/pantry/recipe-index.ts'
import type { Vocabulary } from '#core/pantry/vocabulary.ts'
import type { KitchenAnswer } from './messages.ts'

interface ChatShelf {
  vocabulary: Vocabulary
  index: () => RecipeIndex
  rowsOf: (ids: readonly string[]) => Promise<ExternalRecipeRow[]>
  search: (input: SearchRecipesInput) => SearchRecipesOutput
}

/** The built-in cook's answer as the server would stream it, all at once: there is no line to wait for. */
export async function answerChat(
  input: z.output<typeof cookingAssistantInput>,
  known: Pick<CookContext, 'profile' | 'recipe'>,
  { vocabulary, index, rowsOf, search }: ChatShelf,
): Promise<KitchenAnswer> {
  const cook = createBuiltInCook(vocabulary)
  const tools = createCookTools({
    vocabulary,
    index: async () => index(),
    titlesOf: rowsOf,
    search: async (words, diets) => search({ search: words, diets }).recipes,
    findSubstitutions: (question) => findSubstitutions(question, vocabulary),
  })
  const history = turnsBefore(input.conversation, input.message)
  const { text } = await cook(input.message, history, { pantry: input.pantry, ...known }, tools)
  const chunks = [...inPieces(text)].map((content, at) =>
    chunkOf(KITCHEN_GUIDE, { ...(at === 0 && { role: 'assistant' }), content }, null),
  )
  const events = [...chunks, chunkOf(KITCHEN_GUIDE, {}, 'stop'), DONE]
  return {
    status: 200,
    type: 'text/event-stream; charset=utf-8',
    body: events.map((event) => `data: ${event}\n\n`).join(''),
  }
}
