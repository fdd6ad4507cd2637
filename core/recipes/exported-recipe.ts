import type { RecipeDetailsOutput } from '#core/contracts/recipe-details.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { pictureAddress, webAddress } from '#core/contracts/web-address.ts'
import type { ExportedRecipe } from './export-recipe.ts'

/** What a user says about a recipe of their own. */
export interface OwnCredits {
  /** Where it comes from: a person, a book. */
  source: string | null
  tags: readonly string[]
}

interface ExportOptions {
  /** The recipe's page on this site. */
  url: string
  /** Makes a URL absolute, or null if there is none. */
  absolute: (address: string | null) => string | null
  details?: RecipeDetailsOutput
  own?: OwnCredits
  /** As the user sees it; otherwise as written. */
  shown?: { lines: readonly string[]; steps: readonly string[]; factor: number }
}

const SITE = 'Sous'

const hostOf = (url: string | null) => /^https?:\/\/(?:www\.)?([^/:?#]+)/i.exec(url ?? '')?.[1]

/** The recipe for a file, or for crawlers that read the page. */
export function exportedRecipe(
  recipe: ExternalRecipeRow,
  { url, absolute, details, own, shown }: ExportOptions,
): ExportedRecipe {
  const factor = shown?.factor ?? 1
  const isOwn = recipe.origin === 'own'
  const sourceUrl = absolute(webAddress(recipe.source_url))
  const host = hostOf(sourceUrl) ?? (isOwn ? undefined : SITE)
  const picture = pictureAddress(recipe.cover_image_url)
  return {
    title: recipe.title,
    alsoCalled: recipe.also_called ?? [],
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
    tags: [...recipe.tags, ...(own?.tags ?? [])],
    equipment: recipe.equipment,
    storage: recipe.storage,
    url: isOwn ? null : url,
    author: own?.source
      ? { type: 'Person', name: own.source }
      : host
        ? { type: 'Organization', name: host }
        : null,
    sourceUrl,
    // The covers of own recipes are drawn on the device.
    image: absolute(picture ?? (isOwn ? null : `/covers/${recipe.id}.svg`)),
    published: recipe.created_at,
    nutrition: recipe.servings === null ? null : (details?.nutrition.perServing ?? null),
    lines: details?.lines ?? [],
    factor,
  }
}
