import { EXAMPLE, EXAMPLE_INGREDIENTS } from '#content/how-it-works.ts'
import type { Ingredient } from '#core/contracts/ingredient.ts'
import type { LineMatch } from '#core/contracts/match-recipes.ts'
import { namesOf } from '#core/ingredients/line-names.ts'
import { matchNames } from '#core/ingredients/match.ts'
import { createVocabulary, type Vocabulary } from '#core/ingredients/vocabulary.ts'
import { createShelf, type RecipeScore, scoreRecipe } from '#core/matching/score-recipe.ts'

export interface ExampleScore extends RecipeScore {
  reasons: LineMatch[]
  /** How many ingredients count: staples and duplicates don't. */
  ingredients: number
}

const RANK = { none: 0, partial: 1, full: 2 } as const

/** Scores the example recipe for a list, with the code that scores every recipe. */
export function createExample(known: readonly Ingredient[] = EXAMPLE_INGREDIENTS) {
  const vocabulary = createVocabulary(known)
  return (have: readonly string[]): ExampleScore => {
    const shelf = createShelf(have, EXAMPLE.staples, vocabulary)
    const score = scoreRecipe(shelf, EXAMPLE.lines, vocabulary)
    return {
      ...score,
      ingredients: shelf.terms.length,
      reasons: EXAMPLE.lines.map((line) => reasonOf(line, shelf, vocabulary)),
    }
  }
}

/** The best cover for a line; the first among equals, as in the results. */
function reasonOf(line: string, shelf: ReturnType<typeof createShelf>, vocabulary: Vocabulary): LineMatch {
  const names = namesOf(line, vocabulary)
  let best: LineMatch = { line, ingredient: '', staple: false, strength: 'none', reason: 'none' }
  for (const [at, term] of [...shelf.terms, ...shelf.staples].entries()) {
    const match = matchNames(term, names, line, vocabulary)
    if (RANK[match.strength] > RANK[best.strength])
      best = { line, ingredient: term.text, staple: at >= shelf.terms.length, ...match }
  }
  return best
}
