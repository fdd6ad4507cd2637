import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import { csvWriter } from '#core/scraping/export-csv.ts'
import { htmlWriter } from '#core/scraping/export-html.ts'
import { jsonWriter } from '#core/scraping/export-json.ts'
import {
  checkFormat,
  type ExportFormat,
  type ExportWriter,
  exportFileName,
  written,
} from '#core/scraping/export-row.ts'
import { saveFile } from '#web/lib/save-file.ts'

const WRITERS: Record<ExportFormat, ExportWriter> = { json: jsonWriter, csv: csvWriter, html: htmlWriter }

/** The results as a file, generated locally without a network call. */
export function exportResults(recipes: readonly ExtractedRecipe[], format: string, scrapedAt: Date) {
  try {
    const kind = checkFormat(format)
    const writer = WRITERS[kind]
    const scraped_at = scrapedAt.toISOString()
    const text = written(
      writer,
      recipes.map((recipe) => ({ ...recipe, scraped_at })),
    )
    saveFile(new Blob([text], { type: writer.type }), exportFileName(new Date(), kind))
  } catch (error) {
    console.error('Export failed.', error)
  }
}
