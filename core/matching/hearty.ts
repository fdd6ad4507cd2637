import type { Term } from '../ingredients/match.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { MOST_HEARTY } from './use-counts.ts'

const HEARTY = new Set<string>(['meat', 'poultry', 'seafood'])

/** What a dinner is built on, by position. */
export function heartyIn(terms: readonly Term[], vocabulary: Vocabulary): Set<number> {
  const found = [...terms.keys()].filter((at) =>
    HEARTY.has(vocabulary.ingredients[terms[at]?.id ?? -1]?.category ?? ''),
  )
  return new Set(found.slice(0, MOST_HEARTY))
}
