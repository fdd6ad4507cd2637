import { dayAfter, iso, monthEnd, yearOf } from '../pantry/date-words.ts'
import { dateLabels, type FoundLabel } from './date-labels.ts'
import { monthNamed } from './month-names.ts'

/** What may stand on a pack that is put away: from a month past its date to a can that keeps for years. */
const [DAYS_BACK, YEARS_AHEAD] = [30, 6]
/** A date without a year is of a food that doesn't keep long. */
const SHORT_LIFE = 300

type Order = 'day' | 'month' | undefined

interface Form {
  pattern: RegExp
  /** Alone it could be anything: only right after a label. */
  isBare: boolean
  days: (parts: readonly string[], today: string, order: Order) => (string | undefined)[]
}

// A figure, or a letter that recognition takes one for.
const F = '[0-9OQDILBSZG|!]'
const NUMBER = `(${F}{1,2})`
const YEAR = `(2[0O]${F}{2}|${F}{2})`
const LONG_YEAR = `(2[0O]${F}{2})`
const NAME = '([A-Z0-9]{3,10})\\.?'
const DOT = ' ?[.,·•] ?'
const SPLIT = ' ?[/\\-–—] ?'
const GAP = '[ .,\\-/]{0,2}'

const FIGURES: Readonly<Record<string, string>> = {
  ...{ O: '0', Q: '0', D: '0', I: '1', L: '1', '|': '1', '!': '1' },
  ...{ B: '8', S: '5', Z: '2', G: '6' },
}
const figures = (text: string) => text.replace(/\D/g, (letter) => FIGURES[letter] ?? letter)

const dated = (year: string, month: string, day: string) => iso(yearOf(year), Number(month), Number(day))

const endOf = (year: string, month: number) => monthEnd(yearOf(year), month)

/** Without a year: the one in which it lies around today. */
function soon(month: number, day: number, today: string): string | undefined {
  const year = Number(today.slice(0, 4))
  const [first, last] = [dayAfter(today, -DAYS_BACK), dayAfter(today, SHORT_LIFE)]
  return [year - 1, year, year + 1]
    .flatMap((one) => iso(one, month, day) ?? [])
    .find((one) => one >= first && one <= last)
}

const inOrder = (year: string, first: string, second: string, order: Order) => [
  ...(order === 'month' ? [] : [dated(year, second, first)]),
  ...(order === 'day' ? [] : [dated(year, first, second)]),
]

const form = (pattern: string, days: Form['days'], isBare = false): Form => ({
  pattern: new RegExp(`(?<![^\\s:;(])(?<!\\d[.:/] ?)${pattern}(?![\\p{L}\\d]| ?[.,:/\\-] ?\\d)`, 'gu'),
  days,
  isBare,
})

const FORMS: readonly Form[] = [
  // 20.11.2026; the year of two figures is always last: 28.11.20 is rather misread than 2028.
  form(`${NUMBER}${DOT}${NUMBER}${DOT}${YEAR}`, ([day = '', month = '', year = '']) => [
    dated(year, month, day),
  ]),
  form(`${NUMBER}${SPLIT}${NUMBER}${SPLIT}${YEAR}`, ([a = '', b = '', year = ''], _, order) =>
    inOrder(year, a, b, order),
  ),
  // 20 11 26; in a longer row of numbers it is something else.
  form(`(?<!\\d +)${NUMBER} +${NUMBER} +${YEAR}(?! +\\d)`, ([a = '', b = '', year = ''], _, order) =>
    inOrder(year, a, b, order),
  ),
  form(
    `${LONG_YEAR}(?:${DOT}|${SPLIT})${NUMBER}(?:${DOT}|${SPLIT})${NUMBER}`,
    ([year = '', month = '', day = '']) => [dated(year, month, day)],
  ),
  form(`(${F}{2})(${F}{2})${LONG_YEAR}`, ([a = '', b = '', year = ''], _, order) =>
    inOrder(year, a, b, order),
  ),
  form(`${LONG_YEAR}(${F}{2})(${F}{2})`, ([year = '', month = '', day = '']) => [dated(year, month, day)]),
  form(
    `(${F}{2})(${F}{2})(${F}{2})`,
    ([a = '', b = '', c = ''], _, order) => [...inOrder(c, a, b, order), dated(a, b, c)],
    true,
  ),
  form(
    `${NUMBER}(?:${DOT}|${SPLIT})${LONG_YEAR}`,
    ([month = '', year = '']) => [endOf(year, Number(month))],
    true,
  ),
  form(
    `${NUMBER}${DOT}${NUMBER}\\.?`,
    ([a = '', b = ''], today) => [soon(Number(b), Number(a), today), endOf(b, Number(a))],
    true,
  ),
  form(
    `${NUMBER} ?[/-] ?${NUMBER}`,
    ([a = '', b = ''], today, order) => [
      endOf(b, Number(a)),
      ...(order === 'month' ? [] : [soon(Number(b), Number(a), today)]),
      ...(order === 'day' ? [] : [soon(Number(a), Number(b), today)]),
    ],
    true,
  ),
]

const NAMED: readonly Form[] = [
  form(`${NUMBER}(?:ST|ND|RD|TH)?${GAP}${NAME}${GAP}${YEAR}`, ([day = '', month = '', year = '']) => [
    dated(year, month, day),
  ]),
  form(
    `${NAME}${GAP}${NUMBER}(?:ST|ND|RD|TH)?(?:, ?|[ .\\-/]+)${YEAR}`,
    ([month = '', day = '', year = '']) => [dated(year, month, day)],
  ),
  form(`${LONG_YEAR}${GAP}${NAME}${GAP}${NUMBER}`, ([year = '', month = '', day = '']) => [
    dated(year, month, day),
  ]),
  form(`${NAME}${GAP}${LONG_YEAR}`, ([month = '', year = '']) => [endOf(year, Number(month))], true),
  form(
    `${NUMBER}(?:ST|ND|RD|TH)?${GAP}${NAME}(?! *\\d)`,
    ([day = '', month = ''], today) => [soon(Number(month), Number(day), today)],
    true,
  ),
  form(
    `${NAME}${GAP}${NUMBER}(?:ST|ND|RD|TH)?(?! *\\d)`,
    ([month = '', number = ''], today) => [
      soon(Number(month), Number(number), today),
      number.length === 2 ? endOf(number, Number(month)) : undefined,
    ],
    true,
  ),
]

interface Found {
  start: number
  end: number
  form: Form
  parts: readonly string[]
}

/** With the month's name as its number; undefined if a part is no number of a date. */
function partsOf(match: RegExpExecArray, isNamed: boolean): string[] | undefined {
  const parts = match.slice(1)
  const named = isNamed ? parts.findIndex((part) => part.length > 2 && monthNamed(part) !== undefined) : -1
  if (isNamed && named < 0) return undefined
  const numbers = parts.filter((_, at) => at !== named).join('')
  const slips = numbers.replace(/\d/g, '').length
  // More letters than that are a word.
  if (slips > 2 || 2 * slips > numbers.length) return undefined
  return parts.map((part, at) => (at === named ? String(monthNamed(part)) : figures(part)))
}

function found(text: string): Found[] {
  const all = [...NAMED, ...FORMS].flatMap((one) =>
    [...text.matchAll(one.pattern)].flatMap((match) => {
      const parts = partsOf(match, NAMED.includes(one))
      return parts ? [{ start: match.index, end: match.index + match[0].length, form: one, parts }] : []
    }),
  )
  const kept: Found[] = []
  // The longest counts, also if it is no day: a part of it is none either.
  for (const one of all.sort((a, b) => b.end - b.start - (a.end - a.start)))
    if (!kept.some(({ start, end }) => one.start < end && start < one.end)) kept.push(one)
  return kept.sort((a, b) => a.start - b.start)
}

/** More is no text beside a date. */
const MOST_LETTERS = 4000
/** Small letters beside figures may be any figure: the number can't be read. */
const SMALL = /(?<=\d)[sbzgqd](?!\p{L})|(?<!\p{L})[sbzgqd](?=\d)/gu
const TIME = /(?<![\d.,/])\d{1,2}:\d{2}(?::\d{2})?(?!\d)/g
/** A number after "lot", and one that begins with an L. */
const CODE = /^[\s.:#-]*(?:NR\.?|NO\.?)?[\s:]*[\p{L}\d-]*\d[\p{L}\d-]*/u
const blank = (text: string, start: number, end: number) =>
  text.slice(0, start) + ' '.repeat(end - start) + text.slice(end)

/** Capitals without accents, each in the place of its letter; without the time of day and the lot. */
function cleared(text: string): { text: string; labels: FoundLabel[] } {
  let out = [...text.slice(0, MOST_LETTERS).replaceAll('\t', ' ').replace(SMALL, 'X')]
    .map((letter) => {
      const [plain = ' '] = letter.normalize('NFD').toUpperCase()
      return plain
    })
    .join('')
    .replace(TIME, (time) => ' '.repeat(time.length))
  const labels = dateLabels(out)
  for (const { kind, start, end } of labels) {
    const code = kind === 'lot' ? (CODE.exec(out.slice(end))?.[0].length ?? 0) : 0
    // The label goes, so that a date may be right beside it.
    out = blank(out, start, end + code)
  }
  return { text: out, labels: labels.filter(({ kind }) => kind !== 'lot') }
}

interface Dated {
  kind: 'best' | 'made' | undefined
  days: string[]
}

const lineAround = (text: string, start: number, end: number) =>
  text.slice(text.lastIndexOf('\n', start) + 1, start) +
  text.slice(start, end) +
  (/^.*/.exec(text.slice(end))?.[0] ?? '')

/** Labels before dates, one for each, as in "packed … best before …" and in a table's head. */
function labelled(
  dates: readonly Found[],
  labels: readonly FoundLabel[],
  text: string,
  today: string,
): Dated[] {
  const [first, last] = [
    dayAfter(today, -DAYS_BACK),
    `${Number(today.slice(0, 4)) + YEARS_AHEAD}${today.slice(4)}`,
  ]
  const order = labels.find((one) => one.kind === 'best' && one.order)?.order
  const waiting = [...labels]
  let queue: FoundLabel[] = []
  let before = 0
  return dates.flatMap(({ start, end, form: { isBare, days }, parts }) => {
    while (waiting[0] && waiting[0].start < start) {
      const next = waiting.shift() as FoundLabel
      // The same in several languages.
      if (queue.at(-1)?.kind === next.kind) queue.pop()
      queue.push(next)
    }
    const label = queue.shift()
    const isBeside = label !== undefined && !/[\p{L}\d]/u.test(text.slice(Math.max(label.end, before), start))
    // A month with its year may also stand alone in its line.
    const isAlone =
      /^2\d{3}$/.test(parts.at(-1) ?? '') && lineAround(text, start, end).trim() === text.slice(start, end)
    before = end
    if (isBare && !isBeside && !isAlone) {
      if (label) queue = [label, ...queue]
      return []
    }
    const real = days(parts, today, order).filter(
      (day): day is string => day !== undefined && day >= first && day <= last,
    )
    return [{ kind: label?.kind === 'lot' ? undefined : label?.kind, days: [...new Set(real)] }]
  })
}

/**
 * The day that is printed on a pack, from recognized text: one where it is sure, both where day and month could be
 * either ("03/04/26"), none where there is no date or several that contradict each other.
 */
export function printedDays(text: string, today: string): readonly string[] {
  const clear = cleared(text)
  const all = labelled(found(clear.text), clear.labels, clear.text, today)
  const best = all.filter(({ kind }) => kind === 'best')
  const open = all.filter(({ kind }) => kind === undefined)
  const days = [...new Set((best.length > 0 ? best : open).flatMap((one) => one.days))].sort()
  if (best.length > 0 || open.length < 2 || days.length < 2) return days.length <= 2 ? days : []
  // Packed and best before, without a word: only one of them lies ahead.
  const ahead = days.filter((day) => day > today)
  return ahead.length === 1 && open.every((one) => one.days.length === 1) ? ahead : []
}
