import { useEffect, useSyncExternalStore } from 'react'
import { shoppingItem } from '#core/shopping/item.ts'
import { onLive, startLive } from '../api/live.ts'
import { hasStoredSession } from '../api/supabase.ts'
import { celebrated } from './celebrated.ts'
import { householdOf } from './household-of.ts'
import { forgetOwn, ownOwner, refreshOwn, startOwn } from './own/start-own.ts'
import { pantryStore } from './pantry.ts'
import { savedStore } from './saved.ts'
import { useSession } from './session.tsx'
import { shoppingStore } from './shopping.ts'
import { syncedList } from './synced-list.ts'

const named = (id: unknown) => (typeof id === 'string' ? { id } : undefined)

interface SyncedIngredient {
  id: string
  amount?: string
  near?: readonly string[]
}
const pantryItem = (id: string, amount: unknown, near: unknown): SyncedIngredient => ({
  id,
  ...(typeof amount === 'string' && { amount }),
  ...(Array.isArray(near) && { near }),
})

/** The lists that an account stores: pantry, saved recipes, shopping. */
const lists = [
  syncedList({
    table: 'pantry_items',
    shared: { table: 'household_pantry_items', householdOf },
    idColumn: 'name',
    orderColumn: 'added_at',
    get: () => pantryStore.items().map(({ name, amount, near }) => pantryItem(name, amount, near)),
    set: (items) => pantryStore.replace(items.map(({ id, ...known }) => ({ name: id, ...known }))),
    subscribe: pantryStore.subscribe,
    toRow: ({ id, amount, near }) => ({ name: id, amount: amount ?? null, near: near ?? null }),
    fromRow: ({ name, amount, near }) =>
      typeof name === 'string' ? pantryItem(name, amount, near) : undefined,
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
    shared: { table: 'household_shopping_items', householdOf },
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
] as const

const [pantryList] = lists

/** Debounce: several changes in a row trigger one refresh. */
const PAUSE_MS = 100

/** Refreshes the account's lists, for instance after joining or leaving a household. */
export function refreshAccountLists() {
  for (const list of lists) list.refresh()
  refreshOwn()
}

function followLists(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const due = new Set<(typeof lists)[number]>()
  const look = (some: readonly (typeof lists)[number][]) => {
    for (const list of some) due.add(list)
    clearTimeout(timer)
    timer = setTimeout(() => {
      for (const list of due) list.refresh()
      due.clear()
    }, PAUSE_MS)
  }
  const stop = onLive({
    again: () => look(lists),
    change: (change) =>
      look(change.table === 'household_members' ? lists : lists.filter((list) => list.isNews(change))),
  })
  return () => {
    stop()
    clearTimeout(timer)
  }
}

/** While a user is signed in, device and account are in sync; after signing out the device clears the account's data. */
export function useAccountLists() {
  const { status, user } = useSession()
  const userId = status === 'signed-in' ? user?.id : undefined

  useEffect(() => {
    if (userId) {
      const stops = [
        ...lists.map((list) => list.start(userId)),
        followLists(),
        startOwn(userId),
        startLive(userId),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    }
    // A stored session that could not be checked yet doesn't count as signed out.
    if (status !== 'signed-out' || hasStoredSession()) return
    if (pantryList.owner() !== null) celebrated.clear()
    for (const list of lists) if (list.owner() !== null) list.forget()
    if (ownOwner() !== null) void forgetOwn()
  }, [status, userId])
}

/** Whether pantry and shopping list belong to a household. */
export const useSharedLists = (): boolean =>
  useSyncExternalStore(pantryList.subscribe, pantryList.isShared, () => false)
