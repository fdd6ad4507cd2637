/** Longer lines are no recipe: the rest of one isn't read. */
const LONGEST_LINE = 20_000
const MOST_LINES = 2_000_000

/** The lines of a text, with tabs as written and without what ends them. */
export const linesIn = (text: string): string[] =>
  text
    .replace(/^\ufeff/, '')
    .split(/\r\n|[\r\n\u2028\u2029]/, MOST_LINES)
    .map((line) => (line.length > LONGEST_LINE ? line.slice(0, LONGEST_LINE) : line))

export const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim()

export const isBlank = (line: string): boolean => line.trim() === ''

/** Hard-wrapped lines to paragraphs: a blank line ends one. */
export function paragraphsIn(lines: readonly string[]): string[] {
  const found: string[] = []
  let open: string[] = []
  for (const line of [...lines, '']) {
    if (!isBlank(line)) open.push(line.trim())
    else if (open.length > 0) {
      found.push(squeeze(open.join(' ')))
      open = []
    }
  }
  return found
}

const NUMBERED = /^(\d{1,2})(?:[.)](?=\s|[^\d\s])|$)/
/** Text editors wrap at 80 columns or less: a longer line is a paragraph of its own. */
const WRAPPED = 100
const isRuleOnly = (text: string) => /^[-=+_* ]{3,}$/.test(text)

/** Directions that are hard-wrapped: a blank line, a rule, the next number or the end of a long line begins a step. */
export function stepsIn(lines: readonly string[]): string[] {
  let next = 1
  const divided = lines.flatMap((line) => {
    const text = line.trim()
    if (isRuleOnly(text)) return ['']
    const number = Number(NUMBERED.exec(text)?.[1] ?? 0)
    // The first may have no number: the second is enough to see that they are counted.
    const isNext = number === next || (next === 1 && number === 2)
    if (isNext) next = number + 1
    const isAlone = isNext && text.length <= 2
    return [...(isNext ? [''] : []), ...(isAlone ? [] : [line]), ...(text.length > WRAPPED ? [''] : [])]
  })
  return paragraphsIn(divided)
}

/** Each line that isn't blank. */
export const filledLines = (text: string): string[] =>
  linesIn(text)
    .map(squeeze)
    .filter((line) => line !== '')

/** "Soup, Winter; Quick" */
export const listed = (text: string): string[] =>
  text
    .split(/[,;|\n]/)
    .map(squeeze)
    .filter((part) => part !== '')

const ADDRESS = /https?:\/\/[^\s<>"'{}|\\^`]{3,1990}/i

/** The first web address in a text. */
export const addressIn = (text: string): string | null =>
  ADDRESS.exec(text)?.[0].replace(/[.,;:)\]]{1,9}$/, '') ?? null

interface Origin {
  sourceUrl: string | null
  sourceName: string | null
}

/** Where a recipe comes from, in one text: an address, a name, or both. */
export function originIn(text: string): Origin {
  const value = squeeze(text)
  const sourceUrl = addressIn(value)
  return { sourceUrl, sourceName: value === '' || value === sourceUrl ? null : value }
}

/** "Label: value" from the start of a line; labels are compared in lower case. */
export function labelled(line: string): { label: string; value: string } | undefined {
  const colon = line.indexOf(':')
  if (colon < 1 || colon > 60) return undefined
  return { label: squeeze(line.slice(0, colon)).toLowerCase(), value: line.slice(colon + 1).trim() }
}

const isRule = (letter: string | undefined) => letter !== undefined && '-=*_~'.includes(letter)

/** "*** Topping ***", "----Topping----": the heading between two rules. */
export function ruledHeading(line: string): string | undefined {
  const text = line.trim()
  let start = 0
  let end = text.length
  while (isRule(text[start])) start++
  while (end > start && isRule(text[end - 1])) end--
  if (start < 2 || text.length - end < 2) return undefined
  return squeeze(text.slice(start, end)) || undefined
}

/** A line of the list that opens a section. */
export const headingLine = (text: string): string => `${squeeze(text).replace(/[:：]{1,3}$/, '')}:`

export interface Other {
  label: string
  text: string
}

/** Without the empty ones. */
export const filledOthers = (others: readonly (readonly [string, string | null | undefined])[]): Other[] =>
  others.flatMap(([label, text]) => (text && text.trim() !== '' ? [{ label, text: text.trim() }] : []))
