import { useEffect, useSyncExternalStore } from 'react'
import { shoppingItem } from '#core/shopping/item.ts'
import { onLive, startLive } from '../api/live.ts'
import { hasStoredSession } from '../api/supabase.ts'
import { celebrated } from './celebrated.ts'
import { householdOf } from './household-of.ts'
import { forgetOwn, ownOwner, refreshOwn, startOwn } from './own/start-own.ts'
import { savedStore } from './saved.ts'
import { useSession } from './session.tsx'
import { shoppingStore } from './shopping.ts'
import { forgetLater, refreshLater, startLater } from './start-later-lists.ts'
import { refreshStock, startStock } from './stock/start-stock.ts'
import { syncedList } from './synced-list.ts'

const named = (id: unknown) => (typeof id === 'string' ? { id } : undefined)

/** The lists that an account stores as they are. The pantry's follows a log. */
const lists = [
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
    toRow: ({ id, name, line, recipeId, checked, addedAt, plan = null }) => ({
      id,
      name,
      line,
      recipe_id: recipeId,
      checked,
      added_at: addedAt,
      plan,
    }),
    fromRow: ({ recipe_id, added_at, ...row }) =>
      shoppingItem({ ...row, recipeId: recipe_id, addedAt: added_at }),
  }),
] as const

const [, shoppingList] = lists

/** Debounce: several changes in a row trigger one refresh. */
const PAUSE_MS = 100

/** Refreshes the account's lists, for instance after joining or leaving a household. */
export function refreshAccountLists() {
  for (const list of lists) list.refresh()
  refreshOwn()
  refreshStock()
  refreshLater()
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
        startStock(userId),
        startLater(userId),
        startLive(userId),
      ]
      return () => {
        for (const stop of stops) stop()
      }
    }
    // A stored session that could not be checked yet doesn't count as signed out.
    if (status !== 'signed-out' || hasStoredSession()) return startStock(undefined, true)
    const stop = startStock(null, shoppingList.owner() === null)
    if (shoppingList.owner() !== null) celebrated.clear()
    for (const list of lists) if (list.owner() !== null) list.forget()
    if (ownOwner() !== null) void forgetOwn()
    forgetLater()
    return stop
  }, [status, userId])
}

/** Whether pantry and shopping list belong to a household. */
export const useSharedLists = (): boolean =>
  useSyncExternalStore(shoppingList.subscribe, shoppingList.isShared, () => false)
