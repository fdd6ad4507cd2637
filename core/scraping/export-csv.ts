import type { ExportRow, ExportWriter } from './export-row.ts'
import * as strings from './strings.ts'

const COLUMNS: [string, (row: ExportRow) => string | number | null | undefined][] = [
  [strings.title, (row) => row.title],
  [strings.description, (row) => row.description],
  [strings.cuisine, (row) => row.cuisine_type],
  [strings.difficulty, (row) => row.difficulty_level],
  [strings.cookingTime, (row) => row.cooking_time_minutes],
  [strings.prepTime, (row) => row.prep_time_minutes],
  [strings.servings, (row) => row.servings],
  [strings.qualityScore, (row) => row.quality_score],
  [strings.sourceUrl, (row) => row.source_url],
  [strings.scrapedAt, (row) => row.scraped_at],
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
