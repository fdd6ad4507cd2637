import { READY_GROUPS, type ReadyGroup } from '../contracts/match-recipes.ts'
import { createTerm, type Term } from '../ingredients/match.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import { LEAST_STEPS, MOST_SWAPS, openAt } from './readiness.ts'
import { identity } from './score-recipe.ts'
import { gradeIn, isFullGrade } from './slot-hits.ts'
import type { CachedTerm } from './term-cache.ts'

/** Which of the terms won't keep: their positions, with the user's names. What isn't among the terms is ignored. */
export function soonTerms(
  names: readonly string[],
  terms: readonly Term[],
  vocabulary: Vocabulary,
): ReadonlyMap<number, string> {
  const positions = new Map(terms.map((term, at) => [identity(term), at]))
  const found = new Map<number, string>()
  for (const name of names) {
    const at = positions.get(identity(createTerm(name, vocabulary)))
    if (at !== undefined && !found.has(at)) found.set(at, name)
  }
  return found
}

/** By slot, how many of these a recipe uses. Only full matches: broth doesn't use up the chicken. */
export function countSoon(found: readonly CachedTerm[], slotCount: number): Uint8Array {
  const counts = new Uint8Array(found.length > 0 ? slotCount : 0)
  for (const { slots } of found)
    for (let i = 0; i < slots.slots.length; i++) {
      const slot = slots.slots[i] as number
      if (isFullGrade(gradeIn(slots.values[i] as number))) counts[slot] = (counts[slot] as number) + 1
    }
  return counts
}

const PER_GROUP = 1000

/** By the group, then by the number of purchases; the lower, the readier. */
export const tierOf = (group: ReadyGroup, needed: number): number =>
  READY_GROUPS.indexOf(group) * PER_GROUP + Math.min(needed, PER_GROUP - 1)

/** The readiest that a recipe with so many uncovered lines other than minor ones can be: two of them may be swapped. */
export function leastTier(open: number): number {
  const needed = Math.max(0, open - MOST_SWAPS)
  return (LEAST_STEPS[openAt(open)] as number) * PER_GROUP + Math.min(needed, PER_GROUP - 1)
}

interface Placed {
  /** How many of those that won't keep it uses. */
  soon?: number | undefined
  tier?: number | undefined
  isAside: boolean
}

const soonOf = ({ soon = 0 }: Placed) => soon

/** At least as ready, and no side dish before a meal. */
const isNoWorse = (one: Placed, other: Placed) =>
  (one.tier ?? 0) <= (other.tier ?? 0) && Number(one.isAside) <= Number(other.isAside)

/**
 * Recipes that use up more come first among those that are as ready as they are, and before those that are less so.
 * A recipe never overtakes a readier one: what stands before such a recipe moves behind it instead.
 */
export function soonFirst<One extends Placed>(ranked: readonly One[]): One[] {
  if (!ranked.some((one) => soonOf(one) > 0)) return [...ranked]
  const placed = new Set<One>()
  const place = (one: One, at: number) => {
    if (placed.has(one)) return
    for (const [before, other] of ranked.entries()) {
      if (other === one || !isNoWorse(other, one)) continue
      const isBetter = !isNoWorse(one, other)
      if (soonOf(other) > soonOf(one) || (isBetter && before < at)) place(other, before)
    }
    placed.add(one)
  }
  for (const [at, one] of ranked.entries()) place(one, at)
  return [...placed]
}
