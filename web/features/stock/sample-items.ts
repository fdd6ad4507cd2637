import { describeStock } from '#core/stock/describe.ts'
import type { StockDetail, StockKind } from '#core/stock/event.ts'
import { foldStock } from '#core/stock/fold.ts'
import type { StockItem } from '#core/stock/item.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from '#core/stock/sample-stock.ts'

type Happened = readonly [day: number, kind: StockKind, name: string, detail?: StockDetail]

/** The items that follow from events, on a day counted from November 1st, 2026. */
export const sampleItems = (today: number, ...events: readonly Happened[]): StockItem[] =>
  describeStock(
    foldStock(events.map(([day, kind, name, detail]) => sampleEvent(day, kind, name, detail))),
    SAMPLE_FACTS,
    sampleDay(today),
  )

export function sampleItem(today: number, ...events: readonly Happened[]): StockItem {
  const [item] = sampleItems(today, ...events)
  if (!item) throw new Error('nothing is listed')
  return item
}
