import type { OwnRecipeContent, RecipeMarks } from '#core/contracts/own-recipes.ts'

/** A file from outside, of any size: only the parts that are needed are read. */
export interface SourceFile {
  name: string
  size: number
  /** The bytes from `start` up to, not including, `end`. */
  read: (start: number, end: number) => Promise<Uint8Array>
}

/** A picture inside of a file. It is unpacked when it is needed. */
export interface FoundPhoto {
  name: string
  /** Undefined: it can't be unpacked, or is too large. */
  load: () => Promise<Uint8Array | undefined>
}

/**
 * A recipe as a format's reader finds it: texts as written. One place (to-imported.ts) tidies them, reads numbers and
 * times, applies the limits, and puts into the note what has no field of its own.
 */
export interface RawRecipe {
  title: string
  /** The text has none that we found: it is the name of the file. */
  isTitleOfFile?: boolean
  description?: string | null
  /** A line that ends with a colon is the heading of a section. */
  ingredients: string[]
  steps: string[]
  /** "Serves 4", "12 rolls", 4 */
  servings?: string | number | null
  /** "1 hr 10 mins", "PT20M"; numbers are minutes. */
  prep?: string | number | null
  cook?: string | number | null
  rest?: string | number | null
  total?: string | number | null
  difficulty?: string | null
  cuisine?: string | null
  sourceUrl?: string | null
  /** A book, a site, a person. */
  sourceName?: string | null
  tags?: string[]
  folder?: string | null
  /** Of five. */
  rating?: number | null
  /** What the owner wrote about it. */
  notes?: string[]
  /** By the number of the step, from 0. */
  stepNotes?: Record<string, string>
  /** What has no field: "Nutrition", "120 kcal". */
  others?: { label: string; text: string }[]
  /** Days on which it was cooked, `2026-11-17`. */
  cooked?: { day: string; note?: string | null; photo?: FoundPhoto }[]
  photos?: FoundPhoto[]
  /** A picture that the file only links to. */
  photoUrl?: string | null
  createdAt?: string | null
  /** Of a recipe that was exported here, and of the account it was exported from. */
  id?: string
  account?: string | null
  /** A recipe that was exported here, and is valid: it stays as it is. */
  stored?: { content: OwnRecipeContent; marks: RecipeMarks }
}
