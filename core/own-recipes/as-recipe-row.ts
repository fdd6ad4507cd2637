import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { type FactColumns, factColumns, type VersionedKnowledge } from '#core/recipes/fact-columns.ts'

export interface StoredContent {
  id: string
  content: OwnRecipeContent
  /** ISO 8601. */
  createdAt: string
}

/** What follows from the lines; it takes a while, so a device stores it. */
export function ownFacts(
  { title, ingredients, servings }: OwnRecipeContent,
  known: VersionedKnowledge,
): FactColumns {
  const judged = { title, meal: null, ingredients, dietary_tags: [], lines_sure: true, servings }
  return factColumns(judged, known)
}

/** A recipe of the user's own as a row of the collection, judged by the same rules: every page and search takes it so. */
export const asRecipeRow = (stored: StoredContent, known: VersionedKnowledge): ExternalRecipeRow =>
  withOwnFacts(stored, ownFacts(stored.content, known))

export function withOwnFacts(
  { id, content, createdAt }: StoredContent,
  facts: FactColumns,
): ExternalRecipeRow {
  const { title, description, ingredients, instructions, servings } = content
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
    ...facts,
  }
}
