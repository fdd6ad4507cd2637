import type { MatchCounts, SousScore } from '../contracts/sous-score.ts'
import * as strings from './strings.ts'
/** The constants of SousScore. */
export const BASE = 30
const LOW_COVERAGE = 0.6
const LOW_COVERAGE_PENALTY = 20
export const PER_FULL = 12
export const PER_PARTIAL = 6
export const COVERAGE_WEIGHT = 30
export const EFFICIENCY_WEIGHT = 20
export const EXTRA_LIMIT = 8
export const LOWEST = 30
export const HIGHEST = 100

function coverageRatio(matched: number, ingredients: number): number {
  return ingredients === 0 ? 0 : matched / ingredients
}

function efficiencyRatio(extra: number): number {
  return Math.max(0, 1 - extra / EXTRA_LIMIT)
}

/** The start value. As the spec writes it, the low-coverage step has no effect: 30 - 20 is floored at 30. */
function startValue(coverage: number): number {
  return coverage < LOW_COVERAGE ? Math.max(LOWEST, BASE - LOW_COVERAGE_PENALTY) : BASE
}

/** The score before rounding and clamping. */
function unclampedScore(full: number, partial: number, ingredients: number, extra: number): number {
  const coverage = coverageRatio(full + partial, ingredients)
  const matched = PER_FULL * full + PER_PARTIAL * partial
  return (
    matched + (startValue(coverage) + COVERAGE_WEIGHT * coverage) + EFFICIENCY_WEIGHT * efficiencyRatio(extra)
  )
}

/** The same as sums of a few prepared numbers, for the index: it scores every recipe. */
export class ScoreTable {
  readonly #covered: Float64Array
  readonly #efficient: Float64Array

  constructor(ingredients: number) {
    this.#covered = Float64Array.from({ length: ingredients + 1 }, (_, matches) => {
      const coverage = coverageRatio(matches, ingredients)
      return startValue(coverage) + COVERAGE_WEIGHT * coverage
    })
    this.#efficient = Float64Array.from(
      { length: EXTRA_LIMIT + 1 },
      (_, extra) => EFFICIENCY_WEIGHT * efficiencyRatio(extra),
    )
  }

  unclamped(full: number, partial: number, extra: number): number {
    const covered = this.#covered[full + partial] as number
    const efficient = this.#efficient[extra < EXTRA_LIMIT ? extra : EXTRA_LIMIT] as number
    return PER_FULL * full + PER_PARTIAL * partial + covered + efficient
  }
}

function clampScore(unclamped: number): number {
  return Math.min(HIGHEST, Math.max(LOWEST, Math.round(unclamped)))
}

export function sousScore({ full, partial, ingredients, extra }: MatchCounts): SousScore {
  const coverage = coverageRatio(full + partial, ingredients)
  const efficiency = efficiencyRatio(extra)
  const unclamped = unclampedScore(full, partial, ingredients, extra)
  return {
    sousScore: clampScore(unclamped),
    unclamped,
    matchCount: full + partial,
    fullMatches: full,
    partialMatches: partial,
    coverageRatio: coverage,
    efficiencyRatio: efficiency,
    parts: {
      base: startValue(coverage),
      full: PER_FULL * full,
      partial: PER_PARTIAL * partial,
      coverage: COVERAGE_WEIGHT * coverage,
      efficiency: EFFICIENCY_WEIGHT * efficiency,
    },
  }
}

export function scoreLabel(score: number): string {
  if (score >= 85) return strings.excellentMatch
  if (score >= 75) return strings.greatMatch
  return score >= 65 ? strings.goodMatch : strings.fairMatch
}

interface Rankable {
  /** In the order that was asked for; the higher, the earlier. */
  rank: number
  unclamped: number
  quality: number | null
  id: string
}

/** Best first: by rank, the unclamped score, quality (unknown last), then id, so that the order is deterministic. */
export function compareRank(a: Rankable, b: Rankable): number {
  if (a.rank !== b.rank) return b.rank - a.rank
  if (a.unclamped !== b.unclamped) return b.unclamped - a.unclamped
  const byQuality = (b.quality ?? Number.NEGATIVE_INFINITY) - (a.quality ?? Number.NEGATIVE_INFINITY)
  if (byQuality > 0 || byQuality < 0) return byQuality
  return a.id < b.id ? -1 : a.id > b.id ? 1 : 0
}
