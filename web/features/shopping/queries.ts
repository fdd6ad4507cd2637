import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { KnownFood } from '#core/contracts/shopping-aisles.ts'
import type { ShoppingItem } from '#core/shopping/item.ts'
import { call } from '#web/api/functions.ts'
import { readTable } from '#web/api/rest.ts'
import { deviceStore } from '#web/state/device-store.ts'

/** The lookup result for a name; null if unknown. Stored on the device, because stores often have no signal. */
type Foods = Readonly<Record<string, KnownFood | null>>

const MAX_KEPT = 1000

const foodStore = deviceStore<Foods>('sous-foods', (kept) =>
  typeof kept === 'object' && kept !== null && !Array.isArray(kept) ? (kept as Foods) : {},
)

const isAsked = (foods: Foods, name: string) => Object.hasOwn(foods, name)

/** What the items are and which aisle they are in; fetched once per name. */
export function useFoods(items: readonly ShoppingItem[]): Record<string, KnownFood> {
  const kept = useSyncExternalStore(foodStore.subscribe, foodStore.get, foodStore.empty)
  const names = [...new Set(items.map(({ name }) => name))].filter((name) => !isAsked(kept, name)).sort()
  const { data } = useQuery({
    queryKey: ['shopping-aisles', names],
    queryFn: async ({ signal }) => {
      const { foods } = await call('shopping-aisles', { names }, { signal })
      return Object.fromEntries(names.map((name) => [name, foods[name] ?? null]))
    },
    enabled: names.length > 0,
  })
  useEffect(() => {
    if (!data || Object.keys(data).every((name) => isAsked(foodStore.get(), name))) return
    const all = Object.entries({ ...foodStore.get(), ...data })
    foodStore.set(Object.fromEntries(all.slice(-MAX_KEPT)))
  }, [data])
  return Object.fromEntries(
    Object.entries({ ...kept, ...data }).flatMap(([name, food]) => (food ? [[name, food]] : [])),
  )
}

/** The titles of the recipes that the items are for. */
export function useRecipeTitles(items: readonly ShoppingItem[]): Record<string, string> {
  const ids = [...new Set(items.flatMap(({ recipeId }) => recipeId ?? []))].sort().slice(0, 100)
  const { data } = useQuery({
    queryKey: ['shopping-titles', ids],
    queryFn: async ({ signal }) => {
      const query = { select: 'id,title', id: `in.(${ids.join(',')})` }
      const rows = await readTable<{ id: string; title: string }>('external_recipes', query, signal)
      return Object.fromEntries(rows.map(({ id, title }) => [id, title]))
    },
    enabled: ids.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return data ?? {}
}
