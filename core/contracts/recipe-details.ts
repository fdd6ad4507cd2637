import { z } from 'zod'
import type { Quantity } from '../ingredients/quantity.ts'
import type { NutritionEstimate } from '../recipes/nutrition.ts'

export const recipeDetailsInput = z.object({ id: z.uuid() })
export type RecipeDetailsInput = z.input<typeof recipeDetailsInput>

/** What the kitchen knows about one ingredient line. */
export interface LineDetails {
  /** The ingredient by its plain name: "2 large eggs, beaten" is egg. Empty for a heading. */
  name: string
  quantity: Quantity | null
  unit: string | null
  /** What the whole line weighs, as far as that can be told. */
  grams: number | null
  /** For cups and spoons of what is weighed in metric kitchens; null for what is poured, and where it is not known. */
  gramsPerMl: number | null
  /** Always in the kitchen: salt, water, oil. */
  staple: boolean
}

export interface RecipeDetailsOutput {
  lines: LineDetails[]
  nutrition: NutritionEstimate
  /** For each step the lines that it uses, by their place in the list. */
  stepMentions: number[][]
}
