import { z } from 'zod'
import { DIETS } from './diets.ts'
import { ALLERGENS } from './ingredient.ts'
import { MAX_CONTEXT, MAX_INGREDIENT, MAX_QUANTITY, NO_INGREDIENT } from './substitution-limits.ts'

const text = (most: number, what: string) =>
  z.string().trim().max(most, `${what} has at most ${most} characters.`)

export const ingredientSubstitutionInput = z.object({
  ingredient: text(MAX_INGREDIENT, 'An ingredient').min(1, NO_INGREDIENT),
  /** Free text: "1 cup", "2", "250 g". */
  quantity: text(MAX_QUANTITY, 'A quantity').default(''),
  /** What is being cooked, in words or by its title: "meringue", "Creamy tomato soup". */
  recipe_context: text(MAX_CONTEXT, 'The recipe').default(''),
  /** All of them are respected, without exception. */
  dietary_restrictions: z
    .array(z.string().trim().toLowerCase().pipe(z.enum(DIETS)))
    .max(DIETS.length)
    .default([]),
})
export type IngredientSubstitutionInput = z.input<typeof ingredientSubstitutionInput>

const substitution = z.object({
  substitute: z.string(),
  /** How much to use, for the requested quantity if one was given. */
  ratio: z.string(),
  impact: z.string(),
  notes: z.string(),
  /** The substitute by its shopping list and pantry names. */
  ingredients: z.array(z.string()),
  diets: z.array(z.enum(DIETS)),
  allergens: z.array(z.enum(ALLERGENS)),
})
export type Substitution = z.output<typeof substitution>

export const ingredientSubstitutionOutput = z.object({
  /** The top substitute; null if there is none. */
  best_choice: z.string().nullable(),
  warnings: z.array(z.string()),
  substitutions: z.array(substitution),
})
export type IngredientSubstitutionOutput = z.output<typeof ingredientSubstitutionOutput>
