import { z } from 'zod'
import { ALLERGENS, DIETS } from './food-facts.ts'
import { MAX_NAME } from './ingredient-names.ts'
import { ingredientNames, matchRecipesInput, soonNames, stapleNames } from './match-recipes.ts'
import {
  CANDIDATES,
  MAX_CANDIDATES,
  MAX_FAVORITES,
  MAX_PLANNED_MEALS,
  MEAL_SLOTS,
} from './planning-limits.ts'
import { RECIPE_KINDS } from './recipe-kind.ts'

const MAX_EXCLUDED = 2000
const MAX_MINUTES = 24 * 60
const MAX_TITLE = 500
const MAX_LINES = 500

const ids = (most: number) => z.array(z.uuid()).max(most).default([])

/** Unknown fields are refused: nothing about own recipes or people slips in. */
export const planCandidatesInput = z.strictObject({
  /** The stock; may be empty. */
  ingredients: ingredientNames,
  /** Of it, what won't keep until the end of the plan, the most urgent first. */
  soon: soonNames,
  staples: stapleNames,
  /** Of all who eat. */
  dietary: matchRecipesInput.shape.dietary,
  avoid: matchRecipesInput.shape.avoid,
  leave_out: matchRecipesInput.shape.leave_out,
  slots: z.array(z.enum(MEAL_SLOTS)).min(1).max(MEAL_SLOTS.length).default(['dinner']),
  /** The longest time of any day, with rest; null for any. */
  minutes: z.int().min(1).max(MAX_MINUTES).nullable().default(null),
  favorites: ids(MAX_FAVORITES),
  /** Recipes of meals that stay, in the answer whatever they contain. */
  fixed: ids(MAX_PLANNED_MEALS),
  exclude: ids(MAX_EXCLUDED),
  limit: z.int().min(1).max(MAX_CANDIDATES).default(CANDIDATES),
})
export type PlanCandidatesInput = z.input<typeof planCandidatesInput>

/** Other stock for a need. */
const MAX_ALSO = 4

const figure = z.number().min(0).nullable()
const name = z.string().max(MAX_TITLE)

/** See core/planning/problem.ts. */
const planNeed = z.object({
  food: name,
  grams: figure,
  amount: z.object({ value: z.number().min(0), unit: z.string().max(MAX_NAME).nullable() }).nullable(),
  stock: name.nullable(),
  also: z.array(name).max(MAX_ALSO).readonly().optional(),
  staple: z.boolean(),
  instead: name.optional(),
  minor: z.boolean(),
  keeps: figure,
  package: figure,
})

const planRecipe = z.object({
  id: z.string(),
  title: z.string(),
  servings: z.number().positive(),
  minutes: figure,
  kind: z.enum(RECIPE_KINDS),
  slots: z.array(z.enum(MEAL_SLOTS)).max(MEAL_SLOTS.length).readonly(),
  cuisine: z.string().nullable(),
  main: name.nullable(),
  method: name.nullable(),
  quality: figure,
  favorite: z.boolean(),
  own: z.boolean(),
  units: z.enum(['us', 'metric']).optional(),
  kcal: figure,
  protein: figure,
  batches: z.literal(true).optional(),
  first: z.array(name).max(MAX_LINES).readonly().optional(),
  keepsCooked: z.number().min(0),
  needs: z.array(planNeed).max(MAX_LINES).readonly(),
})

export const planCandidatesOutput = z.object({
  /** The best first, in a rough order; all fit the needs of all who eat. */
  recipes: z.array(planRecipe).max(MAX_CANDIDATES),
  fixed: z.array(planRecipe).max(MAX_PLANNED_MEALS),
  /** Recipes of meals that stay, but contain what one of the eaters doesn't eat. */
  broken: z
    .array(
      z.object({
        id: z.string(),
        title: z.string(),
        diets: z.array(z.enum(DIETS)),
        allergens: z.array(z.enum(ALLERGENS)),
        foods: z.array(z.string()),
      }),
    )
    .max(MAX_PLANNED_MEALS),
  /** How many fit in all, and how many more there would be without needs, and without the time limit. */
  fitting: z.number(),
  without: z.object({ needs: z.number(), minutes: z.number() }),
})
export type PlanCandidatesOutput = z.output<typeof planCandidatesOutput>
