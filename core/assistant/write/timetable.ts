import type { Method, TimedFood, Timing } from '../knowledge.ts'
import type { KnowledgeIndex } from '../knowledge-index.ts'
import type { Frame } from '../read/follow-up.ts'
import { bothScales } from '../units.ts'
import { type Answer, said } from './answer.ts'
import * as strings from './strings.ts'
import { timedFood, WHERE } from './timing.ts'

const DAY = 24 * 60
/** "All hot at 7", "eat at 5:30", "dinner is at 18:00". */
const READY =
  /\b(?:eat(?:ing)?|ready|hot|serve(?:d)?|done|dinner|lunch|supper|table|guests?|arrives?|come)\b[^.?!]{0,40}?\b(?:at|by|for|around|before)\s+(\d{1,2})(?:[:.](\d{2}))?\s*(am|pm|a\.m\.|p\.m\.|o'?clock)?(?!\s*(?:people|servings|minutes|guests|of us|lbs?|pounds|kg|degrees|°))/i
const ASKS =
  /\b(when|what (?:time|order|do i start|first)|start(?:ing)? (?:when|what)|which (?:one )?first|get up|(?:goes?|go|put (?:it|them)) (?:in|on)|schedule|timetable|timing)\b/i
/** Only where they are named. */
const RARE = new Set<Method>(['slow cooker', 'pressure cooker', 'microwave', 'air fryer', 'deep-fry'])
const UNSURE = 0.15

interface Part {
  name: string
  row: Timing
  /** Minutes on the heat at most, and resting. */
  minutes: number
  rest: number
}

const VULGAR: Readonly<Record<string, number>> = { '½': 0.5, '¼': 0.25, '¾': 0.75, '⅓': 1 / 3 }
function number(text: string): number {
  const [, whole = '', part = ''] = /^(\d*)([½¼¾⅓]?)$/.exec(text) ?? []
  return Number(whole || 0) + (VULGAR[part] ?? 0)
}
const AMOUNT = '\\d*[½¼¾⅓]?'

/** The longest that a row may take. */
function minutesOf({ time, perPound }: Timing, pounds: number | undefined): number | undefined {
  if (perPound && pounds) return perPound[1] * pounds
  const found = new RegExp(`^(?:(${AMOUNT})–)?(${AMOUNT}) (minute|hour)s?( a side)?`).exec(time)
  if (!found?.[2]) return undefined
  const value = number(found[2]) * (found[3] === 'hour' ? 60 : 1) * (found[4] ? 2 : 1)
  return value > 0 && !/a pound/.test(time) ? value : undefined
}

const restIn = ({ note }: Timing) => {
  const [, low, high] = /\brest (\d+)(?:–(\d+))? minutes/.exec(note) ?? []
  return Number(high ?? low ?? 0)
}

/** The row for a food: by the method named right before or after it, or the usual one. */
function rowOf(food: TimedFood, methods: readonly Method[], near: string, pounds: number | undefined) {
  const named = methods.filter((method) => food.rows.some((row) => row.method === method))
  const roast = /\b(?:roast|bak|oven)/.test(near) ? (['bake'] as const) : []
  const mash = /\bmash/.test(near) ? (['boil'] as const) : []
  const usual = food.rows.map(({ method }) => method).filter((method) => !RARE.has(method))
  for (const method of [...mash, ...roast, ...(named.length === 1 ? named : []), ...usual]) {
    const row = food.rows.find(
      (one) => one.method === method && one.variant === '' && minutesOf(one, pounds) !== undefined,
    )
    if (row) return row
  }
  return undefined
}

function partsOf(frame: Frame, facts: KnowledgeIndex): Part[] {
  const parts: Part[] = []
  for (const mention of frame.foods) {
    const timed = timedFood({ ...frame, foods: [mention] }, facts)
    if (!timed || parts.some(({ name }) => name === timed.food.food)) continue
    const at = frame.text.indexOf(mention.words)
    const near = frame.text.slice(Math.max(0, at - 12), at + mention.words.length)
    const row = rowOf(timed.food, frame.methods, near, frame.pounds)
    const minutes = row && minutesOf(row, frame.pounds)
    if (row && minutes) parts.push({ name: timed.food.food, row, minutes, rest: restIn(row) })
  }
  return parts
}

/** Cooked in another way than the tables know: their minutes would be wrong. */
const OTHER_WAYS =
  /\b(12[- ]?v(?:olt)?|sous vide|camp(?:fire)?|pellet|dutch oven over|thermal cooker|solar)\b/i
const FAR = 26

/** The user's own temperature is far from the table's. */
const isOtherHeat = (question: string, { heat }: Timing) => {
  const own = /\bat (\d{3})\b(?! ?(?:g|ml|grams?|calories))/i.exec(question)?.[1]
  return own !== undefined && typeof heat === 'number' && Math.abs(Number(own) - heat) > FAR
}

/** Rounded down to five minutes. */
function clock(minutes: number): string {
  const whole = Math.floor((((minutes % DAY) + DAY) % DAY) / 5) * 5
  const hour = Math.floor(whole / 60)
  const shown = hour % 12 === 0 ? 12 : hour % 12
  return `${shown}:${String(whole % 60).padStart(2, '0')} ${hour < 12 ? 'am' : 'pm'}`
}

function targetIn(question: string): number | undefined {
  const found = READY.exec(question)
  const hour = Number(found?.[1] ?? 99)
  if (!found || hour > 23) return undefined
  const part = found[3]?.toLowerCase() ?? ''
  // Meals at 5 are in the afternoon.
  const isLate =
    part.startsWith('p') || (part === '' && hour >= 1 && hour <= 10) || (part.startsWith('o') && hour < 11)
  return (
    ((hour % 12) + (isLate || (hour >= 12 && !part.startsWith('a')) ? 12 : 0)) * 60 + Number(found[2] ?? 0)
  )
}

/** "Steak, broccoli and potatoes, all hot at 7: what do I start when?": counted back from the meal. */
export function writeTimetable(question: string, frame: Frame, facts: KnowledgeIndex): Answer | undefined {
  const target = targetIn(question)
  if (target === undefined || !ASKS.test(question)) return undefined
  if (OTHER_WAYS.test(question)) return undefined
  const parts = partsOf(frame, facts)
  if (parts.length === 0 || parts.some(({ row }) => isOtherHeat(question, row))) return undefined
  const lines = parts
    .map((part) => ({ ...part, start: target - part.minutes * (1 + UNSURE) - part.rest }))
    .sort((a, b) => a.start - b.start)
    .map(({ name, row, start, rest }) => {
      const heated = typeof row.heat === 'number' ? strings.timeAt(row.time, bothScales(row.heat)) : row.time
      const time = rest > 0 ? strings.thenRest(heated, rest) : heated
      const pounds = row.perPound && frame.pounds
      const food = pounds ? strings.ofPounds(name, Math.round(pounds * 10) / 10) : name
      const entry = { clock: clock(start), food, method: WHERE[row.method], time }
      return `- ${start < 0 ? strings.timetableLineDayBefore(entry) : strings.timetableLine(entry)}`
    })
  const first = lines.length > 1 ? strings.startWithLongest(clock(target)) : strings.countBack(clock(target))
  return said('timing', `${first}\n${lines.join('\n')}\n\n${strings.afterTimetable}`)
}
