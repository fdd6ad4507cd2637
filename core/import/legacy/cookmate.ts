import type { RecipeFormat, Surroundings } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { addressIn, filledLines, filledOthers, originIn, squeeze } from './plain-lines.ts'
import { ratingOfFive } from './rating.ts'
import * as strings from './strings.ts'
import {
  childOf,
  childrenOf,
  elementsBelow,
  parseXml,
  startsWithElement,
  textIn,
  textOf,
  type XmlElement,
} from './xml-tree.ts'

/** A list of items, or a text with a line for each. */
function linesOf(recipe: XmlElement, name: string): string[] {
  return childrenOf(recipe, name).flatMap((element) => {
    const items = childrenOf(element, 'li')
    return items.length > 0
      ? items.map((item) => squeeze(textOf(item))).filter((item) => item !== '')
      : filledLines(textOf(element))
  })
}

function recipeOf(recipe: XmlElement, around: Pick<Surroundings, 'pictures'>): RawRecipe {
  const { sourceUrl, sourceName } = originIn(linesOf(recipe, 'source').join(', '))
  // The path on the phone: in the archive only the file's name is the same.
  const paths = childrenOf(recipe, 'imagepath').map((path) => squeeze(textOf(path)).replace(/^.*\//, ''))
  const tags = [...childrenOf(recipe, 'category'), ...childrenOf(recipe, 'tag')].map((tag) =>
    squeeze(textOf(tag)),
  )
  const title = textIn(recipe, 'title')
  const pictures = around.pictures(title, paths, 'images')
  return {
    title,
    description: linesOf(recipe, 'description').join('\n'),
    ingredients: linesOf(recipe, 'ingredient'),
    steps: linesOf(recipe, 'recipetext'),
    servings: textIn(recipe, 'quantity'),
    prep: textIn(recipe, 'preptime'),
    cook: textIn(recipe, 'cooktime'),
    total: textIn(recipe, 'totaltime'),
    tags: tags.filter((tag) => tag !== ''),
    sourceUrl: addressIn(textIn(recipe, 'url')) ?? sourceUrl,
    sourceName,
    rating: ratingOfFive(textIn(recipe, 'rating')),
    notes: [linesOf(recipe, 'comments').join('\n')],
    others: filledOthers([
      [strings.nutrition, linesOf(recipe, 'nutrition').join('; ')],
      [strings.video, textIn(recipe, 'video')],
    ]),
    photos: pictures.photos,
    photoUrl: pictures.photos.length > 0 ? null : addressIn(textIn(recipe, 'imageurl')),
  }
}

export const cookmate: RecipeFormat = {
  id: 'cookmate',
  name: strings.cookmate,
  looksLike: ({ text }) => startsWithElement(text, 'cookbook') && text.includes('<recipetext'),
  read({ text }, around) {
    const root = parseXml(text)
    return elementsBelow(childOf(root, 'cookbook') ?? root, 'recipe').map((recipe) =>
      recipeOf(recipe, around),
    )
  },
}
