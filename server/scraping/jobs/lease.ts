import type { ISql } from 'postgres'
import type { Sql } from '../../lib/sql.ts'
import * as strings from '../strings.ts'
import { type LeasedPage, LONGEST_WAIT_MS } from './job.ts'
import { settleJob } from './settle-job.ts'

export interface LeaseTimes {
  /** How long a worker may be silent before others take its pages. */
  leaseMs: number
  /** Attempts at one page, and at one site; a page that kills its worker is given up as well. */
  attempts: number
}

const CLAIM_LOCK = 7_350_114

const emptyJobs = (sql: ISql) => sql<{ id: string }[]>`
  select id from sous.scrape_jobs j where status = 'running'
    and not exists (select from sous.scrape_pages where job_id = j.id and state = 'pending')
    and not exists (select from sous.scrape_pages where job_id = j.id and state = 'processing')`

/** Over all jobs. */
interface Leases {
  /** Whether there is a job to claim pages from. */
  anyJob: () => Promise<boolean>
  take: (kind: 'page' | 'site', most: number) => Promise<LeasedPage[]>
  /** Renews the leases that are still ours and wanted; returns their numbers. A paused job wants no search. */
  prolong: (numbers: string[]) => Promise<Set<string>>
  /** Requeues it; without a `wait` the page wasn't at fault, and it doesn't count as an attempt. */
  giveBack: (numbers: string[], wait?: { ms: number; error: string; counts: boolean }) => Promise<void>
}

export function createLeases(sql: Sql, worker: string, { leaseMs, attempts }: LeaseTimes): Leases {
  const until = () => sql`clock_timestamp() + ${leaseMs} * interval '1 millisecond'`

  return {
    anyJob: async () =>
      (await sql`select 1 from sous.scrape_jobs where status = 'running' limit 1`).length > 0,

    take: (kind, most) =>
      sql.begin(async (work) => {
        // One claim at a time over all servers: only then does a job's limit hold for all of them together.
        const [, lost, taken] = await Promise.all([
          work`select pg_advisory_xact_lock(${CLAIM_LOCK})`,
          work<{ job_id: string }[]>`
          update sous.scrape_pages p set state = case when p.attempts >= ${attempts} then 'error' else 'pending' end,
            error = case when p.attempts >= ${attempts} then coalesce(p.error, ${strings.gaveUp}) end,
            leased_by = null, leased_until = null, changed_at = clock_timestamp()
          from (select job_id, n from sous.scrape_pages
            where state = 'processing' and leased_until < clock_timestamp() for update skip locked) lost
          where p.job_id = lost.job_id and p.n = lost.n returning p.job_id`,
          work<LeasedPage[]>`
          update sous.scrape_pages p set state = 'processing', attempts = p.attempts + 1, leased_by = ${worker},
            leased_until = ${until()}, changed_at = clock_timestamp()
          from (
            select j.id, next.n, j.settings
            from sous.scrape_jobs j
            -- Sites take no place of a page: a job of one page at a time would wait for its own search.
            cross join lateral (select count(*) as pages from sous.scrape_pages
              where job_id = j.id and state = 'processing' and kind = ${kind}) busy
            cross join lateral (
              select w.n from sous.scrape_pages w left join sous.scrape_hosts h on h.host = w.host
              where w.job_id = j.id and w.state = 'pending' and w.kind = ${kind} and w.due_at <= clock_timestamp()
                -- A page whose host isn't due yet would only block a slot; one whose host is due too late to wait for may fail now.
                and (h.next_at is null or h.next_at not between clock_timestamp() + interval '1 second'
                  and clock_timestamp() + ${LONGEST_WAIT_MS} * interval '1 millisecond')
              order by w.rank desc, w.n
              limit greatest(0, case when ${kind} = 'site' then 100 else j.concurrency - busy.pages end)
              for update of w skip locked
            ) next
            where j.status = 'running'
            -- In turns: a single page does not wait for the end of a long crawl.
            order by busy.pages + row_number() over (partition by j.id), j.created_at
            limit ${most}
          ) chosen
          where p.job_id = chosen.id and p.n = chosen.n
          returning p.job_id, p.n::text, p.kind, p.url, p.found, p.most, p.progress, p.html, p.attempts,
            chosen.settings`,
        ])
        const ended = new Set(lost.map((page) => page.job_id))
        // There may be no worker left to end a job whose last page was ended by a control action.
        if (taken.length === 0) for (const { id } of await emptyJobs(work)) ended.add(id)
        for (const job of ended) await Promise.all(settleJob(work, job))
        return taken
      }),

    prolong: async (numbers) => {
      const rows = await sql<{ n: string }[]>`
        update sous.scrape_pages p set leased_until = ${until()}
        where leased_by = ${worker} and state = 'processing' and n = any(${numbers}::bigint[])
          and (kind = 'page' or exists (select from sous.scrape_jobs where id = p.job_id and status = 'running'))
        returning n::text`
      return new Set(rows.map(({ n }) => n))
    },

    giveBack: async (numbers, wait) => {
      await sql`
        update sous.scrape_pages set state = 'pending', leased_by = null, leased_until = null,
          attempts = greatest(0, attempts - ${wait?.counts ? 0 : 1}), error = ${wait?.error ?? null},
          due_at = clock_timestamp() + ${wait?.ms ?? 0} * interval '1 millisecond', changed_at = clock_timestamp()
        where leased_by = ${worker} and state = 'processing' and n = any(${numbers}::bigint[])`
    },
  }
}
