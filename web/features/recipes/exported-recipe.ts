import type { RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { decodeEntities } from '#core/pantry/entities.ts'
import type { ExportedRecipe } from '#core/recipes/export-recipe.ts'
import { paths } from '#web/paths.ts'

const text = (value: string | null) => (value === null ? null : decodeEntities(value))
const address = (value: string | null) =>
  value && URL.canParse(value, location.origin) ? new URL(value, location.origin).href : null

/** The recipe for a file or for machines that read the page: as it is written, or as `shown` has it. */
export function exportedRecipe(
  recipe: ExternalRecipeRow,
  details: RecipeDetailsOutput | undefined,
  shown?: { lines: readonly string[]; steps: readonly string[]; factor: number },
): ExportedRecipe {
  const factor = shown?.factor ?? 1
  return {
    title: decodeEntities(recipe.title),
    description: text(recipe.description),
    ingredients: shown?.lines ?? recipe.ingredients.map(decodeEntities),
    steps: shown?.steps ?? recipe.instructions.map(decodeEntities),
    servings: recipe.servings === null ? null : Math.max(1, Math.round(recipe.servings * factor)),
    prepMinutes: recipe.prep_time_minutes,
    cookMinutes: recipe.cooking_time_minutes,
    restMinutes: recipe.rest_time_minutes,
    cuisine: recipe.cuisine_type,
    meal: recipe.meal,
    dietaryTags: recipe.dietary_tags,
    allergens: recipe.allergens,
    tags: recipe.tags,
    equipment: recipe.equipment,
    storage: text(recipe.storage),
    url: new URL(paths.recipe(recipe.id), location.origin).href,
    sourceUrl: recipe.source_url && /^https?:/i.test(recipe.source_url) ? address(recipe.source_url) : null,
    image: address(recipe.cover_image_url ?? `/covers/${recipe.id}.svg`),
    published: recipe.created_at,
    nutrition: details?.nutrition.perServing ?? null,
    lines: details?.lines ?? [],
    factor,
  }
}
