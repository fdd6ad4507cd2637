import type { StockItem } from './item.ts'
import { converted } from './line-amount.ts'

/** What turns pieces and volumes of an item into grams. */
export const weightsOf = ({ fact }: Pick<StockItem, 'fact'>) => ({
  gramsEach: fact?.gramsEach ?? null,
  gramsPerMl: fact?.gramsPerMl ?? null,
})

/** How much is usually bought at once, in this unit: the middle one of its spells, else what came last. */
export function usualPurchase(
  item: Pick<StockItem, 'spells' | 'full' | 'fact'>,
  unit: string | null,
): number | undefined {
  const amounts = [...item.spells.map(({ amount }) => amount), item.full].flatMap((amount) => {
    const one = amount && amount.value > 0 ? converted(amount, unit, weightsOf(item)) : undefined
    return one ? [one.value] : []
  })
  return amounts.sort((a, b) => a - b)[Math.floor(amounts.length / 2)]
}
