import type { Sql } from '../../lib/sql.ts'
import type { JobStatus } from './job.ts'
import { announce } from './notices.ts'
import { settleJob } from './settle-job.ts'

/** Each returns the job's new status, or undefined if there is no such job. */
const statusOf = async (sql: Sql, job: string) =>
  (await sql<{ status: JobStatus }[]>`select status from sous.scrape_jobs where id = ${job}`)[0]?.status

/** No further page is started; those in progress may finish. */
export async function pauseJob(sql: Sql, job: string) {
  await sql`update sous.scrape_jobs set status = 'paused', paused_at = clock_timestamp()
    where id = ${job} and status = 'running'`
  await announce(sql, 'pause', job)
  return statusOf(sql, job)
}

export async function resumeJob(sql: Sql, job: string) {
  await sql.begin(async (work) => {
    await work`update sous.scrape_jobs set status = 'running', paused_at = null,
      paused_ms = paused_ms + (extract(epoch from clock_timestamp() - paused_at) * 1000)::bigint
      where id = ${job} and status = 'paused'`
    // Its last page may have ended while it was paused.
    await Promise.all(settleJob(work, job))
    await announce(work, 'work', job)
  })
  return statusOf(sql, job)
}

/** Ends the job and everything in progress: without its lease, no worker stores anything. */
export async function stopJob(sql: Sql, job: string) {
  await sql`update sous.scrape_jobs set status = 'stopped', finished_at = coalesce(paused_at, clock_timestamp())
    where id = ${job} and status in ('running', 'paused')`
  // Separate from the job's own row, to avoid a deadlock.
  await sql`update sous.scrape_pages p set state = 'pending', leased_by = null, leased_until = null,
      changed_at = clock_timestamp()
    from sous.scrape_jobs j
    where j.id = ${job} and j.status = 'stopped' and p.job_id = j.id and p.state = 'processing'`
  await announce(sql, 'stop', job)
  return statusOf(sql, job)
}
