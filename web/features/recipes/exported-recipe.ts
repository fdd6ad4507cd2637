import type { RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { ExportedRecipe } from '#core/recipes/export-recipe.ts'
import { exportedRecipe as exported, type OwnCredits } from '#core/recipes/exported-recipe.ts'
import { paths } from '#web/paths.ts'

const absolute = (value: string | null) =>
  value && URL.canParse(value, location.origin) ? new URL(value, location.origin).href : null

/** The recipe for a file or for crawlers that read the page: as written, or as in `shown`. */
export const exportedRecipe = (
  recipe: ExternalRecipeRow,
  details: RecipeDetailsOutput | undefined,
  shown?: { lines: readonly string[]; steps: readonly string[]; factor: number },
  own?: OwnCredits,
): ExportedRecipe =>
  exported(recipe, {
    url: new URL(paths.recipe(recipe.id), location.origin).href,
    absolute,
    details,
    shown,
    own,
  })
