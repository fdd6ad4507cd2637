import { useMemo, useSyncExternalStore } from 'react'
import { leftoversIn } from '#core/stock/after-cooking.ts'
import { describeStock } from '#core/stock/describe.ts'
import type { StockItem } from '#core/stock/item.ts'
import type { StockRecord } from '#core/stock/record.ts'
import { stockLog } from './stock-log.ts'
import { useToday } from './use-today.ts'

const NONE: readonly [string, StockRecord][] = []

/** Dishes that can still be eaten. Their dates need no facts about foods, so nothing is fetched. */
export function useLeftovers(): readonly StockItem[] {
  const events = useSyncExternalStore(stockLog.subscribe, stockLog.get, stockLog.empty)
  const today = useToday()
  return useMemo(() => {
    // While a prerendered page is hydrated there are none yet, whatever the device has.
    const records = events.length === 0 ? NONE : [...stockLog.records()]
    const meals = records.filter(([, { meal }]) => meal !== null)
    return leftoversIn(describeStock(new Map(meals), {}, today))
  }, [events, today])
}
