import { SCRAPING } from '#core/contracts/scraping.ts'
import type { Sql } from '../../lib/sql.ts'
import { readAddress } from '../jobs/address.ts'
import { createJob } from '../jobs/create-job.ts'
import { SOURCE_SEARCH } from './manage-sources.ts'

interface DueSource {
  id: string
  kind: 'site' | 'feed'
  address: string
  folder: string | null
}

const IDLE = (sql: Sql) =>
  sql`not exists (select from sous.scrape_jobs where source_id = s.id and status in ('running', 'paused'))`

/** Notes the visit before the job exists, so that no other server begins one. */
const begin = (sql: Sql, which: ReturnType<Sql>) =>
  sql<DueSource[]>`
    update sous.scrape_sources t set last_run_at = now(),
      next_at = now() + coalesce(every_hours, 0) * interval '1 hour'
    where t.id = (select s.id from sous.scrape_sources s where ${which} and ${IDLE(sql)}
      order by s.next_at limit 1 for update skip locked)
    returning t.id, t.kind, t.address, t.folder`

async function start(sql: Sql, { id, kind, address, folder }: DueSource): Promise<string> {
  const job = await createJob(sql, {
    mode: 'source',
    settings: {
      ...SOURCE_SEARCH,
      source: id,
      follow: kind === 'feed',
      ...(folder && { folder }),
    },
    concurrency: SCRAPING.concurrency.initial,
    pages: [{ kind: 'site', given: address, address: readAddress(address), most: SCRAPING.pagesOfJob }],
    sourceId: id,
  })
  await sql`update sous.scrape_sources set last_job = ${job} where id = ${id}`
  return job
}

/** Now, whatever the schedule; undefined if it is being visited, or there is no such source. */
export async function runSource(sql: Sql, id: string): Promise<string | undefined> {
  const [source] = await begin(sql, sql`s.id = ${id}`)
  return source && start(sql, source)
}

/** All that are due, each in a job of its own; returns how many. */
export async function runDueSources(sql: Sql): Promise<number> {
  for (let started = 0; ; started++) {
    const [source] = await begin(
      sql,
      sql`s.state = 'active' and s.every_hours is not null and s.next_at <= now()`,
    )
    if (!source) return started
    await start(sql, source)
  }
}
