import { useMemo, useSyncExternalStore } from 'react'
import { isUuid } from '#core/contracts/uuid.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { deviceStore } from '../device-store.ts'
import { stockLog } from '../stock/stock-log.ts'

const MOST = 50

/** The pantry may be updated before the meal is marked as done. */
const BEFORE_MS = 6 * 3_600_000

/** Cooked meals whose pantry is right as it is. */
const settled = deviceStore<readonly string[]>('sous-pantry-settled', (kept) =>
  Array.isArray(kept) ? kept.filter(isUuid).slice(-MOST) : [],
)

function isDue({ id, kind, recipeId, doneAt }: PlannedMeal): boolean {
  if (kind !== 'recipe' || !recipeId || doneAt === null || settled.get().includes(id)) return false
  const events = stockLog.get()
  const undone = new Set(events.flatMap(({ of }) => of ?? []))
  const since = Date.parse(doneAt) - BEFORE_MS
  return !events.some(
    (event) => event.detail.recipe_id === recipeId && !undone.has(event.id) && Date.parse(event.at) >= since,
  )
}

export const pantryDue = {
  /** It is asked for no more; returns how to undo that. */
  settle(id: string): () => void {
    const before = settled.get()
    settled.set([...before, id].slice(-MOST))
    return () => settled.set(before)
  },
  clear: settled.clear,
}

/** Those of cooked meals that the pantry wasn't updated after. */
export function usePantryDue(): (meal: PlannedMeal) => boolean {
  const events = useSyncExternalStore(stockLog.subscribe, stockLog.get, stockLog.empty)
  const right = useSyncExternalStore(settled.subscribe, settled.get, settled.empty)
  // biome-ignore lint/correctness/useExhaustiveDependencies: both are what is read.
  return useMemo(() => isDue.bind(undefined), [events, right])
}
