import type { Days } from '../../contracts/pantry-facts.ts'
import * as strings from './strings.ts'

const FOREVER = 3650
const MONTH = 30
const YEAR = 365

/** Months of 30 days in a year of 365, as the tables count them. */
const inMonths = (days: number) => {
  const rest = days % YEAR
  return rest % MONTH === 0 ? Math.floor(days / YEAR) * 12 + rest / MONTH : undefined
}

/** How long, in the largest unit that both ends are whole in: "3–5 days", "1–2 weeks", "9–12 months". */
export function keepingWords([from, to]: Days): string {
  if (to >= FOREVER) return strings.forever
  if (from >= YEAR && from % YEAR === 0 && to % YEAR === 0) return strings.inYears(from / YEAR, to / YEAR)
  const [fromMonths, toMonths] = [inMonths(from), inMonths(to)]
  if (from >= MONTH && fromMonths !== undefined && toMonths !== undefined)
    return strings.inMonths(fromMonths, toMonths)
  if (from >= 7 && from % 7 === 0 && to % 7 === 0) return strings.inWeeks(from / 7, to / 7)
  return strings.inDays(from, to)
}
