import { describeError, type Log } from '../../lib/log.ts'
import type { Sql } from '../../lib/sql.ts'
import { runDueSources } from './run-sources.ts'

const LOOK_MS = 60_000

/** Looks every minute for sources that are due, on whichever server. Returns a stop function. */
export function startSchedule(sql: Sql, log: Log, lookMs = LOOK_MS): () => void {
  const look = () =>
    void runDueSources(sql).catch((error) =>
      log.warn('sources could not be scheduled', { error: describeError(error) }),
    )
  const timer = setInterval(look, lookMs)
  timer.unref()
  return () => clearInterval(timer)
}
