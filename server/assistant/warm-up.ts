import { createBuiltInAssistant } from '#content/assistant/built-in-assistant.ts'
import { substitutionBook } from '#content/substitutions/find.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'

const AFTER_MS = 1500

/** Warms up the assistant shortly after startup, so that the first question doesn't wait for it. Returns a stop function. */
export function warmUp(vocabulary: Vocabulary): () => Promise<void> {
  let timer = setTimeout(() => {
    createBuiltInAssistant(vocabulary)
    timer = setTimeout(() => substitutionBook(vocabulary), AFTER_MS)
    timer.unref()
  }, AFTER_MS)
  timer.unref()
  return async () => clearTimeout(timer)
}
