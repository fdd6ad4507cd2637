import type { ScrapeSource, SourceEdit } from '#core/contracts/recipe-sources.ts'
import { SCRAPING } from '#core/contracts/scraping.ts'
import type { Sql } from '../../lib/sql.ts'
import { readAddress } from '../jobs/address.ts'

const DEFAULT_HOURS = 168

interface Row extends Omit<ScrapeSource, 'next_at' | 'last_run_at'> {
  next_at: Date | null
  last_run_at: Date | null
}

/** Every source with its last run and how its site wants to be treated. */
export async function listSources(sql: Sql): Promise<ScrapeSource[]> {
  const rows = await sql<Row[]>`
    select s.id, s.kind, s.address, s.host, s.state, s.every_hours, s.folder, s.last_job, s.last_run_at,
      case when s.state = 'active' and s.every_hours is not null then s.next_at end as next_at,
      exists (select from sous.scrape_jobs where source_id = s.id and status in ('running', 'paused')) as running,
      (select count(*)::int from sous.scraped_versions v where v.host = s.host) as recipes,
      (select count(*)::int from sous.recipe_drafts d where d.host = s.host and d.state = 'waiting') as drafts,
      coalesce(run.pages, 0) as pages, coalesce(run.yield, 0) as yield, coalesce(run.errors, 0) as errors, run.problem,
      greatest(h.delay_ms, 0) as delay_ms, h.robots_status, coalesce(h.failures, 0) as failures
    from sous.scrape_sources s
    left join sous.scrape_hosts h on h.host = s.host
    left join lateral (
      select count(*) filter (where kind = 'page')::int as pages,
        count(*) filter (where kind = 'page' and state = 'success')::int as yield,
        count(*) filter (where state = 'error')::int as errors,
        (array_agg(error order by (kind = 'site') desc, n) filter (where state = 'error'))[1] as problem
      from sous.scrape_pages where job_id = s.last_job
    ) run on true
    order by s.host, s.address limit 500`
  return rows.map(({ next_at, last_run_at, ...row }) => ({
    ...row,
    next_at: next_at?.toISOString() ?? null,
    last_run_at: last_run_at?.toISOString() ?? null,
  }))
}

interface NewSource {
  kind: 'site' | 'feed'
  address: string
  every_hours?: number | null
  folder?: string | null
}

/** False if it isn't the address of a page on the web. One that is known is changed. */
export async function addSource(sql: Sql, source: NewSource): Promise<boolean> {
  const read = readAddress(source.address)
  if (!read) return false
  const { every_hours = DEFAULT_HOURS, folder = null, kind } = source
  await sql`
    insert into sous.scrape_sources (kind, address, host, every_hours, folder)
    values (${kind}, ${read.url}, ${read.host}, ${every_hours}, ${folder})
    on conflict (address) do update set kind = excluded.kind, every_hours = excluded.every_hours,
      folder = excluded.folder, state = 'active'`
  return true
}

export async function changeSource(sql: Sql, id: string, edit: SourceEdit): Promise<boolean> {
  if (Object.keys(edit).length === 0) return true
  return (await sql`update sous.scrape_sources set ${sql(edit)} where id = ${id}`).count > 0
}

/** With its recipes if asked: what is its site's in the collection and in the queue. */
export const deleteSource = (sql: Sql, id: string, withRecipes: boolean) =>
  sql.begin(async (work) => {
    // Without its job no worker stores anything.
    await work`update sous.scrape_jobs set status = 'stopped', finished_at = clock_timestamp()
      where source_id = ${id} and status in ('running', 'paused')`
    const [source] = await work<{ host: string }[]>`
      delete from sous.scrape_sources where id = ${id} returning host`
    if (!source) return undefined
    if (!withRecipes) return 0
    await work`delete from sous.recipe_drafts where host = ${source.host}`
    const { count } = await work`delete from public.external_recipes where origin = 'scraped'
      and id in (select recipe_id from sous.scraped_versions where host = ${source.host})`
    return count
  })

/** Sites that were crawled by hand are in the list too, to be scheduled or removed from there. */
export const noteSites = (sql: Sql, sites: readonly { url: string; host: string }[], job: string) =>
  sql`insert into sous.scrape_sources ${sql(
    [...new Map(sites.map((site) => [site.url, site])).values()].map(({ url, host }) => ({
      kind: 'site',
      address: url,
      host,
      every_hours: null,
      last_job: job,
      last_run_at: new Date(),
    })),
  )} on conflict (address) do update set last_job = excluded.last_job, last_run_at = excluded.last_run_at`

/** How a source's pages are searched. */
export const SOURCE_SEARCH = {
  quality: 0,
  enhance: false,
  depth: SCRAPING.crawlDepth.initial,
  sitemap: true,
  feeds: true,
  recursive: true,
} as const
