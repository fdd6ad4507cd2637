import type { StockItem } from '#core/stock/item.ts'
import { dateWords } from '#core/stock/words/date-words.ts'
import * as strings from './strings.ts'

/** In the pantry only eggs that were never washed keep. */
export const isCounterEgg = ({ where, fact, dated, keeps }: StockItem): boolean =>
  where === 'pantry' &&
  fact?.category === 'eggs' &&
  dated === 'guessed' &&
  keeps?.state === 'closed' &&
  fact.basis === 'safety'

/** The date of a food in words: one that we guessed looks guessed, one that was entered doesn't. */
export function itemDate(item: StockItem): string | undefined {
  const words = dateWords(item, item.dated === 'guessed')
  return words && isCounterEgg(item) ? strings.ifUnwashed(words) : words
}
