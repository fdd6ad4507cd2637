import { byAisle } from '#core/shopping/aisles.ts'
import type { ShoppingEntry } from '#core/shopping/merge.ts'
import type { Shop } from '#core/shopping/shop.ts'
import { listed } from '#core/text/listed.ts'
import * as strings from './strings.ts'

const MAX_NAMED = 4

export const isAmong = ({ items }: ShoppingEntry, ids: readonly string[]): boolean =>
  items.some(({ id }) => ids.includes(id))

/** Where the new items landed: "Added 2 lemons to Fruit, vegetables and herbs." */
export function addedWords(entries: readonly ShoppingEntry[], ids: readonly string[], shop?: Shop): string {
  const lines = entries.flatMap(({ items }) =>
    items.flatMap(({ id, line }) => (ids.includes(id) ? line : [])),
  )
  if (lines.length > MAX_NAMED) return strings.addedCount(lines.length)
  const [aisle, ...others] = byAisle(
    entries.filter((entry) => isAmong(entry, ids)),
    shop,
  )
  return aisle && others.length === 0
    ? strings.addedTo(listed(lines), aisle.name)
    : strings.added(listed(lines))
}
