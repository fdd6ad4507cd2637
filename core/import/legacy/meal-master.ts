import type { RawRecipe } from '../raw-recipe.ts'
import {
  headingLine,
  isBlank,
  labelled,
  listed,
  type Other,
  originIn,
  ruledHeading,
  squeeze,
  stepsIn,
} from './plain-lines.ts'
import type { RecordFormat } from './records.ts'
import * as strings from './strings.ts'

/** "MMMMM----- Recipe via Meal-Master (tm) v8.05", "---------- Meal-Master …" */
const isStart = (line: string) =>
  /^(?:M{5}|-{5}|M-{4})/.test(line) &&
  (/meal-?master/i.test(line) || /^(?:MMMMM|-----)-{5} {0,2}Recipe\b[^-]{0,60}$/.test(line))
const isEnd = (line: string) => /^(?:M{5,10}|-{5,10})$/.test(line.trimEnd())

/** "MMMMM-----------FOR THE SAUCE-----------" */
function sectionOf(line: string): string | undefined {
  if (!/^(?:M{5}|-{5})/.test(line)) return undefined
  const text = line.trimEnd()
  let start = text.startsWith('M') ? 5 : 0
  let end = text.length
  while (text[start] === '-') start++
  while (end > start && text[end - 1] === '-') end--
  return squeeze(text.slice(start, end)) || undefined
}

const AMOUNT = /^[\d ./,\-–½¼¾⅓⅔]{7}$/
const UNIT = /^[A-Za-z ]{2}$/
/** Where the second column begins: at the 42nd letter, or beside it where a program counts otherwise. */
const SECOND = [41, 40, 42, 39]

/** Amount in the first 7 columns, unit in 2, name from the 12th. */
const isInColumns = (line: string): boolean =>
  line.length > 11 &&
  AMOUNT.test(line.slice(0, 7)) &&
  line[7] === ' ' &&
  UNIT.test(line.slice(8, 10)) &&
  line[10] === ' ' &&
  line[11] !== ' '

const isSecond = (line: string, at: number): boolean =>
  line.length > at + 11 &&
  line.slice(at - 2, at).trim() === '' &&
  isInColumns(line.slice(at)) &&
  (isBlank(line.slice(0, at)) || isInColumns(line.slice(0, at).trimEnd()))

/** Where the second column of a line begins; the first may be empty. */
const secondOf = (line: string): number | undefined => SECOND.find((at) => isSecond(line, at))

/** "2 cups flour" without the columns: mail programs took the spaces away. */
const isLoose = (line: string): boolean => /^\s{0,8}[\d½¼¾⅓⅔]/.test(line) && line.trim().length < 80

const withoutTabs = (line: string): string => {
  let out = ''
  for (const letter of line) out += letter === '\t' ? ' '.repeat(8 - (out.length % 8)) : letter
  return out
}

/** "-chopped" continues the line above. */
function joined(lines: readonly string[]): string[] {
  const found: string[] = []
  for (const line of lines) {
    const text = squeeze(line)
    const last = found.length - 1
    const more = /^-{1,2}\s?(?=[^\s-])/.exec(text)?.[0]
    if (more !== undefined && last >= 0) found[last] = `${found[last]} ${text.slice(more.length)}`
    else if (text !== '') found.push(text)
  }
  return found
}

/** "TOPPING---", "1 x  Dressing:": headings that are written as ingredients. */
const withHeading = (line: string): string => {
  const text = line.replace(/^1 x /, '')
  if (/^[^\d][^:]{0,60}[^-]-{2,9}$/.test(text)) return headingLine(text.replace(/-+$/, ''))
  return text.endsWith(':') ? text : line
}

/** The left column, then the right one. */
function linesOfBlock(lines: readonly string[]): string[] {
  const left: string[] = []
  const right: string[] = []
  for (const line of lines) {
    const second = secondOf(line)
    if (second !== undefined) right.push(line.slice(second))
    left.push(second === undefined ? line : line.slice(0, second))
  }
  return [...joined(left), ...joined(right)].map(withHeading)
}

const HEAD = new Map<string, 'title' | 'tags' | 'servings' | 'source'>([
  ['title', 'title'],
  ['titel', 'title'],
  ['categories', 'tags'],
  ['category', 'tags'],
  ['kategorien', 'tags'],
  ['servings', 'servings'],
  ['yield', 'servings'],
  ['menge', 'servings'],
  ['portionen', 'servings'],
  ['source', 'source'],
  ['contributor', 'source'],
  ['recipe by', 'source'],
  ['quelle', 'source'],
])

interface Head {
  title: string
  tags: string
  servings: string
  source: string
  others: Other[]
  /** The number of the line below. */
  after: number
}

/** Title, categories and yield, and what programs add to them. */
function readHead(lines: readonly string[]): Head {
  const head: Head = { title: '', tags: '', servings: '', source: '', others: [], after: 0 }
  for (; head.after < lines.length; head.after++) {
    const line = lines[head.after] ?? ''
    if (isBlank(line)) {
      if (head.title !== '' && head.servings !== '') break
      continue
    }
    const pair = isInColumns(line) ? undefined : labelled(line)
    const field = pair && HEAD.get(pair.label)
    if (field && pair) head[field] ||= pair.value
    else if (pair && head.title !== '' && /^[a-z ]{3,24}$/.test(pair.label) && pair.value !== '')
      head.others.push({ label: squeeze(line.slice(0, line.indexOf(':'))), text: pair.value })
    else break
  }
  return head
}

/** The number of the line with which the directions begin. */
function endOfIngredients(lines: readonly string[], from: number): number {
  let at = from
  let found = false
  while (at < lines.length) {
    const line = lines[at] ?? ''
    if (isBlank(line)) {
      at++
      continue
    }
    const fits = isInColumns(line) || secondOf(line) !== undefined || sectionOf(line) !== undefined
    const followsOne = found && !isBlank(lines[at - 1] ?? '')
    // Files that were edited by hand: the columns are a little off, but no blank line came yet.
    const isOff = followsOne && line.length < 60 && /^(?: {4}| {0,60}-\S)/.test(line)
    if (!fits && !(isLoose(line) && (followsOne || !found)) && !isOff) break
    found = true
    at++
  }
  return at
}

function readRecord(given: readonly string[]): RawRecipe | undefined {
  const lines = given.map((line) => (line.includes('\t') ? withoutTabs(line) : line))
  const { title, tags, servings, source, others, after } = readHead(lines)
  const body = lines.slice(after)
  const end = endOfIngredients(body, 0)
  const ingredients: string[] = []
  let block: string[] = []
  const close = () => {
    ingredients.push(...linesOfBlock(block))
    block = []
  }
  for (const line of body.slice(0, end)) {
    const section = sectionOf(line) ?? ruledHeading(line)
    if (section === undefined) block.push(line)
    else {
      close()
      ingredients.push(headingLine(section))
    }
  }
  close()
  const steps = stepsIn(
    body.slice(end).flatMap((line) => {
      const section = sectionOf(line)
      // A colon in front keeps a line break: the next line is a paragraph of its own.
      return section
        ? ['', headingLine(section), '']
        : /^\s*:/.test(line)
          ? ['', line.replace(/^\s*:/, '')]
          : [line]
    }),
  )
  if (title === '' && ingredients.length === 0) return undefined
  return {
    title: squeeze(title),
    ingredients,
    steps,
    servings: squeeze(servings),
    tags: listed(tags),
    ...originIn(source),
    others,
  }
}

export const mealMaster: RecordFormat = {
  id: 'meal-master',
  name: strings.mealMaster,
  looksLike: (text) => {
    const at = text.search(/^(?:M{5}|-{5}|M-{4}).{0,80}meal-?master/im)
    return at >= 0 && /^\s{0,12}(?:Title|Titel) ?:/im.test(text.slice(at, at + 2000))
  },
  isStart,
  isEnd,
  readRecord,
}
