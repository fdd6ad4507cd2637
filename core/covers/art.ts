import type { Vocabulary } from '#core/ingredients/vocabulary.ts'

/** One drawing of an ingredient, in a square of 320 units, without ids, text or links. */
export interface Piece {
  body: string
  /** How the alternative text names it. */
  name: string
  /** The color it gives a soup, a sauce or a filling. */
  tint?: string
}

/** Everything a cover is drawn with; the food art is content and is passed in. */
export interface ArtLibrary {
  pieces: Readonly<Record<string, Piece>>
  /** The drawing for an ingredient, by its canonical name. */
  byIngredient: ReadonlyMap<string, string>
  byEmoji: ReadonlyMap<string, string>
  /** Dishes that have a single drawing, used when the title names them: a burger, a taco. */
  byTitle: readonly (readonly [RegExp, string])[]
  vocabulary: Vocabulary
}

export interface CoverRecipe {
  /** The seed for every choice: an id or a slug. */
  id: string
  title: string
  cuisine?: string | null
  meal?: string | null
  /** Ingredient lines, names or emoji. */
  ingredients: readonly string[]
}
