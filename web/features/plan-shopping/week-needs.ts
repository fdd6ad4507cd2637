import type { KnownFood } from '#core/contracts/shopping-aisles.ts'
import { nextBuy } from '#core/planning/next-buy.ts'
import type { PlanRecipe } from '#core/planning/problem.ts'
import { candidatesInput, type PlanSituation, problemOf, unknownMeals } from '#core/planning/problem-of.ts'
import { soldAmounts } from '#core/planning/sold-amount.ts'
import { summaryOf } from '#core/planning/summary.ts'
import type { System } from '#core/recipes/measures.ts'
import { call } from '#web/api/functions.ts'

async function foodsOf(names: readonly string[], signal: AbortSignal): Promise<Record<string, KnownFood>> {
  if (names.length === 0) return {}
  return (await call('shopping-aisles', { names: [...names] }, { signal })).foods
}

/** The units that most of the recipes are written in. */
function unitsOf(recipes: readonly PlanRecipe[]): System | undefined {
  const count = (system: System) => recipes.filter(({ units }) => units === system).length
  const more = count('metric') - count('us')
  return more === 0 ? undefined : more > 0 ? 'metric' : 'us'
}

/** What the planned meals take to buy when the stock is shared among them, and the best purchase besides. */
export async function weekNeeds(situation: PlanSituation, signal: AbortSignal) {
  const found = await call('plan-candidates', candidatesInput(situation), { signal })
  const { fixed: planned } = situation
  // Locked meals take of the stock first, as on the cards of the plan.
  const open = planned.filter(({ locked }) => !locked)
  const problem = problemOf({ ...situation, fixed: planned.filter(({ locked }) => locked) }, found, 1)
  const summary = summaryOf(problem, open)
  const next = nextBuy({ ...problem, fixed: planned }, summary)
  const names = [...summary.buys, ...summary.extras].map(({ food }) => food)
  const foods = await foodsOf(next ? [...names, next.food] : names, signal)
  return {
    buys: soldAmounts(summary.buys, [...problem.fixedRecipes, ...problem.recipes]),
    extras: summary.extras,
    foods,
    next,
    units: unitsOf(problem.fixedRecipes),
    unknown: unknownMeals(planned, found).map(({ id }) => id),
  }
}
