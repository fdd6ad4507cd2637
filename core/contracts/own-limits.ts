/** Apart from the schemas: the browser needs these, and no schema library. */

/** What one account may store. The database checks the same. */
export const OWN_LIMITS = {
  recipes: 5000,
  title: 300,
  text: 5000,
  note: 5000,
  lines: 200,
  line: 500,
  steps: 100,
  step: 2000,
  tags: 20,
  tag: 40,
  photos: 8,
  versions: 20,
} as const

/** What goes with one question to the assistant. */
export const ASKED_OWN = { recipes: 8, letters: 60_000 } as const

export const NO_CONTENT = {
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

export const NO_MARKS = { rating: null, note: null, step_notes: {}, tags: [], folder: null }
