import type { RecipeFormat } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { filledOthers, labelled, linesIn, squeeze } from './plain-lines.ts'
import * as strings from './strings.ts'

const FIELDS = [
  'title',
  'description',
  'source',
  'original url',
  'yield',
  'active',
  'prep',
  'cook',
  'total',
  'cookbook',
  'section',
  'image',
  'notes',
  'ingredients',
  'instructions',
] as const
type Field = (typeof FIELDS)[number]
const isField = (label: string): label is Field => FIELDS.some((field) => field === label)

/** A label at the start of a line; what belongs to it is indented. */
function fieldsOf(lines: readonly string[]): Map<Field, string[]> {
  const fields = new Map<Field, string[]>()
  let open: string[] = []
  for (const line of lines) {
    const pair = /^\S/.test(line) ? labelled(line) : undefined
    if (pair && isField(pair.label) && !fields.has(pair.label)) {
      open = [pair.value]
      fields.set(pair.label, open)
    } else open.push(line)
  }
  return fields
}

function recipeOf(lines: readonly string[]): RawRecipe {
  const fields = fieldsOf(lines)
  const all = (name: Field) => (fields.get(name) ?? []).map(squeeze).filter((line) => line !== '')
  const text = (name: Field) => squeeze(all(name).join(' '))
  return {
    title: text('title'),
    description: text('description'),
    ingredients: all('ingredients'),
    steps: all('instructions'),
    servings: text('yield'),
    prep: text('prep'),
    cook: text('cook'),
    total: text('total'),
    tags: [text('cookbook'), text('section')].filter((tag) => tag !== ''),
    sourceUrl: text('original url') || null,
    sourceName: text('source') || null,
    notes: all('notes'),
    photoUrl: text('image') || null,
    others: filledOthers([[strings.time, text('active')]]),
  }
}

function readSaffron(text: string): RawRecipe[] {
  const records: string[][] = []
  for (const line of linesIn(text)) {
    if (/^Title:/.test(line)) records.push([])
    records[records.length - 1]?.push(line)
  }
  return records.map(recipeOf)
}

export const saffron: RecipeFormat = {
  id: 'saffron',
  name: strings.saffron,
  looksLike: ({ text }) =>
    /^\s{0,20}Title:/.test(text) &&
    /^(?:Original URL|Cookbook|Section):/m.test(text.slice(0, 20_000)) &&
    /^Ingredients:/m.test(text) &&
    /^Instructions:/m.test(text),
  read: ({ text }) => readSaffron(text),
}
