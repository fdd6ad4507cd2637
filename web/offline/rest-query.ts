/** The part of PostgREST's query language that our pages use on public tables. */
interface RestQuery {
  columns: string[] | undefined
  /** The rows with these ids; undefined for all. */
  ids: string[] | undefined
  order: { column: string; descending: boolean; nullsLast: boolean }[]
  offset: number
  limit: number
}

const KNOWN = new Set(['select', 'id', 'order', 'limit', 'offset', 'apikey'])
const PLAIN_COLUMNS = /^(\*|[a-z_]+(,[a-z_]+)*)$/

/** Undefined for anything unsupported. */
export function readRestQuery(query: URLSearchParams): RestQuery | undefined {
  if ([...query.keys()].some((key) => !KNOWN.has(key))) return undefined
  const select = query.get('select') ?? '*'
  const id = query.get('id')
  const ids = id === null ? undefined : (/^eq\.(.+)$/.exec(id) ?? /^in\.\((.*)\)$/.exec(id))?.[1]
  if (!PLAIN_COLUMNS.test(select) || (id !== null && ids === undefined)) return undefined
  const order = (query.get('order') ?? '').split(',').filter(Boolean)
  return {
    columns: select === '*' ? undefined : select.split(','),
    ids: ids?.split(',').filter(Boolean),
    order: order.map((part) => {
      const [column = '', ...how] = part.split('.')
      const descending = how.includes('desc')
      return { column, descending, nullsLast: how.includes('nullslast') || !descending }
    }),
    offset: Number(query.get('offset') ?? 0) || 0,
    limit: Number(query.get('limit') ?? Number.POSITIVE_INFINITY) || Number.POSITIVE_INFINITY,
  }
}

type Value = string | number | null | undefined

export function runRestQuery<Row extends object>(rows: readonly Row[], query: RestQuery): object[] {
  const read = (row: Row, column: string) => (row as Record<string, Value>)[column] ?? null
  const sorted = [...rows].sort((a, b) => {
    for (const { column, descending, nullsLast } of query.order) {
      const [x, y] = [read(a, column), read(b, column)]
      if (x === y) continue
      if (x === null || y === null) return (x === null) === nullsLast ? 1 : -1
      return (x < y ? -1 : 1) * (descending ? -1 : 1)
    }
    return 0
  })
  const { columns } = query
  const shown = sorted.slice(query.offset, query.offset + query.limit)
  return columns
    ? shown.map((row) => Object.fromEntries(columns.map((column) => [column, read(row, column)])))
    : shown
}
