import type { RecipeFormat, SourceDocument } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import {
  amountText,
  type Fields,
  fieldsOf,
  isFields,
  itemsOf,
  listOf,
  namesOf,
  numberOf,
  textOf,
} from './fields.ts'
import * as strings from './strings.ts'

const UNITS: Record<string, string> = {
  item: '',
  items: '',
  grams: 'g',
  gram: 'g',
  kgs: 'kg',
  kilograms: 'kg',
  mills: 'ml',
  milliliters: 'ml',
  millilitres: 'ml',
  litres: 'l',
  liters: 'l',
  teaspoon: 'tsp',
  tablespoon: 'tbsp',
  ounce: 'oz',
  ounces: 'oz',
  pound: 'lb',
  pounds: 'lb',
  fluid_ounce: 'fl oz',
  'fluid ounces': 'fl oz',
}

const isCrouton = (value: unknown): value is Fields =>
  isFields(value) &&
  typeof value.name === 'string' &&
  Array.isArray(value.ingredients) &&
  Array.isArray(value.steps) &&
  ('neutritionalInfo' in value ||
    'defaultScale' in value ||
    'cookingDuration' in value ||
    'isPublicRecipe' in value)

const recipesIn = (document: SourceDocument): Fields[] => {
  const root = document.json()
  return (Array.isArray(root) ? root : [root]).filter(isCrouton)
}

const inOrder = (value: unknown) =>
  itemsOf(value).sort((a, b) => (numberOf(a.order) ?? 0) - (numberOf(b.order) ?? 0))

function lineOf(given: Fields): string {
  const { amount, secondaryAmount, quantityType } = fieldsOf(given.quantity)
  const kind = textOf(quantityType).toLowerCase()
  const unit = UNITS[kind] ?? kind.replace(/_/g, ' ')
  const upper = amountText(secondaryAmount)
  const quantity = [amountText(amount), upper].filter(Boolean).join('-')
  const name = textOf(fieldsOf(given.ingredient).name) || textOf(given.name)
  if (kind === 'section' || given.isSection === true) return `${name}:`
  return [quantity, unit, name].filter(Boolean).join(' ')
}

/** Whole minutes; 0 is none. */
const minutes = (value: unknown) => numberOf(value) || null

export const crouton: RecipeFormat = {
  id: 'crouton',
  name: strings.crouton,
  looksLike: (document) => recipesIn(document).length > 0,
  read: (document, { embedded }) =>
    recipesIn(document).map(
      (recipe): RawRecipe => ({
        title: textOf(recipe.name),
        ingredients: inOrder(recipe.ingredients).map(lineOf),
        steps: inOrder(recipe.steps).map(({ step, isSection }) =>
          isSection === true ? `${textOf(step).replace(/[:\s]+$/, '')}:` : textOf(step),
        ),
        servings: numberOf(recipe.serves),
        prep: minutes(recipe.duration),
        cook: minutes(recipe.cookingDuration),
        difficulty: textOf(recipe.difficulty ?? recipe.rawDifficulty),
        sourceUrl: textOf(recipe.webLink),
        sourceName: textOf(recipe.sourceName),
        tags: namesOf(recipe.tags),
        rating: numberOf(recipe.rating),
        notes: [textOf(recipe.notes), textOf(recipe.method)],
        others: [
          { label: strings.nutrition, text: textOf(recipe.neutritionalInfo ?? recipe.nutritionalInfo) },
        ],
        photos: listOf(recipe.images)
          .map(textOf)
          .filter(Boolean)
          .map((image, index) => embedded(`${index + 1}.jpg`, image)),
      }),
    ),
}
