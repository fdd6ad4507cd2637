import type { Sql } from '../../lib/sql.ts'

interface KeptTable {
  /** As SQL writes it: quoted, with its schema. */
  name: string
  columns: string[]
}

interface KeptSequence {
  name: string
  last: string | null
}

/**
 * Every table whose rows must be preserved, whatever created it: a new one is in the next backup without being listed here.
 * Unlogged tables may be lost in a crash anyway. The migration history is produced by migrating, not by copying.
 */
export const keptTables = (sql: Sql) => sql<KeptTable[]>`
  select format('%I.%I', n.nspname, c.relname) as name,
    array(select quote_ident(a.attname) from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum) as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and c.relpersistence = 'p'
    and n.nspname not in ('information_schema', 'supabase_migrations') and n.nspname !~ '^pg_'
  order by n.nspname, c.relname`

/** The current value of each sequence; null if it was never used. */
export const keptSequences = (sql: Sql) => sql<KeptSequence[]>`
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
  from pg_sequences where schemaname not in ('information_schema', 'supabase_migrations') and schemaname !~ '^pg_'
  order by 1`

export async function appliedMigrations(sql: Sql): Promise<string[]> {
  const [known] = await sql`select to_regclass('supabase_migrations.schema_migrations') is not null as yes`
  if (!known?.yes) return []
  const rows = await sql<
    { version: string }[]
  >`select version from supabase_migrations.schema_migrations order by version`
  return rows.map(({ version }) => version)
}
