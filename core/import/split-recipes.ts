import { isIngredientsHeading, isStepsHeading } from '#core/recipes/reading/heading-words.ts'

const RULE = /^\s*(?:[-=_*~#]{3,}|(?:[-=_*~] ){2,}[-=_*~])\s*$/
const MOST_PARTS = 2000

const hasList = (lines: readonly string[]) => lines.some((line) => isIngredientsHeading(plain(line)))
const plain = (line: string) => line.replace(/^[\s#*_>]+|[\s#*_:]+$/g, '')

function splitAt(lines: readonly string[], starts: readonly number[]): string[][] {
  const all = [0, ...starts.filter((start) => start > 0)]
  return all.map((start, at) => lines.slice(start, all[at + 1])).slice(0, MOST_PARTS)
}

/** Where the title above an "Ingredients" is: the first line of the block before it, or of the one before that. */
function titleAbove(lines: readonly string[], heading: number, after: number): number {
  let at = heading - 1
  const isBlank = (line: number) => (lines[line] ?? '').trim() === ''
  while (at > after && isBlank(at)) at--
  while (at - 1 > after && !isBlank(at - 1)) at--
  // A short line by itself above a block of facts or prose is the title.
  let above = at - 1
  while (above > after && isBlank(above)) above--
  const title = (lines[above] ?? '').trim()
  const isAlone = above > after && isBlank(above - 1) && title.length <= 80 && !/[.!?:,;]$/.test(title)
  return isAlone && !isStepsHeading(plain(title)) ? above : at
}

/** A text with several recipes in parts: at page breaks, ruled lines, big headings, or each list of ingredients. */
export function splitRecipes(text: string): string[] {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\f/g, '\n\f\n').split('\n')
  const ways = [
    (line: string) => line === '\f',
    (line: string) => RULE.test(line),
    (line: string) => /^#\s+\S/.test(line),
  ]
  for (const isBreak of ways) {
    const starts = lines.flatMap((line, at) => (isBreak(line) ? [at] : []))
    const parts = splitAt(lines, starts).filter((part) =>
      part.some((line) => line.trim() !== '' && !RULE.test(line)),
    )
    if (parts.length > 1 && parts.every(hasList))
      return parts.map((part) => part.join('\n').replace(/\f/g, '').trim())
  }
  const lists = lines.flatMap((line, at) => (isIngredientsHeading(plain(line)) ? [at] : []))
  if (lists.length < 2) return [text]
  const starts = lists.slice(1).map((heading, at) => titleAbove(lines, heading, lists[at] ?? 0))
  return splitAt(lines, starts).map((part) => part.join('\n'))
}
