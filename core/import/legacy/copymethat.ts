import { type Element, parseTree } from '#core/extract/dom.ts'
import { outermost } from '#core/extract/tree.ts'
import type { RecipeFormat, Surroundings } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { childTags, isNamed, linesIn, linkIn, namedIn, picturesIn, textsIn, valueIn } from './html-parts.ts'
import { filledOthers, headingLine } from './plain-lines.ts'
import { ratingOfFive } from './rating.ts'
import * as strings from './strings.ts'

const first = (recipe: Element, name: string) => valueIn(namedIn(recipe, name)[0])

/** Items and headings of a list, in order. */
const listOf = (recipe: Element, list: string, headings: string): string[] =>
  namedIn(recipe, list)
    .slice(0, 1)
    .flatMap(childTags)
    .flatMap((item) => {
      const text = valueIn(item)
      if (text === '') return []
      return [isNamed(item, headings) ? headingLine(text) : text]
    })

function recipeOf(recipe: Element, around: Pick<Surroundings, 'pictures'>): RawRecipe {
  const rated = first(recipe, 'ratingValue')
  const title = first(recipe, 'name')
  return {
    title,
    description: linesIn(namedIn(recipe, 'description').slice(0, 1)).join('\n'),
    ingredients: listOf(recipe, 'recipeIngredients', 'recipeIngredient_subheader'),
    steps: listOf(recipe, 'recipeInstructions', 'instruction_subheader'),
    servings: first(recipe, 'recipeYield'),
    sourceUrl: linkIn(namedIn(recipe, 'link')[0]),
    tags: textsIn(namedIn(recipe, 'recipeCategory')),
    rating: ratingOfFive(rated),
    notes: [textsIn(namedIn(recipe, 'recipeNote')).join('\n')],
    others: filledOthers([
      [strings.copyMeThat, [first(recipe, 'made_this'), first(recipe, 'starred')].filter(Boolean).join(' ')],
    ]),
    ...around.pictures(title, picturesIn(recipe)),
  }
}

export const copyMeThat: RecipeFormat = {
  id: 'copymethat',
  name: strings.copyMeThat,
  looksLike: ({ text }) =>
    /<meta name="copymethat|#recipeIngredient_header/.test(text.slice(0, 20_000)) ||
    (text.includes('recipeIngredient_header') && text.includes('original_link')),
  read: ({ text }, around) =>
    outermost(namedIn(parseTree(text), 'recipe')).map((recipe) => recipeOf(recipe, around)),
}
