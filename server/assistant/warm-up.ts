import { createBuiltInAssistant } from '#content/assistant/built-in-assistant.ts'
import { substitutionBook } from '#content/substitutions/find.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import type { WordTable } from '#core/text/word-table.ts'

const AFTER_MS = 1500
/** Notes that are indexed in one go: requests are answered in between. */
const NOTES = 25

/** Gets the assistant ready soon after the start, so that the first question does not wait for it. Returns the way to stop. */
export function warmUp(vocabulary: FoodBook, words: WordTable): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const later = (work: () => void, ms: number) => {
    timer = setTimeout(work, ms)
    timer.unref()
  }
  const prepare = () => {
    if (createBuiltInAssistant(vocabulary, words).prepare(NOTES))
      later(() => substitutionBook(vocabulary), AFTER_MS)
    else later(prepare, 0)
  }
  later(prepare, AFTER_MS)
  return async () => clearTimeout(timer)
}
