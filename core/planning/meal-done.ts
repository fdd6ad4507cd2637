import { daysBetween } from '../stock/day.ts'
import type { PlannedMeal } from './meal.ts'

/** Cooked a day early or late, it is still the planned meal. */
const NEAR_DAYS = 1

/** The meal that cooking a recipe is for: the one it was started from, else today's or the nearest. */
export function mealCooked(
  meals: readonly PlannedMeal[],
  recipeId: string,
  today: string,
  startedFrom?: string | null,
): PlannedMeal | undefined {
  const own = meals.filter((meal) => meal.kind === 'recipe' && meal.recipeId === recipeId)
  const started = own.find(({ id }) => id === startedFrom)
  if (started) return started
  const away = ({ date }: PlannedMeal) => Math.abs(daysBetween(today, date))
  return own
    .filter((meal) => meal.doneAt === null && away(meal) <= NEAR_DAYS)
    .sort((a, b) => away(a) - away(b) || (a.date < b.date ? -1 : 1))[0]
}

/** Meals that eat the rest of a cooked one: its portions are in the pantry now, under this name. */
export const fromPantry = (
  meals: readonly PlannedMeal[],
  cookedId: string,
  name: string,
): readonly PlannedMeal[] =>
  meals
    .filter(({ from, kind, doneAt }) => from === cookedId && kind === 'leftovers' && doneAt === null)
    .map((meal) => ({ ...meal, from: null, stock: name }))
