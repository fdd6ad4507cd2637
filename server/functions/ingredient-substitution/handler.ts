import { ingredientSubstitutionInput } from '#core/contracts/ingredient-substitution.ts'
import { findSubstitutions } from '../../kitchen/substitutions.ts'
import { defineFunction } from '../definition.ts'

export const ingredientSubstitution = defineFunction({
  input: ingredientSubstitutionInput,
  handler: ({ input, recipes }) => Response.json(findSubstitutions(input, recipes.vocabulary)),
})
