import { matchRecipesInput, matchRecipesOutput } from '#core/contracts/match-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { answerMatch } from '#core/matching/answer-match.ts'
import { defineFunction } from '../definition.ts'

/** Ranks recipes by ingredients. The index ranks; only the rows that are shown are read from the database. */
export const matchRecipes = defineFunction({
  input: matchRecipesInput,
  output: matchRecipesOutput,
  handler: async ({ input, db, recipes }) => {
    await recipes.ready
    const rowsOf = (ids: string[]) =>
      db<ExternalRecipeRow[]>`select * from external_recipes where id = any(${ids})`
    const { vocabulary } = recipes
    return answerMatch(input, { index: recipes.current(), vocabulary, rowsOf })
  },
})
