import type { ExtractedRecipe, KeptAs, SavedEntry, ScrapeResults } from '#core/contracts/scrape-results.ts'
import { RECIPE_FIELDS } from '#core/contracts/scraping.ts'
import type { Sql } from '../../lib/sql.ts'
import * as strings from '../strings.ts'

interface Row {
  url: string
  kind: 'page' | 'site'
  state: string
  reason: string | null
  error: string | null
  title: string | null
  recipe: ExtractedRecipe | null
  recipe_id: string | null
  stored_title: string | null
  stored_url: string | null
}

const STRUCTURED = new Set(['json-ld', 'microdata', 'rdfa'])
const rounded = (number: number) => Math.round(number * 100) / 100
const percent = (part: number, of: number) => (of === 0 ? 0 : rounded((part / of) * 100))

/** The share of all recipe fields that came from the sites' own structured data. */
function accuracyOf(recipes: readonly Pick<ExtractedRecipe, 'origins'>[]): number {
  const origins = recipes.flatMap((recipe) => RECIPE_FIELDS.flatMap((field) => recipe.origins[field] ?? []))
  return percent(origins.filter(({ method }) => STRUCTURED.has(method)).length, origins.length)
}

/** All results of a job so far. Undefined if it doesn't exist. */
export async function readResults(sql: Sql, job: string): Promise<ScrapeResults | undefined> {
  const [about] = await sql<{ seconds: number }[]>`
    select (extract(epoch from coalesce(finished_at, paused_at, clock_timestamp()) - created_at)
      - paused_ms / 1000.0)::float8 as seconds from sous.scrape_jobs where id = ${job}`
  if (!about) return undefined
  const rows = await sql<Row[]>`
    select p.url, p.kind, p.state, p.reason, p.error, coalesce(p.title, first.title) as title, p.recipe,
      coalesce(p.recipe_id, first.recipe_id) as recipe_id, r.title as stored_title, r.source_url as stored_url
    from sous.scrape_pages p
    left join sous.scrape_pages first on first.job_id = p.job_id and first.key = p.twin
    left join public.external_recipes r on r.id = coalesce(p.recipe_id, first.recipe_id)
    where p.job_id = ${job} and p.state not in ('pending', 'processing') order by p.n`
  const pages = rows.filter(({ kind }) => kind === 'page')
  const inState = (state: string) => pages.filter((page) => page.state === state)
  const saved = inState('success')
  const duplicates = inState('duplicate')
  const failed = inState('error')
  const filtered = pages.filter(({ reason }) => reason === 'quality')
  const recipes = saved.flatMap(({ recipe }) => recipe ?? [])
  const entry = (row: Row): SavedEntry => ({
    id: row.recipe_id,
    title: row.stored_title ?? row.title ?? (row.url || strings.pastedPage),
    source_url: (row.state === 'duplicate' ? row.url : (row.stored_url ?? row.url)) || null,
    // Of two addresses of one page in one job, the second is a copy of the first.
    outcome: (row.reason as KeptAs | null) ?? 'copy',
  })
  const broken = rows.filter(({ kind, state }) => kind === 'site' && state === 'error')
  const seconds = Math.max(0, about.seconds)
  return {
    processed: pages.length,
    successful: saved.length,
    failed: failed.length,
    errors: [...broken, ...failed, ...filtered].map(
      ({ url, error }) => `${url || strings.pastedPage}: ${error ?? strings.notProcessed}`,
    ),
    recipes,
    saved_recipes: saved.map(entry),
    duplicate_recipes: duplicates.map(entry),
    performance_metrics: {
      total_time_seconds: rounded(seconds),
      success_rate: percent(saved.length + duplicates.length, pages.length),
      accuracy_rate: accuracyOf(recipes),
      average_time_per_recipe: recipes.length === 0 ? 0 : rounded(seconds / recipes.length),
      urls_discovered: pages.length,
      quality_filtered: filtered.length,
      duplicates_found: duplicates.length,
    },
  }
}
