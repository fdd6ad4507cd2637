import type { MealSlot } from '../contracts/planning-limits.ts'
import type { PlannedMeal } from './meal.ts'
import { mealId } from './meal-id.ts'
import { type Model, type Source, weekdayOf } from './model.ts'

interface Place {
  date: string
  slot: MealSlot
}

/**
 * Leftovers in the pantry that are too few for all who eat, or that no meal took: as a lunch before their date, else as
 * a part of a meal.
 */
export function restOfLeftovers(model: Model, chosen: readonly PlannedMeal[]): PlannedMeal[] {
  const { problem, sources, eaters } = model
  const meals = [...problem.fixed, ...chosen]
  const taken = new Set(meals.map(({ id }) => id))
  const added: PlannedMeal[] = []
  const due = sources.filter(({ stock, until }) => stock !== null && Number.isFinite(until) && until >= 0)
  for (const source of due.toSorted((a, b) => a.until - b.until)) {
    const eaten = chosen.reduce(
      (sum, { stock, servings }) => (stock === source.stock ? sum + servings : sum),
      0,
    )
    for (let left = Math.floor(source.portions - eaten); left > 0; ) {
      const place = placeFor(source, model, [...meals, ...added])
      if (!place) break
      const servings = Math.min(left, eaters)
      const id = mealId('', place, taken)
      taken.add(id)
      added.push(asMeal(source, place, id, servings))
      left -= servings
    }
  }
  return added
}

const asMeal = (
  { title, recipeId, stock }: Source,
  place: Place,
  id: string,
  servings: number,
): PlannedMeal => ({
  ...place,
  id,
  kind: 'leftovers',
  recipeId,
  title,
  servings,
  cooks: 0,
  from: null,
  stock,
  locked: false,
  doneAt: null,
  reasons: [],
  addedAt: `${place.date}T00:00:00.000Z`,
})

/** A free lunch, the day before the date first and today last, which may be half over; else with another meal. */
function placeFor(source: Source, model: Model, meals: readonly PlannedMeal[]): Place | undefined {
  const { problem, dayOf, today } = model
  const days = problem.days
    .filter((date) => dayOf(date) <= source.until && !problem.wishes.daysOff.includes(weekdayOf(date)))
    .toSorted((a, b) => b.localeCompare(a))
  const isLast = (date: string) => date === today || dayOf(date) === source.until
  const inOrder = [...days.filter((date) => !isLast(date)), ...days.filter(isLast)]
  const at = ({ date, slot }: Place) => meals.filter((meal) => meal.date === date && meal.slot === slot)
  const lunches = inOrder.map((date): Place => ({ date, slot: 'lunch' }))
  const free = lunches.find((place) => at(place).length === 0)
  if (free) return free
  const dinners = inOrder.map((date): Place => ({ date, slot: 'dinner' }))
  const isPart = (meal: PlannedMeal) => meal.kind === 'recipe' && meal.doneAt === null
  return [...dinners, ...lunches].find((place) => {
    const there = at(place)
    return there.some(isPart) && !there.some(({ stock }) => stock === source.stock)
  })
}
