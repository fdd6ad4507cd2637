import type { ShoppingItem } from '../shopping/item.ts'
import { plainKey } from '../shopping/merge.ts'
import type { Facts } from '../stock/describe.ts'
import type { StockEvent } from '../stock/event.ts'
import type { StockRecord } from '../stock/record.ts'

/** What groceries come home to. */
export interface Kitchen {
  shopping: readonly ShoppingItem[]
  events: readonly StockEvent[]
  /** What follows from the events. */
  records: ReadonlyMap<string, StockRecord>
  facts: Facts
  /** The user's calendar day, and the time in milliseconds. */
  today: string
  now: number
}

/** What is there, or was, of a food: under this name, else listed in the singular or plural. */
export function recordFor({ records }: Pick<Kitchen, 'records'>, name: string): StockRecord | undefined {
  const known = records.get(name)
  if (known?.present) return known
  const key = plainKey(name)
  const listed = [...records.values()].find(
    (one) => one.present && one.meal === null && plainKey(one.name) === key,
  )
  return listed ?? known
}
