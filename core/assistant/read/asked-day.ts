import { SPOKEN_COUNTS } from './spoken-count.ts'

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday']
const COUNT = `(\\d{1,2}|${Object.keys(SPOKEN_COUNTS).join('|')})`
const SPAN = new RegExp(`\\bin (?:a |about |another )?${COUNT}(?: of)?(?: more)? (day|week)s?\\b`)
const WEEKDAY = new RegExp(`\\b(${WEEKDAYS.join('|')})\\b`)
/** "The ham I bought on Monday", "from Friday": a day that is past. */
const PAST =
  /\b(?:bought|opened|cooked|made|baked|thawed|froze|frozen|defrosted|from|since|last|was|were|got|been|left|had)\b/
const WEEK = 7
const SATURDAY = 6
const LATER = new RegExp(
  `\\b(?:the )?day after tomorrow\\b|${SPAN.source}|\\b(?:on |by |this |next |until )*(?:${WEEKDAYS.join('|')})\\b|\\bnext week\\b|\\b(?:at |on |over |this |next |the )*weekend\\b`,
  'g',
)

const saysPast = (text: string) => PAST.test(text) && WEEKDAY.test(text.slice(text.search(PAST)))

/** With "tomorrow" for every later day: a question about one is asked like one about another. */
export const withOneDay = (text: string): string => (saysPast(text) ? text : text.replace(LATER, 'tomorrow'))

/** How many days ahead a question is about: "tomorrow", "on Friday", "at the weekend", "in 3 days"; 0 for today. */
export function daysAhead(question: string, today: string): number {
  const text = question.toLowerCase()
  const now = new Date(`${today}T00:00:00Z`).getUTCDay()
  const until = (day: number) => (day - now + WEEK) % WEEK
  if (/\bday after tomorrow\b/.test(text)) return 2
  if (/\btomorrow\b/.test(text)) return 1
  const [, count = '', unit] = SPAN.exec(text) ?? []
  if (unit) return (SPOKEN_COUNTS[count] ?? Number(count)) * (unit === 'week' ? WEEK : 1)
  const [weekday] = WEEKDAY.exec(text) ?? []
  if (weekday) return saysPast(text) ? 0 : until(WEEKDAYS.indexOf(weekday))
  if (/\bnext week\b/.test(text)) return until(1) || WEEK
  // On its Saturday, the Sunday may be meant.
  if (/\bweekend\b/.test(text)) return now === SATURDAY ? 1 : now === 0 ? 0 : until(SATURDAY)
  return 0
}
