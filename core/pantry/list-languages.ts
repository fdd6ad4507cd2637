import { singular } from '../text/plural.ts'
import { isAmount, type Spoken } from './amounts.ts'
import { englishName, type NameTables } from './known-names.ts'
import { keyOf, type Lexicon, stem, wordKey } from './lexicon.ts'
import type { ReadToken } from './read-tokens.ts'

/** A word of a name says more about the language than a "de" does. */
const NAME = 2
const ENOUGH = 2

function weight(token: ReadToken, { nameWords, grammar, describing, code }: Lexicon): number {
  const isName = token.parts.some((part) => {
    const word = wordKey(part, code)
    return part.length > 2 && (nameWords.has(word) || nameWords.has(stem(word, code)))
  })
  if (isName) return NAME
  return grammar.has(token.word) || describing.has(stem(wordKey(token.word, code), code)) ? 1 : 0
}

/**
 * The languages that a list is written in, the likeliest first. English is always one of them: without a majority for
 * another language, a word that both have is English.
 */
export function languagesOf(clauses: readonly (readonly ReadToken[])[], tables: NameTables): Spoken {
  const { english, others, words } = tables
  const isEnglish = (token: ReadToken) =>
    english.grammar.has(token.word) ||
    english.ordinary.has(token.word) ||
    english.describing.has(singular(token.word)) ||
    englishName([token], tables) !== undefined
  const inEnglish = (token: ReadToken) =>
    words.has(singular(token.word)) ? NAME : english.grammar.has(token.word) ? 1 : 0
  const tokens = clauses.flat().filter(({ kind }) => kind === 'word')
  const foreign = tokens.filter((token) => !isEnglish(token))
  const sum = (list: readonly ReadToken[], count: (token: ReadToken) => number) =>
    list.reduce((total, token) => total + count(token), 0)

  // A whole name proves more than its words, which may be short: "Ei", "sal".
  const named = clauses
    .map((clause) => clause.filter((token) => token.kind === 'word' && !isAmount([token], [english])))
    .filter((clause) => clause.length > 0 && clause.length < 6 && !englishName(clause, tables))
    .filter((clause) => !clause.every(({ word }) => english.grammar.has(word) || english.ordinary.has(word)))
  const scoreOf = (lexicon: Lexicon) => {
    const keys = named.map((clause) => keyOfClause(clause, lexicon))
    const whole =
      NAME * keys.filter((key) => lexicon.names.has(key)).length +
      keys.filter((key) => lexicon.plurals.has(key)).length
    return whole + sum(tokens, (token) => weight(token, lexicon))
  }
  const own = { lexicon: english, covered: sum(tokens, inEnglish) }
  const ranked = others
    .map((lexicon) => ({ lexicon, covered: scoreOf(lexicon) }))
    .sort((a, b) => b.covered - a.covered)
  // Another language needs words that the likelier ones don't explain: in a French list "râpé" isn't Spanish.
  const spoken: (typeof own)[] = []
  for (const one of ranked) {
    const isOpen = (token: ReadToken) => !spoken.some(({ lexicon }) => weight(token, lexicon) > 0)
    const proves = (token: ReadToken) => (isOpen(token) ? weight(token, one.lexicon) : 0)
    const isWhole = (clause: readonly ReadToken[]) => clause.some(isOpen) && hasName(one.lexicon, clause)
    const proof = sum(foreign, proves) + NAME * named.filter(isWhole).length
    if (proof >= ENOUGH) spoken.push(one)
  }
  return [...spoken, own]
    .sort((a, b) => b.covered - a.covered || Number(b === own) - Number(a === own))
    .map(({ lexicon }) => lexicon)
}

function keyOfClause(clause: readonly ReadToken[], lexicon: Lexicon): string {
  return keyOf(
    clause.flatMap(({ parts }) => parts),
    lexicon,
  )
}

function hasName(lexicon: Lexicon, clause: readonly ReadToken[]): boolean {
  const key = keyOfClause(clause, lexicon)
  return lexicon.names.has(key) || lexicon.plurals.has(key)
}
