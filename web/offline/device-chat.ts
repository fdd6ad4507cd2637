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
import { readWordTable, type WordTable } from '#core/text/word-table.ts'
import wordsFile from '../../language/model/sous-words.bin?url'
import type { DeviceAnswer } from './messages.ts'

interface ChatShelf {
  vocabulary: FoodBook
  index: () => RecipeIndex
  rowsOf: (ids: readonly string[]) => Promise<ExternalRecipeRow[]>
  search: (input: SearchRecipesInput) => SearchRecipesOutput
}

let words: Promise<WordTable> | undefined
/** Cached with the app's other files; a failed download is tried again at the next question. */
const loadWords = () => {
  words ??= fetch(wordsFile)
    .then((answer) => {
      if (!answer.ok) throw new Error('The assistant has not been downloaded yet.')
      return answer.arrayBuffer()
    })
    .then(readWordTable)
    .catch((error) => {
      words = undefined
      throw error
    })
  return words
}

/** The built-in assistant's answer as the server would stream it, all at once: there is no network to wait for. */
export async function answerChat(
  input: z.output<typeof cookingAssistantInput>,
  known: Pick<AssistantContext, 'profile' | 'recipe'>,
  { vocabulary, index, rowsOf, search }: ChatShelf,
): Promise<DeviceAnswer> {
  const assistant = createBuiltInAssistant(vocabulary, await loadWords())
  const tools = createAssistantTools({
    vocabulary,
    index: async () => index(),
    titlesOf: rowsOf,
    search: async (words, { diets, without }) => search({ search: words, diets, without }).recipes,
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
