import { singular } from '../text/plural.ts'
import { NUMBER_WORDS, UNIT_MODIFIERS, UNITS } from './units.ts'
import { BREAKS, describes } from './word-classes.ts'

/** Which tokens count as words of a name: words, "%", and whole numbers. */
export function wordIn(token: Token): string | undefined {
  if (token.kind === WORD) return token.root
  if (token.text === '%') return token.text
  const whole = token.kind === NUMBER && token.value > 0 && Number.isInteger(token.value)
  return whole ? token.text : undefined
}

export const WORD = 0
export const NUMBER = 1
export const MARK = 2

/** One piece of a folded line. Words recur constantly, so tokens are shared and immutable. */
export interface Token {
  readonly kind: typeof WORD | typeof NUMBER | typeof MARK
  readonly text: string
  readonly value: number
  /** It isn't preceded by a space. */
  readonly glued: boolean
  /** The singular of a word. */
  readonly root: string
  /** An adjective or participle: it states how, not what. */
  readonly describes: boolean
  /** A name ends before it: "in", "for", "to". */
  readonly breaks: boolean
  /** An aside may begin after it: "with", "plus", a comma. */
  readonly opens: boolean
  readonly unit: string | undefined
  /** Only a piece of a name: it neither links, breaks nor separates. */
  readonly simple: boolean
  /** May precede a unit: "1 small head". */
  readonly modifier: boolean
}

/** Words that join names or open an aside. */
const LINKS = new Set('and or n of x with in into plus from such about around'.split(' '))
const LINKING_MARKS = new Set([...',;/&+()[]{}:'])

function isSimple(kind: Token['kind'], text: string, glued: boolean): boolean {
  if (kind === WORD) return !BREAKS.has(text) && !LINKS.has(text) && !NUMBER_WORDS.has(text)
  // A dash between spaces separates; a hyphen joins.
  return kind === NUMBER || (text === '-' ? glued : !LINKING_MARKS.has(text))
}

const OPENERS = new Set(['with', 'in', 'into', 'plus', 'and', 'or', 'from'])
const OPENING_MARKS = new Set(['+', '&', ','])
const BRACKETS = new Set([...'()[]{}'])

export function isBracket(token: Token): boolean {
  return token.kind === MARK && BRACKETS.has(token.text)
}

export function createToken(kind: Token['kind'], text: string, value: number, glued: boolean): Token {
  const word = kind === WORD
  return {
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
  return createToken(WORD, text, 0, false)
}

/** The same token preceded by a space. */
export function apart(token: Token): Token {
  return token.glued ? createToken(token.kind, token.text, token.value, false) : token
}
