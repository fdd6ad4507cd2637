import type { ScrapeFailure, ScrapeFailures } from '#core/contracts/scrape-results.ts'
import type { Sql } from '../../lib/sql.ts'
import { announce } from './notices.ts'

const AT_ONCE = 50

const retryable = (sql: Sql) => sql`(p.url <> '' and coalesce(p.reason, '') not in ('address', 'removed')
  and exists (select from sous.scrape_jobs j where j.id = p.job_id and j.mode <> 'pasted'))`

/** Everything of a job that failed, sites first. */
export async function listFailures(sql: Sql, job: string, page: number): Promise<ScrapeFailures> {
  const [failures, [count]] = await Promise.all([
    sql<ScrapeFailure[]>`
      select n::text, kind, url, reason, error, ${retryable(sql)} as retryable from sous.scrape_pages p
      where job_id = ${job} and state = 'error' order by kind desc, n limit ${AT_ONCE} offset ${page * AT_ONCE}`,
    sql<{ total: number }[]>`
      select count(*)::int as total from sous.scrape_pages where job_id = ${job} and state = 'error'`,
  ])
  return { failures: [...failures], total: count?.total ?? 0 }
}

/** Queues failed pages again; a job that was over continues. The time in between doesn't count. */
export const retryFailures = (sql: Sql, job: string, pages?: readonly string[]): Promise<number> =>
  sql.begin(async (work) => {
    const { count } = await work`
      update sous.scrape_pages p set state = 'pending', reason = null, error = null, attempts = 0,
        due_at = clock_timestamp(), changed_at = clock_timestamp()
      where job_id = ${job} and state = 'error' and ${retryable(sql)}
        ${pages ? work`and n = any(${pages as string[]}::bigint[])` : work``}`
    if (count === 0) return 0
    await work`
      update sous.scrape_jobs set status = 'running', message = null, finished_at = null,
        paused_ms = paused_ms + (extract(epoch from clock_timestamp() - finished_at) * 1000)::bigint
      where id = ${job} and status in ('completed', 'stopped', 'error')`
    await announce(work, 'work', job)
    return count
  })
