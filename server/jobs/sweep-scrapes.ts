import type { Log } from '../lib/log.ts'
import type { Sql } from '../lib/sql.ts'

const KEPT_DAYS = 30

/** Scraping jobs, with all their pages: the recipes they found are stored elsewhere. */
export async function sweepScrapes(sql: Sql, _log: Log): Promise<number> {
  const { count } = await sql`delete from sous.scrape_jobs
    where created_at < now() - ${KEPT_DAYS} * interval '1 day'`
  await sql`delete from sous.scrape_hosts
    where coalesce(greatest(next_at, robots_fetched_at), 'epoch') < now() - ${KEPT_DAYS} * interval '1 day'`
  return count
}
