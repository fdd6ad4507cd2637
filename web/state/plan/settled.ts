import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { MAX_NAME } from '#core/contracts/ingredient-names.ts'
import { isUuid } from '#core/contracts/uuid.ts'
import { type KeptFood, keptFoods, type Settled, settledFor } from '#core/planning/settled.ts'
import { deviceStore } from '../device-store.ts'
import { useShopping } from '../shopping.ts'
import { useStockState } from '../stock/use-stock.ts'
import { usePlan } from './plan.ts'
import { planListStore } from './plan-list.ts'

interface Kept {
  /** What needs no more buying for a meal, though the list no longer says so. */
  foods: readonly KeptFood[]
}

const MOST_KEPT = 500

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= MAX_NAME

/** Validates an untrusted one; empty if invalid. */
export function readKeptFood(value: unknown): KeptFood | [] {
  const { meal, food, why } = (value ?? {}) as Record<string, unknown>
  return isUuid(meal) && isName(food) && (why === 'bought' || why === 'instead') ? { meal, food, why } : []
}

const device = deviceStore<Kept>('sous-plan-settled', (kept) => {
  const { foods } = (kept ?? {}) as Record<string, unknown>
  return { foods: Array.isArray(foods) ? foods.flatMap(readKeptFood).slice(0, MOST_KEPT) : [] }
})

function keep(next: Kept) {
  if (JSON.stringify(next) !== JSON.stringify(device.get())) device.set(next)
}

export const settledStore = {
  ...device,
  /** Nothing is heard of what stays the same. */
  keep,
}

/** What needs no more buying for the meals to come. The same object while it stays the same. */
export function useSettled(): Settled {
  const { foods } = useSyncExternalStore(device.subscribe, device.get, device.empty)
  const items = useShopping()
  const meals = usePlan()
  const { items: stock } = useStockState()
  const text = JSON.stringify(settledFor(foods, items, meals, stock))
  return useMemo(() => JSON.parse(text) as Settled, [text])
}

/** Remembers what is ticked, also when it is cleared from the list: that doesn't mean that nobody wants it any more. */
export function useRememberTicked() {
  const items = useShopping()
  const meals = usePlan()
  useEffect(() => {
    keep({ foods: keptFoods(device.get().foods, items, meals) })
    const ticked = new Set(items.flatMap(({ id, checked }) => (checked ? id : [])))
    const list = planListStore.get()
    const seen = list.seen.filter((id) => !ticked.has(id))
    if (seen.length < list.seen.length) planListStore.set({ ...list, seen })
  }, [items, meals])
}
