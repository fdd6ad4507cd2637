import { parseTree } from './dom.ts'
import { linesOf, SPACES } from './tree.ts'

const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060\ufeff\ufffd]/gu
/** No text of a recipe is longer, and no line of one; the rest of it is not read. */
const LONGEST_TEXT = 200_000
export const LONGEST_LINE = 20_000
const MARKUP = /<[a-z!/][^<>]*>|&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]{1,30});/i

/** Lines of a string that may hold HTML, entities or entities of entities; never any markup in the answer. */
export function cleanLines(text: string): string[] {
  let value = text.slice(0, LONGEST_TEXT)
  let lines = value.split(/\r\n|[\r\n\u2028\u2029]/)
  for (let round = 0; round < 3 && MARKUP.test(value); round++) {
    // Source line ends count here: many write one step a line inside a string.
    lines = linesOf(parseTree(value.replace(/\r\n|[\r\n]/g, '<br>')))
    value = lines.join('\n')
  }
  return lines.map((line) => tidy(line.slice(0, LONGEST_LINE))).filter((line) => line !== '')
}

/** One line of it. */
export const cleanText = (value: string): string => tidy(cleanLines(value).join(' '))

/** Whitespace, control characters, doubled brackets and spaces before commas. */
export function tidy(line: string): string {
  // Spaces that invisible characters kept apart are one as well: long runs of them make every later pattern slow.
  let text = line.replace(SPACES, ' ').replace(INVISIBLE, '').replace(/ {2,}/g, ' ').trim()
  if (text.includes('('))
    text = text
      .replace(/\(\s*\(([^()]*)\)\s*\)/g, '($1)')
      .replace(/\(\s*\)/g, '')
      .replace(/\(\s+/g, '(')
      .replace(/\s+\)/g, ')')
      .replace(/ {2,}/g, ' ')
  return text.replace(/ ([,;])(?=\s|$)/g, '$1').trim()
}

/** Letters and digits alone: for telling whether two texts say the same. */
export const letters = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

export function unique(lines: readonly string[]): string[] {
  const seen = new Set<string>()
  return lines.filter((line) => {
    const key = letters(line)
    return key !== '' && !seen.has(key) && seen.add(key)
  })
}

/** A list that stands twice on the page, once for each layout; the same line in two groups stays. */
export function undoubled(lines: readonly string[]): string[] {
  const once = unique(lines)
  if (once.length * 2 <= lines.length) return once
  return lines.filter((line) => letters(line) !== '')
}
