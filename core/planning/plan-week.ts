import { modelOf } from './build-model.ts'
import type { PlannedMeal } from './meal.ts'
import { contentOf } from './meal-content.ts'
import { mealId } from './meal-id.ts'
import type { Model } from './model.ts'
import type { WeekPlan } from './plan.ts'
import type { PlanProblem } from './problem.ts'
import { restOfLeftovers } from './rest-of-leftovers.ts'
import { search } from './search.ts'
import { summarize } from './summary.ts'
import type { Choice } from './week.ts'

/** Plans the days of the problem. The same problem gives the same plan. */
export function planWeek(problem: PlanProblem): WeekPlan {
  const model = modelOf(problem)
  const chosen = mealsOf(model, search(model).choices)
  const meals = problem.isOne ? chosen : [...chosen, ...restOfLeftovers(model, chosen)]
  const { reasons, ...summary } = summarize(model, meals)
  return {
    meals: meals.map((meal) => ({ ...meal, reasons: reasons[meal.id] ?? [] })),
    ...summary,
  }
}

function mealsOf(model: Model, choices: readonly (Choice | null)[]): PlannedMeal[] {
  const { cells, problem, eaters } = model
  const taken = new Set(problem.fixed.map(({ id }) => id))
  const ids = cells.map((cell) => mealId('', cell, taken))
  return cells.flatMap((cell, index) => {
    const choice = choices[index]
    if (!choice) return []
    const common = {
      id: ids[index] as string,
      date: cell.date,
      slot: cell.slot,
      servings: eaters,
      locked: false,
      doneAt: null,
      reasons: [],
      addedAt: `${cell.date}T00:00:00.000Z`,
    }
    return [{ ...common, ...contentOf(model, choice, choices, ids) }]
  })
}
