import { LEADING } from './quantity.ts'
import { createToken, isBracket, NUMBER, type Token, WORD } from './tokens.ts'
import { BEFORE_COMMA } from './word-classes.ts'

/** Facts about a token, available by its number alone, one bit each. */
export const Sign = {
  Glued: 1,
  Number: 2,
  /** "1/2": it may follow a whole number. */
  Fraction: 4,
  Whole: 8,
  Bracket: 16,
  Opening: 32,
  Closing: 64,
  Colon: 128,
  /** A comma or semicolon. */
  Comma: 256,
  Dash: 512,
  /** A word that can only be part of a name: no amount, unit, size or link. */
  Naming: 1024,
  /** The same for a size word: "large". */
  Sizing: 2048,
  /** A unit whose meaning nothing after it can change, except another unit. */
  Unit: 4096,
  Clove: 8192,
  /** A name may end with this word. */
  Ending: 16384,
  /** Only a piece of a name. */
  Simple: 32768,
  /** The name ends before it, and nothing after it can be part of a name. */
  Stop: 65536,
} as const

const CHANGING = new Set(['dozen', 'inch', 'centimeter'])

/** Breaks that may be followed by an ingredient, or be part of a name: these need the full parser. */
const OPEN_BREAKS = new Set('cut with in into on plus from such like preferably eg ie'.split(' '))

function signsOf(token: Token): number {
  const glued = (token.glued ? Sign.Glued : 0) | (token.simple ? Sign.Simple : 0)
  if (token.kind === WORD) return glued | signsOfWord(token)
  if (token.kind === NUMBER) return glued | signsOfNumber(token)
  return glued | signsOfMark(token)
}

function signsOfWord({ text, unit, modifier, simple, glued, describes, breaks }: Token): number {
  let signs = glued || describes || BEFORE_COMMA.has(text) ? 0 : Sign.Ending
  if (breaks && !OPEN_BREAKS.has(text)) signs |= Sign.Stop
  if (unit !== undefined) {
    if (!modifier && !CHANGING.has(unit)) signs |= unit === 'clove' ? Sign.Unit | Sign.Clove : Sign.Unit
  } else if (simple && !LEADING.has(text) && text !== 'for') signs |= modifier ? Sign.Sizing : Sign.Naming
  return signs
}

function signsOfNumber({ text, value }: Token): number {
  const slash = text.includes('/')
  if (slash && value < 1) return Sign.Number | Sign.Fraction
  return !slash && Number.isInteger(value) ? Sign.Number | Sign.Whole : Sign.Number
}

function signsOfMark(token: Token): number {
  const { text } = token
  if (isBracket(token))
    return Sign.Bracket | (text === '(' ? Sign.Opening : 0) | (text === ')' ? Sign.Closing : 0)
  if (text === ':') return Sign.Colon
  if (text === ',' || text === ';') return Sign.Comma
  return text === '-' ? Sign.Dash : 0
}

/** Capacity of the table in tokens, and in characters. */
const MOST = 1 << 15
const MOST_CHARS = 1 << 18

let tokens: Token[] = []
/** The flags of each token, by its number. */
export const signs = new Int32Array(MOST)
/** Changes when tokens are renumbered. */
export let generation = 0

/** The token with a given number. */
export function tokenAt(id: number): Token {
  return tokens[id] as Token
}

/** The tokens for a range of numbers. */
export function tokensBetween(ids: Int32Array, from: number, to: number): Token[] {
  const some: Token[] = []
  for (let i = from; i < to; i++) some.push(tokens[ids[i] as number] as Token)
  return some
}

/**
 * Finds the token number for a range of `codes` by a hash computed during scanning, so that a known word
 * costs neither a substring nor a map lookup. The per-character code is in one function with its
 * arrays, which never change: that is measurably faster than module-level arrays.
 */
export function createTokenTable(codes: Uint16Array, valueAt: (from: number) => number) {
  /** The characters of all tokens, and where those of each begin. */
  const chars = new Uint16Array(MOST_CHARS)
  const starts = new Int32Array(MOST + 1)
  /** Open addressing, two entries per slot: number of a token plus one, or 0; and its hash. */
  const slots = new Int32Array(MOST * 4)
  const mask = MOST * 4 - 2
  const signsOfAll = signs

  function share(kind: Token['kind'], from: number, to: number, hash: number, glued: number): number {
    const mixed = Math.imul(hash ^ -glued, 0x2c1b3c6d)
    const length = to - from
    let at = (mixed >>> 9) & mask
    for (let place = slots[at] as number; place !== 0; place = slots[at] as number) {
      if (slots[at + 1] === mixed) {
        const start = starts[place - 1] as number
        const same = ((signsOfAll[place - 1] as number) & Sign.Glued) === glued
        if (same && (starts[place] as number) - start === length) {
          let i = 0
          while (i < length && chars[start + i] === codes[from + i]) i++
          if (i === length) return place - 1
        }
      }
      at = (at + 2) & mask
    }
    add(kind, from, to, glued)
    slots[at] = tokens.length
    slots[at + 1] = mixed
    return tokens.length - 1
  }

  function add(kind: Token['kind'], from: number, to: number, glued: number): void {
    const id = tokens.length
    const text = String.fromCharCode(...codes.subarray(from, to))
    const token = createToken(kind, text, kind === NUMBER ? valueAt(from) : 0, glued !== 0)
    tokens.push(token)
    signsOfAll[id] = signsOf(token)
    chars.set(codes.subarray(from, to), starts[id])
    starts[id + 1] = (starts[id] as number) + to - from
  }

  /** Is there room for a line of maximum length? */
  function hasRoom(): boolean {
    return (
      tokens.length + codes.length <= MOST && (starts[tokens.length] as number) + codes.length <= MOST_CHARS
    )
  }

  function forget(): void {
    tokens = []
    slots.fill(0)
    generation++
  }
  return { share, hasRoom, forget }
}
