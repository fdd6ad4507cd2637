import type { StockDetail } from './event.ts'
import type { StockItem } from './item.ts'
import type { Lot } from './record.ts'

/** A package as it was bought, with no date of its own. */
const isUndated = (lot: Lot) =>
  [lot.best_before, lot.opened, lot.touched, lot.frozen, lot.thawed, lot.cooked].every((day) => day === null)

/**
 * Which package of a listed food a printed date is about: the one that has it already, else one whose date
 * isn't known. `new` where every package has another date, or is open: then it is another package.
 */
export function packageMeant(detail: StockDetail, { good, lots }: StockItem): { lot?: string } | 'new' {
  const { best_before, opened, frozen, thawed, cooked, meal } = detail
  if (!best_before || [opened, frozen, thawed, cooked, meal].some(Boolean)) return {}
  const meant = good.find((lot) => lot.best_before === best_before) ?? good.findLast(isUndated)
  if (!meant) return 'new'
  return lots.length > 1 ? { lot: meant.id } : {}
}
