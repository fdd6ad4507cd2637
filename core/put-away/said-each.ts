import { type Amount, stockAmount } from '../stock/event.ts'
import { writtenAmount } from '../stock/written-amount.ts'

/** What one package has, where the user wrote how much all of them have; undefined if the words don't say. */
export function saidEach(text: string, name: string, count: number): Amount | undefined {
  const all = writtenAmount(text, name)
  // Pieces are counted by themselves: six apples aren't one package of six.
  if (!all || all.unit === null || all.value <= 0 || count < 1) return undefined
  return stockAmount({ value: all.value / count, unit: all.unit })
}
