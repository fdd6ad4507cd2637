import type { Order } from '../contracts/match-recipes.ts'

/** What counts in an order, as factors; plain numbers, because the index computes ranks for every recipe. */
export interface Ranking {
  /** Each of the user's ingredients that it uses. */
  match: number
  /** Against it: each minute. */
  minute: number
  /** Against it: each step away from ready. */
  step: number
  /** Its value in the ready order. */
  value: number
  /** Its SousScore before clamping. */
  score: number
}

const NOTHING: Ranking = { match: 0, minute: 0, step: 0, value: 0, score: 0 }

export const RANKINGS: Readonly<Record<Order, Ranking>> = {
  score: { ...NOTHING, score: 1 },
  ready: { ...NOTHING, value: 1 },
  quick: { ...NOTHING, minute: 1, step: 100_000 },
  uses: { ...NOTHING, match: 10_000, value: 1 },
}

/** The rank of a recipe; the higher, the earlier. With the fewest steps and the best value, the highest it can get. */
export function rankIn(
  { match, minute, step, value, score }: Ranking,
  matches: number,
  minutes: number,
  steps: number,
  worth: number,
  unclamped: number,
): number {
  return match * matches - minute * minutes - step * steps + value * worth + score * unclamped
}
