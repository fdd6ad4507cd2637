import type { OwnRecipeContent, RecipeMarks } from '#core/contracts/own-recipes.ts'
import type { FoundPhoto } from './raw-recipe.ts'

/** Why something of a file didn't come along, or came along changed. */
export interface ImportProblem {
  /** The file inside of an archive, or the recipe's title; empty for the whole file. */
  where: string
  /** The field it is about, if one. */
  field?: string
  reason: string
}

/** A recipe that can be saved: within all limits, photos aside. */
export interface ImportedRecipe {
  content: OwnRecipeContent
  marks: RecipeMarks
  cooked: { cooked_on: string; note: string | null; photo?: FoundPhoto }[]
  photos: FoundPhoto[]
  photoUrl: string | null
  /** Of a recipe that was exported here: an import of one's own export finds it again, and plans lead to it. */
  id?: string
  /** The account that it was exported from: ids of another one may be taken. */
  account?: string | null
  createdAt?: string
  problems: ImportProblem[]
}

export interface FormatCount {
  name: string
  recipes: number
}

/** What a file holds. `format` is null if nothing in it was understood. */
export interface ReadLibrary {
  format: string | null
  /** As people know it: "Paprika". */
  formatName?: string
  /** All of them by name, the most recipes first. */
  formats: readonly FormatCount[]
  recipes: ImportedRecipe[]
  problems: ImportProblem[]
}
