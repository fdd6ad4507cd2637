import type { Purchase } from '../contracts/recipe-details.ts'
import type { WantedLine } from '../shopping/purchase-list.ts'
import { wishLine } from '../shopping/wish-line.ts'
import { inUnit } from './amounts.ts'
import { isPieces } from './line-amount.ts'
import type { Shortage } from './shortage.ts'

/** What is bought of a food that there is too little of: only the rest. `factor`: what the list scales its lines by. */
export function shortLine(
  { name, more }: Shortage,
  purchase: Purchase | null | undefined,
  factor: number,
): WantedLine {
  const sold =
    inUnit(more, 'gram') ??
    inUnit(more, 'milliliter') ??
    (isPieces(more.unit) ? { ...more, unit: null } : more)
  return {
    name,
    line: wishLine(name, sold),
    purchase: purchase ? { ...purchase, unit: sold.unit, amount: sold.value / factor, part: null } : null,
  }
}
