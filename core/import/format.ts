import type { FoodBook } from '#core/food-facts/food-book.ts'
import type { ImportProblem } from './imported.ts'
import type { FoundPhoto, RawRecipe } from './raw-recipe.ts'

/** A file that is text, decoded. */
export interface SourceDocument {
  /** With its folders in the archive. */
  name: string
  text: string
  /** The bytes, for formats that are always in one old charset. */
  bytes: Uint8Array
  /** The text as JSON, parsed once; undefined if it is none. */
  json: () => unknown
}

export interface NamedPictures {
  photos: FoundPhoto[]
  photoUrl: string | null
}

/** What surrounds a document. */
export interface Surroundings {
  vocabulary: FoodBook
  /**
   * A picture: "images/a.jpg", relative to the document or to the root, or the only one in the archive whose path ends
   * so. With 'beside' at exactly this place from the document, for names that every recipe's folder has.
   */
  photo: (path: string, where?: 'beside') => FoundPhoto | undefined
  /** All pictures of a folder, relative to the document ("images"), or of its own (""). */
  photos: (folder: string) => FoundPhoto[]
  /**
   * The pictures that a recipe names: those in the file, and the first address if none is. What is in neither is
   * reported, so that no reader loses one silently.
   */
  pictures: (recipe: string, paths: readonly string[], under?: string) => NamedPictures
  /** The text of another file, by its path; undefined if there is none. */
  text: (path: string) => Promise<string | undefined>
  /** A picture written inside of the document in base64, or the mark that is in its place. */
  embedded: (name: string, base64: string) => FoundPhoto
  report: (problem: ImportProblem) => void
}

/** One app's or one standard's way to write recipes. */
export interface RecipeFormat {
  id: string
  /** The name that people know it by. */
  name: string
  /** From the content; the name only decides between formats that look the same. */
  looksLike: (document: SourceDocument) => boolean
  /** All recipes of the document. What it throws becomes a problem of this document alone. */
  read: (document: SourceDocument, around: Surroundings) => RawRecipe[] | Promise<RawRecipe[]>
}
