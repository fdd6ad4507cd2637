import { type Assistant, createAssistant } from '#core/assistant/assistant.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { MEASURES } from '../measures/index.ts'
import { NUTRITION } from '../nutrition/index.ts'
import { ASSISTANT_HREFS } from './hrefs.ts'
import { KNOWLEDGE } from './index.ts'

const knowledge = { ...KNOWLEDGE, nutrition: NUTRITION, pieceGrams: MEASURES.pieces }

const assistants = new WeakMap<FoodBook, Assistant>()

/** The built-in assistant, created at the first question. */
export function createBuiltInAssistant(vocabulary: FoodBook): Assistant {
  const assistant = assistants.get(vocabulary) ?? createAssistant(knowledge, vocabulary, ASSISTANT_HREFS)
  assistants.set(vocabulary, assistant)
  return assistant
}
