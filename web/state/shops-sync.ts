import { shopOf } from '#core/shopping/shop.ts'
import { onLive } from '../api/live.ts'
import { householdOf } from './household-of.ts'
import { notNeeded } from './not-needed.ts'
import { shopStore } from './shops.ts'
import { syncedList } from './synced-list.ts'

const list = syncedList({
  table: 'shopping_shops',
  shared: { table: 'household_shopping_shops', householdOf },
  idColumn: 'id',
  orderColumn: 'added_at',
  get: shopStore.get,
  set: shopStore.set,
  subscribe: shopStore.subscribe,
  toRow: ({ addedAt, ...shop }) => ({ ...shop, added_at: addedAt }),
  fromRow: ({ added_at, ...row }) => shopOf({ ...row, addedAt: added_at }),
})

export const refreshShops = list.refresh

/** After signing out the account's shops are gone from this device; a visitor's own stay. */
export function forgetShops() {
  if (list.owner() === null) return
  list.forget()
  shopStore.enter('')
  notNeeded.clear()
}

/** Keeps the shops in sync with the account until stopped. */
export function syncShops(userId: string): () => void {
  const stop = list.start(userId)
  const unfollow = onLive({
    again: list.refresh,
    change: (change) => {
      if (change.table === 'household_members' || list.isNews(change)) list.refresh()
    },
  })
  return () => {
    stop()
    unfollow()
  }
}
