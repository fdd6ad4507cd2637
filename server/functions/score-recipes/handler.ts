import { scoreRecipesInput, scoreRecipesOutput } from '#core/contracts/score-recipes.ts'
import { answerScores } from '#core/matching/answer-scores.ts'
import { defineFunction } from '../definition.ts'

/** How well the given recipes match what the user has: for pages that order recipes themselves. */
export const scoreRecipes = defineFunction({
  input: scoreRecipesInput,
  output: scoreRecipesOutput,
  handler: async ({ input, recipes }) => {
    await recipes.ready
    return answerScores(input, { index: recipes.current(), vocabulary: recipes.vocabulary })
  },
})
