import { fold } from '#core/text/normalise.ts'

export interface CoverRecipe {
  /** The seed for every choice: an id or a slug. */
  id: string
  title: string
  cuisine?: string | null
  meal?: string | null
  /** Ingredient lines, names or emoji. */
  ingredients: readonly string[]
}

const MOST_LINES = 40
const MOST_LETTERS = 200

/** The words of a recipe, folded once; everything on a cover is decided by patterns over them. */
export interface Words {
  title: string
  meal: string
  cuisine: string
  lines: readonly string[]
  /** Title and ingredient lines together. */
  all: string
  /** Answers to patterns over `all`, by their source. */
  asked: Map<string, boolean>
}

const plain = (text: unknown) => fold(String(text ?? '').slice(0, MOST_LETTERS))

export function wordsOf(recipe: CoverRecipe): Words {
  const title = plain(recipe.title)
  const lines = recipe.ingredients.slice(0, MOST_LINES).map(plain)
  return {
    title,
    meal: plain(recipe.meal).trim(),
    cuisine: plain(recipe.cuisine),
    lines,
    all: `${title}\n${lines.join('\n')}`,
    asked: new Map(),
  }
}
