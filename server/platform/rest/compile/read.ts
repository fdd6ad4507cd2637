import type { Format, Preferences } from '../grammar/headers.ts'
import type { Query } from '../grammar/query.ts'
import { REST_LIMITS } from '../limits.ts'
import { unknownTable } from '../problem.ts'
import type { Schema, Table } from '../schema.ts'
import { csvHeader, type Plan, pageStatement, rowText, type Statement } from './plan.ts'
import { compileRows, rowsContext } from './rows.ts'
import { inPublic, SqlText } from './sql-text.ts'

export interface ReadOptions {
  schema: Schema
  query: Query
  format: Format
  preferences: Preferences
  isHead: boolean
}

export const tableNamed = (schema: Schema, name: string): Table => {
  const table = schema.tables.get(name)
  if (!table) throw unknownTable(name)
  return table
}

const limitOf = ({ top }: Query) => Math.min(top.limit ?? REST_LIMITS.rows, REST_LIMITS.rows)

/** Rows of whatever can follow `from`: a table, or a set-returning function. */
export function readPlan(
  table: Table,
  from: (sql: SqlText) => string,
  { schema, query, format, preferences, isHead }: ReadOptions,
): Pick<Plan, 'statement' | 'estimate' | 'header' | 'columns' | 'offset'> {
  const compile = (write: (rows: ReturnType<typeof compileRows>) => string): [Statement, string[]] => {
    const sql = new SqlText()
    const rows = compileRows(
      rowsContext(sql, schema, query),
      from(sql),
      { table, as: 't' },
      {
        filtered: true,
        limit: limitOf(query),
        offset: query.top.offset,
      },
    )
    return [{ text: write(rows), values: sql.values }, rows.columns]
  }
  const { count } = preferences
  const [statement, columns] = compile((rows) =>
    pageStatement(rows.page, rows.counted, rowText(format, rows.columns, isHead), count),
  )
  return {
    statement,
    columns,
    header: csvHeader(format, columns),
    offset: query.top.offset ?? 0,
    ...((count === 'planned' || count === 'estimated') && {
      estimate: estimateOf(table, from, schema, query),
    }),
  }
}

/** PostgreSQL must know the type of every parameter, so this statement has only those of the filters. */
function estimateOf(table: Table, from: (sql: SqlText) => string, schema: Schema, query: Query): Statement {
  const sql = new SqlText()
  const select = query.select.filter((item) => item.kind === 'embed' && item.inner)
  const embedded = new Map(
    [...query.embedded].filter(([name]) =>
      select.some((item) => item.kind === 'embed' && (item.alias ?? item.relation) === name.split('.')[0]),
    ),
  )
  const top = { ...query.top, order: [] }
  const rows = compileRows(
    rowsContext(sql, schema, { ...query, select, embedded, top }),
    from(sql),
    { table, as: 't' },
    { filtered: true, limit: undefined, offset: undefined },
  )
  const text = `explain (format json) ${rows.counted}`
  return { text, values: sql.values }
}

export const tablePlan = (name: string, options: ReadOptions): Plan => {
  const table = tableNamed(options.schema, name)
  return { readOnly: true, ...readPlan(table, () => inPublic(table.name), options) }
}
