import { tidy } from '#core/recipes/reading/tidy-text.ts'
import { parseTree } from './dom.ts'
import { linesOf } from './tree.ts'

/** No text of a recipe is longer, and no line of one; the rest is not read. */
const LONGEST_TEXT = 200_000
export const LONGEST_LINE = 20_000
const MARKUP = /<[a-z!/][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/i

/** Lines of a string that may contain HTML, entities or double-encoded entities; the result never has markup. */
export function cleanLines(text: string): string[] {
  let value = text.slice(0, LONGEST_TEXT)
  let lines = value.split(/\r\n|[\r\n\u2028\u2029]/)
  for (let round = 0; round < 3 && MARKUP.test(value); round++) {
    // Line breaks in the source count here: many sites write one step per line inside a string.
    lines = linesOf(parseTree(value.replace(/\r\n|[\r\n]/g, '<br>')))
    value = lines.join('\n')
  }
  return lines.map((line) => tidy(line.slice(0, LONGEST_LINE))).filter((line) => line !== '')
}

/** The same as a single line. */
export const cleanText = (value: string): string => tidy(cleanLines(value).join(' '))
