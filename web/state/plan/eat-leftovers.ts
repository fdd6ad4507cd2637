import type { PlannedMeal } from '#core/planning/meal.ts'
import { eventsOfEaten } from '#core/stock/after-cooking.ts'
import { stockLog } from '../stock/stock-log.ts'

/** What is recorded for leftovers that were eaten, as events of the pantry; nothing for other meals. */
export function eatLeftovers({ kind, stock, servings }: PlannedMeal): string[] {
  const item = kind !== 'leftovers' || stock === null ? undefined : stockLog.records().get(stock)
  return item?.present ? stockLog.record(eventsOfEaten(item, servings)) : []
}
