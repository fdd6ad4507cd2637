import type { LineReading } from './line-reading.ts'
import { readQuantity } from './quantity.ts'
import { apart, MARK, NUMBER, type Token, WORD, wordToken } from './tokens.ts'
import { DISHES, JOINED, SHARED } from './word-classes.ts'

const EXAMPLES = new Set(['such', 'like', 'preferably', 'eg', 'ie'])
/** After "or": not another ingredient but more or less of the same one. */
export const NO_ALTERNATIVE = new Set(
  'more to as less so enough other another your any about if whatever similar equivalent'.split(' '),
)
const CHOICE = new Set(['your', 'choice', 'any'])
const HYPHENED_BEFORE_IN = new Set(['bone', 'skin', 'shell', 'head', 'rind', 'stem'])

function describing(token: Token): boolean {
  return token.kind !== WORD || token.describes
}

/** "cut into strips", but not "cut spinach". */
function cutsHere(next: Token | undefined): boolean {
  if (next?.glued && next.text === '-') return false
  return next === undefined || next.kind !== WORD || next.breaks || next.describes
}

/** Does the name end before this token: "tuna | in olive oil", "salt | to taste"? */
function breaksAt(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token
  if (token.kind !== WORD) return false
  if (token.text === 'of') return i > 0 && CHOICE.has(tokens[i + 1]?.text ?? '')
  if (!token.breaks) return false
  if (token.text === 'with' && DISHES.has(tokens.at(-1)?.text ?? '')) return false
  const before = i > 0 ? tokens[i - 1] : undefined
  if (before === undefined) return token.text !== 'cut' && token.text !== 'each' && token.text !== 'the'
  if (before.kind === MARK && before.text === '-') return false
  if (token.text === 'cut') return cutsHere(tokens[i + 1])
  return !((token.text === 'in' || token.text === 'on') && HYPHENED_BEFORE_IN.has(before.text))
}

/** "1 cup flour + 1/2 cup rye flour": the second has its own amount. */
function addsMeasured(tokens: readonly Token[], i: number): boolean {
  return i > 0 && tokens[i]?.text === '+' && tokens[i + 1]?.kind === NUMBER
}

function isAnd(token: Token): boolean {
  return (
    (token.kind === WORD && (token.text === 'and' || token.text === 'n')) ||
    (token.kind === MARK && token.text === '&')
  )
}

function isOr(tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token
  if (token.kind === WORD) return token.text === 'or'
  if (token.text === ',') return true
  return (
    token.kind === MARK &&
    token.text === '/' &&
    i > 0 &&
    tokens[i - 1]?.kind === WORD &&
    tokens[i + 1]?.kind === WORD
  )
}

interface Piece {
  tokens: Token[]
  /** How it is joined to the piece before it. */
  link: 'first' | 'and' | 'or'
}

function cut(tokens: readonly Token[]): { pieces: Piece[]; rest: Token[] } {
  const pieces: Piece[] = []
  let current: Piece = { tokens: [], link: 'first' }
  let i = 0
  for (; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (breaksAt(tokens, i) || addsMeasured(tokens, i)) break
    const or = isOr(tokens, i)
    const and = !or && isAnd(token)
    if (!or && !and) {
      if (token.kind === MARK && (token.text === '*' || token.text === '+' || token.text === '.')) continue
      current.tokens.push(token)
      continue
    }
    const before = i > 0 ? tokens[i - 1]?.text : undefined
    const hyphened = before === '-' && token.glued
    const joined = hyphened || JOINED.has(`${before}+${tokens[i + 1]?.text}`)
    if (joined && !or) {
      current.tokens.push(hyphened ? token : wordToken('and'))
      continue
    }
    if (isOr(tokens, Math.min(i + 1, tokens.length - 1))) continue
    if (current.tokens.length === 0 || (and && current.tokens.every(describing))) continue
    const next = tokens[i + 1]
    if (or && next && NO_ALTERNATIVE.has(next.text)) {
      if (!(next.text === 'other' || next.text === 'another' || next.text === 'any')) break
    }
    pieces.push(current)
    current = { tokens: [], link: or ? 'or' : 'and' }
  }
  if (current.tokens.length > 0) pieces.push(current)
  return { pieces, rest: tokens.slice(i) }
}

/** "red or green grapes": the first is missing its noun; take the partner's. */
function shareNoun(pieces: Piece[]): void {
  for (let i = pieces.length - 2; i >= 0; i--) {
    const piece = pieces[i] as Piece
    const next = pieces[i + 1] as Piece
    const words = piece.tokens.filter((token) => token.kind === WORD)
    if (words.length === 0 || !words.every((token) => SHARED.has(token.text) || describing(token))) continue
    const tail = next.tokens.slice(1)
    if (tail.length > 0)
      piece.tokens = [...piece.tokens, ...tail.map((token, k) => (k === 0 ? apart(token) : token))]
  }
}

/** Parses the naming part of a line into names ("and") and alternatives ("or", "such as"). */
export function splitNames(tokens: readonly Token[], reading: LineReading, examples = true): void {
  const { pieces, rest } = cut(tokens)
  for (const piece of pieces) {
    if (piece.link === 'first' || piece.tokens[0]?.kind !== NUMBER) continue
    piece.tokens = piece.tokens.slice(readQuantity(piece.tokens, 0).next)
  }
  shareNoun(pieces)
  let target = reading.names
  for (const piece of pieces) {
    if (piece.link === 'or') target = reading.alternatives
    const named = piece.tokens.some((token) => token.kind === WORD)
    const afterwards = piece.link !== 'first' && piece.tokens.every(describing)
    if (named && !afterwards) target.push(piece.tokens)
    else reading.preparation.push(piece.tokens)
  }
  const first = rest[0]
  if (first === undefined) return
  if (!examples || !EXAMPLES.has(first.text)) {
    reading.note.push(rest)
    return
  }
  const inner: LineReading = { ...reading, names: [], alternatives: [] }
  const after = rest.slice(first.text === 'such' ? 2 : 1)
  if (after.length < rest.length && after.length > 0) splitNames(after, inner, false)
  reading.alternatives.push(...inner.names, ...inner.alternatives)
}
