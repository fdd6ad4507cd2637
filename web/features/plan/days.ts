import { addDays } from '#core/stock/day.ts'

/** From Monday, 0, to Sunday, 6. */
export const weekdayOf = (day: string): number => (new Date(Date.parse(day)).getUTCDay() + 6) % 7

export const daysFrom = (first: string, count: number): string[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at))

const long = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' })

/** "Wednesday". */
export const weekdayWord = (day: string): string => long.format(Date.parse(day))

/** A Monday, for the names of weekdays. */
const MONDAY = '2026-11-16'

/** "Monday" for 0. */
export const weekdayName = (weekday: number): string => weekdayWord(addDays(MONDAY, weekday))
