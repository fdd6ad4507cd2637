import { z } from 'zod'
import { matchRecipesInput } from './match-recipes.ts'

export const nextPurchaseInput = matchRecipesInput.pick({
  ingredients: true,
  staples: true,
  dietary: true,
  avoid: true,
})
export type NextPurchaseInput = z.input<typeof nextPurchaseInput>

const purchase = z.object({
  /** One ingredient, or two that belong together, by their plain names. */
  buy: z.array(z.string()).min(1).max(2),
  /** How many more recipes can be cooked with it. */
  count: z.number(),
  /** What purchases are ranked by: meals count for more than side dishes. */
  worth: z.number().optional(),
  /** The best of them. */
  recipes: z.array(z.object({ id: z.string(), title: z.string() })),
})
export type Purchase = z.output<typeof purchase>

export const nextPurchaseOutput = z.object({
  /** How many can be cooked already. */
  ready: z.number(),
  single: z.array(purchase),
  pairs: z.array(purchase),
})
export type NextPurchaseOutput = z.output<typeof nextPurchaseOutput>
