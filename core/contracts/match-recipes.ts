import { z } from 'zod'
import { DIETS } from './diets.ts'
import { MAX_INGREDIENTS, MAX_NAME, normaliseName } from './ingredient-names.ts'
import { CUISINES } from './preferences.ts'
import type { ExternalRecipeRow } from './rows.ts'
import { type SousScore, TOP } from './sous-score.ts'

export type Strength = 'full' | 'partial' | 'none'

export type Reason =
  | 'exact'
  | 'plural'
  | 'synonym'
  | 'kind of'
  | 'part of a phrase'
  | 'part of a word'
  | 'none'

const name = z
  .string()
  .transform(normaliseName)
  .refine((text) => text.length <= MAX_NAME, `An ingredient has at most ${MAX_NAME} characters.`)

const names = (most: number, message: string) =>
  z
    .array(name)
    .max(most, message)
    .transform((list) => [...new Set(list.filter((text) => text !== ''))])

/** What the user has; may be empty. */
export const ingredientNames = names(MAX_INGREDIENTS, `That is more than ${MAX_INGREDIENTS} ingredients.`)
/** Always in the kitchen: they count neither as missing nor as extra. */
export const stapleNames = names(100, 'That is more than 100 staples.').default([])

export const NO_INGREDIENTS = 'Please add at least one ingredient to find recipes.'

export const matchRecipesInput = z.object({
  ingredients: ingredientNames.refine((list) => list.length > 0, NO_INGREDIENTS),
  limit: z.int().min(1).max(100).default(TOP),
  /** Recipes that were shown already. */
  exclude: z.array(z.uuid()).max(2000).default([]),
  staples: stapleNames,
  dietary: z.array(z.enum(DIETS)).max(DIETS.length).default([]),
  /** Favourites: of recipes with the same score, these come first. */
  cuisines: z.array(z.enum(CUISINES)).max(CUISINES.length).default([]),
})
export type MatchRecipesInput = z.input<typeof matchRecipesInput>

/** Why a line of a recipe is green, yellow or grey. */
export interface LineMatch {
  line: string
  strength: 'full' | 'partial' | 'none'
  reason: Reason
  /** The ingredient of the user that it matched. */
  ingredient: string
  staple: boolean
}

export interface MissingIngredient {
  line: string
  /** What to write on a list: the line's ingredient by its plain name. */
  name: string
}

export interface MatchedRecipe extends ExternalRecipeRow, SousScore {
  /** What nothing of the user's covers. */
  missing: MissingIngredient[]
  reasons: LineMatch[]
}

export interface MatchRecipesOutput {
  recipes: MatchedRecipe[]
}
