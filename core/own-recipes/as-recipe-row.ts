import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { factColumns, type VersionedKnowledge } from '#core/recipes/fact-columns.ts'

interface StoredContent {
  id: string
  content: OwnRecipeContent
  /** ISO 8601. */
  createdAt: string
}

/** A recipe of the user's own as a row of the collection, judged by the same rules: every page and search takes it so. */
export function asRecipeRow(
  { id, content, createdAt }: StoredContent,
  known: VersionedKnowledge,
): ExternalRecipeRow {
  const { title, description, ingredients, instructions, servings } = content
  const judged = { title, meal: null, ingredients, dietary_tags: [], lines_sure: true, servings }
  return {
    id,
    title,
    description,
    ingredients,
    instructions,
    // Photos are files of the account or the device: the page asks for them by name.
    cover_image_url: null,
    source_url: webAddress(content.source_url),
    cooking_time_minutes: content.cooking_time_minutes,
    prep_time_minutes: content.prep_time_minutes,
    rest_time_minutes: content.rest_time_minutes,
    servings,
    difficulty_level: content.difficulty_level,
    cuisine_type: content.cuisine_type,
    quality_score: null,
    created_at: createdAt,
    scraped_at: null,
    origin: 'own',
    slug: null,
    meal: null,
    equipment: [],
    storage: null,
    tags: [],
    lines_sure: true,
    ...factColumns(judged, known),
  }
}
