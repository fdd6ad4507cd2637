import { SequenceTable } from '../text/sequence-table.ts'
import { type Aside, readAsides } from './asides.ts'
import { knownCore, wordsIn } from './line-names.ts'
import { cutAtCommas, isRemark } from './read-line.ts'
import { Sign, signs, tokenAt, tokensBetween } from './token-table.ts'
import { isBracket, MARK, type Token } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import { describes } from './word-classes.ts'

function setsApart(token: Token): boolean {
  return token.kind === MARK && (token.text === ':' || isBracket(token))
}

/** ", chopped", ", or to taste": nothing in it can be an ingredient or part of a name. */
function isPlainTail(tokens: Token[], vocabulary: Vocabulary): boolean {
  if (tokens.some(setsApart)) return false
  const segments = cutAtCommas(tokens, 0, true)
  const asides: Aside[] = []
  for (let i = 1; i < segments.length; i++) {
    const segment = segments[i] as Token[]
    if (!isRemark(segment)) return false
    readAsides(segment, i, true, false, asides)
  }
  return asides.every((aside) => {
    const words = wordsIn(aside.tokens)
    // An aside without an amount may invert a name ("cheese, cheddar"), if the list has such words at all.
    const strange = aside.sure || words.every(describes) || words.some((word) => !vocabulary.words.has(word))
    return strange && knownCore(words, vocabulary) === undefined
  })
}

/** "(about 2 cups)", "(packed)". */
function isPlainBracket(tokens: Token[]): boolean {
  if (tokens.some(setsApart) || !isRemark(tokens)) return false
  const asides: Aside[] = []
  readAsides(tokens, 1, true, true, asides)
  return asides.length === 0
}

/** Which ranges of tokens are plain, each checked once. */
class Verdicts {
  readonly #seen = new SequenceTable(256)
  readonly #plain: boolean[] = []

  get size(): number {
    return this.#seen.size
  }

  of(ids: Int32Array, from: number, to: number, judge: (part: Token[]) => boolean): boolean {
    const id = this.#seen.intern(ids, from, to)
    if (id === this.#plain.length) this.#plain.push(judge(tokensBetween(ids, from, to)))
    return this.#plain[id] as boolean
  }
}

/** The end of a line that still has brackets is stored as a negative number, including zero. */
const withBrackets = (end: number): number => -1 - end
export const hasBrackets = (end: number): boolean => end < 0
export const endWithBrackets = (marked: number): number => -1 - marked

/**
 * Removes the parts of a line that can't affect its names, so that lines that differ only in those are parsed once.
 * It must never remove anything significant: the index has to agree with parsing each line by itself.
 */
export class PlainParts {
  readonly #vocabulary: Vocabulary
  readonly #tails = new Verdicts()
  readonly #brackets = new Verdicts()
  readonly #isPlainTail = (part: Token[]) => isPlainTail(part, this.#vocabulary)

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /** How many ranges were checked. */
  get size(): number {
    return this.#tails.size + this.#brackets.size
  }

  /** Removes plain brackets from a line in place, and returns its new end, flagged if other brackets remain. */
  dropBrackets(ids: Int32Array, from: number, end: number): number {
    if (!pairSimply(ids, from, end)) return withBrackets(end)
    let left = false
    let to = from
    for (let i = from; i < end; i++) {
      let close = i
      if (has(ids, i, Sign.Bracket)) {
        while (!has(ids, close, Sign.Closing)) close++
        if (to > from && this.#brackets.of(ids, i + 1, close, isPlainBracket)) {
          i = close
          continue
        }
        left = true
      }
      for (; i < close; i++) ids[to++] = ids[i] as number
      ids[to++] = ids[i] as number
    }
    return left ? withBrackets(to) : to
  }

  /** The end of the part of the line that must be parsed: before a plain tail, or at the end. */
  endOf(ids: Int32Array, from: number, to: number): number {
    let end = from
    while (end < to && !cutsAt(ids, end, to)) end++
    if (end === to || !this.#endsName(ids, from, end)) return to
    return this.#tails.of(ids, end, to, this.#isPlainTail) ? end : to
  }

  /** Is this certain to be the end of a name, so that what follows the comma isn't part of it? */
  #endsName(ids: Int32Array, from: number, end: number): boolean {
    if (end === from || !has(ids, end - 1, Sign.Ending)) return false
    const last = tokenAt(ids[end - 1] as number)
    if (last.unit === undefined) return this.#vocabulary.lastWords.has(last.root)
    // "bacon slices": a unit ends a name only after one.
    if (end - 2 < from || !has(ids, end - 2, Sign.Ending)) return false
    const before = tokenAt(ids[end - 2] as number)
    return before.unit === undefined && this.#vocabulary.lastWords.has(before.root)
  }
}

function has(ids: Int32Array, i: number, sign: number): boolean {
  return ((signs[ids[i] as number] as number) & sign) !== 0
}

/** Where the line is cut first: at a comma or at a dash between spaces. */
function cutsAt(ids: Int32Array, i: number, to: number): boolean {
  const sign = signs[ids[i] as number] as number
  if ((sign & Sign.Comma) !== 0) return true
  return (sign & (Sign.Dash | Sign.Glued)) === Sign.Dash && i + 1 < to && !has(ids, i + 1, Sign.Glued)
}

/** Is each "(" followed by its ")", with no nested or unmatched bracket? */
function pairSimply(ids: Int32Array, from: number, to: number): boolean {
  let open = false
  for (let i = from; i < to; i++) {
    if (!has(ids, i, Sign.Bracket)) continue
    if (!has(ids, i, open ? Sign.Closing : Sign.Opening)) return false
    open = !open
  }
  return !open
}
