import { useQuery } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import type { KnownFood } from '#core/contracts/shopping-aisles.ts'
import type { ShoppingItem } from '#core/shopping/item.ts'
import { readTable } from '#web/api/rest.ts'
import { fetchFoods, keepFoods, listedFoods } from '#web/state/listed-foods.ts'
import { settleTicked } from './bought.ts'

/** What the items are and which aisle they are in; fetched once per name. */
export function useFoods(items: readonly Pick<ShoppingItem, 'name'>[]): Record<string, KnownFood> {
  const kept = useSyncExternalStore(listedFoods.subscribe, listedFoods.get, listedFoods.empty)
  const names = [...new Set(items.map(({ name }) => name))]
    .filter((name) => !Object.hasOwn(kept, name))
    .sort()
  const { data } = useQuery({
    queryKey: ['shopping-aisles', names],
    queryFn: ({ signal }) => fetchFoods(names, signal),
    enabled: names.length > 0,
  })
  useEffect(() => {
    if (data) keepFoods(data)
  }, [data])
  // Also what was ticked before anyone knew what it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is known of the foods is new.
  useEffect(settleTicked, [kept])
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
