import type { CookLogRow, RecipeMarks } from '#core/contracts/own-recipes.ts'
import type { StoredContent } from '../own-row.ts'

/** A recipe of the user's own, with all that they noted on it. */
export interface ExportedOwn extends StoredContent {
  marks: RecipeMarks | null
  cookLog: readonly Pick<CookLogRow, 'cooked_on' | 'note' | 'photo'>[]
}

/** `original` as stored; other programs read JPEG; `print` is a smaller one. */
export type PhotoUse = 'original' | 'jpeg' | 'print'

export interface ExportJob {
  recipes: readonly ExportedOwn[]
  /** ISO 8601. */
  exportedAt: string
  /** On the cover of a cookbook to print. */
  title: string
  withPhotos: boolean
  /** Whose recipes they are; null without an account. */
  account: string | null
  /** Undefined: it can't be had. */
  loadPhoto: (recipeId: string, name: string, use: PhotoUse) => Promise<Uint8Array | undefined>
  /** Called for each recipe that is written, with the photos that are missing. */
  onRecipe: (recipe: ExportedOwn, missing: number) => void
}

export const EXPORT_FORMATS = ['sous', 'book', 'paprika', 'json-ld', 'markdown', 'cooklang'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
