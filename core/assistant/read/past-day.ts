import { addDays, daysBetween } from '../../stock/day.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const DAY = `(${WEEKDAYS.join('|')})`
const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, couple: 2, three: 3, few: 3, four: 4, five: 5 },
  ...{ six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
}
const LENGTHS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30 }
const AGO = new RegExp(
  `\\b(\\d{1,2}|${Object.keys(COUNTS).join('|')})(?: of)? (day|week|month)s? (?:ago|old)\\b`,
)
const LAST = new RegExp(`\\blast ${DAY}\\b`)
/** Something happened on it: a weekday by itself may be one to come. */
const ON = new RegExp(
  `\\b(?:made|cooked|baked|prepared|roasted|boiled|grilled|opened|bought|got|thawed|from|since|had)\\b(?: \\w+){0,4}? ${DAY}\\b|\\b${DAY}s (?!to\\b)`,
)

/** How many days ago something happened that a question names: "last Thursday", "3 days ago", "yesterday"; undefined for none. */
export function daysAgo(text: string, today: string): number | undefined {
  if (/\bday before yesterday\b/.test(text)) return 2
  if (/\byesterday\b|\blast (?:night|evening)\b/.test(text)) return 1
  const [, count = '', unit = ''] = AGO.exec(text) ?? []
  if (unit) return (COUNTS[count] ?? Number(count)) * (LENGTHS[unit] ?? 1)
  const last = LAST.exec(text)
  const day = last?.[1] ?? ON.exec(text)?.slice(1).find(Boolean)
  if (day === undefined) return /\blast week\b/.test(text) ? 7 : /\blast month\b/.test(text) ? 30 : undefined
  const ago = (new Date(today).getUTCDay() - WEEKDAYS.indexOf(day) + 7) % 7
  // Who means today says so.
  return daysBetween(addDays(today, -(ago || 7)), today)
}
