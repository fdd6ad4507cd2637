import type { Order, ReadyGroup } from '../contracts/match-recipes.ts'
import { leastCost, leastSteps, stepsFrom } from './readiness.ts'

/** Plain numbers instead of objects: the index calls these for every recipe. */
interface Ranking {
  /** The highest rank that a recipe can get before its lines are looked at. `open`: uncovered lines that matter. */
  most: (matches: number, minutes: number, base: number, open: number) => number
  /** Its rank; the higher, the earlier. `matches`: how many of the user's ingredients it uses. */
  rank: (matches: number, minutes: number, group: ReadyGroup, value: number) => number
}

const PER_MATCH = 10_000
const PER_STEP = 100_000

/** The orders that look at a recipe's lines. */
export const RANKINGS: Readonly<Record<Exclude<Order, 'score'>, Ranking>> = {
  ready: { most: (_, __, base, open) => base - leastCost(open), rank: (_, __, ___, value) => value },
  quick: {
    most: (_, minutes, __, open) => -minutes - PER_STEP * leastSteps(open),
    rank: (_, minutes, group) => -minutes - PER_STEP * stepsFrom(group),
  },
  uses: {
    most: (matches, _, base, open) => matches * PER_MATCH + base - leastCost(open),
    rank: (matches, _, __, value) => matches * PER_MATCH + value,
  },
}
