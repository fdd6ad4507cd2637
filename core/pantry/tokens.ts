import { codes, textBetween } from './char-codes.ts'
import { singular } from './plural.ts'
import { NUMBER_WORDS, UNIT_MODIFIERS, UNITS } from './units.ts'
import { BREAKS, describes } from './word-classes.ts'

export const WORD = 0
export const NUMBER = 1
export const MARK = 2

/** One piece of a folded line. Words come up again and again, so tokens are shared and never changed. */
export interface Token {
  /** Tokens with the same number are the same; two numbers may mean the same token. */
  readonly id: number
  readonly kind: typeof WORD | typeof NUMBER | typeof MARK
  readonly text: string
  readonly value: number
  /** No space stood before it. */
  readonly glued: boolean
  /** The singular of a word. */
  readonly root: string
  /** An adjective or participle: it says how, not what. */
  readonly describes: boolean
  /** A name ends before it: "in", "for", "to". */
  readonly breaks: boolean
  /** An aside may begin after it: "with", "plus", a comma. */
  readonly opens: boolean
  readonly unit: string | undefined
  /** Nothing but a piece of a name: it neither links, breaks nor sets apart. */
  readonly simple: boolean
  /** May stand before a unit: "1 small head". */
  readonly modifier: boolean
}

/** Words that tie names together or open an aside. */
const LINKS = new Set('and or n of x with in into plus from such about around'.split(' '))
const LINKING_MARKS = new Set([...',;/&+()[]{}:'])

function isSimple(kind: Token['kind'], text: string, glued: boolean): boolean {
  if (kind === WORD) return !BREAKS.has(text) && !LINKS.has(text) && !NUMBER_WORDS.has(text)
  // A dash between spaces sets apart; a hyphen joins.
  return kind === NUMBER || (text === '-' ? glued : !LINKING_MARKS.has(text))
}

const OPENERS = new Set(['with', 'in', 'into', 'plus', 'and', 'or', 'from'])
const OPENING_MARKS = new Set(['+', '&', ','])
const BRACKETS = new Set([...'()[]{}'])

export function isBracket(token: Token): boolean {
  return token.kind === MARK && BRACKETS.has(token.text)
}

let created = 0

function create(kind: Token['kind'], text: string, value: number, glued: boolean): Token {
  const word = kind === WORD
  return {
    id: created++,
    kind,
    text,
    value,
    glued,
    root: word ? singular(text) : text,
    describes: word && describes(text),
    breaks: word && BREAKS.has(text),
    opens: (word ? OPENERS : OPENING_MARKS).has(text),
    unit: word ? UNITS.get(text) : undefined,
    simple: isSimple(kind, text, glued),
    modifier: word && UNIT_MODIFIERS.has(text),
  }
}

export function wordToken(text: string): Token {
  return create(WORD, text, 0, false)
}

/** The same token where a space stands before it. */
export function apart(token: Token): Token {
  return token.glued ? create(token.kind, token.text, token.value, false) : token
}

/** Open addressing, two entries for each place: number of a token in `shared` plus one, or 0; and its hash. */
const PLACES = 1 << 17
const MOST_SHARED = PLACES / 2
const LONGEST_SHARED = 30
let slots = new Int32Array(PLACES * 2)
let shared: Token[] = []

function standsAt(token: Token, from: number): boolean {
  const known = token.text
  const text = codes
  for (let i = 0; i < known.length; i++) if (known.charCodeAt(i) !== text[from + i]) return false
  return true
}

/**
 * The shared token for a stretch of the line in `codes`, found by a hash that the scanner made on its way, so that a
 * word seen before costs neither a substring nor a look into a map.
 */
export function share(
  kind: Token['kind'],
  from: number,
  to: number,
  hash: number,
  value: number,
  glued: boolean,
): Token {
  const length = to - from
  if (length > LONGEST_SHARED) return create(kind, textBetween(from, to), value, glued)
  const mixed = Math.imul(glued ? ~hash : hash, 0x2c1b3c6d)
  let at = (mixed >>> 14) & (slots.length - 2)
  for (let place = slots[at] as number; place !== 0; place = slots[at] as number) {
    if (slots[at + 1] === mixed) {
      const known = shared[place - 1] as Token
      if (known.text.length === length && known.glued === glued && standsAt(known, from)) return known
    }
    at = (at + 2) & (slots.length - 2)
  }
  if (shared.length >= MOST_SHARED) {
    slots = new Int32Array(PLACES * 2)
    shared = []
  }
  const fresh = create(kind, textBetween(from, to), value, glued)
  shared.push(fresh)
  slots[at] = shared.length
  slots[at + 1] = mixed
  return fresh
}
