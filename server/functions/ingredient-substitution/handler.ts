import { findSubstitutions } from '#content/substitutions/find.ts'
import {
  ingredientSubstitutionInput,
  ingredientSubstitutionOutput,
} from '#core/contracts/ingredient-substitution.ts'
import { defineFunction } from '../definition.ts'
import { modelSubstitutions } from './ask-model.ts'

/** Our own book answers; a connected model is asked for what the book does not know. */
export const ingredientSubstitution = defineFunction({
  input: ingredientSubstitutionInput,
  output: ingredientSubstitutionOutput,
  handler: async ({ input, recipes, model, log, signal }) => {
    const { vocabulary } = recipes
    const ours = findSubstitutions(input, vocabulary)
    // A warning without a swap means that the book knows the ingredient and that nothing fits: that is an answer.
    if (!model || ours.substitutions.length > 0 || ours.warnings.length > 0) return ours
    try {
      return await modelSubstitutions({ model, question: input, vocabulary, signal })
    } catch (error) {
      if (signal.aborted) throw error
      log.warn('the model knew no substitution', { reason: (error as Error).message })
      return ours
    }
  },
})
