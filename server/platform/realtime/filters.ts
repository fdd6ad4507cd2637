const OPERATORS = ['eq', 'neq', 'lt', 'lte', 'gt', 'gte', 'in'] as const
type Operator = (typeof OPERATORS)[number]

export interface Condition {
  column: string
  operator: Operator
  values: string[]
}

export type Row = Record<string, unknown>

const MAX_VALUES = 100

/** Splits at commas outside of quotes and brackets. */
function split(text: string): string[] {
  const parts: string[] = []
  let [depth, quoted, from] = [0, false, 0]
  for (let i = 0; i < text.length; i++) {
    const char = text[i]
    if (quoted && char === '\\') i++
    else if (char === '"') quoted = !quoted
    else if (!quoted && char === '(') depth++
    else if (!quoted && char === ')') depth--
    else if (!quoted && depth === 0 && char === ',') {
      parts.push(text.slice(from, i))
      from = i + 1
    }
  }
  return [...parts, text.slice(from)]
}

const unquote = (text: string) => (/^".*"$/s.test(text) ? text.slice(1, -1).replace(/\\(.)/gs, '$1') : text)

function condition(text: string, columns: readonly string[]): Condition | undefined {
  const [, column = '', operator = '', value = ''] = /^([^=]+)=([a-z]+)\.(.*)$/s.exec(text) ?? []
  const known = OPERATORS.find((one) => one === operator)
  if (!known || !columns.includes(column)) return undefined
  if (known !== 'in') return { column, operator: known, values: [unquote(value)] }
  const list = /^\((.*)\)$/s.exec(value)?.[1]
  if (list === undefined) return undefined
  const values = split(list).map(unquote)
  return values.length <= MAX_VALUES ? { column, operator: known, values } : undefined
}

/** `user_id=eq.1,name=in.(a,b)`: all must match. Undefined if invalid for these columns. */
export function parseFilter(text: string, columns: readonly string[]): Condition[] | undefined {
  const found = split(text).map((part) => condition(part, columns))
  return found.every((one) => one !== undefined) ? found : undefined
}

/** Both sides as PostgreSQL would compare them; undefined where they are not comparable. */
function order(value: unknown, given: string, type: string | undefined): number | undefined {
  const compare = (a: number | string, b: number | string) => (a < b ? -1 : a > b ? 1 : 0)
  if (value === null || value === undefined) return undefined
  if (typeof value === 'number') {
    const number = given.trim() === '' ? Number.NaN : Number(given)
    return Number.isNaN(number) ? undefined : compare(value, number)
  }
  if (typeof value === 'boolean') return compare(String(value), /^t(rue)?$/i.test(given) ? 'true' : 'false')
  if (typeof value !== 'string') return undefined
  if (type === 'timestamptz' || type === 'timestamp' || type === 'date') {
    const [a, b] = [Date.parse(value), Date.parse(given)]
    return Number.isNaN(a) || Number.isNaN(b) ? undefined : compare(a, b)
  }
  return type === 'uuid' ? compare(value, given.toLowerCase()) : compare(value, given)
}

const HOLDS: Record<Operator, (order: number) => boolean> = {
  eq: (n) => n === 0,
  in: (n) => n === 0,
  neq: (n) => n !== 0,
  lt: (n) => n < 0,
  lte: (n) => n <= 0,
  gt: (n) => n > 0,
  gte: (n) => n >= 0,
}

export function matches(
  row: Row,
  conditions: readonly Condition[],
  types: ReadonlyMap<string, string>,
): boolean {
  return conditions.every(({ column, operator, values }) =>
    values.some((value) => {
      const own = Object.hasOwn(row, column) ? row[column] : undefined
      const found = order(own, value, types.get(column))
      return found !== undefined && HOLDS[operator](found)
    }),
  )
}
