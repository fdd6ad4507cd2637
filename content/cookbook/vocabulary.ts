import { INGREDIENTS } from '#content/ingredients/index.ts'
import { createVocabulary } from '#core/pantry/vocabulary.ts'

/** The words that the cookbook is written in. */
export const VOCABULARY = createVocabulary(INGREDIENTS)
