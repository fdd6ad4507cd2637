import {
  DAY,
  dayAfter,
  daysUntil,
  END,
  iso,
  MONTH,
  monthEnd,
  numbers,
  placeOf,
  WEEKDAY,
  YEAR,
} from './date-words.ts'
import { namedDays, numberDays } from './package-day.ts'
import { type SinceKind, sinceDates } from './since-date.ts'

/** Where a date is written in a line, and which day that is. */
export interface WrittenDate {
  start: number
  end: number
  /** As written: "best before 20.11.2026", "opened yesterday". */
  text: string
  /** The calendar day; undefined for a day that there isn't. */
  day: string | undefined
  /** What it may be as well, the likeliest first. */
  others?: readonly string[]
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

type Reader = (text: string, today: string, isLasting: boolean) => readonly (string | undefined)[]

/** One for each of the forms: what it may be, the likeliest first. */
const READERS: readonly Reader[] = [
  (text) => {
    const [month = 0, year = 0] = numbers(text).map(Number)
    return [monthEnd(year, month)]
  },
  (text) => {
    const [year, month, day] = numbers(text)
    return [iso(Number(year), Number(month), Number(day))]
  },
  (text, today, isLasting) => numberDays(text, today, true, isLasting),
  (text, today, isLasting) => numberDays(text, today, false, isLasting),
  namedDays,
  namedDays,
  (text, today) => [dayAfter(today, daysUntil(text.replace(/^(?:next|this)\s+/, ''), today))],
  (text, today) => [dayAfter(today, AHEAD[text] ?? 0)],
]
const AHEAD: Readonly<Record<string, number>> = { tomorrow: 1, yesterday: -1 }

function packageDates(line: string, today: string, isLasting: boolean): WrittenDate[] {
  return [...line.matchAll(DATE)].map((match) => {
    const forms = match.slice(1)
    const at = forms.findIndex((form) => form !== undefined)
    const [day, ...others] = READERS[at]?.((forms[at] ?? '').toLowerCase(), today, isLasting) ?? []
    const found: WrittenDate = { ...placeOf(match), day, kind: 'package' }
    return others.length === 0 ? found : { ...found, others: others.filter((one) => one !== undefined) }
  })
}

/**
 * The dates in a line, in their order: of packages, "best before 20.11.2026", "exp 11/25", "use by Friday", "until Dec 3",
 * and since when, "opened yesterday", "from Sunday". Dots have the day first, slashes mostly the month, and two numbers may be
 * a month and its year; a package's weekday is the next one, the others' the last one. `isLasting`: the food keeps for
 * more than a few months.
 */
export function writtenDates(line: string, today: string, isLasting = false): WrittenDate[] {
  const printed = packageDates(line, today, isLasting)
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
