import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import type { FoodMeasures } from './food-weights.ts'
import { lineWeights, writeWeights } from './line-weights.ts'
import { recipeKind } from './recipe-kind.ts'

/** What the ready order needs to know of a recipe; stored with it. */
export const rankFacts = (
  recipe: Pick<ExternalRecipeRow, 'title' | 'meal' | 'ingredients'>,
  know: { vocabulary: Vocabulary; measures: FoodMeasures },
): Pick<ExternalRecipeRow, 'line_weights' | 'kind'> => ({
  line_weights: writeWeights(lineWeights(recipe, know)),
  kind: recipeKind(recipe, know.vocabulary),
})
