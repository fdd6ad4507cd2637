import type { PlanCandidatesOutput } from '#core/contracts/plan-candidates.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import type { PlanLeftover, PlanProblem } from '#core/planning/problem.ts'
import { candidatesInput, problemOf, unknownMeals } from '#core/planning/problem-of.ts'
import type { Settled } from '#core/planning/settled.ts'
import { stockOf } from '#core/planning/stock-of.ts'
import type { PlanWishes } from '#core/planning/wishes.ts'
import { addDays } from '#core/stock/day.ts'
import type { StockItem } from '#core/stock/item.ts'
import { call } from '#web/api/functions.ts'
import type { EatersNeeds } from '#web/state/plan/eaters.ts'
import type { BrokenName } from './broken-names.ts'
import { solveNames } from './solver.ts'

/** Everything that a plan depends on. */
export interface Situation {
  today: string
  days: readonly string[]
  wishes: PlanWishes
  /** All meals of the plan. */
  meals: readonly PlannedMeal[]
  stock: readonly StockItem[]
  staples: readonly string[]
  needs: EatersNeeds
  /** What was bought for a meal already, or is replaced in it. */
  settled?: Settled
  favorites: readonly string[]
  /** Recipes that are never suggested. */
  exclude?: readonly string[]
}

/** Meals of so many days before count for variety. */
const REMEMBERED_DAYS = 7

/** Meals of so many days after have their food, and count for variety. */
export const LATER_DAYS = 7

export interface Asked {
  problem: PlanProblem
  /** Meals that stay and leftovers in the pantry, but contain what one of the eaters doesn't eat. */
  broken: PlanCandidatesOutput['broken']
  /** Leftovers that nothing is known of but their name, which names such a food. */
  named: readonly BrokenName[]
  /** Meals whose recipe isn't available. */
  unknown: readonly PlannedMeal[]
}

/**
 * The problem of planning these days; `open` are meals that aren't fixed, but whose recipes must be known. `later`: meals
 * of so many days after stay too.
 */
export async function problemFor(
  { meals, ...rest }: Situation,
  seed: number,
  signal: AbortSignal,
  open: readonly PlannedMeal[] = [],
  later = 0,
): Promise<Asked> {
  const { days, today } = rest
  // Also what is planned before these days: its food is gone by then.
  const before = addDays(days[0] ?? today, -REMEMBERED_DAYS)
  const [first, last] = [before < today ? before : today, addDays(days.at(-1) ?? today, later)]
  const fixed = meals.filter(({ date }) => date >= first && date <= last)
  const asked = [...fixed, ...open]
  const found = await call('plan-candidates', candidatesInput({ ...rest, fixed: asked }), { signal })
  const known = new Set(found.fixed.map(({ id }) => id))
  const unjudged = stockOf(rest.stock, today).leftovers.filter(({ recipeId }) => !known.has(recipeId ?? ''))
  const named = await namesOf(unjudged, rest.needs, signal)
  return {
    problem: problemOf(
      { ...rest, fixed },
      found,
      seed,
      named.map(({ title }) => title),
    ),
    broken: found.broken,
    named,
    unknown: unknownMeals(asked, found),
  }
}

/** Whether there is anything that a name could break. */
export const avoidsAny = ({ avoid, diets, leaveOut = [] }: EatersNeeds): boolean =>
  avoid.length + diets.length + leaveOut.length > 0

/** What the names of leftovers say, where someone avoids something. */
export const namesOf = async (
  leftovers: readonly Pick<PlanLeftover, 'title'>[],
  needs: EatersNeeds,
  signal: AbortSignal,
): Promise<readonly BrokenName[]> =>
  leftovers.length === 0 || !avoidsAny(needs)
    ? []
    : solveNames(
        leftovers.map(({ title }) => title),
        needs,
        signal,
      )
