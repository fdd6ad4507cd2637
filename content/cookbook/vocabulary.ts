import { INGREDIENTS } from '#content/ingredients/index.ts'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'

/** The vocabulary the cookbook is written in. */
export const VOCABULARY = createVocabulary(INGREDIENTS)
