import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { recipeDetailsInput, recipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { recipeDetails as detailsOf } from '#core/recipes/recipe-details.ts'
import { notFound } from '../../errors.ts'
import { defineFunction } from '../definition.ts'
import * as strings from '../strings.ts'

type Read = Pick<ExternalRecipeRow, 'ingredients' | 'instructions' | 'servings'>

/** What the recipe page shows beyond the row: weights, nutrition, and which step uses which ingredient line. */
export const recipeDetails = defineFunction({
  input: recipeDetailsInput,
  output: recipeDetailsOutput,
  handler: async ({ input, db, recipes }) => {
    const [row] = await db<Read[]>`
      select ingredients, instructions, servings from external_recipes where id = ${input.id}`
    if (!row) throw notFound(strings.recipeGone)
    return detailsOf(row, { vocabulary: recipes.vocabulary, measures: MEASURES, nutrition: NUTRITION })
  },
})
