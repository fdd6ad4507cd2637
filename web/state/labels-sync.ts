import { learnedLabel } from '#core/products/learned-label.ts'
import { onLive } from '../api/live.ts'
import { householdOf } from './household-of.ts'
import { labelStore } from './labels.ts'
import { lastPutAwayStore } from './put-away/last-put-away.ts'
import { pileStore } from './put-away/pile-store.ts'
import { forgetProducts } from './put-away/products.ts'
import { syncedList } from './synced-list.ts'

const list = syncedList({
  table: 'product_labels',
  shared: { table: 'household_product_labels', householdOf },
  idColumn: 'id',
  orderColumn: 'added_at',
  get: labelStore.get,
  set: labelStore.set,
  subscribe: labelStore.subscribe,
  toRow: ({ addedAt, ...label }) => ({ ...label, added_at: addedAt }),
  fromRow: ({ added_at, ...row }) => learnedLabel({ ...row, addedAt: added_at }),
  // Taught twice: the latest counts.
  join: (_base, mine, theirs) => (mine && mine.addedAt >= theirs.addedAt ? mine : theirs),
})

export const refreshLabels = list.refresh

/** Whether a household shares what is taught. */
export const areLabelsShared = list.isShared

/** After signing out what the account was taught is gone from this device; what a visitor taught stays. */
export function forgetLabels() {
  if (list.owner() === null) return
  list.forget()
  labelStore.clear()
  pileStore.clear()
  lastPutAwayStore.clear()
  forgetProducts()
}

/** Keeps what was taught in sync with the account until stopped. */
export function syncLabels(userId: string): () => void {
  const owner = list.owner()
  // Signed in as another user: the groceries of the last one aren't theirs.
  if (owner !== null && owner !== userId) forgetLabels()
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
