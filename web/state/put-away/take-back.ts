import { useSyncExternalStore } from 'react'
import { broughtBack } from '#core/put-away/brought-back.ts'
import type { StockEvent } from '#core/stock/event.ts'
import { undoneIn } from '#core/stock/purchase-id.ts'
import { newId } from '#web/lib/new-id.ts'
import { settledStore } from '../plan/settled.ts'
import { shoppingStore } from '../shopping.ts'
import { stockLog } from '../stock/stock-log.ts'
import { isRecent, type LastPutAway, lastPutAwayStore } from './last-put-away.ts'
import { pileStore } from './pile-store.ts'

/** What of it is still recorded: another device may have taken it back. */
function recordedOf({ events }: LastPutAway, log: readonly StockEvent[]): string[] {
  const undone = undoneIn(log)
  const known = new Set(log.map(({ id }) => id))
  return events.filter((id) => known.has(id) && !undone.has(id))
}

/** Toilet paper is only ticked: then nothing was recorded. */
const isThere = (last: LastPutAway, log: readonly StockEvent[]): boolean =>
  last.events.length === 0 || recordedOf(last, log).length > 0

/** Takes back all of a putting away: the pantry, the ticks and the pile are as before. False if it was already. */
export function takeBack(last: LastPutAway): boolean {
  const isLast = lastPutAwayStore.get()?.at === last.at
  if (isLast) lastPutAwayStore.clear()
  if (last.events.length === 0 ? !isLast : !isThere(last, stockLog.get())) return false
  stockLog.undo(recordedOf(last, stockLog.get()))
  shoppingStore.change(last.ticks, { checked: false })
  // What was settled since then stays so.
  const taken = new Set(last.settled.map(({ meal, food }) => `${meal} ${food}`))
  const { foods } = settledStore.get()
  settledStore.keep({ foods: foods.filter(({ meal, food }) => !taken.has(`${meal} ${food}`)) })
  pileStore.set(broughtBack(pileStore.get(), last.sources, newId))
  return true
}

/** What was put away last, while it can be taken back. */
export function useLastPutAway(): LastPutAway | null {
  const last = useSyncExternalStore(lastPutAwayStore.subscribe, lastPutAwayStore.get, lastPutAwayStore.empty)
  const log = useSyncExternalStore(stockLog.subscribe, stockLog.get, stockLog.empty)
  return last && isRecent(last) && isThere(last, log) ? last : null
}
