import { scoreRecipesInput } from '#core/contracts/score-recipes.ts'
import { answerScores } from '#core/matching/answer-scores.ts'
import { defineFunction } from '../definition.ts'

/** How well given recipes fit what the user has: for pages that show recipes in an order of their own. */
export const scoreRecipes = defineFunction({
  input: scoreRecipesInput,
  handler: async ({ input, recipes }) => {
    await recipes.ready
    return Response.json(answerScores(input, { index: recipes.current(), vocabulary: recipes.vocabulary }))
  },
})
