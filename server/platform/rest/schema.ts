import type { Sql } from '../../lib/sql.ts'

export interface Column {
  name: string
  /** As PostgreSQL formats it: `text[]`, `timestamp with time zone`. */
  type: string
  /** The default expression. */
  fallback: string | null
  /** Generated columns accept no value. */
  writable: boolean
}

export interface Table {
  name: string
  columns: ReadonlyMap<string, Column>
  key: readonly string[]
}

/** A foreign key between two exposed tables. */
export interface ForeignKey {
  name: string
  table: string
  columns: readonly string[]
  target: string
  targetColumns: readonly string[]
  /** At most one row points to each target. */
  unique: boolean
}

interface Argument {
  name: string
  type: string
  required: boolean
}

export interface Routine {
  name: string
  /** Calls use named arguments, so overloads need different names. */
  arguments: ReadonlyMap<string, Argument>
  volatile: boolean
  set: boolean
  /** Void, one value, or rows with these columns. */
  returns: { kind: 'void' } | { kind: 'value' } | { kind: 'rows'; table: Table }
}

/** What the migrations expose: tables and functions in schema public, and the foreign keys between them. */
export interface Schema {
  tables: ReadonlyMap<string, Table>
  foreignKeys: readonly ForeignKey[]
  routines: ReadonlyMap<string, readonly Routine[]>
}

const TABLES = `
  select c.oid::int8 as id, c.relname as name,
    (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod),
        'fallback', case when a.attgenerated = '' then pg_get_expr(d.adbin, d.adrelid) end,
        'writable', a.attgenerated = '' and a.attidentity <> 'a') order by a.attnum)
      from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
    coalesce((select json_agg(a.attname order by array_position(i.indkey::int2[], a.attnum)) from pg_index i
      join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey::int2[])
      where i.indrelid = c.oid and i.indisprimary), '[]') as key
  from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')`

const FOREIGN_KEYS = `
  select k.conname as name, s.relname as table, t.relname as target,
    (select json_agg(a.attname order by u.n) from unnest(k.conkey) with ordinality u (num, n)
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = u.num) as columns,
    (select json_agg(a.attname order by u.n) from unnest(k.confkey) with ordinality u (num, n)
      join pg_attribute a on a.attrelid = k.confrelid and a.attnum = u.num) as "targetColumns",
    exists (select from pg_index i where i.indrelid = k.conrelid and i.indisunique and i.indpred is null
      and i.indkey::int2[] <@ k.conkey and k.conkey <@ i.indkey::int2[]) as unique
  from pg_constraint k join pg_class s on s.oid = k.conrelid join pg_class t on t.oid = k.confrelid
  where k.contype = 'f' and k.conparentid = 0 and s.relnamespace = 'public'::regnamespace
    and t.relnamespace = 'public'::regnamespace`

// Out and table arguments are columns of the result; functions of extensions and triggers can't be called.
const ROUTINES = `
  select p.proname as name, p.proretset as set, p.provolatile = 'v' as volatile, p.pronargs as given,
    p.pronargdefaults as defaults, coalesce(p.proargnames, '{}') as names, p.proargmodes::text[] as modes,
    array(select format_type(t, null) from unnest(coalesce(p.proallargtypes, p.proargtypes::oid[])) t) as types,
    p.prorettype = 'void'::regtype as void, coalesce(r.typrelid, 0)::int8 as relation
  from pg_proc p join pg_type r on r.oid = p.prorettype
  where p.pronamespace = 'public'::regnamespace and p.prokind = 'f' and p.provariadic = 0
    and p.prorettype not in ('trigger'::regtype, 'event_trigger'::regtype)
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

interface TableRow {
  id: number
  name: string
  columns: Column[] | null
  key: string[]
}

interface RoutineRow {
  name: string
  set: boolean
  volatile: boolean
  given: number
  defaults: number
  names: string[]
  modes: string[] | null
  types: string[]
  void: boolean
  relation: number
}

const tableOf = (name: string, columns: Column[], key: string[]): Table => ({
  name,
  columns: new Map(columns.map((column) => [column.name, column])),
  key,
})

function routineOf(row: RoutineRow, tables: ReadonlyMap<number, Table>): Routine | undefined {
  const all = row.types.map((type, at) => ({ type, name: row.names[at] ?? '', mode: row.modes?.[at] ?? 'i' }))
  const inputs = all.filter(({ mode }) => mode === 'i' || mode === 'b')
  // A call names its arguments.
  if (inputs.some(({ name }) => name === '')) return undefined
  const outputs = all.filter(({ mode }) => mode !== 'i')
  const required = row.given - row.defaults
  const relation = tables.get(row.relation)
  const table =
    relation ??
    (outputs.length > 1 || outputs.some(({ mode }) => mode === 't')
      ? tableOf(
          row.name,
          outputs.map(({ name, type }) => ({ name, type, fallback: null, writable: false })),
          [],
        )
      : undefined)
  return {
    name: row.name,
    arguments: new Map(
      inputs.map(({ name, type }, at) => [name, { name, type, required: at < required }] as const),
    ),
    volatile: row.volatile,
    set: row.set,
    returns: row.void ? { kind: 'void' } : table ? { kind: 'rows', table } : { kind: 'value' },
  }
}

export async function readSchema(sql: Sql): Promise<Schema> {
  const [tableRows, foreignKeys, routineRows] = await Promise.all([
    sql.unsafe<TableRow[]>(TABLES),
    sql.unsafe<ForeignKey[]>(FOREIGN_KEYS),
    sql.unsafe<RoutineRow[]>(ROUTINES),
  ])
  const byId = new Map(
    tableRows.map(({ id, name, columns, key }) => [Number(id), tableOf(name, columns ?? [], key)] as const),
  )
  const routines = new Map<string, Routine[]>()
  for (const row of routineRows) {
    const routine = routineOf({ ...row, relation: Number(row.relation) }, byId)
    if (routine) routines.set(row.name, [...(routines.get(row.name) ?? []), routine])
  }
  return {
    tables: new Map([...byId.values()].map((table) => [table.name, table])),
    foreignKeys: [...foreignKeys],
    routines,
  }
}
