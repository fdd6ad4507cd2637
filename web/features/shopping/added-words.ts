import { listed } from '#core/food-facts/labels.ts'
import { byAisle } from '#core/shopping/aisles.ts'
import type { ShoppingEntry } from '#core/shopping/merge.ts'

const MAX_NAMED = 4

export const isAmong = ({ items }: ShoppingEntry, ids: readonly string[]): boolean =>
  items.some(({ id }) => ids.includes(id))

/** Where the new items landed: "Added 2 lemons to Fruit, vegetables and herbs." */
export function addedWords(entries: readonly ShoppingEntry[], ids: readonly string[]): string {
  const added = entries.filter((entry) => isAmong(entry, ids))
  const [only] = added
  if (added.length === 1 && only) return `Added ${only.text} to ${byAisle([only])[0]?.name}.`
  if (added.length > MAX_NAMED) return `Added ${added.length} items.`
  return `Added ${listed(added.map(({ text }) => text))}.`
}
