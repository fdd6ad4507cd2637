import type { RawRecipe } from '../raw-recipe.ts'
import {
  filledOthers,
  headingLine,
  isBlank,
  labelled,
  listed,
  originIn,
  ruledHeading,
  squeeze,
  stepsIn,
} from './plain-lines.ts'
import type { RecordFormat } from './records.ts'
import * as strings from './strings.ts'

const isStart = (line: string) => /^={3,}\s*REZKONV-/i.test(line)
const isEnd = (line: string) => /^={3,9}$/.test(line.trimEnd())
const isSource = (heading: string) => /^(?:quelle|source)/i.test(heading)

/** Amount and unit stand right in 17 columns: a line that begins further left is no ingredient. */
const isIngredient = (line: string): boolean => /^[\d ./,\-–½¼¾⅓⅔]{7}/.test(line)

const HEAD = new Map<string, 'title' | 'tags' | 'servings'>([
  ['titel', 'title'],
  ['title', 'title'],
  ['kategorien', 'tags'],
  ['categories', 'tags'],
  ['menge', 'servings'],
  ['yield', 'servings'],
])

function readRecord(lines: readonly string[]): RawRecipe | undefined {
  const head = { title: '', tags: '', servings: '' }
  const ingredients: string[] = []
  const source: string[] = []
  const rest: string[] = []
  let place: 'head' | 'ingredients' | 'source' | 'steps' = 'head'
  for (const [at, line] of lines.entries()) {
    const heading = ruledHeading(line)
    if (place === 'head') {
      const pair = labelled(line)
      const field = pair && HEAD.get(pair.label)
      if (field && pair) {
        head[field] ||= squeeze(pair.value)
        continue
      }
      if (isBlank(line)) continue
      place = 'ingredients'
    }
    if (heading && isSource(heading) && place !== 'steps') {
      place = 'source'
      continue
    }
    if (place === 'source') {
      if (isBlank(line)) place = source.length > 0 ? 'steps' : 'source'
      else source.push(squeeze(line))
      continue
    }
    if (place === 'ingredients') {
      const text = squeeze(line)
      const last = ingredients.length - 1
      if (text === '') continue
      if (heading) {
        ingredients.push(headingLine(heading))
        continue
      }
      if (isIngredient(line)) {
        if (text.startsWith('-') && last >= 0)
          ingredients[last] = `${ingredients[last]} ${text.replace(/^-{1,2}\s?/, '')}`
        else ingredients.push(text)
        continue
      }
      // The beginning of the directions, or a line that lost its columns.
      if (last >= 0 && !isBlank(lines[at - 1] ?? '') && /^\s{0,8}\d/.test(line)) {
        ingredients.push(text)
        continue
      }
      place = 'steps'
    }
    rest.push(...(heading ? ['', headingLine(heading), ''] : [line]))
  }
  if (head.title === '' && ingredients.length === 0) return undefined
  const { sourceUrl, sourceName } = originIn(source.join(' '))
  return {
    title: head.title,
    ingredients,
    steps: stepsIn(rest),
    servings: head.servings,
    tags: listed(head.tags),
    sourceUrl,
    sourceName: sourceName && sourceName.length <= 200 ? sourceName : null,
    others: filledOthers([[strings.source, sourceName && sourceName.length > 200 ? sourceName : '']]),
  }
}

export const rezkonv: RecordFormat = {
  id: 'rezkonv',
  name: strings.rezkonv,
  looksLike: (text) => /^={3,20} {0,3}REZKONV-/im.test(text),
  isStart,
  isEnd,
  readRecord,
}
