import { addDays } from '../day.ts'
import { describeStock, type Facts } from '../describe.ts'
import type { StockItem } from '../item.ts'
import type { StockRecord } from '../record.ts'
import { isToUseSoon } from '../soon.ts'
import { dateWords } from './date-words.ts'
import * as strings from './strings.ts'

const MOST = 5
/** Further ahead, guesses about a kitchen say little. */
const DAYS_AHEAD = 14

export interface NoteWords {
  title: string
  lines: string[]
}

const nameOf = ({ meal, name }: StockItem) => (meal === null ? name : strings.leftover(meal))

/** What to use soon, the most urgent first, leftovers too; undefined if all is fresh. */
export function noteWords(stock: readonly StockItem[]): NoteWords | undefined {
  const items = stock
    .filter(isToUseSoon)
    .sort((a, b) => (a.daysLeft ?? 0) - (b.daysLeft ?? 0))
    .slice(0, MOST)
  if (items.length === 0) return undefined
  return {
    title: strings.noteTitle(items.map(nameOf)),
    lines: items.map((item) => strings.noteLine(nameOf(item), dateWords(item) ?? '')),
  }
}

/** The notes of today and the coming days, by day, if nothing changes; days without one are left out. */
export function notesAhead(
  records: ReadonlyMap<string, StockRecord>,
  facts: Facts,
  today: string,
): Record<string, NoteWords> {
  const notes: Record<string, NoteWords> = {}
  for (let ahead = 0; ahead < DAYS_AHEAD; ahead++) {
    const day = addDays(today, ahead)
    const note = noteWords(describeStock(records, facts, day))
    if (note) notes[day] = note
  }
  return notes
}
