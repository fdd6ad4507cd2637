import { LEADING, readQuantity } from './quantity.ts'
import { isBracket, MARK, type Token, WORD } from './tokens.ts'

/** What precedes the name of a line, as far as it affects how the rest is parsed. */
export const Before = { Nothing: 0, Count: 1, Clove: 2, Unit: 3, Unclear: 4 } as const

interface LineStart {
  before: number
  /** Where the name begins. */
  from: number
}

const UNCLEAR: LineStart = { before: Before.Unclear, from: 0 }
const NO_NAME = new Set(['or', 'optional'])

/**
 * Where the name begins, if the line clearly means the same whatever its amount: "2 tablespoons sugar" and
 * "3/4 cup sugar" name the same thing, so they are parsed only once.
 */
export function startOf(tokens: Token[]): LineStart {
  const start = tokens[0]
  // A list marker, or the heading "For the sauce".
  if (start === undefined || start.kind === MARK || start.text === 'for') return UNCLEAR
  const bracketed = hasBracket(tokens)
  if (bracketed === undefined) return UNCLEAR
  const { quantity, unit, next } = readQuantity(tokens, 0)
  const first = tokens[next]
  if (first === undefined || first.kind !== WORD || first.unit !== undefined || NO_NAME.has(first.text))
    return UNCLEAR
  // The text around a bracket may continue as an amount after it: "1 large (14 ounce) can".
  if (bracketed && (!first.simple || first.modifier || LEADING.has(first.text))) return UNCLEAR
  return { before: classOf(quantity !== null, unit), from: next }
}

/** Undefined if there is a colon: a label may precede the actual line. */
function hasBracket(tokens: readonly Token[]): boolean | undefined {
  let found = false
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (token.kind !== MARK) continue
    if (token.text === ':') return undefined
    if (isBracket(token)) found = true
  }
  return found
}

function classOf(measured: boolean, unit: string | null): number {
  if (!measured) return Before.Nothing
  if (unit === null) return Before.Count
  return unit === 'clove' ? Before.Clove : Before.Unit
}

const BEFORE_BITS = 3
const BEFORE_MASK = (1 << BEFORE_BITS) - 1

/** Where the name begins, from the start of the line, and what precedes it, packed in one non-negative number. */
export const packStart = (offset: number, before: number): number => (offset << BEFORE_BITS) | before
export const offsetIn = (packed: number): number => packed >> BEFORE_BITS
export const beforeIn = (packed: number): number => packed & BEFORE_MASK
