import { describeError, type Log } from '../lib/log.ts'
import type { Sql } from '../lib/sql.ts'
import { runJobs } from './run.ts'

const HOUR_MS = 3_600_000
const FIRST_MS = 30_000

/** Soon after the start and every hour; the result ends it. */
export function startJobs(sql: Sql, log: Log): () => Promise<void> {
  let round: Promise<void> | undefined
  const run = () => {
    round ??= runJobs(sql, log)
      .catch((error) => log.warn('jobs could not run', { error: describeError(error) }))
      .finally(() => {
        round = undefined
      })
  }
  const first = setTimeout(run, FIRST_MS)
  const timer = setInterval(run, HOUR_MS)
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await round
  }
}
