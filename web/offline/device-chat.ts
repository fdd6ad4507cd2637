import type { z } from 'zod'
import { createBuiltInAssistant } from '#content/assistant/built-in-assistant.ts'
import wordsFile from '#content/assistant/sous-words.bin?url'
import { findSubstitutions } from '#content/substitutions/find.ts'
import { chunkOf, turnsBefore } from '#core/assistant/chat-protocol.ts'
import { modelPrompt, shortQuestion } from '#core/assistant/model-prompt.ts'
import { onlyLinks } from '#core/assistant/safety/links.ts'
import { createSafetyStream, type SafetyStream } from '#core/assistant/safety/safety.ts'
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
import { readWordTable, type WordTable } from '#core/text/word-table.ts'
import type { ModelBrief } from '#web/lib/model-chat.ts'
import type { DeviceAnswer } from './messages.ts'

interface ChatShelf {
  vocabulary: FoodBook
  index: () => RecipeIndex
  rowsOf: (ids: readonly string[]) => Promise<ExternalRecipeRow[]>
  search: (input: SearchRecipesInput) => SearchRecipesOutput
  /** Those of the user's own that the question may be about. */
  own: readonly ExternalRecipeRow[]
  words: (() => Promise<WordTable>) | undefined
}

let words: Promise<WordTable> | undefined
/** Cached with the app's other files; a failed download is tried again at the next question. */
const loadWords = () => {
  words ??= fetch(wordsFile)
    .then((answer) => {
      if (!answer.ok) throw new Error('The assistant hasn’t been downloaded yet.')
      return answer.arrayBuffer()
    })
    .then(readWordTable)
    .catch((error) => {
      words = undefined
      throw error
    })
  return words
}

type ChatInput = z.output<typeof cookingAssistantInput>
type Known = Pick<AssistantContext, 'profile' | 'recipe' | 'named'>

/** The built-in assistant's answer, and what it was based on. */
async function guideTo(
  input: ChatInput,
  known: Known,
  { vocabulary, index, rowsOf, search, own, words: ownWords }: ChatShelf,
) {
  const assistant = createBuiltInAssistant(vocabulary, await (ownWords ?? loadWords)().catch(() => undefined))
  const tools = createAssistantTools({
    vocabulary,
    own,
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
  const { pantry, dated, kitchen, today, plan, recipe_is: recipeIs } = input
  const context = { pantry, dated, kitchen, today, plan, recipeIs, ...known }
  return { answer: await assistant(input.message, history, context, tools), history, context }
}

/** As the server would stream it, all at once: there is no network to wait for. */
export async function answerChat(input: ChatInput, known: Known, shelf: ChatShelf): Promise<DeviceAnswer> {
  const { text, standing = [] } = (await guideTo(input, known, shelf)).answer
  const chunks = [...inPieces(text)].map((content, at) =>
    chunkOf(BUILT_IN, { ...(at === 0 && { role: 'assistant' }), content }, null),
  )
  const events = [...chunks, chunkOf(BUILT_IN, {}, 'stop', standing), DONE]
  return {
    status: 200,
    type: 'text/event-stream; charset=utf-8',
    body: events.map((event) => `data: ${event}\n\n`).join(''),
  }
}

export interface BriefedChat {
  brief: ModelBrief
  /** Checks what the model writes, sentence by sentence. */
  safety: Pick<SafetyStream, 'push' | 'end'>
}

/** What the browser's model is asked, and the rules for its answer: the same as for an operator's model. */
export async function briefModel(input: ChatInput, known: Known, shelf: ChatShelf): Promise<BriefedChat> {
  const { answer, history, context } = await guideTo(input, known, shelf)
  const asked = { question: input.message, history, context, guide: answer, hasTools: false }
  // The listed recipes were checked line by line; any other link is made up.
  const vetted = answer.links.map(({ href }) => href)
  const about = [known.recipe, known.named].flatMap((recipe) => (recipe ? [`/recipe/${recipe.id}`] : []))
  const links = new Set([...vetted, ...about])
  const { limits } = answer
  const safety = createSafetyStream(input.message, { limits, vocabulary: shelf.vocabulary, vetted })
  return {
    brief: {
      text: answer.text,
      standing: answer.standing ?? [],
      prompt: modelPrompt(asked),
      short: shortQuestion(asked),
    },
    safety: {
      push: (piece) => onlyLinks(safety.push(piece), links),
      end: () => onlyLinks(safety.end(), links),
    },
  }
}
