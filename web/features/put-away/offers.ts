import type { Kitchen } from '#core/put-away/kitchen.ts'
import { matched } from '#core/put-away/matched.ts'
import type { PileItem } from '#core/put-away/pile.ts'
import { isHouseholdGood } from '#core/shopping/household-goods.ts'
import type { ShoppingItem } from '#core/shopping/item.ts'
import { plainKey } from '#core/shopping/merge.ts'
import type { StockEvent } from '#core/stock/event.ts'
import type { PileRow } from './pile-rows.ts'

const MOST = 6

/** How often each food was bought here, the most often first. */
function oftenBought(events: readonly StockEvent[]): string[] {
  const counts = new Map<string, number>()
  for (const { kind, name, detail } of events)
    if (kind === 'bought' && !detail.meal) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1]).map(([name]) => name)
}

/** Words that tell a food; shorter ones are of any. */
const wordsOf = (text: string) =>
  plainKey(text.toLowerCase())
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 2)

/**
 * What an unknown thing may be: the names that it was read as, then what is open on the list, then what is often bought
 * here and shares a word with what is printed on it; what was bought before says nothing of a new code. What is on the pile already, also by another name of the list, is rarely meant again.
 */
export function offersFor(
  row: Pick<PileRow, 'name' | 'near' | 'title'>,
  rows: readonly PileRow[],
  shopping: readonly ShoppingItem[],
  events: readonly StockEvent[],
  listed: ReadonlySet<string>,
): string[] {
  const taken = new Set([...rows.flatMap(({ name }) => name ?? []), ...listed].map(plainKey))
  const isFree = (name: string) => !taken.has(plainKey(name))
  const open = shopping.filter(({ checked, name }) => !checked && isFree(name)).map(({ name }) => name)
  const printed = new Set(wordsOf(row.title))
  const often = oftenBought(events).filter(
    (name) => isFree(name) && wordsOf(name).some((word) => printed.has(word)),
  )
  return [...new Set([...row.near, ...open, ...often])]
    .filter((name) => name !== row.name && !isHouseholdGood(name))
    .slice(0, MOST)
}

/** What the list calls the things that are on the pile already: "rice", where basmati rice is. */
export function listedNames(items: readonly PileItem[], kitchen: Kitchen): Set<string> {
  return new Set(
    matched(items, kitchen).flatMap(({ ticked, entry }) => [
      ...ticked.map(({ name }) => name),
      ...(entry ? [entry.name, ...entry.items.map(({ name }) => name)] : []),
    ]),
  )
}
