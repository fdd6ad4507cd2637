import type { Term } from '../ingredients/match.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { listed } from '../text/listed.ts'
import type { SwapRule, SwapRules } from './swaps.ts'

/** Of these, a kind isn't the general ingredient: roast beef is no beef to roast. */
const DISTINCT = new Set<string>(['meat', 'poultry', 'seafood'])

/** What the user has, by number: each ingredient, and what it is a kind of. */
function numbersOf(terms: readonly Term[], vocabulary: Vocabulary): Map<number, Term> {
  const have = new Map<number, Term>()
  for (const term of terms) if (term.id >= 0 && !have.has(term.id)) have.set(term.id, term)
  for (const term of terms) {
    if (DISTINCT.has(vocabulary.ingredients[term.id]?.category ?? '')) continue
    for (const kind of vocabulary.covers[term.id] ?? []) if (!have.has(kind)) have.set(kind, term)
  }
  return have
}

export interface AtHand {
  rule: SwapRule
  /** What the user calls it: "milk and lemon juice". */
  text: string
}

/** The swaps whose parts are all in the kitchen, and that keep to the user's needs. */
export function swapsAtHand(
  terms: readonly Term[],
  rules: SwapRules,
  needs: { dietary: number; avoid: number },
  vocabulary: Vocabulary,
): AtHand[] {
  const have = numbersOf(terms, vocabulary)
  const found = new Map<SwapRule, AtHand>()
  for (const part of have.keys()) {
    for (const rule of rules.of(part)) {
      if (found.has(rule) || !rule.parts.every((one) => have.has(one))) continue
      if (!rules.keeps(rule, needs.dietary, needs.avoid)) continue
      const texts = rule.parts.map((one) => have.get(one)?.text ?? '')
      found.set(rule, { rule, text: listed([...new Set(texts)]) })
    }
  }
  return [...found.values()]
}
