import type { ListedProduct } from '#core/products/product-row.ts'
import * as strings from '../strings.ts'
import { ProductListError } from './lines.ts'

/** The columns that a field may be in, the best first. */
const COLUMNS = {
  code: ['code', 'barcode', 'ean'],
  name: ['product_name', 'product_name_en', 'product_name_de', 'generic_name', 'name'],
  amount: ['quantity'],
  categories: ['categories_tags', 'categories_en', 'categories'],
} as const satisfies Record<keyof ListedProduct, readonly string[]>

const FIELDS = Object.keys(COLUMNS) as (keyof ListedProduct)[]
const SEPARATORS = ['\t', ';', ',']
/** Hundreds in real lists. */
const MAX_COLUMNS = 2000

type ReadLine = (line: string) => ListedProduct | undefined

const withoutQuotes = (text: string) =>
  text.length > 1 && text.startsWith('"') && text.endsWith('"')
    ? text.slice(1, -1).replaceAll('""', '"')
    : text

/** Cells between tabs. Quotes are text there: lists have stray ones, and what is quoted by rule is so from end to end. */
function tabbed(line: string, last: number): string[] {
  const cells: string[] = []
  let from = 0
  while (cells.length <= last) {
    const end = line.indexOf('\t', from)
    if (end < 0) return [...cells, line.slice(from)]
    cells.push(line.slice(from, end))
    from = end + 1
  }
  return cells
}

/** Cells between commas or semicolons, which may be inside of quotes. */
function separated(line: string, separator: string, last: number): string[] {
  const cells: string[] = []
  let from = 0
  while (cells.length <= last) {
    let end = line.indexOf(separator, from)
    if (line[from] === '"') {
      let close = line.indexOf('"', from + 1)
      while (close >= 0 && line[close + 1] === '"') close = line.indexOf('"', close + 2)
      // A quote that nothing closes is text.
      if (close >= 0) end = line.indexOf(separator, close)
    }
    if (end < 0) return [...cells, line.slice(from)]
    cells.push(line.slice(from, end))
    from = end + 1
  }
  return cells
}

function tableReader(header: string): ReadLine {
  const separator = SEPARATORS.find((one) => header.includes(one)) ?? '\t'
  const names = header
    .split(separator, MAX_COLUMNS)
    .map((name) => withoutQuotes(name.trim()).trim().toLowerCase())
  const places = FIELDS.map((field) =>
    COLUMNS[field].map((name) => names.indexOf(name)).filter((at) => at >= 0),
  )
  const [codes = [], titles = []] = places
  if (codes.length === 0 || titles.length === 0) throw new ProductListError(strings.columnsMissing)
  const last = Math.max(...places.flat())
  return (line) => {
    const cells = separator === '\t' ? tabbed(line, last) : separated(line, separator, last)
    const [code = '', name = '', amount = '', categories = ''] = places.map((columns) => {
      for (const at of columns) {
        const text = withoutQuotes((cells[at] ?? '').trim())
        if (text !== '') return text
      }
      return ''
    })
    return { code, name, amount, categories }
  }
}

const textIn = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number'
    ? String(value)
    : Array.isArray(value)
      ? value
          .slice(0, 200)
          .filter((one) => typeof one === 'string')
          .join(',')
      : ''

/** Undefined for a line that isn't an object. */
function readJson(line: string): ListedProduct | undefined {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    return undefined
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
  const fields = value as Readonly<Record<string, unknown>>
  const [code = '', name = '', amount = '', categories = ''] = FIELDS.map((field) => {
    for (const key of COLUMNS[field]) {
      const text = textIn(fields[key]).trim()
      if (text !== '') return text
    }
    return ''
  })
  return { code, name, amount, categories }
}

/** How to read the lines of a list that begins with this one: an object on each, or a table with a header. */
export const lineReader = (first: string): ReadLine =>
  first.trimStart().startsWith('{') ? readJson : tableReader(first)
