import { webAddress } from '#core/contracts/web-address.ts'
import type { ExportRow, ExportWriter } from './export-row.ts'
import * as strings from './strings.ts'

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)

const minutes = (count: number | null) => (count === null ? null : strings.minutes(count))

const factsOf = (row: ExportRow) =>
  (
    [
      [strings.cuisine, row.cuisine_type],
      [strings.difficulty, row.difficulty_level],
      [strings.cookingTime, minutes(row.cooking_time_minutes)],
      [strings.prepTime, minutes(row.prep_time_minutes)],
      [strings.servings, row.servings],
      [strings.qualityScore, row.quality_score],
      [strings.scrapedAt, row.scraped_at],
    ] as const
  )
    .filter(([, value]) => value !== null && value !== undefined && value !== '')
    .map(([name, value]) => `<dt>${name}</dt><dd>${escaped(String(value))}</dd>`)
    .join('')

const list = (tag: 'ul' | 'ol', items: readonly string[]) =>
  items.length ? `<${tag}>${items.map((item) => `<li>${escaped(item)}</li>`).join('')}</${tag}>\n` : ''

/** A link in a page that users open must not be a script. */
const link = (source: string | null) => {
  const address = webAddress(source)
  return address ? `<p><a href="${escaped(address)}" rel="noreferrer">${escaped(address)}</a></p>\n` : ''
}

const STYLE =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:46rem;margin:2rem auto;padding:0 1rem;color:#222}' +
  'article{border-top:1px solid #ccc;padding:1rem 0;break-inside:avoid}' +
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:.1rem 1rem}dt{color:#555}dd{margin:0}' +
  'a{overflow-wrap:anywhere}'

/** A standalone page: to read, print or save. No scripts and no external resources. */
export const htmlWriter: ExportWriter = {
  type: 'text/html; charset=utf-8',
  head: `<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n<meta name="viewport" content="width=device-width, initial-scale=1">\n<title>${strings.pageTitle}</title>\n<style>${STYLE}</style>\n</head>\n<body>\n<h1>${strings.pageTitle}</h1>\n`,
  row: (row) =>
    `<article>\n<h2>${escaped(row.title)}</h2>\n${row.description ? `<p>${escaped(row.description)}</p>\n` : ''}<dl>${factsOf(row)}</dl>\n${list('ul', row.ingredients)}${list('ol', row.instructions)}${link(row.source_url)}</article>\n`,
  tail: '</body>\n</html>\n',
}
