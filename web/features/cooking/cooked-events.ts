import type { DeviceEvent } from '#core/stock/sync.ts'

/** One meal: finishing cook mode again after that is another one. */
const SAME_MEAL_MS = 6 * 3_600_000

/** What was recorded for this meal and not taken back, also before a reload, by the clock that this device has. */
export function eventsOfMeal(events: readonly DeviceEvent[], recipeId: string, now: number): DeviceEvent[] {
  const undone = new Set(events.flatMap(({ of }) => of ?? []))
  return events.filter(
    ({ id, at, here = at, kind, detail }) =>
      kind !== 'undo' &&
      detail.recipe_id === recipeId &&
      !undone.has(id) &&
      now - Date.parse(here) < SAME_MEAL_MS,
  )
}
