import type { StockItem } from './item.ts'

const HALF = /^half (?:an? |of an? )?/i

/** "half cucumber": its name says how much there is, unless an amount does. */
export const isHalf = ({ name, amount }: Pick<StockItem, 'name' | 'amount'>): boolean =>
  amount === null && HALF.test(name)
