import { useEffect, useMemo, useSyncExternalStore } from 'react'
import type { KnownFood } from '#core/contracts/shopping-aisles.ts'
import type { ShoppingItem } from '#core/shopping/item.ts'
import { call } from '#web/api/functions.ts'
import { deviceStore } from './device-store.ts'
import { useShopping } from './shopping.ts'

/** The lookup result for a name; null if unknown. */
type Foods = Readonly<Record<string, KnownFood | null>>

const MAX_KEPT = 1000

/** Stored on the device, because stores often have no signal. What was unknown may be known by now: it is asked for again. */
const device = deviceStore<Foods>('sous-foods', (kept) =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept)
    ? Object.fromEntries(Object.entries(kept as Foods).filter(([, food]) => food !== null))
    : {},
)

/** What names on the shopping list are. */
export const listedFoods = {
  subscribe: device.subscribe,
  get: device.get,
  empty: device.empty,
  /** Without those that nobody knows. */
  known: (): Record<string, KnownFood> =>
    Object.fromEntries(Object.entries(device.get()).flatMap(([name, food]) => (food ? [[name, food]] : []))),
  isAsked: (name: string): boolean => Object.hasOwn(device.get(), name),
}

const foodOf = (foods: Foods, name: string) => (Object.hasOwn(foods, name) ? foods[name] : undefined)

export async function fetchFoods(names: readonly string[], signal?: AbortSignal): Promise<Foods> {
  const { foods } = await call('shopping-aisles', { names: [...names] }, { signal })
  return Object.fromEntries(names.map((name) => [name, foodOf(foods, name) ?? null]))
}

export function keepFoods(foods: Foods) {
  if (Object.keys(foods).every(listedFoods.isAsked)) return
  const all = Object.entries({ ...device.get(), ...foods })
  device.set(Object.fromEntries(all.slice(-MAX_KEPT)))
}

/** Asks what these are, as far as that isn't known. Rejects where nothing can answer. */
export async function learnFoods(names: readonly string[]): Promise<void> {
  const unknown = [...new Set(names)].filter((name) => !listedFoods.isAsked(name)).sort()
  if (unknown.length > 0) keepFoods(await fetchFoods(unknown))
}

/** "Milch" on the list is milk: items by the names of their foods. */
export const named = (items: readonly ShoppingItem[], foods: Foods): readonly ShoppingItem[] =>
  items.map((item) => ({ ...item, name: foodOf(foods, item.name)?.food ?? item.name }))

/** The shopping list by the names of its foods. */
export function useListed(): readonly ShoppingItem[] {
  const items = useShopping()
  const foods = useSyncExternalStore(listedFoods.subscribe, listedFoods.get, listedFoods.empty)
  useEffect(() => {
    // Offline, names stay as they were written.
    learnFoods(items.map(({ name }) => name)).catch(() => {})
  }, [items])
  return useMemo(() => named(items, foods), [items, foods])
}
