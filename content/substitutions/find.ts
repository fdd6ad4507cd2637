import type { IngredientSubstitutionOutput } from '#core/contracts/ingredient-substitution.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { answerSubstitution, type Question } from '#core/substitutions/answer.ts'
import { createBook, type SubstitutionBook } from '#core/substitutions/book.ts'
import { MEASURES } from '../measures/index.ts'
import { SUBSTITUTIONS } from './index.ts'

const books = new WeakMap<Vocabulary, SubstitutionBook>()

/** Created on first use: it takes a fifth of a second, which startup doesn't need to wait for. */
export function substitutionBook(vocabulary: Vocabulary): SubstitutionBook {
  const book = books.get(vocabulary) ?? createBook(SUBSTITUTIONS, vocabulary, MEASURES)
  books.set(vocabulary, book)
  return book
}

export const findSubstitutions = (question: Question, vocabulary: Vocabulary): IngredientSubstitutionOutput =>
  answerSubstitution(substitutionBook(vocabulary), question)
