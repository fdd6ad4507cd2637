import { type Aside, readAsides } from './asides.ts'
import { knownCore, wordsIn } from './line-names.ts'
import { BEFORE_COMMA, cutAtCommas, isRemark } from './read-line.ts'
import { SequenceTable } from './sequence-table.ts'
import { isBracket, MARK, type Token, WORD } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'
import { describes } from './word-classes.ts'

function setsApart(token: Token): boolean {
  return token.kind === MARK && (token.text === ':' || isBracket(token))
}

/** ", chopped", ", or to taste": nothing in it can be an ingredient or part of a name. */
function isPlainTail(tokens: Token[], vocabulary: Vocabulary): boolean {
  if (tokens.some(setsApart)) return false
  const segments = cutAtCommas(tokens, true)
  const asides: Aside[] = []
  for (let i = 1; i < segments.length; i++) {
    const segment = segments[i] as Token[]
    if (!isRemark(segment)) return false
    readAsides(segment, i, true, false, asides)
  }
  return asides.every((aside) => {
    const words = wordsIn(aside.tokens)
    // An aside without an amount may turn a name round ("cheese, cheddar"), if the list has such words at all.
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

const Ending = { None: 0, Name: 1, Unit: 2 } as const

/** Does a name surely end with this word, so that what follows the comma is no part of it? */
function endingOf(token: Token, vocabulary: Vocabulary): number {
  if (token.kind !== WORD || token.glued || token.describes || BEFORE_COMMA.has(token.text))
    return Ending.None
  if (token.unit !== undefined) return Ending.Unit
  return vocabulary.lastWords.has(token.root) ? Ending.Name : Ending.None
}

/** Where the line is cut first: at a comma or at a dash between spaces. */
function cutsAt(tokens: readonly Token[], i: number): boolean {
  const { kind, text, glued } = tokens[i] as Token
  if (kind !== MARK) return false
  return text === ',' || text === ';' || (text === '-' && !glued && tokens[i + 1]?.glued === false)
}

/** Which stretches of tokens are plain, each looked at once. */
class Verdicts {
  readonly #seen = new SequenceTable(256)
  readonly #plain: boolean[] = []

  of(tokens: readonly Token[], from: number, to: number, judge: (part: Token[]) => boolean): boolean {
    for (let i = from; i < to; i++) this.#seen.push((tokens[i] as Token).id)
    const id = this.#seen.intern()
    if (id === this.#plain.length) this.#plain.push(judge(tokens.slice(from, to)))
    return this.#plain[id] as boolean
  }
}

/**
 * Takes out of a line what surely changes nothing in its names, so that lines which differ in that only are read once.
 * It must never take out what could matter: the index has to agree with reading each line by itself.
 */
export class PlainParts {
  readonly #vocabulary: Vocabulary
  readonly #tails = new Verdicts()
  readonly #brackets = new Verdicts()
  readonly #isPlainTail = (part: Token[]) => isPlainTail(part, this.#vocabulary)

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /** Takes plain brackets out of the list itself; true if others are left in it. */
  dropBrackets(tokens: Token[]): boolean {
    const first = tokens.findIndex(isBracket)
    if (first < 0) return false
    if (!pairSimply(tokens, first)) return true
    let left = false
    let to = first
    for (let i = first; i < tokens.length; i++) {
      let end = i
      if (isBracket(tokens[i] as Token)) {
        while (tokens[end]?.text !== ')') end++
        if (to > 0 && this.#brackets.of(tokens, i + 1, end, isPlainBracket)) {
          i = end
          continue
        }
        left = true
      }
      for (; i < end; i++) tokens[to++] = tokens[i] as Token
      tokens[to++] = tokens[i] as Token
    }
    tokens.length = to
    return left
  }

  /** Where the part of the line ends that must be read: before a plain tail, or at the end. */
  endOf(tokens: readonly Token[], from: number): number {
    let end = from
    while (end < tokens.length && !cutsAt(tokens, end)) end++
    if (end === tokens.length || !this.#endsName(tokens, from, end)) return tokens.length
    return this.#tails.of(tokens, end, tokens.length, this.#isPlainTail) ? end : tokens.length
  }

  #endsName(tokens: readonly Token[], from: number, end: number): boolean {
    if (end === from) return false
    const ending = endingOf(tokens[end - 1] as Token, this.#vocabulary)
    // "bacon slices": a unit ends a name only after one.
    if (ending !== Ending.Unit) return ending === Ending.Name
    return end - 2 >= from && endingOf(tokens[end - 2] as Token, this.#vocabulary) === Ending.Name
  }
}

/** Is each "(" followed by its ")", with no other bracket in between or astray? */
function pairSimply(tokens: readonly Token[], first: number): boolean {
  let open = false
  for (let i = first; i < tokens.length; i++) {
    const token = tokens[i] as Token
    if (!isBracket(token)) continue
    if (token.text !== (open ? ')' : '(')) return false
    open = !open
  }
  return !open
}
