import { cleanLines } from '#core/extract/clean-text.ts'
import type { Surroundings } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import {
  addressIn,
  filledLines,
  filledOthers,
  headingLine,
  listed,
  type Other,
  originIn,
  squeeze,
} from './plain-lines.ts'
import { ratingOfFive } from './rating.ts'
import * as strings from './strings.ts'
import { type Column, columnOf } from './table-columns.ts'

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string')

/** ["1 egg", "2 cups milk"], also with single quotes. */
function listIn(text: string): string[] | undefined {
  if (!(text.startsWith('[') && text.endsWith(']'))) return undefined
  try {
    const value: unknown = JSON.parse(text)
    if (isTexts(value)) return value
  } catch {
    if (text.startsWith("['") && text.endsWith("']")) return text.slice(2, -2).split("', '")
  }
  return undefined
}

/** The lines of a cell. One line may hold them all. */
function linesOf(cell: string): string[] | string {
  const text = cell.trim()
  const lines = listIn(text) ?? (/<(?:br|li|p|div)\b/i.test(text) ? cleanLines(text) : filledLines(text))
  const [only] = lines
  if (lines.length !== 1 || only === undefined) return lines
  if (only.includes('|')) return only.split('|')
  return only
}

const spread = (lines: string[] | string, split: RegExp): string[] =>
  typeof lines === 'string' ? lines.split(split) : lines

const filled = (lines: readonly string[]) => lines.map(squeeze).filter((line) => line !== '')

/** A line that begins with a comma is a heading: an ingredient without amount, unit and name. */
const ingredientsIn = (cell: string): string[] =>
  filled(spread(linesOf(cell), /;|,\s(?=\d)/)).map((line) =>
    /^, ?\S/.test(line) ? headingLine(line.slice(1)) : line,
  )

const stepsIn = (cell: string): string[] => filled(spread(linesOf(cell), /\n/))

/** A number alone is minutes. */
const timeIn = (cell: string): string | number | null => {
  const text = squeeze(cell)
  return /^\d{1,6}$/.test(text) ? Number(text) : text || null
}

const isYes = (cell: string) => /^(?:true|yes|1|ja|oui|sí|si|x)$/i.test(cell.trim())

export interface TableHead {
  headers: string[]
  columns: (Column | undefined)[]
}

/** The head of a table of recipes: a title, and ingredients or steps. */
export function headOf(row: readonly string[] | undefined): TableHead | undefined {
  const headers = (row ?? []).map(squeeze)
  const columns = headers.map((header) => (header === '' ? 'ignored' : columnOf(header)))
  const isTable = columns.includes('title') && (columns.includes('ingredients') || columns.includes('steps'))
  return isTable && columns.length >= 2 ? { headers, columns } : undefined
}

/** A row as a recipe. What has no field keeps the header of its column. */
export function recipeOfRow(
  { headers, columns }: TableHead,
  row: readonly string[],
  around: Pick<Surroundings, 'pictures'>,
): RawRecipe | undefined {
  const cells = (column: Column) =>
    row.filter((cell, at) => columns[at] === column && cell.trim() !== '').map((cell) => cell.trim())
  const first = (column: Column) => cells(column)[0] ?? ''
  const title = squeeze(first('title'))
  const ingredients = cells('ingredients').flatMap(ingredientsIn)
  const steps = cells('steps').flatMap(stepsIn)
  if (title === '' && ingredients.length === 0) return undefined
  const unknown: [string, string][] = row.flatMap((cell, at): [string, string][] => {
    const known = at < columns.length && columns[at] !== undefined
    return known || cell.trim() === '' ? [] : [[headers[at] ?? strings.column(at + 1), cell]]
  })
  const nutrition = row.flatMap((cell, at) => {
    if (columns[at] !== 'nutrition' || cell.trim() === '') return []
    const text = filledLines(cell).join('; ')
    return /^nutri/i.test(headers[at] ?? '') ? [text] : [`${headers[at]}: ${text}`]
  })
  const link = originIn(first('url'))
  const source = originIn(first('source'))
  const servings = squeeze(first('servings'))
  const yields = squeeze(first('yield'))
  const cuisine = squeeze(first('cuisine'))
  // An address, or a file of the same archive.
  const pictures = around.pictures(
    title,
    cells('photo').map((path) => addressIn(path) ?? path),
  )
  const others: Other[] = filledOthers([
    [strings.yields, servings ? yields : ''],
    [strings.nutrition, nutrition.join('; ')],
    [strings.favorite, isYes(first('favorite')) ? strings.yes : ''],
    ...unknown,
  ])
  return {
    title,
    description: cells('description').join('\n'),
    ingredients,
    steps,
    servings: servings || yields,
    prep: timeIn(first('prep')),
    cook: timeIn(first('cook')),
    rest: timeIn(first('rest')),
    total: timeIn(first('total')),
    difficulty: squeeze(first('difficulty')),
    cuisine,
    sourceUrl: link.sourceUrl ?? source.sourceUrl,
    sourceName: source.sourceName ?? link.sourceName,
    tags: [...cells('tags').flatMap(listed), ...listed(cuisine)],
    folder: squeeze(first('folder')) || null,
    rating: ratingOfFive(first('rating')),
    notes: cells('notes').flatMap(filledLines),
    ...pictures,
    createdAt: first('created') || null,
    others,
  }
}
