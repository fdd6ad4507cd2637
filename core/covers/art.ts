import type { Vocabulary } from '#core/ingredients/vocabulary.ts'

/** One drawing of an ingredient, in a square of 320 units, without ids, text or links. */
export interface Piece {
  body: string
  /** As a reader of the alternative text would say it. */
  name: string
  /** The colour that it gives a soup, a sauce or a filling. */
  tint?: string
}

/** All that a cover is drawn with; the food art is content and comes from outside. */
export interface ArtLibrary {
  pieces: Readonly<Record<string, Piece>>
  /** Which drawing stands for an ingredient, by its canonical name. */
  byIngredient: ReadonlyMap<string, string>
  byEmoji: ReadonlyMap<string, string>
  /** Dishes that are drawn whole when the title names them: a burger, a taco. */
  byTitle: readonly (readonly [RegExp, string])[]
  vocabulary: Vocabulary
}

export interface CoverRecipe {
  /** The seed of every choice: an id or a slug. */
  id: string
  title: string
  cuisine?: string | null
  meal?: string | null
  /** Ingredient lines, names or emoji. */
  ingredients: readonly string[]
}
