import { boughtAmount } from '../shopping/bought-amount.ts'
import type { ShoppingEntry } from '../shopping/merge.ts'
import type { StockDetail } from './event.ts'
import { keptName } from './written-state.ts'

/** What ticking an entry of the list records, wherever it is ticked. */
export const tickOf = (
  { items, frozen }: Pick<ShoppingEntry, 'items' | 'frozen'>,
  today: string,
): StockDetail => ({
  ...boughtAmount(items),
  bought: today,
  ...(frozen && { place: 'freezer' as const }),
})

/** Smoked trout comes home as that, though it is bought as a kind of trout. */
export const tickedName = ({ name, items }: Pick<ShoppingEntry, 'name' | 'items'>): string =>
  keptName(items[0]?.line ?? '', name)
