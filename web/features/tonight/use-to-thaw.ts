import { useSyncExternalStore } from 'react'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'

/** Used up, or out of the freezer already. What the log doesn't know is as planned. */
function isThawed(name: string): boolean {
  const record = stockLog.records().get(name)
  if (!record) return false
  const { present, place, frozen, thawed } = record
  if (!present || (place !== null && place !== 'freezer')) return true
  return place === null && thawed !== null && (frozen === null || thawed >= frozen)
}

/** What these meals need out of the freezer. */
export function useToThaw(): (meals: readonly PlannedMeal[]) => readonly string[] {
  useSyncExternalStore(stockLog.subscribe, stockLog.get, stockLog.empty)
  return (meals) => {
    const foods = meals.flatMap(({ reasons }) =>
      reasons.flatMap((reason) => (reason.kind === 'thaw' ? reason.foods : [])),
    )
    return [...new Set(foods)].filter((name) => !isThawed(name))
  }
}
