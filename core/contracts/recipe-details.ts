import { z } from 'zod'

/** Of 100 g of the edible part. Grams, save for kcal and sodium (mg). */
export interface NutritionFacts {
  kcal: number
  protein: number
  fat: number
  /** Fibre counted in. */
  carbohydrate: number
  fibre: number
  sugar: number
  sodium: number
  alcohol: number
}

/** Of one serving. */
export type Nutrition = Omit<NutritionFacts, 'alcohol'>

export interface NutritionEstimate {
  /** null when too little could be read to say anything honest. */
  perServing: Nutrition | null
  /** Lines that went into it, of all lines that ask for an amount. */
  counted: number
  lines: number
  servings: number
}

export interface Quantity {
  min: number
  max: number
}

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
