import { writtenDates } from '#core/pantry/written-date.ts'
import { isCalendarDay } from '#core/put-away/clean-found.ts'
import { addDays } from '#core/stock/day.ts'

const YEAR = 365
/** Further away, it is a slip of the finger. */
const BEHIND = 2 * YEAR
const AHEAD = 10 * YEAR

/** Digits alone, as they are read off a pack: day, month, and maybe the year. */
const DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/

/** The days that make sense on a pack. */
export const dayRange = (today: string) => ({ min: addDays(today, -BEHIND), max: addDays(today, AHEAD) })

/**
 * What was typed, the likeliest first: "20.11.", "201126", "11/20", "Nov 20", "11/2026"; "05/28" may be a month or a day.
 * None if it is no day. `isLasting`: the food keeps for more than a few months.
 */
export function typedDays(text: string, today: string, isLasting = false): readonly string[] {
  const bare = text.trim()
  const [digits, a = '', b = '', year = ''] = DIGITS.exec(bare) ?? []
  const written = digits ? [a, b, year].filter(Boolean).join('.') : bare
  if (written === '' || written.length > 40) return []
  const [date, ...others] = writtenDates(`best before ${written}`, today, isLasting)
  const { min, max } = dayRange(today)
  const isWhole = date && others.length === 0 && date.text.trim().length === `best before ${written}`.length
  if (!isWhole || !date.day) return []
  return [date.day, ...(date.others ?? [])].filter((day) => day >= min && day <= max)
}

/** What a day that is over may be instead: what else was typed, the end of a month with its year, or the next year. */
export function insteadOf(day: string, typed: readonly string[], today: string): readonly string[] {
  const [year = '', month = '', date = ''] = day.split('-')
  const next = `${Number(year) + 1}-${month}-${date}`
  const later = isCalendarDay(next) ? [next] : []
  return [...new Set([...typed, ...later])].filter((one) => one !== day && one >= today)
}
