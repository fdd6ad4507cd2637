import { notify } from '#web/lib/toast.ts'
import { type NewStockEvent, stockLog } from '#web/state/stock/stock-log.ts'

/** What was done, and how it is taken back. */
export interface Done {
  title: string
  undo: () => void
  /** What may follow from it. */
  action?: { label: string; act: () => void }
}
export type Announce = (done: Done) => void

/** Records at once what the user did; one tap takes it back. */
export function recordChange(
  events: readonly NewStockEvent[],
  title: string,
  announce: Announce = notify,
  action?: Done['action'],
) {
  const ids = stockLog.record(events)
  announce({ title, undo: () => stockLog.undo(ids), ...(action && { action }) })
}
