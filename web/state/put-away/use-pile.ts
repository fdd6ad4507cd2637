import { useMemo, useSyncExternalStore } from 'react'
import { described, type PileRow } from '#core/put-away/described.ts'
import { itemsOf } from '#core/put-away/pile.ts'
import { useListed } from '../listed-foods.ts'
import { stockLog } from '../stock/stock-log.ts'
import { useFacts } from '../stock/use-stock.ts'
import { kitchenNow } from './kitchen.ts'
import { pileStore } from './pile-store.ts'

/** The rows of the pile with amounts, places and dates; in the order in which they were found. */
export function usePile(): readonly PileRow[] {
  const pile = useSyncExternalStore(pileStore.subscribe, pileStore.get, pileStore.empty)
  const events = useSyncExternalStore(stockLog.subscribe, stockLog.get, stockLog.empty)
  const shopping = useListed()
  const names = useMemo(
    () => [
      ...new Set([
        ...itemsOf(pile).flatMap(({ name }) => name ?? []),
        ...shopping.filter(({ checked }) => !checked).map(({ name }) => name),
      ]),
    ],
    [pile, shopping],
  )
  const { facts } = useFacts(names)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the kitchen is made of the events and the list.
  return useMemo(() => described(pile, { ...kitchenNow(), facts }), [pile, events, shopping, facts])
}
