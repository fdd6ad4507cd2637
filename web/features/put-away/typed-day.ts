import { writtenDates } from '#core/pantry/written-date.ts'
import { addDays } from '#core/stock/day.ts'

const YEAR = 365
/** Further away, it is a slip of the finger. */
const BEHIND = 2 * YEAR
const AHEAD = 10 * YEAR

/** Digits alone, as they are read off a pack: day, month, and maybe the year. */
const DIGITS = /^(\d{2})(\d{2})(\d{2}|\d{4})?$/

/** The days that make sense on a pack. */
export const dayRange = (today: string) => ({ min: addDays(today, -BEHIND), max: addDays(today, AHEAD) })

/** The day that was typed: "20.11.", "201126", "11/20", "Nov 20", "11/2026". Undefined if it is none. */
export function typedDay(text: string, today: string): string | undefined {
  const bare = text.trim()
  const digits = DIGITS.exec(bare)
  const written = digits ? `${digits[1]}.${digits[2]}.${digits[3] ?? ''}` : bare
  if (written === '' || written.length > 40) return undefined
  const [date, ...others] = writtenDates(`best before ${written}`, today)
  const { min, max } = dayRange(today)
  const isWhole = date && others.length === 0 && date.text.trim().length === `best before ${written}`.length
  return isWhole && date.day && date.day >= min && date.day <= max ? date.day : undefined
}
