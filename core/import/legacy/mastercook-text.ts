import type { RawRecipe } from '../raw-recipe.ts'
import {
  addressIn,
  filledOthers,
  headingLine,
  isBlank,
  type Other,
  originIn,
  paragraphsIn,
  ruledHeading,
  squeeze,
  stepsIn,
} from './plain-lines.ts'
import type { RecordFormat } from './records.ts'
import * as strings from './strings.ts'

/** "*  Exported from  MasterCook  *", "* Exported from MasterCook Mac *" */
const isStart = (line: string) =>
  /^\s{0,60}[*{]\s{0,4}Exported\s{1,4}(?:from|for)\s{1,4}(?:MasterCook|CookWorks)\b/i.test(line)
const isDashes = (line: string) => /^[\s-]+$/.test(line) && line.includes('-')

/** "Serving Size  : 4    Preparation Time :0:45" */
const field = (line: string, name: string): string | undefined => {
  const at = line.toLowerCase().indexOf(name)
  if (at < 0) return undefined
  const colon = line.indexOf(':', at + name.length)
  return colon >= 0 && isBlank(line.slice(at + name.length, colon)) ? line.slice(colon + 1) : undefined
}

const categoriesIn = (text: string): string[] =>
  text
    .split(/\s{2,}|\t/)
    .map(squeeze)
    .filter((part) => part !== '')

/** "***TOPPING***", or a name between rules. */
const headingOf = (text: string) => ruledHeading(text) ?? (/^[^a-z\d]{3,60}:$/.test(text) ? text : undefined)

function ingredientsIn(lines: readonly string[]): string[] {
  const found: string[] = []
  for (const line of lines) {
    const text = squeeze(line)
    const heading = headingOf(text)
    const last = found.length - 1
    const hasNoAmount = line.slice(0, 20).trim() === ''
    const before = found[last] ?? ''
    if (heading) found.push(headingLine(heading))
    else if (hasNoAmount && last >= 0 && (text.startsWith('-- ') || before.endsWith('--')))
      found[last] = `${before} ${text}`
    else found.push(text)
  }
  return found
}

const LABEL =
  /^ {0,3}(description|cuisine|source|copyright|yield|start to finish time|s\([^)]{0,60}\)|t\([^)]{0,60}\)|ratings?|serving ideas?|suggested wines?|notes?|nutr\. assoc\.|nutr\. links) {0,8}:/i

interface Labelled {
  label: string
  lines: string[]
}

/** The directions, and what stands below them under a label of its own. */
function splitBody(lines: readonly string[]) {
  const steps: string[] = []
  const blocks: Labelled[] = []
  let open: Labelled | undefined
  for (const line of lines) {
    const found = LABEL.exec(line)
    // The free text of a cook may begin with "Note:" as well; indented, it is a paragraph of the directions.
    if (found?.[1] !== undefined && !(line.startsWith(' ') && blocks.length === 0)) {
      open = { label: found[1], lines: [line.slice(found[0].length)] }
      blocks.push(open)
    } else if (isDashes(line)) open = undefined
    else if (open && isBlank(line) && !/^notes?$/i.test(open.label)) open = undefined
    else (open?.lines ?? steps).push(line)
  }
  return { steps: stepsIn(steps), blocks }
}

const unquoted = (text: string) => text.replace(/^"/, '').replace(/"$/, '').trim()

function readBody(lines: readonly string[]) {
  const { steps, blocks } = splitBody(lines)
  const recipe: Partial<RawRecipe> = {}
  const others: Other[] = []
  const sources: string[] = []
  const notes: string[] = []
  for (const { label, lines: own } of blocks) {
    const name = label.toLowerCase()
    const text = unquoted(squeeze(own.join(' ')))
    if (text === '') continue
    if (name === 'description') recipe.description = text
    else if (name === 'cuisine') recipe.cuisine = text
    else if (name === 'source') sources.unshift(text)
    else if (name === 'start to finish time') recipe.total = text
    else if (/^notes?$/.test(name)) notes.push(...paragraphsIn(own))
    else if (name.startsWith('s(')) {
      const address = addressIn(text)
      if (address && !recipe.sourceUrl) recipe.sourceUrl = address
      else others.push({ label: squeeze(label.slice(2, -1)) || strings.source, text })
    } else if (/^t\((?:cook|bak)/.test(name)) recipe.cook = text
    else if (name.startsWith('t(')) others.push({ label: squeeze(label.slice(2, -1)) || strings.time, text })
    else others.push({ label: LABELS.get(name) ?? squeeze(label), text })
  }
  const origin = originIn(sources.join(' '))
  const named = steps.findLast((step) => /\bsource\b|https?:/i.test(step.slice(0, 400)) && addressIn(step))
  return {
    ...recipe,
    steps: steps.filter((step) => !isNutrition(step)),
    sourceName: origin.sourceName,
    sourceUrl: origin.sourceUrl ?? recipe.sourceUrl ?? (named ? addressIn(named) : null),
    notes,
    others: [...filledOthers([[strings.nutrition, steps.filter(isNutrition).join(' ')]]), ...others],
  }
}

const isNutrition = (step: string) => /^per serving\b.{0,60}\bcalories\b/i.test(step)

const LABELS = new Map([
  ['yield', strings.yields],
  ['copyright', strings.copyright],
  ['serving ideas', strings.servingIdeas],
  ['suggested wine', strings.wine],
  ['ratings', strings.ratings],
])

const isColumns = (line: string) => /^\s{0,20}amount\s{1,20}measure\s{1,20}ingredient/i.test(line)
const FIELD = /(?:recipe by|serving size|preparation time|categories) {0,12}:/i
/** The head of a record is short; without the columns' names, the list begins at the blank line below its last field. */
const LONGEST_HEAD = 60

function endOfHead(lines: readonly string[]): number {
  const head = lines.slice(0, LONGEST_HEAD)
  const columns = head.findIndex(isColumns)
  if (columns >= 0) return columns
  let last = head.findLastIndex((line) => FIELD.test(line))
  if (last < 0) return head.findIndex((line) => !isBlank(line)) + 1
  while (last < head.length && !isBlank(head[last] ?? '')) last++
  return last
}

function readHead(lines: readonly string[]) {
  const head = { title: '', author: '', servings: '', prep: '' }
  const tags: string[] = []
  let last = ''
  for (const line of lines) {
    const by = field(line, 'recipe by')
    const size = field(line, 'serving size')
    const time = field(line, 'preparation time')
    const categories = field(line, 'categories')
    if (size !== undefined) head.servings = squeeze(size.split(/preparation time/i)[0] ?? '')
    if (time !== undefined) head.prep = squeeze(time)
    if (by !== undefined) head.author = squeeze(by)
    else if (categories !== undefined) tags.push(...categoriesIn(categories))
    else if (isBlank(line) || size !== undefined || time !== undefined) {
      last = ''
      continue
    } else if (last === 'categories') tags.push(...categoriesIn(line))
    else if (last === 'by') head.author = squeeze(`${head.author} ${line}`)
    else if (head.title === '' || last === 'title') {
      head.title = squeeze(`${head.title} ${line}`)
      last = 'title'
    }
    if (by !== undefined) last = 'by'
    else if (categories !== undefined) last = 'categories'
  }
  return { ...head, tags }
}

function readRecord(lines: readonly string[]): RawRecipe | undefined {
  let at = endOfHead(lines)
  const { title, author, servings, prep, tags } = readHead(lines.slice(0, at))
  while (
    at < lines.length &&
    (isColumns(lines[at] ?? '') || isDashes(lines[at] ?? '') || isBlank(lines[at] ?? ''))
  )
    at++
  const list: string[] = []
  for (; at < lines.length && !isBlank(lines[at] ?? ''); at++) list.push(lines[at] ?? '')
  if (title === '' && list.length === 0) return undefined
  const body = readBody(lines.slice(at))
  return {
    title,
    ingredients: ingredientsIn(list),
    ...body,
    servings,
    prep,
    tags,
    sourceName: body.sourceName ?? (author || null),
    others: [...filledOthers([[strings.author, body.sourceName ? author : '']]), ...body.others],
  }
}

export const masterCookText: RecordFormat = {
  id: 'mastercook',
  name: strings.masterCook,
  looksLike: (text) =>
    /^ {0,60}[*{]\s{0,4}Exported {1,4}(?:from|for) {1,4}(?:MasterCook|CookWorks)\b/im.test(text),
  isStart,

  readRecord,
}
