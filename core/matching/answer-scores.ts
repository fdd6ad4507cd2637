import type { z } from 'zod'
import { allergenBits, dietBits } from '../contracts/food-facts.ts'
import type { ScoredRecipe, ScoreRecipesOutput, scoreRecipesInput } from '../contracts/score-recipes.ts'
import { namesOf } from '../ingredients/line-names.ts'
import { plainName } from '../ingredients/plain-name.ts'
import type { Vocabulary } from '../ingredients/vocabulary.ts'
import type { RankedRecipe, RecipeIndex } from './recipe-index.ts'
import { sousScore } from './score.ts'
import { createShelf } from './score-recipe.ts'

/** How well given recipes fit the user's ingredients: the function score-recipes, on the server and on a device. */
export function answerScores(
  input: z.output<typeof scoreRecipesInput>,
  { index, vocabulary }: { index: RecipeIndex; vocabulary: Vocabulary },
): ScoreRecipesOutput {
  const { ingredients, staples, soon } = input
  const ids = input.ids.filter((id) => index.has(id))
  const wanted = new Set(ids)
  const accept = (id: string) => wanted.has(id)
  const keep = { dietary: dietBits(input.dietary), avoid: allergenBits(input.avoid) }
  const ranked = index.query({ ingredients, staples, limit: ids.length, accept, keep, soon })
  const byId = new Map(ranked.map((ranking) => [ranking.id, ranking]))
  const reasons = index.explain(ids, ingredients, staples)
  const own = createShelf(ingredients, staples, vocabulary).terms.length

  const scores = ids.map((id, at): ScoredRecipe => {
    const lines = reasons[at] ?? []
    const ranking = byId.get(id)
    // A ranking omits recipes without a match: for those, everything not covered by a staple is missing.
    const missingLines: RankedRecipe['missing'] =
      ranking?.missing ??
      lines
        .filter(({ strength, line }) => strength === 'none' && namesOf(line, vocabulary).length > 0)
        .map(({ line }) => ({ line, weight: 'normal', swap: '' }))
    const missing = missingLines.map((one) => ({ ...one, name: plainName(one.line, vocabulary) }))
    if (!ranking) {
      const counts = { full: 0, partial: 0, ingredients: own, extra: missing.length }
      return { id, ...sousScore(counts), missing, reasons: lines, ...(soon.length > 0 && { uses_soon: [] }) }
    }
    const { quality: _quality, group: _group, full: _full, partial: _partial, ...score } = ranking
    return { ...score, missing, reasons: lines }
  })
  return { scores }
}
