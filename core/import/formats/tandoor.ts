import { plainLines } from '../convert/plain-text.ts'
import type { RecipeFormat, SourceDocument, Surroundings } from '../format.ts'
import type { FoundPhoto, RawRecipe } from '../raw-recipe.ts'
import {
  amountText,
  type Fields,
  fieldsOf,
  isFields,
  itemsOf,
  listed,
  namesOf,
  numberOf,
  textOf,
} from './fields.ts'
import * as strings from './strings.ts'
import { asHeading } from './text-lines.ts'

const isTandoor = (value: unknown): value is Fields =>
  isFields(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.steps) &&
  ('working_time' in value || 'servings_text' in value || 'keywords' in value) &&
  itemsOf(value.steps).every((step) => 'instruction' in step || 'ingredients' in step)

const recipesIn = (document: SourceDocument): Fields[] => {
  const root = document.json()
  return (Array.isArray(root) ? root : [root]).filter(isTandoor)
}

const nameOf = (value: unknown) => textOf(isFields(value) ? value.name : value).trim()

function lineOf(given: Fields): string {
  const note = textOf(given.note).trim()
  if (given.is_header === true) return `${(note || nameOf(given.food)).replace(/[:\s]+$/, '')}:`
  const amount = given.no_amount === true ? '' : amountText(given.amount)
  const isMany = (numberOf(given.amount) ?? 0) > 1
  const plural = (thing: unknown, always: unknown) =>
    always === true && isMany ? textOf(fieldsOf(thing).plural_name) || nameOf(thing) : nameOf(thing)
  const line = [
    amount,
    plural(given.unit, given.always_use_plural_unit),
    plural(given.food, given.always_use_plural_food),
  ].filter(Boolean)
  if (line.length === 0) return textOf(given.original_text) || note
  return `${line.join(' ')}${note === '' ? '' : ` (${note})`}`
}

const inOrder = (value: unknown) =>
  itemsOf(value).sort((a, b) => (numberOf(a.order) ?? 0) - (numberOf(b.order) ?? 0))

/** A step's text is Markdown, and may mention its ingredients by their number. */
function linesOf(step: Fields, lines: readonly string[]): string[] {
  const text = textOf(step.instruction).replace(
    /\{\{\s*ingredients\[(\d{1,3})\]\s*\}\}/g,
    (_, at: string) => lines[Number(at)] ?? '',
  )
  return plainLines(text).map(asHeading)
}

function photosOf({ photo, photos }: Surroundings): FoundPhoto[] {
  const image = ['jpeg', 'jpg', 'png', 'webp', 'gif']
    .map((end) => photo(`image.${end}`, 'beside'))
    .find(Boolean)
  return image ? [image] : photos('').slice(0, 1)
}

function rawOf(recipe: Fields, around: Surroundings): RawRecipe {
  const ingredients: string[] = []
  const steps: string[] = []
  const others: RawRecipe['others'] = []
  for (const step of inOrder(recipe.steps)) {
    const name = textOf(step.name).trim()
    const lines = inOrder(step.ingredients).map(lineOf)
    if (name !== '' && lines.length > 0) ingredients.push(`${name.replace(/[:\s]+$/, '')}:`)
    ingredients.push(...lines)
    if (name !== '') steps.push(`${name.replace(/[:\s]+$/, '')}:`)
    steps.push(...linesOf(step, lines))
    const file = fieldsOf(step.file)
    if (textOf(file.name) !== '') others.push({ label: strings.file, text: textOf(file.name) })
  }
  const properties = itemsOf(recipe.properties).map(
    (one) =>
      `${nameOf(one.property_type)}: ${amountText(one.property_amount)} ${textOf(fieldsOf(one.property_type).unit)}`,
  )
  const servings = [amountText(recipe.servings), textOf(recipe.servings_text)].filter(Boolean).join(' ')
  return {
    title: textOf(recipe.name),
    description: textOf(recipe.description),
    ingredients,
    steps,
    servings,
    prep: numberOf(recipe.working_time) || null,
    cook: numberOf(recipe.waiting_time) || null,
    sourceUrl: textOf(recipe.source_url),
    tags: namesOf(recipe.keywords),
    rating: numberOf(recipe.rating),
    notes: itemsOf(recipe.comments).map((comment) => textOf(comment.text)),
    others: [
      ...others,
      {
        label: strings.nutrition,
        text: [listed(recipe.nutrition), ...properties].filter(Boolean).join(', '),
      },
    ],
    photos: photosOf(around),
    createdAt: textOf(recipe.created_at),
  }
}

export const tandoor: RecipeFormat = {
  id: 'tandoor',
  name: strings.tandoor,
  looksLike: (document) => recipesIn(document).length > 0,
  read: (document, around) => recipesIn(document).map((recipe) => rawOf(recipe, around)),
}
