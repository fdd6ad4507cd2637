import type { PlannedMeal } from '#core/planning/meal.ts'
import type { PlanProblemFound } from '#core/planning/plan.ts'
import { isWishedWith } from '#core/planning/wished.ts'

/**
 * What of a plan is in the way now. Wishes that were changed since, for the weeks to come, say nothing of meals that are
 * planned: only of places that are free, and of what people can't eat.
 */
export function judged(
  unmet: readonly PlanProblemFound[],
  meals: readonly PlannedMeal[],
  key: string,
): readonly PlanProblemFound[] {
  const open = meals.filter(({ doneAt }) => doneAt === null)
  if (open.every((meal) => isWishedWith(meal, key))) return unmet
  const isFree = ({ date, slot }: PlanProblemFound) =>
    date !== null && slot !== null && meals.every((meal) => meal.date !== date || meal.slot !== slot)
  return unmet.filter((one) => one.kind === 'diets' || one.kind === 'no recipe' || isFree(one))
}
