import { normaliseName } from '../contracts/ingredient-names.ts'
import type { StockItem } from '../stock/item.ts'
import { capital } from '../text/capital.ts'

/** Typed into the pantry by hand, or into the plan. */
const LEFTOVER = /^left-?overs?:?( of)? /i

/** "lasagne" of "leftover lasagne". */
export const dishOf = (words: string): string => normaliseName(words).replace(LEFTOVER, '')

/** Leftovers as food to cook with, or a dish to eat up: leftover rice and leftover chicken are ingredients. */
const isIngredient = ({ fact }: StockItem): boolean =>
  Boolean(fact) && (fact?.category !== 'pantry' || fact.kindOf !== undefined || fact.gramsPerMl !== null)

/** A dish that was cooked before: from the plan, or typed as "leftover curry". Undefined for all else. */
export function leftoverDish(item: StockItem): string | undefined {
  if (item.meal !== null) return item.meal
  return LEFTOVER.test(item.name) && !isIngredient(item) ? capital(dishOf(item.name)) : undefined
}
