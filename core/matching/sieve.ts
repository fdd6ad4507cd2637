import { type Ranking, rankIn } from './rankings.ts'
import { LEAST_COST, LEAST_STEPS, openAt, readyBase } from './readiness.ts'
import { MOST_MINUTES, type RecipeColumns } from './recipe-columns.ts'
import type { ScoreTable } from './score.ts'
import type { Tally } from './tally.ts'
import { fullIn, partialIn, usedIn } from './use-counts.ts'

/** More than a sum can lose by rounding. */
const SLACK = 1e-6
const LIMIT = 2 ** 30
/** How many slots pass at once; after that the sieve is adapted to the worst that is kept by then. */
export const AT_ONCE = 4096
/** The first few tell where the worst is. */
export const FIRST_AT_ONCE = 128

const whole = (number: number): number => Math.max(-LIMIT, Math.min(Math.ceil(number), LIMIT))

/** What the sieve looks at. */
interface Grain {
  tally: Tally
  columns: RecipeColumns
}

/** Tells by a few figures whether a recipe may rank above the worst that is kept; most can't. */
export class Sieve {
  readonly #ranking: Ranking
  /** By the number of matches, the highest rank without the points for what is used. */
  readonly #most: Float64Array
  /** The same, as the points or steps that are needed beyond. */
  readonly #needed: Int32Array
  /** By the number of uncovered lines that matter, what they cost at least. */
  readonly #costs: Int32Array
  readonly #found = new Int32Array(AT_ONCE)

  constructor(ranking: Ranking, scores: ScoreTable, leastAgainst: number, ingredients: number) {
    const { value, step } = ranking
    this.#ranking = ranking
    this.#most = Float64Array.from({ length: ingredients + 1 }, (_, matches) => {
      const unclamped = scores.unclamped(matches, 0, 0)
      return rankIn(ranking, matches, 0, 0, readyBase(0, leastAgainst, unclamped), unclamped) + SLACK
    })
    this.#needed = new Int32Array(this.#most.length)
    this.#costs = Int32Array.from(value > 0 ? LEAST_COST : LEAST_STEPS, (cost) =>
      value > 0 || step > 0 ? cost : 0,
    )
  }

  /** Those of the slots that may; valid until the next call. */
  pass(grain: Grain, from: number, to: number, threshold: number): Int32Array {
    const { value, step, minute } = this.#ranking
    let longest = 0
    for (const [matches, most] of this.#most.entries()) {
      longest = Math.max(longest, minute > 0 ? (most - threshold) / minute : MOST_MINUTES)
      this.#needed[matches] = whole((threshold - most) / (value || step || SLACK))
    }
    const asked = { needed: this.#needed, costs: this.#costs, longest: Math.min(longest, MOST_MINUTES) | 0 }
    return this.#found.subarray(0, gather(grain, from, to, asked, value > 0 ? -1 : 0, this.#found))
  }
}

interface Asked {
  needed: Int32Array
  costs: Int32Array
  longest: number
}

/** All in integers: every recipe passes here, and it decides the speed. `mask`: whether points for use count. */
function gather(
  { tally: { counts, matched }, columns: { weighty, minutes } }: Grain,
  from: number,
  to: number,
  { needed, costs, longest }: Asked,
  mask: number,
  into: Int32Array,
): number {
  let found = 0
  for (let slot = from; slot < to; slot++) {
    const count = (counts[slot] as number) | 0
    if (count === 0) continue
    const cost = costs[openAt((weighty[slot] as number) - (matched[slot] as number))] as number
    if ((usedIn(count) & mask) - cost < (needed[fullIn(count) + partialIn(count)] as number)) continue
    if ((minutes[slot] as number) <= longest) into[found++] = slot
  }
  return found
}
