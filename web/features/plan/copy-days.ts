import type { PlannedMeal } from '#core/planning/meal.ts'
import { mealsFrom, type TemplateMeal } from '#core/planning/template.ts'
import { newId } from '#web/lib/new-id.ts'
import { givesWay, without } from './edits.ts'

/** The plan with these meals from a day on: open meals make room, kept ones keep their place. */
export function withPlaced(
  meals: readonly PlannedMeal[],
  template: readonly TemplateMeal[],
  first: string,
): readonly PlannedMeal[] {
  const placed = mealsFrom(template, first, { newId, now: new Date().toISOString() })
  const cells = new Set(placed.map(({ date, slot }) => `${date} ${slot}`))
  const isThere = ({ date, slot }: PlannedMeal) => cells.has(`${date} ${slot}`)
  const gone = givesWay(meals, isThere).map(({ id }) => id)
  const stay = without(meals, gone)
  const taken = new Set(stay.map(({ date, slot }) => `${date} ${slot}`))
  const free = placed.filter(({ date, slot }) => !taken.has(`${date} ${slot}`))
  const ids = new Set(free.map(({ id }) => id))
  // Leftovers of a meal that found no place aren't there.
  return [...stay, ...free.filter(({ from }) => from === null || ids.has(from))]
}
