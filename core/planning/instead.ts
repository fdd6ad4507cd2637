import { createTerm } from '../ingredients/match.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { MAIN } from '../matching/readiness.ts'
import type { RecipeIndex } from '../matching/recipe-index.ts'
import { suits } from '../matching/swaps.ts'
import { type AtHand, swapsAtHand } from '../matching/swaps-at-hand.ts'
import { normalWords } from '../text/normalise.ts'
import type { LineFacts } from './line-facts.ts'
import type { PlanNeed } from './problem.ts'

interface Kitchen {
  /** The user's names of what is there, also of what is always there. */
  foods: readonly string[]
  dietary: number
  avoid: number
}

/**
 * Which food of the user's is as good as what a line asks for, in the same amount, in any dish of this title: olive oil
 * for vegetable oil, an onion for shallots. Undefined if none is.
 */
export function createStandIns({ foods, ...needs }: Kitchen, { swaps }: RecipeIndex, vocabulary: Vocabulary) {
  const terms = foods.map((text) => createTerm(text, vocabulary))
  const byTarget = new Map<number, AtHand[]>()
  for (const one of swapsAtHand(terms, swaps, needs, vocabulary)) {
    const { target, parts, near } = one.rule
    if (near && parts.length === 1) byTarget.set(target, [...(byTarget.get(target) ?? []), one])
  }
  const numberOf = (name: string) => vocabulary.byForm.get(normalWords(name).join(' ')) ?? -1
  return (title: string) => {
    const uses = swaps.usesIn(title)
    const named = ` ${normalWords(title).join(' ')} `
    return (line: string, { food, amount }: LineFacts): string | undefined =>
      // A swap that takes another amount says so. What the dish is named after makes it that dish.
      (amount && !named.includes(` ${normalWords(food).join(' ')} `)
        ? byTarget.get(numberOf(food))
        : undefined
      )?.find(({ rule }) => suits(rule, uses, MAIN) && swaps.factsFor(rule, line).amounts.length === 0)?.text
  }
}

/** What is at home and as good is used, and nothing is bought in its place: olive oil for vegetable oil. */
export function withStandIn(need: PlanNeed, isStaple: (name: string) => boolean): PlanNeed {
  if (need.instead === undefined) return need
  return isStaple(need.instead) ? { ...need, staple: true } : { ...need, stock: need.instead }
}
