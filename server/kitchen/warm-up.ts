import { createBuiltInCook } from '#content/kitchen/built-in-cook.ts'
import { substitutionBook } from '#content/substitutions/find.ts'
import type { Vocabulary } from '#core/pantry/vocabulary.ts'

const AFTER_MS = 1500

/** Gets the cook ready soon after the start, so that the first question does not wait for it. Returns the way to stop. */
export function warmUp(vocabulary: Vocabulary): () => Promise<void> {
  let timer = setTimeout(() => {
    createBuiltInCook(vocabulary)
    timer = setTimeout(() => substitutionBook(vocabulary), AFTER_MS)
    timer.unref()
  }, AFTER_MS)
  timer.unref()
  return async () => clearTimeout(timer)
}
