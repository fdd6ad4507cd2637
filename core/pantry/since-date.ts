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
  yearOf,
} from './date-words.ts'

/** What happened on the day; `from` where that depends on the food, `bare` where nothing is said beside the date. */
const KINDS = ['opened', 'cooked', 'bought', 'frozen', 'thawed', 'from'] as const
export type SinceKind = (typeof KINDS)[number] | 'bare'

interface SinceDate {
  start: number
  end: number
  text: string
  day: string | undefined
  kind: SinceKind
}

const COUNTS: Readonly<Record<string, number>> = {
  ...{ a: 1, an: 1, one: 1, two: 2, couple: 2, three: 3, four: 4, five: 5 },
  ...{ six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
}
const COUNT = `(?:\\d{1,2}|a\\s+couple(?:\\s+of)?|${Object.keys(COUNTS).join('|')})`
/** "sun-dried" is no day. */
const PAST_WEEKDAY = `${WEEKDAY}(?![\\p{L}\\d-])`

/** Always in the past, also by themselves. */
const SPOKEN = [
  `(?:the\\s+)?day\\s+before\\s+yesterday${END}`,
  `(?:yesterday|last\\s+night)${END}`,
  `${COUNT}\\s+(?:days?|weeks?|months?)\\s+ago${END}`,
  `last\\s+(?:week${END}|${PAST_WEEKDAY})`,
]
const FULL = [
  `\\d{4}-\\d{1,2}-\\d{1,2}${END}`,
  `\\d{1,2}\\.\\s?\\d{1,2}\\.\\s?\\d{4}${END}|\\d{1,2}\\.\\d{1,2}\\.\\d{2}${END}`,
]
/** Clear enough beside a word that says what happened. */
const LED = [
  ...FULL,
  `\\d{1,2}\\.\\s?\\d{1,2}\\.?(?!\\d)`,
  `\\d{1,2}/\\d{1,2}(?:/${YEAR})?${END}`,
  `${MONTH}\\s+${DAY}${END}(?:,?\\s+\\d{4}${END})?`,
  `${DAY}\\.?\\s+(?:of\\s+)?${MONTH}${END}(?:,?\\s+\\d{4}${END})?`,
  `(?:today|tonight|this\\s+morning)${END}`,
  `(?:this\\s+)?${PAST_WEEKDAY}`,
]
/** Two digits at least in one place: "1.5." rather ends a sentence. */
const BARE = [...FULL, `(?:\\d\\.\\d\\d|\\d\\d\\.\\d\\d?)\\.(?!\\d)`]
const LEADS = [
  'opened|open|started',
  'cooked|boiled|roasted|steamed|grilled',
  'bought|purchased|got',
  'frozen|froze',
  'thawed|defrosted',
  'from|since|made|prepared|baked',
]
const one = (forms: readonly string[]) => forms.join('|')
const DATE = new RegExp(
  [
    `(?<![\\p{L}\\d])\\(?(?:${LEADS.map((words) => `(${words})`).join('|')})(?:\\s+(?:it|on|since|from|the)(?!\\p{L})){0,3}:?\\s+(${one([...SPOKEN, ...LED])})\\)?`,
    // "Friday's" may be a brand.
    `(?<![\\p{L}\\d]|tgi\\s)((?:yesterday|(?:sun|mon|tues|wednes|thurs|satur)day)['’]s)${END}`,
    `(?<![\\p{L}\\d.,/-])\\(?(?:on\\s+)?(${one([...SPOKEN, ...BARE])})\\)?`,
  ].join('|'),
  'giu',
)

/** The last one that isn't ahead. */
function behind(month: number, day: number, year: string | undefined, today: string): string | undefined {
  if (year) return iso(yearOf(year), month, day)
  const now = Number(today.slice(0, 4))
  const found = Array.from({ length: 9 }, (_, back) => iso(now - back, month, day))
  return found.find((one) => one !== undefined && one <= today)
}

const LENGTHS = { day: 1, week: 7, month: 30 }

function ago(text: string, today: string): string | undefined {
  const found = /^(?:a\s+)?(\S+)\s+(?:of\s+)?(day|week|month)s?\s+ago$/.exec(text)
  if (!found) return undefined
  const [, count = '', unit = 'day'] = found
  return dayAfter(today, -(COUNTS[count] ?? Number(count)) * LENGTHS[unit as keyof typeof LENGTHS])
}

function dayOf(text: string, today: string, isBare: boolean): string | undefined {
  const find = isBare ? inYear : behind
  const [first = '', second = '', third] = numbers(text)
  if (text.includes('before yesterday')) return dayAfter(today, -2)
  if (/^(?:yesterday|last night)/.test(text)) return dayAfter(today, -1)
  if (/^(?:today|tonight|this morning)/.test(text)) return today
  if (text === 'last week') return dayAfter(today, -7)
  if (text.endsWith('ago')) return ago(text, today)
  if (/^\d{4}-/.test(text)) return iso(Number(first), Number(second), Number(third))
  if (/^\d+\.\s?\d/.test(text)) return find(Number(second), Number(first), third, today)
  if (/^\d+\//.test(text)) return find(Number(first), Number(second), third, today)
  if (/\d/.test(text)) return find(monthIn(text), Number(first), second || undefined, today)
  const ahead = daysUntil(text.replace(/^(?:last|this)\s+/, ''), today)
  // Who means today says so.
  return dayAfter(today, ahead === 7 ? -7 : ahead - 7)
}

/**
 * Since when a food is there, open or cooked: "opened yesterday", "from Sunday", "bought 16.11.", "cooked two days ago".
 * A weekday is the last one, a date without a year the last of its kind.
 */
export function sinceDates(line: string, today: string): SinceDate[] {
  return [...line.matchAll(DATE)].flatMap((match) => {
    const groups = match.slice(1)
    const [form = '', whose, bare] = groups.slice(KINDS.length)
    const kind = KINDS[groups.slice(0, KINDS.length).findIndex(Boolean)] ?? (whose ? 'from' : 'bare')
    const said = (form || bare || (whose ?? '').replace(/['’]s$/, '')).toLowerCase().replace(/\s+/g, ' ')
    const day = dayOf(said, today, bare !== undefined)
    // Without a word before it, figures that are no day are something else.
    if (bare !== undefined && day === undefined) return []
    return [{ ...placeOf(match), day, kind }]
  })
}
