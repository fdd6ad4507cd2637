import type { ExportWriter } from './export-row.ts'

/** The rows as they are, one per line. */
export const jsonWriter: ExportWriter = {
  type: 'application/json; charset=utf-8',
  head: '[',
  row: (row, at) => `${at ? ',' : ''}\n${JSON.stringify(row)}`,
  tail: '\n]\n',
}
