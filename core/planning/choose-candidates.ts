import type { Pools } from '../matching/pools.ts'
import type { PlanRecipe } from './problem.ts'

/** Of each, one after the other, so that none is served only when another is exhausted. */
function inTurns(lists: readonly (readonly string[])[]): string[] {
  const longest = Math.max(0, ...lists.map((list) => list.length))
  const turns = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? []))
  return turns.flat()
}

/** So many of each food that won't keep are taken whatever they are like. */
const SURE_OF_SOON = 6
/** Ingredients that won't keep get at most this share of all. */
const SOON_SHARE = 0.4
/** Many of a collection don't turn out to be a meal, and variety leaves others out. */
const SPARE = 3

/** The recipes to read, in the order of how much a plan wants them; `sure`: the first so many are taken for certain. */
export function orderPools(
  pools: Pools,
  favorites: readonly string[],
  limit: number,
): { ids: string[]; sure: ReadonlySet<string> } {
  const soon = [...pools.bySoon.values()]
  const first = inTurns(soon.map((list) => list.slice(0, SURE_OF_SOON))).slice(0, limit * SOON_SHARE)
  const sure = new Set([...favorites.slice(0, Math.ceil(limit / 3)), ...first])
  const more = soon.map((list) => list.slice(SURE_OF_SOON))
  const rest = pools.byPurpose.flatMap(({ ready, score, plain }) => [ready, score, plain])
  // What is ready comes twice as often as what only uses a lot, or is merely good.
  const ready = pools.byPurpose.map((one) => one.ready)
  const ids = new Set([...sure, ...inTurns([inTurns(more), ...ready, ...rest])])
  return { ids: [...ids].slice(0, Math.ceil(limit * SPARE)), sure }
}

/** Shares of all that may be about the same food, and be the same food made the same way. */
const OF_ONE_MAIN = 0.2
const OF_ONE_DISH = 0.06
const LEAST = 4

/** At most `limit` of them, different ones first. */
export function chooseVaried(
  recipes: readonly PlanRecipe[],
  sure: ReadonlySet<string>,
  limit: number,
): PlanRecipe[] {
  const counts = new Map<string, number>()
  const add = (key: string, most: number) => {
    const count = counts.get(key) ?? 0
    if (count >= most) return false
    counts.set(key, count + 1)
    return true
  }
  const ofMain = Math.max(LEAST, limit * OF_ONE_MAIN)
  const ofDish = Math.max(LEAST, limit * OF_ONE_DISH)
  const isOther = ({ id, main, method }: PlanRecipe) => {
    const isNew = add(`${main}\n${method}`, ofDish) && add(main ?? '', ofMain)
    return isNew || sure.has(id)
  }
  const chosen = new Set(recipes.filter(isOther))
  const all = [...chosen, ...recipes.filter((recipe) => !chosen.has(recipe))].slice(0, limit)
  const kept = new Set(all)
  return recipes.filter((recipe) => kept.has(recipe))
}
