/** What the readers of dates share: the words of a date, and the day that they mean. */
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat']

export const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?'
export const WEEKDAY = '(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?)(?:day)?'
export const DAY = '\\d{1,2}(?:st|nd|rd|th)?'
export const YEAR = '(?:\\d{4}|\\d{2})'
export const END = '(?![\\p{L}\\d])'

/** A calendar day; undefined for one that there isn't. */
export const iso = (year: number, month: number, day: number): string | undefined => {
  const time = new Date(Date.UTC(year, month - 1, day))
  const isReal = time.getUTCMonth() === month - 1 && time.getUTCDate() === day
  return isReal && year >= 1900 && year < 2200 ? time.toISOString().slice(0, 10) : undefined
}

const DAY_MS = 86_400_000
/** A date without a year may lie so far back: a package that is past its date. */
const PAST_MS = 180 * DAY_MS

export const dayAfter = (today: string, days: number): string =>
  new Date(Date.parse(today) + days * DAY_MS).toISOString().slice(0, 10)

/** Of a written year: "26" is 2026. */
export const yearOf = (year: string): number => (year.length === 2 ? 2000 + Number(year) : Number(year))

/** Without a year: the one in which the day is nearest, rather ahead than behind, by at most `past` milliseconds. */
export function inYear(
  month: number,
  day: number,
  year: string | undefined,
  today: string,
  past = PAST_MS,
): string | undefined {
  if (year) return iso(yearOf(year), month, day)
  const now = Number(today.slice(0, 4))
  const found = [now - 1, now, now + 1, now + 2].flatMap((one) => iso(one, month, day) ?? [])
  return found.find((one) => Date.parse(one) >= Date.parse(today) - past) ?? found.at(-1)
}

/** The last day of a month. */
export const monthEnd = (year: number, month: number): string | undefined =>
  iso(year, month, 1) && new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)

export const numbers = (text: string): string[] => text.match(/\d+/g) ?? []

/** The number of the month that is named, from 1. */
export const monthIn = (text: string): number =>
  MONTHS.indexOf(/\p{L}{3}/u.exec(text.replace(/\d+(?:st|nd|rd|th|\.)?\s*(?:of\s)?/gi, ' '))?.[0] ?? '') + 1

/** How many days it is until the weekday comes: a week if that is today. */
export function daysUntil(weekday: string, today: string): number {
  const wanted = WEEKDAYS.indexOf(weekday.slice(0, 3))
  return (wanted - new Date(`${today}T00:00:00Z`).getUTCDay() + 7) % 7 || 7
}

/** Where a date stands, with the brackets around it only if they are around it alone. */
export function placeOf(match: RegExpExecArray): { start: number; end: number; text: string } {
  const [text] = match
  const opens = text.startsWith('(')
  const closes = text.endsWith(')')
  const start = match.index + (opens && !closes ? 1 : 0)
  const end = match.index + text.length - (closes && !opens ? 1 : 0)
  return { start, end, text: text.replace(/^\(|\)$/g, '').replace(/\s+/g, ' ') }
}
