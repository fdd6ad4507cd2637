import type { OwnRecipeContent } from '#core/contracts/own-recipes.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import type { FactColumns } from '#core/recipes/fact-columns.ts'

export interface StoredContent {
  id: string
  content: OwnRecipeContent
  /** ISO 8601. */
  createdAt: string
}

/** Before anything is known of the lines: nothing is promised. */
const NO_FACTS: FactColumns = {
  dietary_tags: [],
  allergens: [],
  may_contain: [],
  facts_complete: false,
  facts_version: null,
  line_weights: null,
  kind: null,
  foods: [],
}

/** A recipe of the user's own as a row of the collection: every page and search takes it so. */
export function ownRow(
  { id, content, createdAt }: StoredContent,
  facts: FactColumns = NO_FACTS,
): ExternalRecipeRow {
  return {
    id,
    title: content.title,
    description: content.description,
    ingredients: content.ingredients,
    instructions: content.instructions,
    // Photos are files of the account or the device: the page asks for them by name.
    cover_image_url: null,
    source_url: webAddress(content.source_url),
    cooking_time_minutes: content.cooking_time_minutes,
    prep_time_minutes: content.prep_time_minutes,
    rest_time_minutes: content.rest_time_minutes,
    servings: content.servings,
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
    author: null,
    publisher: null,
    license: null,
    folder: null,
    also_called: [],
    ...facts,
  }
}
