import { parseTree } from './dom.ts'
import { linesOf, SPACES } from './tree.ts'

const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060\ufeff\ufffd]/gu
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

/** Normalizes whitespace, control characters, doubled brackets and spaces before commas. */
export function tidy(line: string): string {
  // Also merges spaces separated by invisible characters: long runs of them would slow down every later pattern.
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

/** Letters and digits only: for comparing two texts. */
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

/** Removes a list's duplicate, such as one per layout; the same line in two groups stays. */
export function undoubled(lines: readonly string[]): string[] {
  const once = unique(lines)
  if (once.length * 2 <= lines.length) return once
  return lines.filter((line) => letters(line) !== '')
}
