import { z } from 'zod'
import { DIETS, type Diet } from './diets.ts'
import type { Allergen } from './ingredient.ts'
import { MAX_CONTEXT, MAX_INGREDIENT, MAX_QUANTITY, NO_INGREDIENT } from './substitution-limits.ts'

const text = (most: number, what: string) =>
  z.string().trim().max(most, `${what} has at most ${most} characters.`)

export const ingredientSubstitutionInput = z.object({
  ingredient: text(MAX_INGREDIENT, 'An ingredient').min(1, NO_INGREDIENT),
  /** As people write it: "1 cup", "2", "250 g". */
  quantity: text(MAX_QUANTITY, 'A quantity').default(''),
  /** What is being cooked, in words or by its title: "meringue", "Creamy tomato soup". */
  recipe_context: text(MAX_CONTEXT, 'The recipe').default(''),
  /** Every one of them is kept, without exception. */
  dietary_restrictions: z
    .array(z.string().trim().toLowerCase().pipe(z.enum(DIETS)))
    .max(DIETS.length)
    .default([]),
})
export type IngredientSubstitutionInput = z.input<typeof ingredientSubstitutionInput>

export interface Substitution {
  substitute: string
  /** How much to use, for the quantity that was asked about where one was. */
  ratio: string
  impact: string
  notes: string
  /** The substitute by the names that a shopping list or a pantry knows. */
  ingredients: string[]
  diets: Diet[]
  allergens: Allergen[]
}

export interface IngredientSubstitutionOutput {
  /** The substitute that comes first; null where there is none. */
  best_choice: string | null
  warnings: string[]
  substitutions: Substitution[]
}
