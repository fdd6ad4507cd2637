import type { Difficulty } from '#core/contracts/rows.ts'
import { SCRAPING } from '#core/contracts/scraping.ts'
import * as strings from './strings.ts'

/** The exported fields of a recipe; scrape results and stored rows both have them. */
export interface ExportRow {
  title: string
  description: string | null
  cuisine_type: string | null
  difficulty_level: Difficulty | null
  cooking_time_minutes: number | null
  prep_time_minutes: number | null
  servings: number | null
  quality_score: number | null
  source_url: string | null
  /** Missing if it was not stored. */
  scraped_at?: string | null
  ingredients: readonly string[]
  instructions: readonly string[]
  dietary_tags?: readonly string[]
}

export const EXPORT_FORMATS = ['json', 'csv', 'html'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

export function checkFormat(format: string): ExportFormat {
  const known = EXPORT_FORMATS.find((one) => one === format)
  if (!known) throw new Error(strings.formatInvalid)
  return known
}

/** The file name without its extension. */
const exportName = (date: Date) => strings.fileName(date.toISOString().slice(0, 10))

export const exportFileName = (date: Date, format: ExportFormat) => `${exportName(date)}.${format}`

/** How a format is written, row by row, so that thousands don't need to be in memory at once. */
export interface ExportWriter {
  type: string
  head: string
  row: (row: ExportRow, at: number) => string
  tail: string
}

/** The whole export as one string, up to the export limit. */
export const written = (writer: ExportWriter, rows: readonly ExportRow[]) =>
  writer.head + rows.slice(0, SCRAPING.exportLimit).map(writer.row).join('') + writer.tail
