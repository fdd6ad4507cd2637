import type { Difficulty } from '#core/contracts/rows.ts'

/** What a page says of a recipe, as the collection stores it. What follows from it (diets, allergens) is computed. */
export interface RecipeContent {
  title: string
  description: string | null
  ingredients: string[]
  instructions: string[]
  cooking_time_minutes: number | null
  prep_time_minutes: number | null
  servings: number | null
  difficulty_level: Difficulty | null
  cuisine_type: string | null
  author: string | null
  publisher: string | null
  license: string | null
}

export type ContentField = keyof RecipeContent

export const CONTENT_FIELDS = [
  'title',
  'description',
  'ingredients',
  'instructions',
  'cooking_time_minutes',
  'prep_time_minutes',
  'servings',
  'difficulty_level',
  'cuisine_type',
  'author',
  'publisher',
  'license',
] as const satisfies readonly ContentField[]

export type ContentValue = RecipeContent[ContentField]
