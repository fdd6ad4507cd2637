import type { PlanCandidatesOutput } from '../contracts/plan-candidates.ts'

const byId = <One extends { id: string }>(all: readonly One[]): One[] => [
  ...new Map([...all].reverse().map((one) => [one.id, one])).values(),
]

/** The answer over all recipes from those over the user's own and over the others. At most half are own if there are others. */
export function mergeCandidates(
  limit: number,
  own: PlanCandidatesOutput,
  others: PlanCandidatesOutput,
): PlanCandidatesOutput {
  const room = Math.max(Math.ceil(limit / 2), limit - others.recipes.length)
  const mine = own.recipes.slice(0, room)
  const ids = new Set(mine.map(({ id }) => id))
  const theirs = others.recipes.filter(({ id }) => !ids.has(id)).slice(0, limit - mine.length)
  const longest = Math.max(mine.length, theirs.length)
  const recipes = Array.from({ length: longest }, (_, at) => [mine[at] ?? [], theirs[at] ?? []].flat())
  return {
    recipes: recipes.flat(),
    fixed: byId([...own.fixed, ...others.fixed]),
    broken: byId([...own.broken, ...others.broken]),
    fitting: own.fitting + others.fitting,
    without: {
      needs: own.without.needs + others.without.needs,
      minutes: own.without.minutes + others.without.minutes,
    },
  }
}
