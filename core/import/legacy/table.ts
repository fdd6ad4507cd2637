import type { RecipeFormat, SourceDocument } from '../format.ts'
import { parseCsv } from './csv.ts'
import { oldText } from './old-charset.ts'
import * as strings from './strings.ts'
import { columnKey } from './table-columns.ts'
import { headOf, recipeOfRow, type TableHead } from './table-recipes.ts'

/** Only the beginning: a format is recognized by its head. */
const headIn = ({ text }: SourceDocument): TableHead | undefined => {
  if (/^\s*[<{[]/.test(text.slice(0, 200))) return undefined
  return headOf(parseCsv(text.slice(0, 20_000))[0])
}

const hasAll = (document: SourceDocument, names: readonly string[]): boolean => {
  const keys = new Set(headIn(document)?.headers.map(columnKey))
  return names.every((name) => keys.has(name))
}

type Repair = (row: string[], head: TableHead) => string[]

const readTable =
  (repair: Repair = (row) => row): RecipeFormat['read'] =>
  (document, around) => {
    const [first, ...rows] = parseCsv(oldText(document))
    const head = headOf(first)
    return head ? rows.flatMap((row) => recipeOfRow(head, repair(row, head), around) ?? []) : []
  }

export const planToEat: RecipeFormat = {
  id: 'plan-to-eat',
  name: strings.planToEat,
  looksLike: (document) => hasAll(document, ['title', 'mainingredient', 'urlhost', 'directions']),
  read: readTable(),
}

/** Its categories are written without quotes: with two of them, all cells that follow stand one too far right. */
function withoutShift(row: string[], { headers }: TableHead): string[] {
  const keys = headers.map(columnKey)
  const [categories, source, picture] = ['categories', 'source', 'originalpicture'].map((key) =>
    keys.indexOf(key),
  )
  if (categories === undefined || source === undefined || picture === undefined) return row
  let extra = 0
  for (let at = row.length - 1; at > picture && extra === 0; at--) if (row[at]?.trim()) extra = at - picture
  const isShifted = extra > 0 && extra < 10 && /^https?:/i.test(row[picture + extra] ?? '')
  if (!isShifted) return row
  return [
    ...row.slice(0, categories),
    row.slice(categories, categories + extra + 1).join(';'),
    ...row.slice(categories + extra + 1),
  ]
}

export const myRecipeBox: RecipeFormat = {
  id: 'myrecipebox',
  name: strings.myRecipeBox,
  looksLike: (document) => hasAll(document, ['title', 'inactivetime', 'originalpicture']),
  read: readTable(withoutShift),
}

export const table: RecipeFormat = {
  id: 'csv',
  name: strings.table,
  looksLike: (document) => headIn(document) !== undefined,
  read: readTable(),
}
