import { z } from 'zod'

/** Of one serving. Grams, save for kcal and sodium (mg). */
const nutrition = z.object({
  kcal: z.number(),
  protein: z.number(),
  fat: z.number(),
  /** Fibre counted in. */
  carbohydrate: z.number(),
  fibre: z.number(),
  sugar: z.number(),
  sodium: z.number(),
})
export type Nutrition = z.output<typeof nutrition>

/** Of 100 g of the edible part, in the same units. */
export type NutritionFacts = Nutrition & { alcohol: number }

const nutritionEstimate = z.object({
  /** null when too little could be read to say anything honest. */
  perServing: nutrition.nullable(),
  /** Lines that went into it, of all lines that ask for an amount. */
  counted: z.number(),
  lines: z.number(),
  servings: z.number(),
})
export type NutritionEstimate = z.output<typeof nutritionEstimate>

const quantity = z.object({ min: z.number(), max: z.number() })
export type Quantity = z.output<typeof quantity>

export const recipeDetailsInput = z.object({ id: z.uuid() })
export type RecipeDetailsInput = z.input<typeof recipeDetailsInput>

/** What the kitchen knows about one ingredient line. */
const lineDetails = z.object({
  /** The ingredient by its plain name: "2 large eggs, beaten" is egg. Empty for a heading. */
  name: z.string(),
  quantity: quantity.nullable(),
  unit: z.string().nullable(),
  /** What the whole line weighs, as far as that can be told. */
  grams: z.number().nullable(),
  /** For cups and spoons of what is weighed in metric kitchens; null for what is poured, and where it is not known. */
  gramsPerMl: z.number().nullable(),
  /** Always in the kitchen: salt, water, oil. */
  staple: z.boolean(),
})
export type LineDetails = z.output<typeof lineDetails>

export const recipeDetailsOutput = z.object({
  lines: z.array(lineDetails),
  nutrition: nutritionEstimate,
  /** For each step the lines that it uses, by their place in the list. */
  stepMentions: z.array(z.array(z.number())),
})
export type RecipeDetailsOutput = z.output<typeof recipeDetailsOutput>
