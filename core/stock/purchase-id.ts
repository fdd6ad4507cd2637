import { namedUuid } from '../text/named-uuid.ts'
import type { StockEvent } from './event.ts'

/** Unticked later than that, an item is wanted again: what was bought then stays bought. */
export const SAME_TRIP_MS = 6 * 3_600_000

export const undoneIn = (events: readonly StockEvent[]): Set<string> =>
  new Set(events.flatMap(({ of }) => of ?? []))

/**
 * The event of a purchase, by the lines of the list: two who tick the same line, in one shop or offline, buy it once;
 * so do those who tick it and put it away. What was taken back and is ticked again is another one.
 */
export function purchaseOf(
  lines: readonly { id: string }[],
  events: readonly StockEvent[],
): { id: string; isKnown: boolean } {
  const words = lines
    .map(({ id }) => id)
    .sort()
    .join(' ')
  const undone = undoneIn(events)
  for (let turn = 0; ; turn++) {
    const id = namedUuid(`bought ${turn} ${words}`)
    if (!undone.has(id)) return { id, isKnown: events.some((event) => event.id === id) }
  }
}

/** Whether the event is of a line that was ticked: its id is made of the line's, not of chance. */
export const isTick = ({ kind, id }: StockEvent): boolean => kind === 'bought' && id[14] === '8'

/** What putting away said of a ticked purchase: it names the purchase and its day. */
export const putAwayOf = (purchase: string, events: readonly StockEvent[]): StockEvent[] =>
  events.filter(({ kind, detail }) => kind === 'set' && detail.lot === purchase && Boolean(detail.bought))
