import { type Element, parseTree } from '#core/extract/dom.ts'
import { outermost } from '#core/extract/tree.ts'
import type { RecipeFormat, Surroundings } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { linesIn, linkIn, namedIn, picturesIn, propIn, propsIn, textsIn, valueIn } from './html-parts.ts'
import { addressIn, filledOthers } from './plain-lines.ts'
import { ratingOfFive } from './rating.ts'
import * as strings from './strings.ts'

/** "recipeNutTotalFat" to "Total fat". */
const nutrientName = (prop: string) => {
  const words = prop
    .replace(/^recipeNut/, '')
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

function nutritionOf(recipe: Element): string {
  const all = namedProps(recipe, 'recipeNut')
  return all.map(({ prop, value }) => `${nutrientName(prop)}: ${value}`).join('; ')
}

const namedProps = (recipe: Element, start: string) =>
  NUTRIENTS.flatMap((name) => {
    const prop = `${start}${name}`
    const value = propIn(recipe, prop)
    return value === '' || value === '0' ? [] : [{ prop, value }]
  })

const NUTRIENTS =
  'ServingSize Calories TotalFat SaturatedFat TransFat Cholesterol Sodium Potassium TotalCarbohydrate DietaryFiber Sugars Protein'.split(
    ' ',
  )

/** "PT0S" is no time. */
const timeOf = (recipe: Element, prop: string) => {
  const value = propIn(recipe, prop)
  return /^PT0[SMH]?$/.test(value) ? null : value
}

function recipeOf(recipe: Element, around: Pick<Surroundings, 'pictures'>): RawRecipe {
  const [source] = propsIn(recipe, 'recipeSource')
  const name = valueIn(source)
  const sourceUrl = linkIn(source) ?? addressIn(name)
  const tags = ['recipeCategory', 'recipeCourse', 'recipeCollection'].flatMap((prop) =>
    textsIn(propsIn(recipe, prop)),
  )
  const title = propIn(recipe, 'name')
  return {
    title,
    ingredients: linesIn(propsIn(recipe, 'recipeIngredients')),
    steps: linesIn(propsIn(recipe, 'recipeDirections')),
    servings: propIn(recipe, 'recipeYield'),
    prep: timeOf(recipe, 'prepTime'),
    cook: timeOf(recipe, 'cookTime'),
    sourceUrl,
    sourceName: name === '' || addressIn(name) === name ? null : name,
    tags: [...new Set(tags.flatMap((tag) => tag.split(/,\s*/)))],
    rating: ratingOfFive(propIn(recipe, 'recipeRating')),
    notes: [linesIn(propsIn(recipe, 'recipeNotes')).join('\n')],
    others: filledOthers([
      [strings.nutrition, nutritionOf(recipe)],
      [strings.favorite, propIn(recipe, 'recipeIsFavourite').toLowerCase() === 'true' ? strings.yes : ''],
    ]),
    ...around.pictures(title, picturesIn(recipe)),
  }
}

export const recipeKeeper: RecipeFormat = {
  id: 'recipe-keeper',
  name: strings.recipeKeeper,
  looksLike: ({ text }) =>
    text.includes('class="recipe-details"') && /itemprop="recipe(?:Ingredients|Directions|Id)"/.test(text),
  read: ({ text }, around) =>
    outermost(namedIn(parseTree(text), 'recipe-details')).map((recipe) => recipeOf(recipe, around)),
}
