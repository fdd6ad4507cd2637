import { z } from 'zod'
import { CATEGORIES } from './ingredient.ts'
import { MAX_NAME } from './ingredient-names.ts'
import { MAX_SHOPPING_ITEMS } from './shopping-limits.ts'

export const shoppingAislesInput = z.object({
  names: z.array(z.string().trim().min(1).max(MAX_NAME)).min(1).max(MAX_SHOPPING_ITEMS),
})
export type ShoppingAislesInput = z.input<typeof shoppingAislesInput>

/** What a name on a shopping list stands for. */
const knownFood = z.object({
  /** The one name under which it is counted: scallions are green onions. */
  food: z.string(),
  plural: z.string(),
  category: z.enum(CATEGORIES),
})
export type KnownFood = z.output<typeof knownFood>

export const shoppingAislesOutput = z.object({
  /** By the names as they were asked; what nobody knows is left out. */
  foods: z.record(z.string(), knownFood),
})
export type ShoppingAislesOutput = z.output<typeof shoppingAislesOutput>
