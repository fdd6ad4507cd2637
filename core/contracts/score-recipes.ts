import { z } from 'zod'
import { ALLERGENS, DIETS } from './food-facts.ts'
import { ingredientNames, recipeFit, soonNames, stapleNames } from './match-recipes.ts'

/** How many recipes one call scores. */
const MAX_SCORED = 50

export const scoreRecipesInput = z.object({
  ids: z
    .array(z.uuid())
    .min(1)
    .max(MAX_SCORED)
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
  ingredients: ingredientNames,
  staples: stapleNames,
  /** Of the ingredients, those that won't keep. */
  soon: soonNames,
  /** A swap must keep these diets, and avoid these allergens. */
  dietary: z.array(z.enum(DIETS)).max(DIETS.length).default([]),
  avoid: z.array(z.enum(ALLERGENS)).max(ALLERGENS.length).default([]),
})
export type ScoreRecipesInput = z.input<typeof scoreRecipesInput>

/** How well one known recipe fits what the user has. */
const scoredRecipe = recipeFit.extend({ id: z.string() })
export type ScoredRecipe = z.output<typeof scoredRecipe>

export const scoreRecipesOutput = z.object({
  /** In the order of the ids; unknown ids are omitted. */
  scores: z.array(scoredRecipe),
})
export type ScoreRecipesOutput = z.output<typeof scoreRecipesOutput>
