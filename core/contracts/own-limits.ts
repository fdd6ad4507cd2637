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
  folder: 60,
  stepNote: 1000,
  servings: 1000,
  minutes: 100_000,
  cuisine: 60,
  sourceUrl: 2000,
  sourceName: 200,
  photos: 8,
  /** Of all recipes and the cooking log. */
  accountPhotos: 2000,
  versions: 20,
} as const

/** What goes with one question to the assistant. */
export const ASKED_OWN = { recipes: 8, letters: 60_000 } as const
