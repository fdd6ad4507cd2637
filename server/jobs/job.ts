import type { Log } from '../lib/log.ts'
import type { Sql } from '../lib/sql.ts'

export interface Job {
  name: string
  /** The number of items processed, for the log. */
  run: (sql: Sql, log: Log) => Promise<number>
}
