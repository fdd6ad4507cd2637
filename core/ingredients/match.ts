import type { Reason, Strength } from '../contracts/match-recipes.ts'
import { normalWords, wordsOf } from '../text/normalise.ts'
import { denote } from './denote.ts'
import { isLeftoverDish } from './leftover-dish.ts'
import { type LineNames, namesOf } from './line-names.ts'
import type { Vocabulary } from './vocabulary.ts'
import { describes, PIECES, PRODUCTS, SHARED } from './word-classes.ts'

export interface Match {
  strength: Strength
  reason: Reason
}

/** A user's ingredient, prepared once and compared many times. */
export interface Term {
  text: string
  words: readonly string[]
  /** Number in the vocabulary, or -1: then the spec's rule decides on normalised words. */
  id: number
  /** Named as one subtype ("granulated sugar"): the other subtypes don't match. */
  narrow: boolean
}

const NONE: Match = { strength: 'none', reason: 'none' }
const EXCLUDED_FROM_PARTIAL: readonly string[] = ['flour', 'powder', 'extract']
/** What is left of a whole one is listed as such: "half onion". */
const HALF = 'half'
const LEVEL = { none: 0, partial: 1, full: 2 } as const

/** Finds the known ingredient in what the user typed: "2 large eggs", "fresh basil leaves". */
export function createTerm(text: string, vocabulary: Vocabulary): Term {
  const plain = normalWords(text.length > 200 ? text.slice(0, 200) : text)
  const direct = vocabulary.byForm.get(plain.join(' '))
  if (direct !== undefined)
    return { text, words: plain, id: direct, narrow: vocabulary.narrow.has(plain.join(' ')) }
  let words = [...(namesOf(text, vocabulary)[0] ?? plain)]
  if (isLeftoverDish(words)) return { text, words, id: -1, narrow: false }
  for (;;) {
    const form = words.join(' ')
    const id = vocabulary.byForm.get(form)
    if (id !== undefined) return { text, words, id, narrow: vocabulary.narrow.has(form) }
    const last = words.at(-1)
    if (words.length > 1 && (words[0] === HALF || describes(words[0] as string))) words = words.slice(1)
    else if (words.length > 1 && (PIECES.has(last as string) || describes(last as string)))
      words = words.slice(0, -1)
    else return { text, words, id: -1, narrow: false }
  }
}

function indexOfPhrase(words: readonly string[], phrase: readonly string[]): number {
  outer: for (let at = 0; at + phrase.length <= words.length; at++) {
    for (let k = 0; k < phrase.length; k++) if (words[at + k] !== phrase[k]) continue outer
    return at
  }
  return -1
}

/** A bare class word that the vocabulary knows only as the end of longer names: "sauce" in "soy sauce". */
function isOnlyClass(name: readonly string[], at: number, to: number, vocabulary: Vocabulary): boolean {
  for (let from = 0; from < at; from++) if (vocabulary.byForm.has(name.slice(from, to).join(' '))) return true
  return false
}

/** The spec's rule on normalized words, for ingredients unknown to the vocabulary. */
function matchUnknown(term: Term, name: readonly string[], vocabulary: Vocabulary): Match {
  const phrase = term.words
  const length = phrase.reduce((sum, word) => sum + word.length, phrase.length - 1)
  if (phrase.length === 0) return NONE
  const at = indexOfPhrase(name, phrase)
  const excluded = length < 5 || name.some((word) => EXCLUDED_FROM_PARTIAL.includes(word))
  if (at >= 0) {
    if (phrase.length < name.length && phrase.every((word) => SHARED.has(word))) return NONE
    if (isOnlyClass(name, at, at + phrase.length, vocabulary)) return NONE
    if (phrase.length === name.length) return { strength: 'full', reason: 'exact' }
    const after = name.slice(at + phrase.length)
    const product = after.some((word) => PRODUCTS.has(word))
    if (!product && (length >= 4 || after.length === 0))
      return { strength: 'full', reason: 'part of a phrase' }
    return excluded ? NONE : { strength: 'partial', reason: 'part of a phrase' }
  }
  const only = phrase.length === 1 ? (phrase[0] as string) : ''
  const inside = name.some(
    (word) => word.length > only.length && word.includes(only) && !vocabulary.words.has(word),
  )
  return only !== '' && !excluded && inside ? { strength: 'partial', reason: 'part of a word' } : NONE
}

function reasonOfFull(term: Term, raw: string, name: readonly string[], vocabulary: Vocabulary): Reason {
  const phrase = term.words.join(' ')
  const whole = name.join(' ')
  if (whole === phrase) return indexOfPhrase(wordsOf(raw), wordsOf(term.text)) >= 0 ? 'exact' : 'plural'
  if (vocabulary.byForm.get(whole) === term.id) return 'synonym'
  return indexOfPhrase(name, term.words) >= 0 ? 'part of a phrase' : 'synonym'
}

function matchKnown(term: Term, name: readonly string[], raw: string, vocabulary: Vocabulary): Match {
  const { full, asClass, kinds, inWord, core } = denote(name, vocabulary)
  if (full.includes(term.id) && !(term.narrow && asClass.includes(term.id)))
    return { strength: 'full', reason: reasonOfFull(term, raw, name, vocabulary) }
  if (!term.narrow && kinds.includes(term.id)) return { strength: 'partial', reason: 'kind of' }
  // The line asks for the general ingredient and the user has a subtype of it: cheddar for "cheese".
  if (core >= 0 && vocabulary.covers[term.id]?.includes(core))
    return { strength: 'partial', reason: 'kind of' }
  return !term.narrow && inWord.includes(term.id) ? { strength: 'partial', reason: 'part of a word' } : NONE
}

/** Compares a term with the names in a line and keeps the best match. */
export function matchNames(term: Term, names: LineNames, raw: string, vocabulary: Vocabulary): Match {
  let best = NONE
  for (const name of names) {
    const match =
      term.id >= 0 ? matchKnown(term, name, raw, vocabulary) : matchUnknown(term, name, vocabulary)
    if (LEVEL[match.strength] > LEVEL[best.strength]) best = match
  }
  return best
}
