import { addDays } from '../stock/day.ts'
import type { PlannedMeal } from './meal.ts'
import { isAhead, isDate, type Model, type Source, timeOf } from './model.ts'
import { positive } from './model-foods.ts'
import type { PlanLeftover } from './problem.ts'
import { PORTION_GRAMS, spoilShare } from './weights.ts'

/** Portions that a meal leaves for others, by the meals given. */
function spare(meal: PlannedMeal, meals: readonly PlannedMeal[]): number {
  const eaten = meals.reduce((sum, { from, servings }) => (from === meal.id ? sum + servings : sum), 0)
  return (positive(meal.cooks) ?? 0) - (positive(meal.servings) ?? 0) - eaten
}

/** What one thinks of as leftovers. */
const USUAL_PORTIONS = 2

/** Portions of a dish in the pantry; where nobody said how many, a meal for one or two. */
export const storedPortions = ({ portions }: PlanLeftover, eaters: number): number =>
  portions === null ? Math.min(eaters, USUAL_PORTIONS) : (positive(portions) ?? 0)

const wordsIn = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** In the user's own words: "the leftover lasagne", "lasagne". */
function isMeant({ kind, title }: PlannedMeal, { title: dish }: PlanLeftover): boolean {
  if (kind !== 'note') return false
  const written = new Set(wordsIn(title))
  const named = wordsIn(dish).filter((word) => !/^left-?overs?$/.test(word))
  return named.length > 0 && named.every((word) => written.has(word))
}

/** How many portions of a dish in the pantry these meals eat. */
export function eatenOf(leftover: PlanLeftover, meals: readonly PlannedMeal[], eaters: number): number {
  return meals.reduce((sum, meal) => {
    const isLinked = meal.stock === leftover.name && meal.from === null
    const isInTime = leftover.until === null || meal.date <= leftover.until
    return isLinked ? sum + meal.servings : isInTime && isMeant(meal, leftover) ? sum + eaters : sum
  }, 0)
}

/** Portions that need no cooking. */
export function sourcesOf({
  problem,
  today,
  eaters,
  recipes,
  recipeOf,
  dayOf,
  last,
}: Omit<Model, 'cells' | 'sources' | 'mostToBuy'>): Source[] {
  const broken = new Set(problem.broken)
  const ahead = problem.fixed.filter((meal) => isAhead(meal, today))
  const waste = (until: number) => (Number.isFinite(until) ? PORTION_GRAMS * spoilShare(until - last) : 0)
  const inPantry = problem.leftovers.map((leftover): Source => {
    const eaten = eatenOf(leftover, ahead, eaters)
    const untilDate = isDate(leftover.until) ? leftover.until : null
    const until = untilDate === null ? Number.POSITIVE_INFINITY : dayOf(untilDate)
    return {
      title: leftover.title,
      recipe: recipeOf(leftover.recipeId),
      recipeId: leftover.recipeId,
      stock: leftover.name,
      from: null,
      portions: leftover.broken ? 0 : Math.max(0, storedPortions(leftover, eaters) - eaten),
      after: Number.NEGATIVE_INFINITY,
      until,
      untilDate,
      waste: waste(until),
    }
  })
  const ofMeals = ahead.flatMap((meal): Source[] => {
    const recipe = recipeOf(meal.recipeId)
    const portions = spare(meal, ahead)
    const row = recipes[recipe]
    if (meal.kind !== 'recipe' || !row || !(portions > 0) || broken.has(row.recipe.id)) return []
    const untilDate = addDays(meal.date, Math.min(row.keeps, 365))
    const until = dayOf(untilDate)
    const after = timeOf(dayOf(meal.date), meal.slot)
    return [
      {
        title: meal.title,
        recipe,
        recipeId: meal.recipeId,
        stock: null,
        from: meal.id,
        portions,
        after,
        until,
        untilDate,
        waste: waste(until),
      },
    ]
  })
  return [...inPantry, ...ofMeals]
}
