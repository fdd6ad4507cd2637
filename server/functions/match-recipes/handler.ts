import { dietBits } from '#core/contracts/diets.ts'
import {
  type MatchedRecipe,
  type MatchRecipesOutput,
  matchRecipesInput,
} from '#core/contracts/match-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { plainName } from '#core/recipes/plain-name.ts'
import { defineFunction } from '../definition.ts'

/** Ingredients in, the best recipes out. The index ranks; only the rows that are shown are read from the database. */
export const matchRecipes = defineFunction({
  input: matchRecipesInput,
  handler: async ({ input, db, recipes }) => {
    await recipes.ready
    const index = recipes.current()
    const { ingredients, staples, limit, exclude } = input
    const ranked = index.query({ ingredients, staples, limit, exclude, dietary: dietBits(input.dietary) })
    const ids = ranked.map((one) => one.id)
    const rows = await db<ExternalRecipeRow[]>`select * from external_recipes where id = any(${ids})`
    const byId = new Map(rows.map((row) => [row.id, row]))
    const reasons = index.explain(ids, ingredients, staples)
    const found: MatchedRecipe[] = []
    for (const [at, ranking] of ranked.entries()) {
      const { id, quality: _quality, full: _full, partial: _partial, missing, ...score } = ranking
      const row = byId.get(id)
      // A recipe that was deleted a moment ago may still be in the index.
      if (!row) continue
      found.push({
        ...row,
        ...score,
        missing: missing.map((line) => ({ line, name: plainName(line, recipes.vocabulary) })),
        reasons: reasons[at] ?? [],
      })
    }
    return Response.json({ recipes: found } satisfies MatchRecipesOutput)
  },
})
