import type { Sql } from '../lib/sql.ts'

/** Runs in one process at a time, across all replicas: the others wait until it finishes or dies. */
export async function exclusively<T>(
  sql: Sql,
  lock: number,
  work: (connection: Sql) => Promise<T>,
): Promise<T> {
  const connection = await sql.reserve()
  try {
    await connection`select pg_advisory_lock(${lock})`
    try {
      return await work(connection)
    } finally {
      await connection`select pg_advisory_unlock(${lock})`
    }
  } finally {
    connection.release()
  }
}
