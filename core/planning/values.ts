import { DAY_MS } from '../stock/day.ts'

const DAY = /^(19|20|21)\d\d-\d\d-\d\d$/

/** A day of the calendar, YYYY-MM-DD. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false
  const time = Date.parse(value)
  // February 30 parses as March in some engines.
  return time % DAY_MS === 0 && new Date(time).toISOString().startsWith(value)
}

/** The same time as an ISO string of our own; null if it is none. */
export function isoTime(value: unknown): string | null {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN
  // Four digits for the year: what sorts as text sorts as time.
  return time >= 0 && time < 7_258_118_400_000 ? new Date(time).toISOString() : null
}

/** One line of text without control characters or half characters, cut to length; empty if there is none. */
export const oneLine = (value: unknown, longest: number): string =>
  typeof value === 'string'
    ? value
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .replace(/\p{Cs}/gu, '')
        .trim()
        .slice(0, longest)
        // The cut may have gone through a pair.
        .replace(/\p{Cs}$/u, '')
        .trim()
    : ''

/** A whole number within bounds; null if it is no number. */
export const wholeIn = (value: unknown, least: number, most: number): number | null =>
  typeof value === 'number' && Number.isFinite(value)
    ? Math.min(most, Math.max(least, Math.round(value)))
    : null
