import { z } from 'zod'
import { CATEGORIES } from './ingredient.ts'
import { MAX_NAME } from './ingredient-names.ts'
import { MAX_SHOPPING_ITEMS } from './shopping-limits.ts'

export const shoppingAislesInput = z.object({
  names: z.array(z.string().trim().min(1).max(MAX_NAME)).min(1).max(MAX_SHOPPING_ITEMS),
})
export type ShoppingAislesInput = z.input<typeof shoppingAislesInput>

/** What a name on a shopping list refers to. */
const knownFood = z.object({
  /** The canonical name it is counted under: scallions are green onions. */
  food: z.string(),
  plural: z.string(),
  category: z.enum(CATEGORIES),
})
export type KnownFood = z.output<typeof knownFood>

export const shoppingAislesOutput = z.object({
  /** By the requested names; unknown ones are omitted. */
  foods: z.record(z.string(), knownFood),
})
export type ShoppingAislesOutput = z.output<typeof shoppingAislesOutput>
