import { useEffect } from 'react'
import { shoppingItem } from '#core/shopping/item.ts'
import { pantryStore } from './pantry.ts'
import { savedStore } from './saved.ts'
import { useSession } from './session.tsx'
import { shoppingStore } from './shopping.ts'
import { hasStoredSession } from './supabase.ts'
import { syncedList } from './synced-list.ts'

const named = (id: unknown) => (typeof id === 'string' ? { id } : undefined)

/** The lists that an account keeps: pantry, saved recipes, shopping. */
const lists = [
  syncedList({
    table: 'pantry_items',
    idColumn: 'name',
    orderColumn: 'added_at',
    fixed: true,
    get: () => pantryStore.get().ingredients.map((id) => ({ id })),
    set: (items) => pantryStore.replace(items.map(({ id }) => id)),
    subscribe: pantryStore.subscribe,
    toRow: ({ id }) => ({ name: id }),
    fromRow: (row) => named(row.name),
  }),
  syncedList({
    table: 'saved_recipes',
    idColumn: 'recipe_id',
    orderColumn: 'created_at',
    fixed: true,
    get: () => savedStore.get().map((id) => ({ id })),
    set: (items) => savedStore.set(items.map(({ id }) => id)),
    subscribe: savedStore.subscribe,
    toRow: ({ id }) => ({ recipe_id: id }),
    fromRow: (row) => named(row.recipe_id),
  }),
  syncedList({
    table: 'shopping_items',
    idColumn: 'id',
    orderColumn: 'added_at',
    get: shoppingStore.get,
    set: shoppingStore.set,
    subscribe: shoppingStore.subscribe,
    toRow: ({ id, name, line, recipeId, checked, addedAt }) => ({
      id,
      name,
      line,
      recipe_id: recipeId,
      checked,
      added_at: addedAt,
    }),
    fromRow: ({ recipe_id, added_at, ...row }) =>
      shoppingItem({ ...row, recipeId: recipe_id, addedAt: added_at }),
  }),
]

/** While somebody is signed in, device and account hold the same; after signing out the device forgets the account's. */
export function useAccountLists() {
  const { status, user } = useSession()
  const userId = status === 'signed-in' ? user?.id : undefined

  useEffect(() => {
    if (userId) {
      const stops = lists.map((list) => list.start(userId))
      return () => {
        for (const stop of stops) stop()
      }
    }
    // A stored session that could not be looked at yet is no sign-out.
    if (status === 'signed-out' && !hasStoredSession())
      for (const list of lists) if (list.owner() !== null) list.forget()
  }, [status, userId])
}
