import type { StockItem } from '#core/stock/item.ts'
import { dateWords } from '#core/stock/words/date-words.ts'

/** The date of a food in words: one that we guessed looks guessed, one that was entered doesn't. */
export const itemDate = (item: Pick<StockItem, 'until' | 'daysLeft' | 'basis' | 'dated'>) =>
  dateWords(item, item.dated === 'guessed')
