import { z } from 'zod'
import { ALLERGENS, DIETS, VERDICTS } from './food-facts.ts'

/** Per serving. Grams, except for kcal and sodium (mg). */
const nutrition = z.object({
  kcal: z.number(),
  protein: z.number(),
  fat: z.number(),
  /** Includes fiber. */
  carbohydrate: z.number(),
  fibre: z.number(),
  sugar: z.number(),
  sodium: z.number(),
})
export type Nutrition = z.output<typeof nutrition>

/** Per 100 g of the edible part, in the same units. */
export type NutritionFacts = Nutrition & { alcohol: number }

const nutritionEstimate = z.object({
  /** null when too little could be parsed for an honest estimate. */
  perServing: nutrition.nullable(),
  /** Lines that went into it, of all lines that need an amount. */
  counted: z.number(),
  lines: z.number(),
  servings: z.number(),
})
export type NutritionEstimate = z.output<typeof nutritionEstimate>

const quantity = z.object({ min: z.number(), max: z.number() })
export type Quantity = z.output<typeof quantity>

export const recipeDetailsInput = z.object({ id: z.uuid() })
export type RecipeDetailsInput = z.input<typeof recipeDetailsInput>

/** How a line's ingredient is bought: 1 cup of chopped onion is one onion, 2 tablespoons of lemon juice a lemon. */
const purchase = z.object({
  /** What goes into the pantry. */
  name: z.string(),
  /** What stands on the list, for one and for many: "onion", "onions". */
  one: z.string(),
  many: z.string(),
  /** "can", "bunch", "gram"; null for pieces. */
  unit: z.string().nullable(),
  /** Not rounded; null if the name is enough, as for spices and oil. */
  amount: z.number().nullable(),
  /** What of it is used: one lemon has both juice and zest. */
  part: z.enum(['juice', 'zest', 'white', 'yolk']).nullable(),
})
export type Purchase = z.output<typeof purchase>

/** What is known about one ingredient line. */
const lineDetails = z.object({
  /** The ingredient by its plain name: "2 large eggs, beaten" is egg. Empty for a heading. */
  name: z.string(),
  quantity: quantity.nullable(),
  unit: z.string().nullable(),
  /** The weight of the whole line, as far as it is known. */
  grams: z.number().nullable(),
  /** For cups and spoons of foods that metric kitchens weigh; null for liquids, and if unknown. */
  gramsPerMl: z.number().nullable(),
  /** A staple: salt, water, oil. */
  staple: z.boolean(),
  /** null if the ingredient isn't known. */
  purchase: purchase.nullable(),
})
export type LineDetails = z.output<typeof lineDetails>

/** Why a verdict is what it is: the line of the recipe, the food in it, and the reason in words. */
const verdictCause = z.object({
  line: z.string(),
  food: z.string(),
  content: z.string(),
  reason: z.string(),
  verdict: z.enum(['contains', 'may contain']),
})

const verdictOn = <Name extends z.ZodType>(name: Name) =>
  z.object({ name, verdict: z.enum(VERDICTS), causes: z.array(verdictCause) })

/** What the recipe contains, by its lines. */
const recipeVerdicts = z.object({
  allergens: z.array(verdictOn(z.enum(ALLERGENS))),
  diets: z.array(verdictOn(z.enum(DIETS))),
  /** Foods that no record knows: with any of them nothing is free of anything. */
  unknown: z.array(z.string()),
})
export type RecipeVerdicts = z.output<typeof recipeVerdicts>

export const recipeDetailsOutput = z.object({
  lines: z.array(lineDetails),
  nutrition: nutritionEstimate,
  verdicts: recipeVerdicts,
  /** For each step, the indexes of the lines it uses. */
  stepMentions: z.array(z.array(z.number())),
})
export type RecipeDetailsOutput = z.output<typeof recipeDetailsOutput>
