import { dayAfter, inYear, monthEnd, monthIn, numbers, yearOf } from './date-words.ts'

type Reading = 'day' | 'month'

/** A day without a year is of a food that doesn't keep long. */
const SOON = 120
const PAST_MS = 90 * 86_400_000
const YEARS_AHEAD = 10

interface Read {
  day: string
  as: Reading
}

const found = (as: Reading, ...days: (string | undefined)[]): Read[] =>
  days.flatMap((day) => (day ? { day, as } : []))

/** The likeliest come first. What keeps for years has its month printed; what lies behind is rarely put away. */
function rank({ day, as }: Read, today: string, isLasting: boolean): number {
  if (day < today) return as === 'day' ? 4 : 5
  if (as === 'month') return isLasting ? 0 : 2
  return day <= dayAfter(today, SOON) ? 1 : 3
}

const inOrder = (reads: readonly Read[], today: string, isLasting: boolean): string[] => {
  const last = `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`
  const days = reads
    .filter(({ day, as }) => as === 'day' || (day >= dayAfter(today, -366) && day <= last))
    .map((one, at) => ({ ...one, at }))
    .sort((a, b) => rank(a, today, isLasting) - rank(b, today, isLasting) || a.at - b.at)
    .map(({ day }) => day)
  return [...new Set(days)]
}

/**
 * What two or three numbers on a package may be, the likeliest first: "05/28" is rather the end of May 2028 than a day of
 * this year that is over. `isDayFirst`: with dots, the day always comes first.
 */
export function numberDays(text: string, today: string, isDayFirst: boolean, isLasting = false): string[] {
  const [first = '', second = '', year] = numbers(text)
  const [a, b] = [Number(first), Number(second)]
  const day = (month: number, date: number) => inYear(month, date, year, today, PAST_MS)
  const days = isDayFirst ? found('day', day(b, a)) : found('day', day(a, b), day(b, a))
  // "11." ends with the month: no year follows.
  const months =
    year || second.length < 2 || /\.$/.test(text) ? [] : found('month', monthEnd(yearOf(second), a))
  if (!year) return inOrder([...days, ...months], today, isLasting)
  return [...new Set(days.map((one) => one.day))].sort((x, y) => Number(x < today) - Number(y < today))
}

/** A month by its name, with a day or with the two digits of a year: "Nov 20", "May 28". Who names it rather gives the day. */
export function namedDays(text: string, today: string): string[] {
  const [date = '', year] = numbers(text)
  const month = monthIn(text)
  const day = inYear(month, Number(date), year, today, PAST_MS)
  const isPlain =
    year !== undefined || !/\d{2}$/.test(text) || (day && day >= today && day <= dayAfter(today, SOON))
  const end = isPlain ? undefined : monthEnd(yearOf(date), month)
  const days = [...(day ? [day] : []), ...(end && end >= today ? [end] : [])]
  return days.sort((x, y) => Number(x < today) - Number(y < today))
}
