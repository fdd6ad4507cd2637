import { addDays } from '#core/stock/day.ts'
import { dayWords } from '#core/stock/words/date-words.ts'
import * as strings from './strings.ts'

/** A day up to today, inside of a sentence: "today", "yesterday", "Nov 3". */
export function pastDay(day: string, today: string): string {
  if (day === today) return strings.today.toLowerCase()
  return day === addDays(today, -1) ? strings.yesterday.toLowerCase() : dayWords(day, today)
}
