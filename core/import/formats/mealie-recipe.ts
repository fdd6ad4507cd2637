import type { RawRecipe } from '../raw-recipe.ts'
import {
  amountText,
  either,
  type Fields,
  fieldsOf,
  itemsOf,
  listed,
  namesOf,
  numberOf,
  textOf,
} from './fields.ts'
import * as strings from './strings.ts'
import { asHeading } from './text-lines.ts'

const words = (text: string) => text.toLowerCase().match(/[\p{L}]+/gu) ?? []

/** The line as it was typed, unless it was changed since: then other words are in its parts. */
function isCurrent(original: string, parts: readonly string[]): boolean {
  const typed = original.toLowerCase()
  return words(parts.join(' ')).every((word) => typed.includes(word.replace(/e?s$/, '')))
}

const nameOf = (thing: unknown) => textOf(fieldsOf(thing).name)

function unitOf(unit: Fields, isMany: boolean): string {
  const isShort = either(unit, 'useAbbreviation') === true
  const plural = textOf(either(unit, isShort ? 'pluralAbbreviation' : 'pluralName'))
  const single = textOf(isShort ? (unit.abbreviation ?? unit.name) : unit.name)
  return (isMany && plural) || single
}

/** A line of Mealie: amount, unit, food and note, or all of it in the note where amounts are off. */
function mealieLine(given: Fields, noAmounts: boolean): string {
  const note = textOf(given.note).trim()
  const original = textOf(either(given, 'originalText')).trim()
  const [unit, food] = [fieldsOf(given.unit), fieldsOf(given.food)]
  const quantity = numberOf(given.quantity) ?? 0
  const isMany = quantity > 1
  const foodName = (isMany && textOf(either(food, 'pluralName'))) || nameOf(food)
  const isBare = noAmounts || either(given, 'disableAmount') === true
  if (original !== '' && isCurrent(original, [nameOf(food), note])) return original
  if (isBare || (foodName === '' && nameOf(unit) === '' && (quantity === 1 || quantity === 0)))
    return note || textOf(given.display) || foodName || original
  return [amountText(quantity), unitOf(unit, isMany), foodName, note].filter(Boolean).join(' ')
}

function linesOf(recipe: Fields): string[] {
  const noAmounts = either(fieldsOf(recipe.settings), 'disableAmount') === true
  return itemsOf(either(recipe, 'recipeIngredient')).flatMap((given) => {
    const heading = textOf(given.title).trim()
    const line = mealieLine(given, noAmounts)
    return [...(heading === '' ? [] : [`${heading.replace(/[:\s]+$/, '')}:`]), line]
  })
}

function stepsOf(recipe: Fields): string[] {
  return itemsOf(either(recipe, 'recipeInstructions')).flatMap((given) => {
    const heading = textOf(given.title).trim()
    const summary = textOf(given.summary).trim()
    const text = textOf(given.text).trim()
    const step = text.includes('\n') ? text : asHeading(text)
    return [
      ...(heading === '' ? [] : [`${heading.replace(/[:\s]+$/, '')}:`]),
      summary === '' || text.startsWith(summary) ? step : `${summary}: ${step}`,
    ]
  })
}

const titled = (given: Fields): string =>
  [textOf(given.title).trim(), textOf(given.text).trim()].filter(Boolean).join(': ')

/** One recipe of Mealie, of any version: names are in snake_case or in camelCase. */
export function mealieRecipe(recipe: Fields): RawRecipe {
  const servings = numberOf(either(recipe, 'recipeServings'))
  const quantity = amountText(either(recipe, 'recipeYieldQuantity'))
  const written = [quantity, textOf(either(recipe, 'recipeYield'))].filter(Boolean).join(' ')
  const lastMade = textOf(either(recipe, 'lastMade')).slice(0, 10)
  const extras = Object.entries(fieldsOf(recipe.extras))
  return {
    title: textOf(recipe.name),
    description: textOf(recipe.description),
    ingredients: linesOf(recipe),
    steps: stepsOf(recipe),
    servings: servings || written,
    prep: textOf(either(recipe, 'prepTime')),
    cook: textOf(either(recipe, 'performTime')) || textOf(either(recipe, 'cookTime')),
    total: textOf(either(recipe, 'totalTime')),
    cuisine: textOf(either(recipe, 'recipeCuisine')),
    sourceUrl: textOf(recipe.orgURL ?? either(recipe, 'orgUrl')),
    tags: [...namesOf(recipe.tags), ...namesOf(either(recipe, 'recipeCategory'))],
    rating: numberOf(recipe.rating),
    notes: itemsOf(recipe.notes).map(titled),
    others: [
      { label: strings.yields, text: servings && written !== '' && !/^[\d.]+$/.test(written) ? written : '' },
      { label: strings.equipment, text: namesOf(recipe.tools).filter(Boolean).join(', ') },
      { label: strings.nutrition, text: listed(recipe.nutrition) },
      ...itemsOf(recipe.comments).map((one) => ({ label: strings.comment, text: textOf(one.text) })),
      ...extras.map(([key, value]) => ({ label: strings.extra(key), text: textOf(value) })),
      ...itemsOf(recipe.assets).map((one) => ({ label: strings.file, text: textOf(one.name) })),
    ],
    cooked: /^\d{4}-\d\d-\d\d$/.test(lastMade) ? [{ day: lastMade }] : [],
    createdAt: textOf(either(recipe, 'createdAt') ?? either(recipe, 'dateAdded')),
  }
}
