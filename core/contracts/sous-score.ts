/** How many recipes one search returns. */
export const TOP = 25

export interface MatchCounts {
  full: number
  partial: number
  /** Number of the user's ingredients, excluding staples. */
  ingredients: number
  /** Recipe ingredients that neither the user's list nor the staples cover. */
  extra: number
}

/** The components of the score, for the bar that explains it. They add up to `unclamped`. */
interface ScoreParts {
  base: number
  full: number
  partial: number
  coverage: number
  efficiency: number
}

export interface SousScore {
  /** Whole, 30 to 100. */
  sousScore: number
  /** Before rounding and clamping: what recipes are ranked by. */
  unclamped: number
  matchCount: number
  fullMatches: number
  partialMatches: number
  coverageRatio: number
  efficiencyRatio: number
  parts: ScoreParts
}
