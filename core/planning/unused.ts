import type { Model } from './model.ts'

/** Days after the last one on which food is still counted: nobody plans those meals before it spoils. */
export const DUE_AFTER_PLAN = 2

const SCRAP_GRAMS = 1
/** What is left of a food that a meal took most of is an end, not a rest: under a fifth of it, or this little. */
const END_SHARE = 0.2
const END_GRAMS = 50

const isUnused = (left: number, have: number): boolean =>
  left >= SCRAP_GRAMS && (left > have * (1 - END_SHARE) || (left >= have * END_SHARE && left >= END_GRAMS))

/** Due on these days or right after them; what is due before is no matter of this plan. */
export const isDueIn = ({ last }: Model, due: number) => due >= 0 && due <= last + DUE_AFTER_PLAN

/** Numbers of the stock that the meals leave to spoil, whole or in part. */
export const unusedStock = (model: Model, left: readonly number[]): number[] =>
  model.stocks.flatMap(({ have, until, untilDate }, index) =>
    untilDate !== null && isDueIn(model, until) && isUnused(left[index] as number, have) ? [index] : [],
  )
