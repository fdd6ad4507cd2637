import type { Quantity } from '../contracts/recipe-details.ts'
import { MARK, NUMBER, type Token, WORD } from './tokens.ts'
import { MEASURES, NUMBER_WORDS } from './units.ts'

interface Measured {
  quantity: Quantity | null
  unit: string | null
  /** Where the rest of the line begins. */
  next: number
}

const CONTAINERS = new Set('can jar package bag box bottle carton container envelope'.split(' '))
export const LEADING = new Set(
  'about approximately approx around roughly scant heaping generous another additional'.split(' '),
)
/** Units used without a number: "pinch of salt". */
const BARE = new Set('pinch dash handful splash drizzle knob dollop'.split(' '))

const ARTICLES = new Set(['a', 'an'])
const VAGUE = new Set(['few', 'couple', 'dozen', 'half', 'quarter'])
const FLUID = new Set(['fl', 'fluid'])
const RANGE = new Set(['to', 'or'])
const SECOND = new Set(['plus', 'and', 'or', 'to'])

interface Amount {
  value: number
  next: number
}

function isMark(token: Token | undefined, text: string): boolean {
  return token !== undefined && token.kind === MARK && token.text === text
}

function isWord(token: Token | undefined, text: string): boolean {
  return token !== undefined && token.kind === WORD && token.text === text
}

function isOneOf(token: Token | undefined, texts: ReadonlySet<string>): boolean {
  return token !== undefined && token.kind === WORD && texts.has(token.text)
}

/** `isOneOf` for linking words, with a fast path: nearly all other words are ruled out without a set lookup. */
function ties(token: Token | undefined, texts: ReadonlySet<string>): boolean {
  return token !== undefined && !token.simple && token.kind === WORD && texts.has(token.text)
}

function isFraction(token: Token | undefined): token is Token {
  return token !== undefined && token.kind === NUMBER && token.value < 1 && token.text.includes('/')
}

/** One number: "2", "1 1/2", "1-1/2", "1 and 1/2", "half", "a". */
function readAmount(tokens: Token[], at: number): Amount | null {
  const token = tokens[at]
  if (token === undefined) return null
  if (token.kind === NUMBER) {
    const after = tokens[at + 1]
    if (after?.glued && isMark(after, '%')) return null
    if (Number.isInteger(token.value) && !token.text.includes('/')) {
      if (isFraction(after)) return { value: token.value + after.value, next: at + 2 }
      const then = tokens[at + 2]
      const joins = isMark(after, '-') || isMark(after, '&') || isWord(after, 'and')
      if (joins && isFraction(then)) return { value: token.value + then.value, next: at + 3 }
    }
    return { value: token.value, next: at + 1 }
  }
  if (token.kind !== WORD) return null
  const value = token.simple ? undefined : NUMBER_WORDS.get(token.text)
  if (value === undefined) return null
  const after = tokens[at + 1]
  if (after === undefined || after.kind === MARK) return null
  if (token.text === 'half' || token.text === 'quarter') {
    if (isOneOf(after, ARTICLES)) return { value, next: at + 2 }
    return after.unit !== undefined ? { value, next: at + 1 } : null
  }
  if (isOneOf(token, ARTICLES)) {
    if (isOneOf(after, VAGUE)) {
      const inner = NUMBER_WORDS.get(after.text)
      return inner === undefined ? { value, next: at + 1 } : { value: inner, next: at + 2 }
    }
  }
  return { value, next: at + 1 }
}

function readUnit(tokens: Token[], at: number): { unit: string; next: number } | null {
  let i = at
  if (isMark(tokens[i], '-')) i++
  while (i < at + 4 && tokens[i]?.modifier) i++
  const token = tokens[i]
  if (token === undefined || token.kind !== WORD) return null
  const unit = token.unit
  if (unit === undefined) return null
  const after = tokens[i + 1]
  // "part-skim", "stick-on": the hyphen makes it an adjective; "1-inch-thick" too, and it stays a size.
  if (after?.glued && isMark(after, '-') && !MEASURES.has(unit)) return null
  const next = after?.glued && isMark(after, '.') ? i + 2 : i + 1
  const fluid = unit === 'ounce' && isOneOf(tokens[i - 1], FLUID)
  return { unit: fluid ? 'fluid ounce' : unit, next: LENGTHS.has(unit) ? skipExtent(tokens, next) : next }
}

const LENGTHS = new Set(['inch', 'centimeter'])
const EXTENTS = new Set(['thick', 'long', 'wide', 'diameter', 'square', 'high'])

/** "8-inch-diameter", "1-inch thick": the words that name the dimension. */
function skipExtent(tokens: Token[], at: number): number {
  const hyphen = isMark(tokens[at], '-') ? 1 : 0
  return isOneOf(tokens[at + hyphen], EXTENTS) ? at + hyphen + 1 : at
}

/** A number and its range: "1 to 2", "1-2", "1 or 2". */
function readRange(tokens: Token[], at: number): { quantity: Quantity; next: number } | null {
  const first = readAmount(tokens, at)
  if (!first) return null
  const link = tokens[first.next]
  if (isMark(link, '-') || ties(link, RANGE)) {
    const second = readAmount(tokens, first.next + 1)
    // "11/2 to 2 cups" (a typo) is a range too; "2 - 1 pound lobsters" isn't.
    const range = second !== null && tokens[first.next + 1]?.kind === NUMBER
    if (range && (second.value > first.value || link?.kind === WORD)) {
      const [min, max] = [Math.min(first.value, second.value), Math.max(first.value, second.value)]
      return { quantity: { min, max }, next: second.next }
    }
  }
  return { quantity: { min: first.value, max: first.value }, next: first.next }
}

/** A second measure of the same thing, to be skipped: "/7oz", "+ 2 tablespoons", "x 400g". */
function skipSecond(tokens: Token[], at: number): number {
  const link = tokens[at]
  const linked = isMark(link, '/') || isMark(link, '+') || ties(link, SECOND)
  const start = linked ? at + 1 : at
  if (!linked) return at
  const range = readRange(tokens, start)
  const unit = range && readUnit(tokens, range.next)
  return unit ? unit.next : at
}

/** Parses what precedes the name: amount, unit, package size. */
export function readQuantity(tokens: Token[], at: number): Measured {
  let i = at
  while (isOneOf(tokens[i], LEADING)) i++
  const range = readRange(tokens, i)
  if (!range) {
    const unit = tokens[i]?.unit
    const of = isWord(tokens[i + 1], 'of')
    if (unit && tokens[i + 1] && (BARE.has(unit) || (of && unit !== 'rib' && unit !== 'head'))) {
      return { quantity: { min: 1, max: 1 }, unit, next: of ? i + 2 : i + 1 }
    }
    return { quantity: null, unit: null, next: at }
  }
  let { quantity } = range
  i = range.next
  let unit: string | null = null
  const direct = readUnit(tokens, i)
  if (direct) {
    unit = direct.unit
    i = direct.next
    const container = MEASURES.has(unit) ? readUnit(tokens, i) : null
    if (container && (CONTAINERS.has(container.unit) || LENGTHS.has(unit))) {
      quantity = { min: 1, max: 1 }
      unit = container.unit
      i = container.next
    }
  } else {
    const times = isWord(tokens[i], 'x') || isMark(tokens[i], '*') ? 1 : 0
    const size = readRange(tokens, i + times)
    const measure = size && tokens[i + times]?.kind === NUMBER ? readUnit(tokens, size.next) : null
    if (measure && MEASURES.has(measure.unit)) {
      i = measure.next
      const container = readUnit(tokens, i)
      if (container) {
        unit = container.unit
        i = container.next
      }
    }
  }
  if (unit === 'dozen') {
    quantity = { min: quantity.min * 12, max: quantity.max * 12 }
    unit = null
  }
  if (unit) {
    const second = tokens[i]?.text === 'to' ? readRange(tokens, i + 1) : null
    i = skipSecond(tokens, i)
    // "1/2 cup to 1 cup flour"
    if (second && i >= second.next && second.quantity.max > quantity.max)
      quantity = { ...quantity, max: second.quantity.max }
  }
  if (isMark(tokens[i], '.')) i++
  if (isWord(tokens[i], 'of')) i++
  return { quantity, unit, next: i }
}
