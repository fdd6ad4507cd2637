import { pantryStore } from '../pantry.ts'
import { stockLog } from './stock-log.ts'
import { forgetStock, startStockSync } from './stock-sync.ts'

/** Every change of the list is recorded when it happens; with an account the log is synced. */
export function followStock(userId: string | null | undefined) {
  if (userId === null) forgetStock()
  stockLog.adopt()
  const unsubscribe = pantryStore.subscribe(stockLog.adopt)
  const sync = userId ? startStockSync(userId) : undefined
  return {
    refresh: sync?.refresh,
    stop() {
      unsubscribe()
      sync?.stop()
    },
  }
}
