import { isLeftoverWord } from '../ingredients/leftover-dish.ts'
import type { ReadToken } from './read-tokens.ts'

const NUMBERS = new Set('one two three four five six seven eight nine ten'.split(' '))
const EATERS = new Set('people persons person adults portions portion servings serving'.split(' '))

const isLeftover = (tokens: readonly ReadToken[], at: number) => isLeftoverWord(tokens[at]?.word ?? '')
const isApart = (tokens: readonly ReadToken[], at: number) =>
  tokens[at]?.word === 'left' && /^overs?$/.test(tokens[at + 1]?.word ?? '')

/** Where these words say that they are what is left of a dish, at their start or end; -1 if they don't. */
export function leftoverAt(words: readonly ReadToken[]): number {
  if (isLeftover(words, 0) || isApart(words, 0)) return 0
  const at = words.findIndex((_, i) => isLeftover(words, i))
  // "lasagna leftovers", "lasagna leftovers in the fridge"
  return at > 0 && (at === words.length - 1 || words[at]?.word === 'leftovers') ? at : -1
}

export const leftoverEnd = (words: readonly ReadToken[], at: number): number =>
  isLeftover(words, at) ? at + 1 : at + 2

/** "Leftovers" above a list, or before a colon: a word for what follows, which has none of its own. */
export const isLeftoverLabel = (tokens: readonly ReadToken[]): boolean =>
  leftoverAt(tokens) === 0 && leftoverEnd(tokens, 0) === tokens.length

/** The word before what it is said of: "curry" below "Leftovers:" is leftover curry. */
export function asLeftover(words: readonly ReadToken[]): ReadToken[] {
  const [first] = words
  if (!first || words.some((_, at) => isLeftover(words, at) || isApart(words, at))) return [...words]
  const place = first.start - 1
  const said: ReadToken = {
    kind: 'word',
    text: 'leftover',
    start: place,
    end: place,
    word: 'leftover',
    parts: ['leftover'],
  }
  return [said, ...words]
}

const isCount = (token: ReadToken | undefined) =>
  token !== undefined && (token.kind === 'number' ? /^\d{1,2}$/.test(token.text) : NUMBERS.has(token.word))

/** Where the number of eaters begins that ends these words: "for two", "for the two of us". The end for none. */
export function portionsFrom(tokens: readonly ReadToken[]): number {
  const at = tokens.findLastIndex(({ word }) => word === 'for')
  if (at < 0) return tokens.length
  const [first, ...rest] = tokens.slice(tokens[at + 1]?.word === 'the' ? at + 2 : at + 1)
  const after = rest.map(({ word }) => word).join(' ')
  if (!isCount(first) || (after !== '' && after !== 'of us' && !EATERS.has(after))) return tokens.length
  return tokens[at - 1]?.word === 'enough' ? at - 1 : at
}

/** What was cooked is counted in portions. */
export const isPrepared = (tokens: readonly ReadToken[]): boolean =>
  leftoverAt(tokens) >= 0 ||
  tokens.some((_, at) => isLeftover(tokens, at) || isApart(tokens, at)) ||
  tokens[0]?.word === 'cooked'
