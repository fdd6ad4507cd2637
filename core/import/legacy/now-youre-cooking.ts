import type { RawRecipe } from '../raw-recipe.ts'
import {
  filledOthers,
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

const isStart = (line: string) => line.startsWith('@@@@@')
const isEnd = (line: string) => /^\*\* {0,3}Exported from/i.test(line)

interface Fields {
  servings: string
  prep: string
  source: string[]
  notes: string[]
  others: Other[]
}

/** A labelled paragraph below the directions; false: it is a step. */
function readLabel(paragraph: string, fields: Fields): boolean {
  const pair = labelled(paragraph)
  if (!pair) return false
  const { label, value } = pair
  if (/^yield/.test(label)) fields.servings ||= value
  else if (/^preparation time/.test(label)) fields.prep ||= value
  else if (/^(?:source|contributor|recipe by)/.test(label)) fields.source.push(value)
  else if (/^notes?$/.test(label)) fields.notes.push(value)
  else if (/^nyc nutrition analysis/.test(label))
    fields.others.push({ label: strings.nutrition, text: value })
  else if (label.startsWith('nyc '))
    fields.others.push({ label: paragraph.slice(0, label.length), text: value })
  else return false
  return true
}

/** Blank lines divide title, categories, ingredients, directions. */
function readRecord(lines: readonly string[]): RawRecipe | undefined {
  let at = 0
  const block = () => {
    while (at < lines.length && isBlank(lines[at] ?? '')) at++
    const found: string[] = []
    for (; at < lines.length && !isBlank(lines[at] ?? ''); at++) found.push(squeeze(lines[at] ?? ''))
    return found
  }
  const title = block().join(' ')
  let tags = block()
  let list: string[]
  // Without categories the ingredients come next: several lines, or an amount.
  if (tags.length > 1 || /^[\d½¼¾⅓⅔]/.test(tags[0] ?? '')) {
    list = tags
    tags = []
  } else list = block()
  // A label on each line, or a paragraph of several.
  const rest = lines
    .slice(at)
    .flatMap((line) => (/^(?:NYC |Yield:|Contributor:|Source:)/i.test(line) ? ['', line] : [line]))
  const fields: Fields = { servings: '', prep: '', source: [], notes: [], others: [] }
  const steps = stepsIn(rest).filter((paragraph) => !readLabel(paragraph, fields))
  if (title === '') return undefined
  return {
    title,
    ingredients: list.map((line) => {
      const heading = ruledHeading(line)
      return heading ? headingLine(heading) : line
    }),
    steps,
    servings: fields.servings,
    prep: fields.prep,
    tags: listed(tags.join(',')).filter((tag) => tag.toLowerCase() !== 'none'),
    ...originIn(fields.source.join(', ')),
    notes: fields.notes,
    others: merged(fields.others),
  }
}

/** One entry for a label that stands several times. */
function merged(others: readonly Other[]): Other[] {
  const texts = new Map<string, string[]>()
  for (const { label, text } of others) {
    const before = texts.get(label)
    if (before) before.push(text)
    else texts.set(label, [text])
  }
  return filledOthers([...texts].map(([label, parts]) => [label, parts.join(' ')] as const))
}

export const nowYoureCooking: RecordFormat = {
  id: 'now-youre-cooking',
  name: strings.nowYoureCooking,
  looksLike: (text) => /^@{5}[^@]/m.test(text.slice(0, 20_000)),
  isStart,
  isEnd,
  readRecord,
}
