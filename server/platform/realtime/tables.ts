import type { Sql } from '../../lib/sql.ts'

export interface LiveTable {
  name: string
  columns: { name: string; type: string }[]
  types: ReadonlyMap<string, string>
  keys: string[]
}

/** The tables whose changes are published: those that the migrations made live. */
export async function readLiveTables(sql: Sql): Promise<Map<string, LiveTable>> {
  const rows = await sql<{ name: string; columns: LiveTable['columns']; keys: string[] }[]>`
    select c.relname as name,
      (select json_agg(json_build_object('name', a.attname, 'type', t.typname) order by a.attnum)
        from pg_attribute a join pg_type t on t.oid = a.atttypid
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select array_agg(a.attname::text) from pg_index i
        join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public'
      and exists (select from pg_trigger g where g.tgrelid = c.oid and g.tgname = 'sous_live_inserted')`
  return new Map(
    rows.map((row) => [
      row.name,
      { ...row, types: new Map(row.columns.map(({ name, type }) => [name, type])) },
    ]),
  )
}
