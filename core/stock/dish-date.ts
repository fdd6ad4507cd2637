import type { StockEvent } from './event.ts'
import type { StockItem } from './item.ts'

/** Whether the date of a leftover dish is from its recipe; otherwise the user entered it. */
export function isRecipeDate(
  { name, recipe_id }: Pick<StockItem, 'name' | 'recipe_id'>,
  events: readonly StockEvent[],
): boolean {
  const undone = new Set(events.flatMap(({ of }) => of ?? []))
  const last = events.findLast(
    (event) => event.name === name && event.detail.best_before !== undefined && !undone.has(event.id),
  )
  // Cooking lists it with the date; what is changed later is changed by hand.
  return recipe_id !== null && last?.kind !== 'set'
}
