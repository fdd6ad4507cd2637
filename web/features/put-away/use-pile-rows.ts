import { useMemo, useSyncExternalStore } from 'react'
import { useListed } from '#web/state/listed-foods.ts'
import { usePile } from '#web/state/put-away/use-pile.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { pileRows } from './pile-rows.ts'

/** The rows of the pile as they are shown, and what names for unknown ones are taken from. */
export function usePileRows() {
  const pile = usePile()
  const shopping = useListed()
  const events = useSyncExternalStore(stockLog.subscribe, stockLog.get, stockLog.empty)
  const today = localDay()
  const rows = useMemo(() => pileRows(pile, today), [pile, today])
  return { rows, shopping, events, today }
}
