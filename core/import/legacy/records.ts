import type { RecipeFormat } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { oldText } from './old-charset.ts'
import { isBlank, linesIn } from './plain-lines.ts'
import * as strings from './strings.ts'

/** A format of text files with one record after the other. */
export interface RecordFormat {
  id: string
  name: string
  looksLike: (text: string) => boolean
  isStart: (line: string) => boolean
  /** Without it, a record ends where the next begins. */
  isEnd?: (line: string) => boolean
  /** Undefined: there is nothing in it. */
  readRecord: (lines: readonly string[]) => RawRecipe | undefined
}

interface OpenRecord {
  format: RecordFormat
  lines: string[]
}

/** A record without an end loses nothing of the next. */
function readRecords(lines: readonly string[], formats: readonly RecordFormat[]) {
  const recipes: RawRecipe[] = []
  let open: OpenRecord | undefined
  let outside = 0
  const close = () => {
    const recipe = open?.format.readRecord(open.lines)
    if (recipe) recipes.push(recipe)
    open = undefined
  }
  for (const line of lines) {
    const format = formats.find(({ isStart }) => isStart(line))
    if (format) {
      close()
      open = { format, lines: [] }
    } else if (open?.format.isEnd?.(line)) close()
    else if (open) open.lines.push(line)
    else if (!isBlank(line)) outside++
  }
  close()
  return { recipes, outside }
}

/** Collections of mailing lists hold records of several programs: whichever a file is taken for, all are read. */
export const recordFormats = (formats: readonly RecordFormat[]): RecipeFormat[] =>
  formats.map(({ id, name, looksLike }) => ({
    id,
    name,
    looksLike: ({ text }) => looksLike(text),
    read(document, around) {
      const { recipes, outside } = readRecords(linesIn(oldText(document)), formats)
      if (outside > 0) around.report({ where: document.name, reason: strings.textOutside(outside) })
      return recipes
    },
  }))
