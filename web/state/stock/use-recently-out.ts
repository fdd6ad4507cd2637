import { useMemo, useSyncExternalStore } from 'react'
import { recentlyOut } from '#core/stock/recently-out.ts'
import type { StockRecord } from '#core/stock/record.ts'
import { stockLog } from './stock-log.ts'

/** What ran out lately, the latest first. */
export function useRecentlyOut(): readonly StockRecord[] {
  const events = useSyncExternalStore(stockLog.subscribe, stockLog.get, stockLog.empty)
  return useMemo(
    () => recentlyOut(events.length === 0 ? [] : stockLog.records().values(), Date.now()),
    [events],
  )
}
