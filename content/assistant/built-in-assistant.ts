import { type Assistant, createAssistant } from '#core/assistant/assistant.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import type { WordTable } from '#core/text/word-table.ts'
import { MEASURES } from '../measures/index.ts'
import { NUTRITION } from '../nutrition/index.ts'
import { ASSISTANT_HREFS } from './hrefs.ts'
import { KNOWLEDGE } from './index.ts'
import { RETRIEVAL_WEIGHTS } from './retrieval-weights.ts'

const knowledge = { ...KNOWLEDGE, nutrition: NUTRITION, pieceGrams: MEASURES.pieces }

const assistants = new WeakMap<FoodBook, WeakMap<WordTable, Assistant>>()

/** The built-in assistant, created at the first question. Without the table it finds notes by their words alone. */
export function createBuiltInAssistant(vocabulary: FoodBook, words: WordTable | undefined): Assistant {
  if (!words) return createAssistant(knowledge, vocabulary, ASSISTANT_HREFS)
  const made = assistants.get(vocabulary) ?? new WeakMap<WordTable, Assistant>()
  assistants.set(vocabulary, made)
  const assistant =
    made.get(words) ??
    createAssistant(knowledge, vocabulary, ASSISTANT_HREFS, { words, ...RETRIEVAL_WEIGHTS })
  made.set(words, assistant)
  return assistant
}
