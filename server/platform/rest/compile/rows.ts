import type { Embed, Level, OrderTerm, Query, SelectItem } from '../grammar/query.ts'
import { REST_LIMITS } from '../limits.ts'
import { malformed, RestProblem } from '../problem.ts'
import type { Schema } from '../schema.ts'
import * as strings from '../strings.ts'
import { conditions, expression, ordered, pageText, type Source, whereText } from './conditions.ts'
import { joinText, relationOf } from './relations.ts'
import { quoted, type SqlText } from './sql-text.ts'

/** Types that a selected column may be cast to. */
const CASTS = new Map(
  Object.entries({
    text: 'text',
    varchar: 'text',
    int: 'integer',
    int2: 'smallint',
    int4: 'integer',
    int8: 'bigint',
    integer: 'integer',
    smallint: 'smallint',
    bigint: 'bigint',
    numeric: 'numeric',
    float4: 'real',
    float8: 'double precision',
    bool: 'boolean',
    boolean: 'boolean',
    date: 'date',
    time: 'time',
    timestamp: 'timestamp',
    timestamptz: 'timestamptz',
    uuid: 'uuid',
    json: 'json',
    jsonb: 'jsonb',
  }),
)

/** The rows of one table, with their embedded rows. */
interface Rows {
  /** `expression as name`, one per column. */
  columns: { text: string; name: string }[]
  joins: string[]
  /** From inner-joined embeds, without which a row is excluded. */
  needs: string[]
}

interface RowsContext {
  sql: SqlText
  schema: Schema
  query: Query
  /** Paths of the embeds that the select list has used. */
  used: Set<string>
  next: () => string
}

export const rowsContext = (sql: SqlText, schema: Schema, query: Query): RowsContext => {
  let aliases = 0
  return { sql, schema, query, used: new Set(), next: () => `e${++aliases}` }
}

const NO_LEVEL: Level = { where: [], order: [], limit: undefined, offset: undefined }

function orderBy(context: RowsContext, source: Source, terms: OrderTerm[], items: SelectItem[]): string {
  if (terms.length === 0) return ''
  const texts = terms.map((term) => {
    if (term.relation === undefined) return ordered(expression(context.sql, source, term.path), term)
    const embed = items.find(
      (item): item is Embed => item.kind === 'embed' && (item.alias ?? item.relation) === term.relation,
    )
    if (!embed) throw notEmbedded(term.relation)
    const relation = relationOf(context.schema, source.table, embed)
    if (!relation.one) throw new RestProblem(400, 'PGRST118', strings.relatedOrderImpossible(term.relation))
    const as = context.next()
    const column = expression(context.sql, { table: relation.table, as }, term.path)
    return ordered(
      `(select ${column} from public.${quoted(relation.table.name)} ${as} where ${joinText(relation, source.as, as)})`,
      term,
    )
  })
  return ` order by ${texts.join(', ')}`
}

const notEmbedded = (name: string) =>
  new RestProblem(400, 'PGRST108', strings.notEmbedded(name), {
    hint: strings.notEmbeddedHint(name),
  })

function embedRows(context: RowsContext, source: Source, embed: Embed, at: string[], rows: Rows) {
  const { sql } = context
  const relation = relationOf(context.schema, source.table, embed)
  const name = embed.alias ?? embed.relation
  const place = [...at, name]
  const as = context.next()
  const inner: Source = { table: relation.table, as: context.next() }
  const level = context.query.embedded.get(place.join('.')) ?? NO_LEVEL
  context.used.add(place.join('.'))
  const found = selectRows(context, inner, embed.items, place)
  const where = whereText([
    joinText(relation, source.as, inner.as),
    ...conditions(sql, inner, level),
    ...found.needs,
  ])
  const order = orderBy(context, inner, level.order, embed.items)
  const limit = relation.one ? 1 : Math.min(level.limit ?? REST_LIMITS.rows, REST_LIMITS.rows)
  const list = found.columns.map((column) => `${column.text} as ${quoted(column.name)}`).join(', ')
  const from = `select ${list} from public.${quoted(relation.table.name)} ${inner.as}${found.joins.join('')}${where}${order}${pageText(sql, limit, level.offset)}`
  const join = embed.inner && relation.one ? ' join' : ' left join'
  if (embed.spread) {
    if (!relation.one) throw new RestProblem(400, 'PGRST119', strings.spreadImpossible(embed.relation))
    rows.joins.push(`${join} lateral (${from}) ${as} on true`)
    for (const column of found.columns)
      rows.columns.push({ text: `${as}.${quoted(column.name)}`, name: column.name })
    return
  }
  const value = relation.one ? 'row_to_json(x)' : 'json_agg(x)'
  rows.joins.push(`${join} lateral (select ${value} as j from (${from}) x) ${as} on true`)
  if (embed.inner && !relation.one) rows.needs.push(`${as}.j is not null`)
  // An empty column list: the embed only filters.
  if (embed.items.length === 0) return
  const text = relation.one ? `${as}.j` : `coalesce(${as}.j, '[]'::json)`
  rows.columns.push({ text, name })
}

function selectRows(context: RowsContext, source: Source, items: SelectItem[], at: string[]): Rows {
  const rows: Rows = { columns: [], joins: [], needs: [] }
  for (const item of items) {
    if (item.kind === 'all') {
      for (const name of source.table.columns.keys())
        rows.columns.push({ text: `${source.as}.${quoted(name)}`, name })
      continue
    }
    if (item.kind === 'embed') {
      embedRows(context, source, item, at, rows)
      continue
    }
    const { path, alias, cast } = item
    const type = cast === undefined ? undefined : CASTS.get(cast)
    if (cast !== undefined && type === undefined) throw malformed(strings.castUnknown(cast))
    const text = expression(context.sql, source, path)
    const last = path.steps.findLast(({ key }) => typeof key === 'string')?.key
    rows.columns.push({
      text: type ? `(${text})::${type}` : text,
      name: alias ?? String(last ?? path.column),
    })
  }
  if (rows.columns.length > REST_LIMITS.selectItems * 2) throw malformed(strings.selectsTooMuch)
  return rows
}

interface CompiledRows {
  /** Everything from `select` on: the rows, ordered and paged. */
  page: string
  /** The rows without order and page, for counting. */
  counted: string
  columns: string[]
}

/** The rows of `from` that a query requests. `from` is a table, a function's result or what a write returned. */
export function compileRows(
  context: RowsContext,
  from: string,
  source: Source,
  options: { filtered: boolean; limit: number | undefined; offset: number | undefined },
): CompiledRows {
  const { sql, query } = context
  const found = selectRows(context, source, query.select, [])
  for (const name of query.embedded.keys()) if (!context.used.has(name)) throw notEmbedded(name)
  const where = whereText([...(options.filtered ? conditions(sql, source, query.top) : []), ...found.needs])
  const joins = found.joins.join('')
  // Embeds change the count only where rows without them are excluded.
  const narrows = query.select.some((item) => item.kind === 'embed' && item.inner)
  const list = found.columns.map(({ text, name }) => `${text} as ${quoted(name)}`).join(', ')
  const order = orderBy(context, source, query.top.order, query.select)
  const page = options.limit === undefined ? '' : pageText(sql, options.limit, options.offset)
  return {
    page: `select ${list} from ${from} ${source.as}${joins}${where}${order}${page}`,
    counted: `select 1 from ${from} ${source.as}${narrows ? joins : ''}${where}`,
    columns: found.columns.map(({ name }) => name),
  }
}
