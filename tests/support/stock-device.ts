import { randomUUID } from 'node:crypto'
import { type StockDetail, type StockEvent, type StockKind, stockEvent } from '#core/stock/event.ts'
import { foldStock } from '#core/stock/fold.ts'
import { listedFoods } from '#core/stock/listed-foods.ts'
import { createStockSync, type DeviceEvent, type StockProgress } from '#core/stock/sync.ts'
import { remoteEvents } from '#web/state/stock/remote-events.ts'
import type { Person } from './storage.ts'

export interface Happening {
  kind: Exclude<StockKind, 'undo'>
  name: string
  detail?: StockDetail
}

/** One device of a user: the browser's sync with the real client library, without a screen. */
export function stockDevice({ id: me, client }: Person, skewMs = 0) {
  let events: readonly DeviceEvent[] = []
  let progress: StockProgress = { owner: null, household: null, seq: 0 }
  let last = 0
  const sync = createStockSync({
    me,
    local: {
      events: () => events,
      update: (change) => {
        events = change(events)
      },
      progress: () => progress,
      setProgress: (next) => {
        progress = next
      },
    },
    remote: remoteEvents(client, me),
  })
  const add = (made: Partial<StockEvent>) => {
    last = Math.max(Date.now() + skewMs, last + 1)
    const event = stockEvent({ id: randomUUID(), at: new Date(last).toISOString(), detail: {}, ...made })
    if (!event) throw new Error(`invalid: ${JSON.stringify(made)}`)
    events = [...events, event]
    return event
  }
  return {
    record: (happening: Happening) => add(happening),
    undo: ({ id, name }: StockEvent) => add({ kind: 'undo', name, of: id }),
    sync: (withPull = true) => sync.run(withPull),
    isWaiting: sync.isWaiting,
    events: () => events,
    progress: () => progress,
    records: () => foldStock(events),
    list: () => listedFoods(foldStock(events)),
  }
}

/** A list as the table has it, in one order. */
export async function storedList({ client }: Person, table: 'pantry_items' | 'household_pantry_items') {
  const { data, error } = await client.from(table).select('name,amount,near')
  if (error) throw error
  return data.sort((a, b) => (a.name < b.name ? -1 : 1))
}

export const asStored = (list: ReturnType<typeof listedFoods>) =>
  list
    .map(({ name, amount = null, near = null }) => ({ name, amount, near }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
