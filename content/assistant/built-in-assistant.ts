import { type Assistant, createAssistant } from '#core/assistant/assistant.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { MEASURES } from '../measures/index.ts'
import { NUTRITION } from '../nutrition/index.ts'
import { ASSISTANT_HREFS } from './hrefs.ts'
import { KNOWLEDGE } from './index.ts'

const knowledge = { ...KNOWLEDGE, nutrition: NUTRITION, pieceGrams: MEASURES.pieces }

const assistants = new WeakMap<Vocabulary, Assistant>()

/** The built-in assistant, created at the first question. */
export function createBuiltInAssistant(vocabulary: Vocabulary): Assistant {
  const assistant = assistants.get(vocabulary) ?? createAssistant(knowledge, vocabulary, ASSISTANT_HREFS)
  assistants.set(vocabulary, assistant)
  return assistant
}
