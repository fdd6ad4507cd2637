import { useSyncExternalStore } from 'react'
import { deviceStore } from '#web/state/device-store.ts'
import type { StockSort } from './pantry-groups.ts'

/** How the pantry is sorted, on this device. */
export const stockSort = deviceStore<StockSort>('sous-pantry-sort', (kept) =>
  kept === 'name' ? 'name' : 'date',
)

export const useStockSort = (): StockSort =>
  useSyncExternalStore(stockSort.subscribe, stockSort.get, stockSort.empty)
