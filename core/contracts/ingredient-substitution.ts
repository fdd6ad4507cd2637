import { z } from 'zod'
import { ALLERGENS, DIETS } from './food-facts.ts'
import * as strings from './strings.ts'
import {
  MAX_CONTEXT,
  MAX_INGREDIENT,
  MAX_QUANTITY,
  MAX_RESTRICTION,
  MAX_RESTRICTIONS,
  NO_INGREDIENT,
} from './substitution-limits.ts'

const text = (most: number, tooLong: (most: number) => string) => z.string().trim().max(most, tooLong(most))

export const ingredientSubstitutionInput = z.object({
  ingredient: text(MAX_INGREDIENT, strings.ingredientTooLong).min(1, NO_INGREDIENT),
  /** Free text: "1 cup", "2", "250 g". */
  quantity: text(MAX_QUANTITY, strings.quantityTooLong).default(''),
  /** What is being cooked, in words or by its title: "meringue", "Creamy tomato soup". */
  recipe_context: text(MAX_CONTEXT, strings.contextTooLong).default(''),
  /** Diets and allergies in any words. All are respected; one that is not known is named, never ignored. */
  dietary_restrictions: z
    .array(text(MAX_RESTRICTION, strings.restrictionTooLong))
    .max(MAX_RESTRICTIONS)
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
  /** What to look for on the label, where a diet or an allergy depends on it. */
  cautions: z.array(z.string()),
})
export type Substitution = z.output<typeof substitution>

export const ingredientSubstitutionOutput = z.object({
  /** The top substitute; null if there is none. */
  best_choice: z.string().nullable(),
  warnings: z.array(z.string()),
  /** Restrictions that no record knows, as they were typed. */
  not_known: z.array(z.string()),
  /** The ingredient that a misspelled name was taken for. */
  read_as: z.string().optional(),
  substitutions: z.array(substitution),
})
export type IngredientSubstitutionOutput = z.output<typeof ingredientSubstitutionOutput>
