import { createBuiltInAssistant } from '#content/assistant/built-in-assistant.ts'
import { substitutionBook } from '#content/substitutions/find.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import type { WordTable } from '#core/text/word-table.ts'

const AFTER_MS = 1500

/** Gets the assistant ready soon after the start, so that the first question does not wait for it. Returns the way to stop. */
export function warmUp(vocabulary: FoodBook, words: WordTable): () => Promise<void> {
  let timer = setTimeout(() => {
    createBuiltInAssistant(vocabulary, words)
    timer = setTimeout(() => substitutionBook(vocabulary), AFTER_MS)
    timer.unref()
  }, AFTER_MS)
  timer.unref()
  return async () => clearTimeout(timer)
}
