import { type Aside, readAsides } from './asides.ts'
import { knownCore, wordsIn } from './line-names.ts'
import { singular } from './plural.ts'
import { BEFORE_COMMA, cutAtCommas, isRemark } from './read-line.ts'
import { MARK, type Token, tokenise } from './tokens.ts'
import { UNITS } from './units.ts'
import type { Vocabulary } from './vocabulary.ts'
import { describes } from './word-classes.ts'

const SETS_APART = new Set(['(', ')', '[', ']', '{', '}', ':'])

function setsApart(tokens: readonly Token[]): boolean {
  return tokens.some((token) => token.kind === MARK && SETS_APART.has(token.text))
}

/** ", chopped", ", or to taste": nothing in it can be an ingredient or part of a name. */
function isPlainTail(tokens: Token[], vocabulary: Vocabulary): boolean {
  if (setsApart(tokens)) return false
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
  if (setsApart(tokens) || !isRemark(tokens)) return false
  const asides: Aside[] = []
  readAsides(tokens, 1, true, true, asides)
  return asides.length === 0
}

const Ending = { None: 0, Name: 1, Unit: 2 } as const

/** Does a name surely end with this word, so that what follows the comma is no part of it? */
function endingOf(word: string, vocabulary: Vocabulary): number {
  if (!/^[a-z]+$/.test(word) || describes(word) || BEFORE_COMMA.has(word)) return Ending.None
  if (UNITS.has(word)) return Ending.Unit
  return vocabulary.lastWords.has(singular(word)) ? Ending.Name : Ending.None
}

/** Where the first comma or dash stands, or -1. */
function tailOf(name: string): number {
  const comma = name.indexOf(', ')
  const dash = name.indexOf(' - ')
  return comma < 0 || (dash >= 0 && dash < comma) ? dash : comma
}

/**
 * Takes out of a line what surely changes nothing in its names, so that lines which differ in that only are read once.
 * It must never take out what could matter: the index has to agree with reading each line by itself.
 */
export class PlainParts {
  readonly #vocabulary: Vocabulary
  readonly #tails = new Map<string, boolean>()
  readonly #brackets = new Map<string, boolean>()
  readonly #ends = new Map<string, number>()

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary
  }

  /** A line after its amount, without plain brackets and without what follows its first comma if that is plain. */
  without(rest: string): string {
    const open = rest.indexOf('(')
    const name = open < 0 ? rest : this.#withoutBrackets(rest, open)
    const end = tailOf(name)
    if (end < 0 || (open >= 0 && name.lastIndexOf('(', end) >= 0)) return name
    return this.#endsName(name, end) && this.#isPlainTail(name.slice(end)) ? name.slice(0, end) : name
  }

  #withoutBrackets(rest: string, first: number): string {
    let text = rest
    for (let open = first; open > 0; open = text.indexOf('(', open)) {
      const close = text.indexOf(')', open)
      const after = text[close + 1]
      const apart = text[open - 1] === ' ' && (after === undefined || after === ' ' || after === ',')
      if (close < 0 || !apart || !this.#isPlainBracket(text.slice(open + 1, close))) return text
      text = text.slice(0, open - 1) + text.slice(close + 1)
    }
    return text
  }

  #endsName(name: string, end: number): boolean {
    const space = name.lastIndexOf(' ', end - 1)
    const last = name.slice(space + 1, end)
    const ending = this.#endingOf(last)
    // "bacon slices": a unit ends a name only after one.
    if (ending !== Ending.Unit) return ending === Ending.Name
    return (
      space > 0 && this.#endingOf(name.slice(name.lastIndexOf(' ', space - 1) + 1, space)) === Ending.Name
    )
  }

  #endingOf(word: string): number {
    let ending = this.#ends.get(word)
    if (ending === undefined) {
      ending = endingOf(word.toLowerCase(), this.#vocabulary)
      this.#ends.set(word, ending)
    }
    return ending
  }

  #isPlainTail(tail: string): boolean {
    let plain = this.#tails.get(tail)
    if (plain === undefined) {
      plain = isPlainTail(tokenise(tail), this.#vocabulary)
      this.#tails.set(tail, plain)
    }
    return plain
  }

  #isPlainBracket(content: string): boolean {
    let plain = this.#brackets.get(content)
    if (plain === undefined) {
      plain = isPlainBracket(tokenise(content))
      this.#brackets.set(content, plain)
    }
    return plain
  }
}
