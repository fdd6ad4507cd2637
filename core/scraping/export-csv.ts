import type { ExportRow, ExportWriter } from './export-row.ts'

const COLUMNS: [string, (row: ExportRow) => string | number | null | undefined][] = [
  ['Title', (row) => row.title],
  ['Description', (row) => row.description],
  ['Cuisine', (row) => row.cuisine_type],
  ['Difficulty', (row) => row.difficulty_level],
  ['Cooking Time', (row) => row.cooking_time_minutes],
  ['Prep Time', (row) => row.prep_time_minutes],
  ['Servings', (row) => row.servings],
  ['Quality Score', (row) => row.quality_score],
  ['Source URL', (row) => row.source_url],
  ['Scraped At', (row) => row.scraped_at],
]

/** Spreadsheets execute cells that begin like this, and the text is untrusted. */
const FORMULA = /^[=+\-@\t\r\n]/

function cell(value: string | number | null | undefined) {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number') return String(value)
  const safe = FORMULA.test(value) ? `'${value}` : value
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

export const csvWriter: ExportWriter = {
  type: 'text/csv; charset=utf-8',
  head: `${COLUMNS.map(([name]) => name).join(',')}\r\n`,
  row: (row) => `${COLUMNS.map(([, of]) => cell(of(row))).join(',')}\r\n`,
  tail: '',
}
