import type { OperatorStatus } from '#core/contracts/operator.ts'
import type { Sql } from '../../lib/sql.ts'
import * as strings from '../strings.ts'

const MEGABYTE = 1024 * 1024
const SHOWN = 10
const COUNTED_BYTES = 64 * MEGABYTE

async function slowest(db: Sql): Promise<Pick<OperatorStatus['database'], 'slowest' | 'slowestNote'>> {
  const [place] = await db<{ schema: string }[]>`
    select n.nspname as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_stat_statements'`
  if (!place) return { slowest: [], slowestNote: strings.noQueryStatistics }
  try {
    // These statements have placeholders instead of values.
    const rows = await db<{ statement: string; calls: number; mean: number }[]>`
      select left(regexp_replace(query, '\\s+', ' ', 'g'), 300) as statement, calls::int, mean_exec_time::float8 as mean
      from ${db(place.schema)}.pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database()) and query !~* '^\\s*(begin|commit)'
      order by mean_exec_time desc limit ${SHOWN}`
    return {
      slowest: rows.map(({ mean, ...row }) => ({ ...row, meanMs: Math.round(mean * 100) / 100 })),
      slowestNote: null,
    }
  } catch {
    return {
      slowest: [],
      slowestNote: strings.queryStatisticsUnreadable,
    }
  }
}

interface Table {
  schema: string
  table: string
  /** The database's latest estimate. */
  rows: number
  bytes: number
}

/** An exact count where that is fast. */
async function rowsOf(db: Sql, { schema, table, rows, bytes }: Table): Promise<number> {
  if (bytes > COUNTED_BYTES) return rows
  const [row] = await db<{ rows: number }[]>`select count(*)::int as rows from ${db(schema)}.${db(table)}`
  return row?.rows ?? rows
}

export async function databaseFacts(db: Sql): Promise<OperatorStatus['database']> {
  const [about] = await db<{ version: string; bytes: number; connections: number }[]>`
    select current_setting('server_version') as version, pg_database_size(current_database())::float8 as bytes,
      (select count(*)::int from pg_stat_activity where datname = current_database()) as connections`
  const tables = await db<Table[]>`
    select n.nspname as schema, c.relname as table, greatest(c.reltuples, s.n_live_tup, 0)::float8 as rows,
      pg_total_relation_size(c.oid)::float8 as bytes
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    left join pg_stat_user_tables s on s.relid = c.oid
    where c.relkind = 'r' and n.nspname in ('public', 'sous', 'catalog', 'auth', 'storage')
    order by bytes desc limit ${SHOWN}`
  const megabytes = (bytes: number) => Math.round((bytes / MEGABYTE) * 10) / 10
  return {
    version: about?.version ?? '',
    megabytes: megabytes(about?.bytes ?? 0),
    connections: about?.connections ?? 0,
    tables: await Promise.all(
      tables.map(async (one) => ({
        name: `${one.schema}.${one.table}`,
        rows: await rowsOf(db, one),
        megabytes: megabytes(one.bytes),
      })),
    ),
    ...(await slowest(db)),
  }
}
