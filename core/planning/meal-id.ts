import { namedUuid } from '../text/named-uuid.ts'
import type { PlannedMeal } from './meal.ts'

/**
 * The id of a meal that is planned for a place: the same on all devices of an account or a household, so that two that
 * plan the same empty place at once make one meal of it.
 */
export function mealId(
  owner: string,
  { date, slot }: Pick<PlannedMeal, 'date' | 'slot'>,
  taken: ReadonlySet<string>,
): string {
  for (let attempt = 0; ; attempt++) {
    const id = namedUuid(`meal ${owner} ${date} ${slot} ${attempt}`)
    if (!taken.has(id)) return id
  }
}
