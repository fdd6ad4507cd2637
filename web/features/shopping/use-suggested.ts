import { useMemo } from 'react'
import type { KnownFood } from '#core/contracts/shopping-aisles.ts'
import type { ShoppingItem } from '#core/shopping/item.ts'
import { plainKey } from '#core/shopping/merge.ts'
import { wishLine } from '#core/shopping/wish-line.ts'
import { DAY_MS } from '#core/stock/day.ts'
import { duePurchases } from '#core/stock/due.ts'
import type { Amount } from '#core/stock/event.ts'
import type { StockItem } from '#core/stock/item.ts'
import { isBought, recentlyOut } from '#core/stock/recently-out.ts'
import type { StockRecord } from '#core/stock/record.ts'
import { useNotNeeded } from '#web/state/not-needed.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { useFoods } from './queries.ts'

/** A food that may belong on the list. */
export interface Suggested {
  name: string
  /** As it goes on the list: "2 l milk". */
  line: string
  /** Why it is suggested. */
  why?: string
}

interface Wanted {
  name: string
  amount: Amount | null
  why?: string
}

/** As much as came in the last time that is known. */
const usualAmount = (record: StockRecord | undefined): Amount | null =>
  (record?.present ? record.lots.at(-1)?.full : null) ??
  record?.spells.findLast(({ amount }) => amount !== null)?.amount ??
  null

/** What ran out, and what is usually bought about now, without what was turned down since. */
function useWanted(stock: readonly StockItem[]): { out: Wanted[]; due: Wanted[] } {
  const records = stockLog.records()
  const turnedDown = useNotNeeded()
  return useMemo(() => {
    const now = Date.now()
    const downAt = (name: string) =>
      Object.hasOwn(turnedDown, name) ? Date.parse(turnedDown[name] ?? '') : 0
    const out = recentlyOut(records.values(), now).filter(
      (record) => isBought(record) && downAt(record.name) < Date.parse(record.spells.at(-1)?.until ?? ''),
    )
    const due = duePurchases(records, stock, localDay())
      .filter(({ name, every }) => now - downAt(name) > every * DAY_MS)
      .filter(({ name }) => out.every((one) => one.name !== name))
    return {
      out: out.map((record) => ({ name: record.name, amount: usualAmount(record) })),
      due: due.map(({ name, words }) => ({ name, amount: usualAmount(records.get(name)), why: words })),
    }
  }, [records, stock, turnedDown])
}

interface SuggestedList {
  foods: Record<string, KnownFood>
  out: Suggested[]
  due: Suggested[]
}

/** What the list may need too, of what isn't on it; with what is known about all these foods. */
export function useSuggested(items: readonly ShoppingItem[], stock: readonly StockItem[]): SuggestedList {
  const { out, due } = useWanted(stock)
  const foods = useFoods([...items, ...out, ...due])
  const food = (name: string) => (Object.hasOwn(foods, name) ? foods[name] : undefined)
  const key = (name: string) => plainKey(food(name)?.food ?? name)
  // What was bought may have run out since, while it still stands among what was bought.
  const listed = new Set(items.flatMap(({ name, checked }) => (checked ? [] : key(name))))
  const missing = (all: readonly Wanted[]): Suggested[] =>
    all
      .filter(({ name }) => !listed.has(key(name)))
      .map(({ name, amount, why }) => ({ name, line: wishLine(name, amount, food(name)), why }))
  return { foods, out: missing(out), due: missing(due) }
}
