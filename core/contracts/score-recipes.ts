import { z } from 'zod'
import { ingredientNames, type LineMatch, type MissingIngredient, stapleNames } from './match-recipes.ts'
import type { SousScore } from './sous-score.ts'

/** How many recipes one call scores. */
export const MAX_SCORED = 50

export const scoreRecipesInput = z.object({
  ids: z
    .array(z.uuid())
    .min(1)
    .max(MAX_SCORED)
    .transform((ids) => [...new Set(ids.map((id) => id.toLowerCase()))]),
  ingredients: ingredientNames,
  staples: stapleNames,
})
export type ScoreRecipesInput = z.input<typeof scoreRecipesInput>

/** How well one known recipe fits what the user has. */
export interface ScoredRecipe extends SousScore {
  id: string
  /** What nothing of the user's covers. */
  missing: MissingIngredient[]
  reasons: LineMatch[]
}

export interface ScoreRecipesOutput {
  /** In the order of the ids; unknown ids are left out. */
  scores: ScoredRecipe[]
}
