import { z } from 'zod'
import type { Category } from './ingredient.ts'
import { MAX_NAME } from './ingredient-names.ts'
import { MAX_SHOPPING_ITEMS } from './shopping-limits.ts'

export const shoppingAislesInput = z.object({
  names: z.array(z.string().trim().min(1).max(MAX_NAME)).min(1).max(MAX_SHOPPING_ITEMS),
})
export type ShoppingAislesInput = z.input<typeof shoppingAislesInput>

/** What a name on a shopping list stands for. */
export interface KnownFood {
  /** The one name under which it is counted: scallions are green onions. */
  food: string
  plural: string
  category: Category
}

export interface ShoppingAislesOutput {
  /** By the names as they were asked; what nobody knows is left out. */
  foods: Record<string, KnownFood>
}
