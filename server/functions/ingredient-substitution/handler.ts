import { findSubstitutions } from '#content/substitutions/find.ts'
import {
  ingredientSubstitutionInput,
  ingredientSubstitutionOutput,
} from '#core/contracts/ingredient-substitution.ts'
import { defineFunction } from '../definition.ts'
import { modelSubstitutions } from './ask-model.ts'

/** Our own data answers; a connected model is asked about ingredients that it lacks. */
export const ingredientSubstitution = defineFunction({
  input: ingredientSubstitutionInput,
  output: ingredientSubstitutionOutput,
  handler: async ({ input, recipes, model, log, signal }) => {
    const { vocabulary } = recipes
    const ours = findSubstitutions(input, vocabulary)
    // A warning without a swap means that we know the ingredient and nothing fits: that is a valid answer.
    if (!model || ours.substitutions.length > 0 || ours.warnings.length > 0) return ours
    try {
      return await modelSubstitutions({ model, question: input, vocabulary, signal })
    } catch (error) {
      if (signal.aborted) throw error
      log.warn('the model returned no substitution', { reason: (error as Error).message })
      return ours
    }
  },
})
