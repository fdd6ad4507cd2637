import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useSyncExternalStore } from 'react'
import { describeStock, type Facts } from '#core/stock/describe.ts'
import type { StockItem } from '#core/stock/item.ts'
import type { StockRecord } from '#core/stock/record.ts'
import { pantryStore } from '../pantry.ts'
import { factStore, fetchFacts, keepFacts } from './fact-store.ts'
import { stockLog } from './stock-log.ts'
import { useToday } from './use-today.ts'

/** What is known about these foods. */
export function useFacts(names: readonly string[]): { facts: Facts; isLoading: boolean } {
  const kept = useSyncExternalStore(factStore.subscribe, factStore.get, factStore.empty)
  const missing = names.filter((name) => !Object.hasOwn(kept, name)).sort()
  const { data, isLoading } = useQuery({
    queryKey: ['pantry-facts', missing],
    queryFn: ({ signal }) => fetchFacts(missing, signal),
    enabled: missing.length > 0,
  })
  useEffect(() => {
    if (data) keepFacts(data)
  }, [data])
  const facts = useMemo(() => ({ ...kept, ...data }), [kept, data])
  return { facts, isLoading }
}

interface Stock {
  items: readonly StockItem[]
  /** Foods without a fact may have one in a moment. */
  isLoading: boolean
}

const NONE_YET: ReadonlyMap<string, StockRecord> = new Map()

/** Everything listed, and whether all is known about it. */
export function useStockState(): Stock {
  const events = useSyncExternalStore(stockLog.subscribe, stockLog.get, stockLog.empty)
  useEffect(() => {
    stockLog.adopt()
    return pantryStore.subscribe(stockLog.adopt)
  }, [])
  // While a prerendered page is hydrated there are none yet, whatever the device has.
  const records = useMemo(() => (events.length === 0 ? NONE_YET : stockLog.records()), [events])
  const names = useMemo(
    () => [...records.values()].filter(({ present }) => present).map(({ name }) => name),
    [records],
  )
  const { facts, isLoading } = useFacts(names)
  const today = useToday()
  const items = useMemo(() => describeStock(records, facts, today), [records, facts, today])
  return { items, isLoading }
}

/** Everything listed, with places, dates and chances, in the order of the list; leftovers too. */
export const useStock = (): readonly StockItem[] => useStockState().items
