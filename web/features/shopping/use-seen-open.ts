import { useEffect, useState } from 'react'
import type { ShoppingItem } from '#core/shopping/item.ts'

/**
 * Whether an item was still to buy at some time of this visit. Such a one stays in its place once it is ticked, here or on
 * another device: otherwise the next row would move under the thumb.
 */
export function useSeenOpen(items: readonly ShoppingItem[]): (item: ShoppingItem) => boolean {
  const [seen] = useState(() => new Set<string>())
  useEffect(() => {
    for (const { id, checked } of items) if (!checked) seen.add(id)
  }, [items, seen])
  return ({ id, checked }) => !checked || seen.has(id)
}
