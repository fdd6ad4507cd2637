import type { z } from 'zod'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { SCRAPING } from '#core/contracts/scraping.ts'
import type { RecipeEdit, StoredCounts, storedFilters } from '#core/contracts/stored-recipes.ts'
import type { ExportRow, ExportWriter } from '#core/scraping/export-row.ts'
import type { Sql } from '../../lib/sql.ts'

type Filters = z.output<typeof storedFilters>

const AT_ONCE = 500

export async function updateRecipe(sql: Sql, id: string, edit: RecipeEdit) {
  const given = Object.fromEntries(Object.entries(edit).filter(([, value]) => value !== undefined))
  const [row] = Object.keys(given).length
    ? await sql<ExternalRecipeRow[]>`update external_recipes set ${sql(given)} where id = ${id} returning *`
    : await sql<ExternalRecipeRow[]>`select * from external_recipes where id = ${id}`
  return row
}

export const deleteRecipe = async (sql: Sql, id: string) =>
  (await sql`delete from external_recipes where id = ${id}`).count > 0

/** How many there are. Those without cuisine or difficulty count in the total only. */
export const countTotal = async (sql: Sql) =>
  (await sql<{ total: number }[]>`select count(*)::int as total from external_recipes`)[0]?.total ?? 0

export async function countBy(
  sql: Sql,
  column: 'cuisine_type' | 'difficulty_level',
): Promise<StoredCounts['cuisines']> {
  const rows = await sql<{ name: string; recipes: number }[]>`
    select ${sql(column)} as name, count(*)::int as recipes from external_recipes
    where ${sql(column)} is not null and ${sql(column)} <> '' group by 1 order by 2 desc, 1`
  return Object.fromEntries(rows.map(({ name, recipes }) => [name, recipes]))
}

const pattern = (text: string) => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The recipes of an export, in order. Ids only: ten thousand of them are small. */
async function chosen(sql: Sql, filters: Filters): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id from external_recipes where true
    ${filters.cuisine_type ? sql`and cuisine_type = ${filters.cuisine_type.toLowerCase()}` : sql``}
    ${filters.difficulty_level ? sql`and difficulty_level = ${filters.difficulty_level}` : sql``}
    ${filters.dietary_tags?.length ? sql`and dietary_tags && ${filters.dietary_tags}` : sql``}
    ${filters.max_cooking_time ? sql`and cooking_time_minutes <= ${filters.max_cooking_time}` : sql``}
    ${filters.min_quality === undefined ? sql`` : sql`and quality_score >= ${filters.min_quality}`}
    ${
      filters.text
        ? sql`and (title ilike ${pattern(filters.text)} or description ilike ${pattern(filters.text)})`
        : sql``
    }
    order by ${sql(filters.order_by)} ${filters.ascending ? sql`asc` : sql`desc`} nulls last, id
    limit ${SCRAPING.exportLimit}`
  return rows.map(({ id }) => id)
}

interface Row extends Omit<ExportRow, 'scraped_at'> {
  id: string
  cover_image_url: string | null
  scraped_at: Date | null
}

/**
 * The file in chunks. Rows are read a few hundred at a time as the caller consumes them, and no database connection
 * waits for a slow download.
 */
export async function* exportRecipes(
  sql: Sql,
  filters: Filters,
  writer: ExportWriter,
): AsyncGenerator<string, void, void> {
  const ids = await chosen(sql, filters)
  yield writer.head
  let written = 0
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const rows = await sql<Row[]>`
      select r.id, title, description, cuisine_type, difficulty_level, cooking_time_minutes, prep_time_minutes,
        servings, quality_score, source_url, scraped_at, ingredients, instructions, dietary_tags, cover_image_url
      from unnest(${ids.slice(from, from + AT_ONCE)}::uuid[]) with ordinality as wanted (id, place)
      join external_recipes r on r.id = wanted.id order by wanted.place`
    let text = ''
    for (const { scraped_at, ...row } of rows)
      text += writer.row({ ...row, scraped_at: scraped_at?.toISOString() ?? null }, written++)
    yield text
  }
  yield writer.tail
}
