import { describeError, type Log } from '../lib/log.ts'
import type { Sql } from '../lib/sql.ts'
import type { Job } from './job.ts'
import { JOBS, runJobs } from './run.ts'

const HOUR_MS = 3_600_000
const FIRST_MS = 30_000

/** Runs what is due shortly after startup, then hourly. The returned function stops it and waits for a run in progress. */
export function startJobs(sql: Sql, log: Log, more: readonly Job[] = []): () => Promise<void> {
  let running: Promise<void> | undefined
  const run = () => {
    running ??= runJobs(sql, log, [...JOBS, ...more])
      .catch((error) => log.warn('jobs could not run', { error: describeError(error) }))
      .finally(() => {
        running = undefined
      })
  }
  const first = setTimeout(run, FIRST_MS)
  const timer = setInterval(run, HOUR_MS)
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await running
  }
}
