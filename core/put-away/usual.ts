import type { PantryFact } from '../contracts/pantry-facts.ts'
import { plainKey } from '../shopping/merge.ts'
import { type Amount, type StockEvent, stockAmount } from '../stock/event.ts'
import { PACKAGES } from '../stock/freshness.ts'
import { converted } from '../stock/line-amount.ts'
import { isTick, undoneIn } from '../stock/purchase-id.ts'
import { weightsOf } from '../stock/usual-purchase.ts'

/** What single purchases of a food brought in, oldest first. */
export type BoughtBefore = (name: string) => readonly Amount[]

/** By the purchase: what putting away said of it, the last word counts. */
function corrected(events: readonly StockEvent[]): Map<string, Amount> {
  const amounts = new Map<string, Amount>()
  for (const { kind, detail } of events)
    if (kind === 'set' && detail.lot && detail.bought && detail.amount) amounts.set(detail.lot, detail.amount)
  return amounts
}

/** What a tick bought is as much as a recipe needs, no package: it counts once putting away corrected it. */
export function boughtBefore(events: readonly StockEvent[]): BoughtBefore {
  const undone = undoneIn(events)
  const left = events.filter(({ id }) => !undone.has(id))
  const better = corrected(left)
  const byName = new Map<string, Amount[]>()
  for (const event of left) {
    const { id, kind, name, detail } = event
    if (kind !== 'bought' || detail.meal) continue
    const amount = better.get(id) ?? (isTick(event) ? undefined : detail.amount)
    if (amount && amount.value > 0) byName.set(name, [...(byName.get(name) ?? []), amount])
  }
  const byKey = new Map<string, Amount[]>()
  for (const [name, amounts] of byName)
    byKey.set(plainKey(name), [...(byKey.get(plainKey(name)) ?? []), ...amounts])
  return (name) => byKey.get(plainKey(name)) ?? []
}

/** A single purchase may have been several packages: two say how much one has. */
const SEVERAL = 2

/** What one package of a code has, where nobody taught it: seen often enough not to be the last thing that was typed. */
export const usualPackage = (amounts: readonly Amount[], fact: PantryFact | null): Amount | undefined =>
  amounts.length < SEVERAL ? undefined : usualEach(amounts, fact)

/**
 * What one package usually has: the least that a purchase brought in, as several packages may have come at once. So
 * no guess is ever larger than what was bought, however often guesses are recorded as purchases.
 */
export function usualEach(amounts: readonly Amount[], fact: PantryFact | null): Amount | undefined {
  const unit = amounts.at(-1)?.unit
  if (unit === undefined) return undefined
  if (unit !== null && PACKAGES.has(unit)) return { value: 1, unit }
  const values = amounts.flatMap((one) => converted(one, unit, weightsOf({ fact }))?.value ?? [])
  return stockAmount({ value: Math.min(...values), unit })
}
