import type { Format, Preferences } from '../grammar/headers.ts'
import { quoted } from './sql-text.ts'

export interface Statement {
  text: string
  values: (string | null)[]
}

/** What to run, and how to interpret the result. */
export interface Plan {
  readOnly: boolean
  /** Returns rows of two texts: the total (or null), and a row of the response (or null for none). */
  statement: Statement
  /** PostgreSQL's own estimate of the total. */
  estimate?: Statement
  /** The CSV header. */
  header?: string
  columns: string[]
  offset: number
}

/** A row of the response as text, in PostgreSQL's own JSON. */
export function rowText(format: Format, columns: string[], isHead: boolean): string {
  if (isHead) return "''"
  if (format.kind === 'csv') {
    const cells = columns.map((name) => {
      const cell = `x.${quoted(name)}::text`
      return `case when ${cell} ~ '[",\\r\\n]' then '"' || replace(${cell}, '"', '""') || '"' else coalesce(${cell}, '') end`
    })
    return `concat_ws(',', ${cells.join(', ')})`
  }
  return format.withoutNulls ? 'json_strip_nulls(row_to_json(x))::text' : 'row_to_json(x)::text'
}

const csvCell = (name: string) => (/[",\r\n]/.test(name) ? `"${name.replaceAll('"', '""')}"` : name)
export const csvHeader = (format: Format, columns: string[]) =>
  format.kind === 'csv' ? columns.map(csvCell).join(',') : undefined

/** Exact counts up to this number when an estimate is requested. */
const COUNTED = 1000

/** The page of rows, with the total next to every row if requested. */
export function pageStatement(
  page: string,
  counted: string,
  row: string,
  count: Preferences['count'],
): string {
  const rows = `select ${row} as j from (${page}) x`
  if (count === undefined || count === 'planned') return `select null, j from (${rows}) r`
  const some = count === 'estimated' ? `${counted} limit ${COUNTED + 1}` : counted
  return `select n::text, j from (select count(*) as n from (${some}) c) t left join (${rows}) r on true`
}

/** The better of the actual count and PostgreSQL's estimate. */
export function totalOf(
  count: Preferences['count'],
  counted: number | undefined,
  expected: number | undefined,
) {
  if (count === 'planned') return expected
  if (count === 'estimated' && counted !== undefined && counted > COUNTED)
    return Math.max(counted, expected ?? 0)
  return counted
}
