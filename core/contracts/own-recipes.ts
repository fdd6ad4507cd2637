import { z } from 'zod'
import { OWN_LIMITS } from './own-limits.ts'

const minutes = z.int().min(0).max(OWN_LIMITS.minutes).nullable()
const text = (max: number) => z.string().trim().max(max)

/** A photo in the bucket `recipe-photos`, or one that only this device has so far. */
export const photoName = z.string().regex(/^[0-9a-f-]{36}\.(?:webp|jpg)$/)

/**
 * What a person writes. Everything else (allergens, diets, weights of lines) is computed from it.
 * A line that ends with a colon is the heading of a section.
 */
export const ownRecipeContent = z.object({
  title: text(OWN_LIMITS.title).min(1),
  description: text(OWN_LIMITS.text).nullable(),
  ingredients: z.array(text(OWN_LIMITS.line).min(1)).max(OWN_LIMITS.lines),
  instructions: z.array(text(OWN_LIMITS.step).min(1)).max(OWN_LIMITS.steps),
  servings: z.int().min(1).max(OWN_LIMITS.servings).nullable(),
  prep_time_minutes: minutes,
  cooking_time_minutes: minutes,
  rest_time_minutes: minutes,
  difficulty_level: z.enum(['easy', 'medium', 'hard']).nullable(),
  cuisine_type: text(OWN_LIMITS.cuisine).toLowerCase().nullable(),
  /** Where it comes from: a page, a book, a person. */
  source_url: text(OWN_LIMITS.sourceUrl).nullable(),
  source_name: text(OWN_LIMITS.sourceName).nullable(),
  /** File names; the first is the cover. */
  photos: z.array(photoName).max(OWN_LIMITS.photos),
  /** The recipe of the collection, or of one's own, that this is a copy of. */
  copied_from: z.uuid().nullable(),
})
export type OwnRecipeContent = z.infer<typeof ownRecipeContent>

/** A row of `own_recipes`. `revision` counts the saves: a save names the one it was made from. */
export interface OwnRecipeRow extends OwnRecipeContent {
  id: string
  user_id: string
  /** Set: the owner's household reads it. */
  household_id: string | null
  revision: number
  created_at: string
  updated_at: string
  /** Deleted rows stay for 30 days, so that every device learns of it and Undo works. */
  deleted_at: string | null
}

/** A row of `recipe_links`: whoever has the link reads the recipe, until it is revoked. Only the owner sees it. */
export interface RecipeLinkRow {
  recipe_id: string
  user_id: string
  token: string
  created_at: string
}

/** A former state of a recipe; the database stores one with every save and keeps the last 20. */
export interface OwnRecipeVersionRow {
  recipe_id: string
  user_id: string
  revision: number
  content: OwnRecipeContent
  saved_at: string
}

/** What a person notes on any recipe, own or of the collection; nobody else reads it. */
export const recipeMarks = z.object({
  rating: z.int().min(1).max(5).nullable(),
  note: text(OWN_LIMITS.note).nullable(),
  /** By the number of the step, from 0. */
  step_notes: z.record(z.string().regex(/^\d{1,2}$/), text(OWN_LIMITS.stepNote)),
  tags: z.array(text(OWN_LIMITS.tag).min(1)).max(OWN_LIMITS.tags),
  folder: text(OWN_LIMITS.folder).nullable(),
})
export type RecipeMarks = z.infer<typeof recipeMarks>

/** A row of `recipe_marks`. */
export interface RecipeMarksRow extends RecipeMarks {
  user_id: string
  recipe_id: string
  revision: number
  updated_at: string
}

/** A row of `cook_log`: when a recipe was cooked, with a photo if there is one. */
export interface CookLogRow {
  id: string
  user_id: string
  recipe_id: string
  /** A day, `2026-11-17`. */
  cooked_on: string
  note: string | null
  photo: string | null
  created_at: string
}
