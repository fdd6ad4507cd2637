import type { SousScore } from '../contracts/sous-score.ts'
import { type LineNames, namesOf } from '../ingredients/line-names.ts'
import { createTerm, type Match, matchNames, type Term } from '../ingredients/match.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { sousScore } from './score.ts'

/** What the user has: their ingredients, and the staples, which don't count. */
interface Shelf {
  terms: Term[]
  staples: Term[]
}

/** The same for two spellings of one ingredient. */
export function identity(term: Term): string {
  return term.id >= 0 ? `#${term.id}` : term.words.join(' ') || term.text
}

/** No kitchen is without it. */
const TAP = 'water'

/** Two spellings of one ingredient are merged; staples aren't search ingredients. */
export function createShelf(
  ingredients: readonly string[],
  staples: readonly string[],
  vocabulary: Vocabulary,
): Shelf {
  const always = new Map<string, Term>()
  for (const text of [...staples, TAP]) {
    const term = createTerm(text, vocabulary)
    if (term.words.length > 0) always.set(identity(term), term)
  }
  const own = new Map<string, Term>()
  for (const text of ingredients) {
    if (text.trim() === '') continue
    const term = createTerm(text, vocabulary)
    const key = identity(term)
    // "granulated sugar" and "sugar": the broader one covers both.
    if (!always.has(key) && (own.get(key)?.narrow ?? !own.has(key))) own.set(key, term)
  }
  return { terms: [...own.values()], staples: [...always.values()] }
}

export interface RecipeScore extends SousScore {
  /** Best match of each user ingredient, in the order of the shelf. */
  matches: Match[]
  /** Lines that neither the user's ingredients nor the staples cover. */
  missing: string[]
}

const RANK = { none: 0, partial: 1, full: 2 } as const

/** Scores one recipe by itself. The index must agree with this for every recipe. */
export function scoreRecipe(shelf: Shelf, lines: readonly string[], vocabulary: Vocabulary): RecipeScore {
  const matches: Match[] = shelf.terms.map(() => ({ strength: 'none', reason: 'none' }))
  const missing: string[] = []
  for (const line of lines) {
    const names: LineNames = namesOf(line, vocabulary)
    if (names.length === 0) continue
    let covered = shelf.staples.some(
      (staple) => matchNames(staple, names, line, vocabulary).strength !== 'none',
    )
    for (const [i, term] of shelf.terms.entries()) {
      const match = matchNames(term, names, line, vocabulary)
      if (match.strength === 'none') continue
      covered = true
      if (RANK[match.strength] > RANK[(matches[i] as Match).strength]) matches[i] = match
    }
    if (!covered) missing.push(line)
  }
  const full = matches.filter((match) => match.strength === 'full').length
  const partial = matches.filter((match) => match.strength === 'partial').length
  const counts = { full, partial, ingredients: shelf.terms.length, extra: missing.length }
  return { ...sousScore(counts), matches, missing }
}
