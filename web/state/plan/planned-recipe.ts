import type { PlannedMeal } from '#core/planning/meal.ts'
import { paths } from '#web/paths.ts'

/** The recipe of a meal, for as many as are cooked for; leftovers for as many as eat. */
export const plannedRecipe = (
  recipeId: string,
  { cooks, servings }: Pick<PlannedMeal, 'cooks' | 'servings'>,
): string => `${paths.recipe(recipeId)}?serves=${Math.max(cooks, servings)}`
