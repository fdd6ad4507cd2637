import {
  type ScoredRecipe,
  type ScoreRecipesOutput,
  scoreRecipesInput,
} from '#core/contracts/score-recipes.ts'
import { namesOf } from '#core/pantry/line-names.ts'
import { sousScore } from '#core/pantry/score.ts'
import { createShelf } from '#core/pantry/score-recipe.ts'
import { plainName } from '#core/recipes/plain-name.ts'
import { defineFunction } from '../definition.ts'

/** How well given recipes fit what the user has: for pages that show recipes in an order of their own. */
export const scoreRecipes = defineFunction({
  input: scoreRecipesInput,
  handler: async ({ input, recipes }) => {
    await recipes.ready
    const index = recipes.current()
    const { ingredients, staples } = input
    const ids = input.ids.filter((id) => index.has(id))
    const wanted = new Set(ids)
    const accept = (id: string) => wanted.has(id)
    const ranked = index.query({ ingredients, staples, limit: ids.length, accept })
    const byId = new Map(ranked.map((ranking) => [ranking.id, ranking]))
    const reasons = index.explain(ids, ingredients, staples)
    const own = createShelf(ingredients, staples, recipes.vocabulary).terms.length

    const scores = ids.map((id, at): ScoredRecipe => {
      const lines = reasons[at] ?? []
      const ranking = byId.get(id)
      // A ranking leaves out recipes that nothing matches: there, whatever no staple covers is missing.
      const lacking =
        ranking?.missing ??
        lines
          .filter(({ strength, line }) => strength === 'none' && namesOf(line, recipes.vocabulary).length > 0)
          .map(({ line }) => line)
      const missing = lacking.map((line) => ({ line, name: plainName(line, recipes.vocabulary) }))
      if (!ranking) {
        const counts = { full: 0, partial: 0, ingredients: own, extra: missing.length }
        return { id, ...sousScore(counts), missing, reasons: lines }
      }
      const { quality: _quality, full: _full, partial: _partial, ...score } = ranking
      return { ...score, missing, reasons: lines }
    })
    return Response.json({ scores } satisfies ScoreRecipesOutput)
  },
})
