import { type Lexicon, phraseAt } from './lexicon.ts'
import type { ReadToken } from './read-tokens.ts'

/** Languages of one list, the likeliest first. */
export type Spoken = readonly Lexicon[]

const APPROX = new Set(
  'about around approx approximately roughly maybe almost nearly circa ca etwa ungefähr ungefahr knapp environ presque aproximadamente unos unas casi quasi forse gut c'.split(
    ' ',
  ),
)
const SIZES = new Set(
  'small large big medium sm med lg lrg heaping heaped scant good full whole fl'.split(' '),
)
const TIMES = new Set(['x', '×', '*'])
const OF = new Set(['of', 'o', 'de', 'd', 'di', 'von', 'vom', 'del', 'du', 'des'])
const ARTICLES = new Set(['a', 'an'])
const RANGE = new Set(['-', '–', '—', 'to', 'bis', 'a'])

const has = (spoken: Spoken, field: 'units' | 'numbers' | 'joins' | 'small' | 'filler', word: string) =>
  spoken.some((one) => one[field].has(word))

export function isUnit(token: ReadToken | undefined, spoken: Spoken): boolean {
  return token?.kind === 'word' && has(spoken, 'units', token.word)
}

export function isJoin(token: ReadToken, spoken: Spoken): boolean {
  return token.word === 'and' || (token.kind === 'word' && has(spoken, 'joins', token.word))
}

export function isSmall(token: ReadToken | undefined, spoken: Spoken): boolean {
  return token?.kind === 'word' && token.parts.every((part) => has(spoken, 'small', part))
}

export function isFiller(token: ReadToken, spoken: Spoken): boolean {
  return token.kind === 'word' && has(spoken, 'filler', token.word)
}

export function isSize(token: ReadToken | undefined): boolean {
  return token?.kind === 'word' && SIZES.has(token.word)
}

function isTimes(token: ReadToken | undefined): boolean {
  return token !== undefined && TIMES.has(token.text.toLowerCase())
}

/** "2", "1 1/2", "2-3", "6 x 1", "one", "half a": the place after it, or the same place. */
function numberEnd(tokens: readonly ReadToken[], at: number, spoken: Spoken): number {
  const token = tokens[at]
  if (token === undefined) return at
  if (token.kind === 'word' && has(spoken, 'numbers', token.word)) {
    // "half a", "a dozen", "one or two".
    const next = tokens[at + 1]
    return next?.kind === 'word' && has(spoken, 'numbers', next.word) ? at + 2 : at + 1
  }
  if (token.kind !== 'number') return at
  let end = at + 1
  while (tokens[end]?.kind === 'number' && end < at + 3) end++
  const after = tokens[end + 1]
  if (tokens[end] && RANGE.has(tokens[end]?.word || tokens[end]?.text || '') && after?.kind === 'number')
    end += 2
  return end
}

/** Sizes and a unit, with what it holds in brackets; the same place for none. */
function unitEnd(tokens: readonly ReadToken[], at: number, spoken: Spoken): number {
  let end = at
  while (end < at + 2 && tokens[end]?.kind === 'word' && SIZES.has(tokens[end]?.word ?? '')) end++
  if (!isUnit(tokens[end], spoken)) return at
  end++
  // "5 lb bag"
  return isUnit(tokens[end], spoken) ? end + 1 : end
}

interface Amount {
  /** The place after the amount. */
  end: number
  /** The place where the name goes on, after "of". */
  next: number
  /** How clearly it begins an item: a quantity does, "a" or "one" may, a unit by itself doesn't after a name. */
  strength: 'quantity' | 'article' | 'unit'
}

function afterOf(tokens: readonly ReadToken[], end: number): number {
  return tokens[end]?.kind === 'word' && OF.has(tokens[end]?.word ?? '') ? end + 1 : end
}

function startOf(tokens: readonly ReadToken[], at: number): number {
  let start = at
  while (start < at + 2 && (APPROX.has(tokens[start]?.word ?? '') || tokens[start]?.text === '~')) start++
  if (tokens[start]?.text === '.' && start > at) start++
  if (isTimes(tokens[start]) && tokens[start + 1]?.kind === 'number') start++
  return start
}

/** The number with its multiples: "2 x 400 g", "1 lb x 9", "6x1L". */
function measuredEnd(tokens: readonly ReadToken[], start: number, spoken: Spoken): number {
  let end = numberEnd(tokens, start, spoken)
  if (end === start) return start
  end = unitEnd(tokens, end, spoken)
  if (!isTimes(tokens[end])) return end
  const inner = numberEnd(tokens, end + 1, spoken)
  if (inner > end + 1) return unitEnd(tokens, inner, spoken)
  // "2 x tomatoes", "1x bottle stout"
  return unitEnd(tokens, end + 1, spoken)
}

/** The amount that begins here, if one does. */
export function amountAt(tokens: readonly ReadToken[], at: number, spoken: Spoken): Amount | undefined {
  const start = startOf(tokens, at)
  for (const { vague } of spoken) {
    const length = phraseAt(tokens, start, vague)
    if (length > 0) {
      const unit = unitEnd(tokens, start + length, spoken)
      // "half an onion" is half, "a bit of feta" is a bit.
      const last = tokens[unit - 1]?.word ?? ''
      const end = unit > start + 1 && (OF.has(last) || ARTICLES.has(last)) ? unit - 1 : unit
      return { end, next: afterOf(tokens, unit), strength: 'quantity' }
    }
  }
  const end = measuredEnd(tokens, start, spoken)
  if (end > start) {
    const counted = tokens.slice(start, end).some((token) => token.kind === 'number') || end > start + 1
    return { end, next: afterOf(tokens, end), strength: counted ? 'quantity' : 'article' }
  }
  const unit = unitEnd(tokens, start, spoken)
  const next = afterOf(tokens, unit)
  return unit > start && next > unit ? { end: unit, next, strength: 'unit' } : undefined
}

/** Is this nothing but an amount, as in "milk, 1 L" or "pistachios (handful)"? */
export function isAmount(tokens: readonly ReadToken[], spoken: Spoken): boolean {
  let at = 0
  let found = false
  while (at < tokens.length && at < 12) {
    const amount = amountAt(tokens, at, spoken)
    const unit = amount ? amount.next : unitEnd(tokens, at, spoken)
    const token = tokens[at] as ReadToken
    if (unit > at) {
      at = unit
      found = true
    } else if (token.kind === 'mark' || SIZES.has(token.word) || APPROX.has(token.word)) at++
    else if (found && isFiller(token, spoken)) at++
    else return false
  }
  return found && at >= tokens.length
}

/** As people write amounts: "500g" is "500 g", "x2" is "2", "2x bags" are "2 bags". */
export function amountText(tokens: readonly ReadToken[]): string {
  const kept = tokens.filter((token, i) => !isTimes(token) || (i > 0 && tokens[i + 1]?.kind === 'number'))
  const text = kept.map((token) => (token.text === '×' ? 'x' : token.text)).join(' ')
  return text
    .replace(/ ([,.)–-]) ?/g, '$1')
    .replace(/ #/g, '#')
    .replace(/\( /g, '(')
    .trim()
}
