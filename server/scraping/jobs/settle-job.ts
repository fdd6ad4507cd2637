import type { ISql } from 'postgres'
import * as strings from '../strings.ts'

/**
 * A job is over when nothing is queued or in progress. A search that found no page at all is an error.
 * Its row is locked first: of two pages that end concurrently, the second sees the first.
 * Returns unsent statements, to be sent together and in this order, after whatever ends a page.
 */
export const settleJob = (sql: ISql, job: string) => [
  sql`select 1 from sous.scrape_jobs where id = ${job} for no key update`,
  sql`
      update sous.scrape_jobs j set finished_at = clock_timestamp(), (status, message) = (
        select case when any_page or is_fine then 'completed' else 'error' end,
          case when any_page or is_fine then coalesce(j.message, sites) else coalesce(problem, ${strings.noPagesFound}) end
        from (select count(*) filter (where kind = 'page') > 0 as any_page,
            -- A feed without news.
            j.source_id is not null and count(*) filter (where state = 'error') = 0 as is_fine,
            min(error) filter (where kind = 'site' and state = 'error') as problem,
            -- One of several sites that gave nothing is named.
            string_agg(host || ': ' || error, E'\\n' order by n) filter (where kind = 'site' and state = 'error') as sites
          from sous.scrape_pages where job_id = ${job}) pages)
      where j.id = ${job} and j.status = 'running'
        and not exists (select from sous.scrape_pages where job_id = ${job} and state = 'pending')
        and not exists (select from sous.scrape_pages where job_id = ${job} and state = 'processing')`,
]
