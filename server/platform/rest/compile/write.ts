import type { Format, Preferences } from '../grammar/headers.ts'
import type { Query } from '../grammar/query.ts'
import { REST_LIMITS } from '../limits.ts'
import { badBody, malformed, needsFilter, overLimit, unknownBodyColumn, unknownColumn } from '../problem.ts'
import type { Schema, Table } from '../schema.ts'
import * as strings from '../strings.ts'
import { conditions, whereText } from './conditions.ts'
import { csvHeader, type Plan, rowText } from './plan.ts'
import { tableNamed } from './read.ts'
import { compileRows, rowsContext } from './rows.ts'
import { inPublic, quoted, SqlText } from './sql-text.ts'

interface WriteOptions {
  schema: Schema
  method: 'POST' | 'PATCH' | 'DELETE'
  query: Query
  /** The raw body; DELETE has none. */
  body: string
  format: Format
  preferences: Preferences
}

interface Body {
  rows: Record<string, unknown>[]
  columns: string[]
  text: string
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readBody(text: string, table: Table, query: Query, lenient: boolean): Body {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw badBody(strings.bodyInvalid)
  }
  const rows = Array.isArray(value) ? value : [value]
  if (!rows.every(isObject)) throw badBody(strings.bodyNotRows)
  if (rows.length > REST_LIMITS.bodyRows) throw overLimit(strings.tooManyRows, REST_LIMITS.bodyRows)
  const given = new Set(rows.flatMap((row) => Object.keys(row)))
  if (!query.columns && !lenient && rows.some((row) => Object.keys(row).length !== given.size))
    throw badBody(strings.keysDiffer)
  for (const name of given)
    if (!query.columns && !table.columns.has(name)) throw unknownBodyColumn(table.name, name)
  const columns = query.columns ?? [...given]
  for (const name of columns) {
    const column = table.columns.get(name)
    if (!column) throw unknownBodyColumn(table.name, name)
  }
  return { rows, columns: [...new Set(columns)], text: Array.isArray(value) ? text : `[${text}]` }
}

const list = (names: readonly string[], prefix = '') =>
  names.map((name) => `${prefix}${quoted(name)}`).join(', ')

/** The rows of the body as rows of the table. */
function payload(sql: SqlText, table: Table, { text, columns }: Body, withDefaults: boolean): string {
  const body = sql.value(text, 'json')
  const type = `null::${inPublic(table.name)}`
  if (!withDefaults) return `json_populate_recordset(${type}, ${body})`
  const defaults = columns
    .map((name) => table.columns.get(name))
    .filter((column) => column?.fallback != null)
    .map((column) => `'${column?.name.replaceAll("'", "''")}', ${column?.fallback}`)
  return `json_array_elements(${body}) given, jsonb_populate_record(${type},
    jsonb_build_object(${defaults.join(', ')}) || given.value::jsonb)`
}

function conflictText(table: Table, query: Query, body: Body, { resolution }: Preferences): string {
  if (!resolution) return ''
  const target = query.onConflict ?? [...table.key]
  for (const name of target) if (!table.columns.has(name)) throw unknownColumn(table.name, name)
  if (target.length === 0) throw malformed(strings.noPrimaryKey)
  const sets = body.columns.filter((name) => !target.includes(name))
  const action =
    resolution === 'ignore-duplicates' || sets.length === 0
      ? // Without columns to change, the existing row is already the desired one.
        resolution === 'ignore-duplicates'
        ? 'do nothing'
        : `do update set ${target.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ')}`
      : `do update set ${sets.map((name) => `${quoted(name)} = excluded.${quoted(name)}`).join(', ')}`
  return ` on conflict (${list(target)}) ${action}`
}

function insertText(sql: SqlText, table: Table, options: WriteOptions): string {
  const { query, preferences } = options
  const withDefaults = preferences.missing === 'default'
  const body = readBody(options.body, table, query, withDefaults)
  const into = `insert into ${inPublic(table.name)} as t`
  if (body.rows.length === 0) return `${into} select * from ${inPublic(table.name)} where false`
  const conflict = conflictText(table, query, body, preferences)
  if (body.columns.length === 0) {
    if (body.rows.length > 1) throw badBody(strings.emptyRows)
    return `${into} default values${conflict}`
  }
  const columns = list(body.columns)
  const from = payload(sql, table, body, withDefaults)
  return `${into} (${columns}) select ${list(body.columns, 'b.')} from (select ${columns} from ${from}) b${conflict}`
}

function updateText(sql: SqlText, table: Table, options: WriteOptions): string | undefined {
  const body = readBody(options.body, table, options.query, false)
  const [row, another] = body.rows
  if (!row || another || options.body.trimStart().startsWith('[')) throw badBody(strings.changesNotObject)
  if (body.columns.length === 0) return undefined
  const from = payload(sql, table, body, false)
  const sets = body.columns.map((name) => `${quoted(name)} = b.${quoted(name)}`).join(', ')
  const where = whereText(conditions(sql, { table, as: 't' }, options.query.top))
  return `update ${inPublic(table.name)} as t set ${sets} from (select * from ${from}) b${where}`
}

const deleteText = (sql: SqlText, table: Table, { query }: WriteOptions) =>
  `delete from ${inPublic(table.name)} as t${whereText(conditions(sql, { table, as: 't' }, query.top))}`

function changeText(sql: SqlText, table: Table, options: WriteOptions): string | undefined {
  const { method, query } = options
  if (query.top.limit !== undefined || query.top.offset !== undefined) throw malformed(strings.writeWithLimit)
  if (method === 'POST') {
    if (query.top.where.length > 0) throw malformed(strings.insertWithFilter)
    return insertText(sql, table, options)
  }
  // A forgotten filter must not affect the whole table.
  if (query.top.where.length === 0) throw needsFilter(method)
  return method === 'PATCH' ? updateText(sql, table, options) : deleteText(sql, table, options)
}

/** A write as one statement. Undefined: there is nothing to change. */
export function writePlan(name: string, options: WriteOptions): Plan | undefined {
  const { schema, query, format, preferences } = options
  const table = tableNamed(schema, name)
  const sql = new SqlText()
  const change = changeText(sql, table, options)
  if (change === undefined) return undefined
  if (preferences.return !== 'representation') {
    // Nothing is read back, so no select privilege is needed.
    const text = `with w as (${change} returning 1) select count(*)::text, null from w`
    return { readOnly: false, statement: { text, values: sql.values }, columns: [], offset: 0 }
  }
  const source = { table, as: 't' }
  const rows = compileRows(rowsContext(sql, schema, query), 'w', source, {
    filtered: false,
    limit: undefined,
    offset: undefined,
  })
  const text = `with w as (${change} returning t.*)
    select null, ${rowText(format, rows.columns, false)} from (${rows.page}) x`
  return {
    readOnly: false,
    statement: { text, values: sql.values },
    header: csvHeader(format, rows.columns),
    columns: rows.columns,
    offset: 0,
  }
}
