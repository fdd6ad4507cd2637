import type { RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { pictureAddress, webAddress } from '#core/contracts/web-address.ts'
import type { ExportedRecipe } from './export-recipe.ts'

interface ExportOptions {
  /** The recipe's page on this site. */
  url: string
  /** Makes a URL absolute, or null if there is none. */
  absolute: (address: string | null) => string | null
  details?: RecipeDetailsOutput
  /** As the user sees it; otherwise as written. */
  shown?: { lines: readonly string[]; steps: readonly string[]; factor: number }
}

/** The recipe for a file, or for crawlers that read the page. */
export function exportedRecipe(
  recipe: ExternalRecipeRow,
  { url, absolute, details, shown }: ExportOptions,
): ExportedRecipe {
  const factor = shown?.factor ?? 1
  return {
    title: recipe.title,
    description: recipe.description,
    ingredients: shown?.lines ?? recipe.ingredients,
    steps: shown?.steps ?? recipe.instructions,
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
    storage: recipe.storage,
    url,
    sourceUrl: absolute(webAddress(recipe.source_url)),
    image: absolute(pictureAddress(recipe.cover_image_url) ?? `/covers/${recipe.id}.svg`),
    published: recipe.created_at,
    nutrition: details?.nutrition.perServing ?? null,
    lines: details?.lines ?? [],
    factor,
  }
}
