import type {
  ScrapeEvent,
  ScrapeFailures,
  ScrapeJobSummary,
  ScrapeResults,
} from '#core/contracts/scrape-results.ts'
import type { Sql } from '../../lib/sql.ts'
import type { LinkDesk } from '../links/link-desk.ts'
import { noteSites } from '../sources/manage-sources.ts'
import { pauseJob, resumeJob, stopJob } from './control.ts'
import { createJob } from './create-job.ts'
import { listFailures, retryFailures } from './failures.ts'
import { isOver, type JobStatus } from './job.ts'
import { listJobs } from './metrics.ts'
import type { Notices } from './notices.ts'
import type { Plan } from './plan.ts'
import { readResults } from './results.ts'
import { watchJob } from './watch.ts'

/** Job operations for functions. Any server can be asked about any job, whichever one runs it. */
export interface ScrapingDesk {
  /** Queues a job and returns its id. */
  start: (plan: Plan, message?: string) => Promise<string>
  status: (job: string) => Promise<JobStatus | undefined>
  /** Waits for its end; false when the caller or the server goes first. The job continues in any case. */
  finished: (job: string, signal: AbortSignal) => Promise<boolean>
  watch: (
    job: string,
    since: string | undefined,
    signal: AbortSignal,
  ) => AsyncGenerator<ScrapeEvent, void, void>
  pause: (job: string) => Promise<JobStatus | undefined>
  resume: (job: string) => Promise<JobStatus | undefined>
  stop: (job: string) => Promise<JobStatus | undefined>
  message: (job: string) => Promise<string | null>
  results: (job: string) => Promise<ScrapeResults | undefined>
  list: () => Promise<ScrapeJobSummary[]>
  failures: (job: string, page: number) => Promise<ScrapeFailures>
  /** How many are queued again. */
  retry: (job: string, pages?: readonly string[]) => Promise<number>
  /** Single pages, for users. */
  links: LinkDesk
}

const LOOK_MS = 1000

/** `closing`: the server is stopping, and waiting callers have to ask another one. */
export function createDesk(sql: Sql, notices: Notices, closing: AbortSignal, links: LinkDesk): ScrapingDesk {
  const statusOf = async (job: string) => {
    const [row] = await sql<{ status: JobStatus; message: string | null }[]>`
      select status, message from sous.scrape_jobs where id = ${job}`
    return row
  }
  return {
    start: async (plan, message) => {
      const sites = plan.pages.flatMap(({ kind, address }) => (kind === 'site' && address ? [address] : []))
      const job = await createJob(sql, plan, message)
      if (sites.length > 0) await noteSites(sql, sites, job)
      return job
    },
    status: async (job) => (await statusOf(job))?.status,
    finished: async (job, signal) => {
      const either = AbortSignal.any([signal, closing])
      while (!either.aborted) {
        const row = await statusOf(job)
        if (!row || isOver(row.status)) return true
        await notices.next(job, LOOK_MS, either)
      }
      return false
    },
    watch: (job, since, signal) => watchJob(sql, notices, job, since, AbortSignal.any([signal, closing])),
    pause: (job) => pauseJob(sql, job),
    resume: (job) => resumeJob(sql, job),
    stop: (job) => stopJob(sql, job),
    message: async (job) => (await statusOf(job))?.message ?? null,
    results: (job) => readResults(sql, job),
    list: () => listJobs(sql),
    failures: (job, page) => listFailures(sql, job, page),
    retry: (job, pages) => retryFailures(sql, job, pages),
    links,
  }
}
