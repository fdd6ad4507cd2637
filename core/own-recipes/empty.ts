import type { OwnRecipeContent, RecipeMarks } from '../contracts/own-recipes.ts'

/** Apart from the schemas: the browser needs these, and no schema library. */
export const emptyContent: OwnRecipeContent = {
  title: '',
  description: null,
  ingredients: [],
  instructions: [],
  servings: null,
  prep_time_minutes: null,
  cooking_time_minutes: null,
  rest_time_minutes: null,
  difficulty_level: null,
  cuisine_type: null,
  source_url: null,
  source_name: null,
  photos: [],
  copied_from: null,
}

export const emptyMarks: RecipeMarks = { rating: null, note: null, step_notes: {}, tags: [], folder: null }
