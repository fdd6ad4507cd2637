import {
  DAY,
  dayAfter,
  daysUntil,
  END,
  inYear,
  iso,
  MONTH,
  monthIn,
  numbers,
  placeOf,
  WEEKDAY,
  YEAR,
} from './date-words.ts'
import { type SinceKind, sinceDates } from './since-date.ts'

/** Where a date is written in a line, and which day that is. */
export interface WrittenDate {
  start: number
  end: number
  /** As written: "best before 20.11.2026", "opened yesterday". */
  text: string
  /** The calendar day; undefined for a day that there isn't. */
  day: string | undefined
  /** Whether it is printed on the package, or says since when. */
  kind: 'package' | SinceKind
}

const LEAD =
  'best(?:\\s+if\\s+used)?[\\s-]+(?:before|by)(?:\\s+end(?:\\s+of)?)?|bbe?|use[\\s-]+by|sell[\\s-]+by|expir(?:es|ed|y|ing|ation)(?:\\s+date)?|exp|good\\s+(?:until|till|til|to)|until|till|til|mhd'
/** In the order of the readers below. */
const FORMS = [
  `\\d{1,2}[./]\\d{4}${END}`,
  `\\d{4}-\\d{1,2}-\\d{1,2}${END}`,
  `\\d{1,2}\\.\\s?\\d{1,2}(?:\\.(?:\\s?${YEAR}${END})?|${END})`,
  `\\d{1,2}[/-]\\d{1,2}(?:[/-]${YEAR})?${END}`,
  `${MONTH}\\s+${DAY}${END}(?:,?\\s+\\d{4}${END})?`,
  `${DAY}\\.?\\s+(?:of\\s+)?${MONTH}${END}(?:,?\\s+\\d{4}${END})?`,
  `(?:next\\s+|this\\s+)?${WEEKDAY}${END}`,
  `(?:today|tonight|tomorrow|yesterday)${END}`,
]
/** Never a food, whatever follows. */
const SURE =
  '(?:best[\\s-]+(?:before|by)|use[\\s-]+by|sell[\\s-]+by|expir(?:es|ed|y)|exp)(?:\\s+(?:end|date))?'
const DATE = new RegExp(
  `(?<![\\p{L}\\d])\\(?(?:(?:${LEAD})\\.?\\s*:?\\s*(?:the\\s+|on\\s+)?(?:${FORMS.map((form) => `(${form})`).join('|')})|${SURE}${END}\\.?:?(?:\\s*\\d[\\d./-]*)?)\\)?`,
  'giu',
)

/** One for each of the forms. */
const READERS: readonly ((text: string, today: string) => string | undefined)[] = [
  // The last day of a month.
  (text) => {
    const [month = 0, year = 0] = numbers(text).map(Number)
    const first = iso(year, month, 1)
    return first && new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10)
  },
  (text) => {
    const [year, month, day] = numbers(text)
    return iso(Number(year), Number(month), Number(day))
  },
  (text, today) => {
    const [day, month, year] = numbers(text)
    return inYear(Number(month), Number(day), year, today)
  },
  (text, today) => {
    const [month, day, year] = numbers(text)
    return inYear(Number(month), Number(day), year, today)
  },
  (text, today) => inYear(monthIn(text), Number(numbers(text)[0]), numbers(text)[1], today),
  (text, today) => inYear(monthIn(text), Number(numbers(text)[0]), numbers(text)[1], today),
  (text, today) => dayAfter(today, daysUntil(text.replace(/^(?:next|this)\s+/, ''), today)),
  (text, today) => dayAfter(today, AHEAD[text] ?? 0),
]
const AHEAD: Readonly<Record<string, number>> = { tomorrow: 1, yesterday: -1 }

function packageDates(line: string, today: string): WrittenDate[] {
  return [...line.matchAll(DATE)].map((match) => {
    const forms = match.slice(1)
    const at = forms.findIndex((form) => form !== undefined)
    const day = READERS[at]?.((forms[at] ?? '').toLowerCase(), today)
    return { ...placeOf(match), day, kind: 'package' }
  })
}

/**
 * The dates in a line, in their order: of packages, "best before 20.11.2026", "exp 11/25", "use by Friday", "until Dec 3",
 * and since when, "opened yesterday", "from Sunday". Dots have the day first, slashes the month; a package's weekday is the
 * next one, the others' the last one.
 */
export function writtenDates(line: string, today: string): WrittenDate[] {
  const printed = packageDates(line, today)
  const isFree = ({ start, end }: { start: number; end: number }) =>
    !printed.some((one) => one.start < end && start < one.end)
  return [...printed, ...sinceDates(line, today).filter(isFree)].sort((a, b) => a.start - b.start)
}

/** Its dates with a space for each of their letters, so that everything else stays where it is. */
export function withoutDates(line: string, dates: readonly WrittenDate[]): string {
  let rest = line
  for (const { start, end } of dates) rest = rest.slice(0, start) + ' '.repeat(end - start) + rest.slice(end)
  return rest
}
