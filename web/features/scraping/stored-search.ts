import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import type { StoredFilters } from '#core/contracts/stored-recipes.ts'

export const STORED_PAGE = 20

export type StoredRow = Pick<
  ExternalRecipeRow,
  | 'id'
  | 'title'
  | 'cuisine_type'
  | 'difficulty_level'
  | 'dietary_tags'
  | 'cooking_time_minutes'
  | 'quality_score'
  | 'source_url'
  | 'scraped_at'
  | 'origin'
>

const COLUMNS =
  'id,title,cuisine_type,difficulty_level,dietary_tags,cooking_time_minutes,quality_score,source_url,scraped_at,origin'

/**
 * User input is literal text: no character in it has a meaning to the database. Special characters go in brackets, and
 * the four that would need a backslash match any character, since servers differ in how they parse one between quotes.
 */
const pattern = (text: string) =>
  `"${text
    .replaceAll('\u0000', '')
    .replace(/[.*+?{}()|$\][^"\\]/g, (sign) => ('[^"\\'.includes(sign) ? '.' : `[${sign}]`))}"`

/** The search as a rest/v1 query: one page by range, plus an extra row that indicates whether another page follows. */
export function storedParams(filters: StoredFilters, page: number): Record<string, string> {
  const { order_by = 'scraped_at', ascending = false, text = '' } = filters
  const query: Record<string, string> = {
    select: COLUMNS,
    order: `${order_by}.${ascending ? 'asc' : 'desc'}.nullslast,id.asc`,
    offset: String(page * STORED_PAGE),
    limit: String(STORED_PAGE + 1),
  }
  if (filters.cuisine_type) query.cuisine_type = `eq.${filters.cuisine_type}`
  if (filters.difficulty_level) query.difficulty_level = `eq.${filters.difficulty_level}`
  if (filters.dietary_tags?.length) query.dietary_tags = `ov.{${filters.dietary_tags.join(',')}}`
  if (filters.max_cooking_time) query.cooking_time_minutes = `lte.${filters.max_cooking_time}`
  if (filters.min_quality) query.quality_score = `gte.${filters.min_quality}`
  if (text.trim()) {
    const wanted = pattern(text.trim())
    query.or = `(title.imatch.${wanted},description.imatch.${wanted})`
  }
  return query
}
