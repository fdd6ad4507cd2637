import { cleanLines } from '#core/extract/clean-text.ts'
import type { RecipeFormat, Surroundings } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { embeddedPhoto } from './embedded-photo.ts'
import { ingredientLine } from './ingredient-line.ts'
import { filledOthers, headingLine, listed, originIn, squeeze } from './plain-lines.ts'
import { ratingOfFive } from './rating.ts'
import * as strings from './strings.ts'
import {
  childOf,
  childrenOf,
  elementsBelow,
  elementsOf,
  parseXml,
  startsWithElement,
  textIn,
  textOf,
  type XmlElement,
} from './xml-tree.ts'

const isOptional = ({ attribs }: XmlElement) => attribs.optional === 'yes'

function linesOf(element: XmlElement): string[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'inggroup') {
      const name = textIn(child, 'groupname')
      return [...(name ? [headingLine(name)] : []), ...linesOf(child)]
    }
    const preparation = isOptional(child) ? strings.optional : ''
    // Another recipe of the same file.
    if (child.name === 'ingref')
      return [
        ingredientLine({
          amount: child.attribs.amount,
          unit: child.attribs.unit,
          name: textOf(child),
          preparation,
        }),
      ]
    if (child.name !== 'ingredient') return []
    const line = ingredientLine({
      amount: textIn(child, 'amount'),
      unit: textIn(child, 'unit'),
      name: textIn(child, 'item'),
      preparation,
    })
    return line === '' ? [] : [line]
  })
}

const READ = new Set(
  'title category cuisine rating preptime cooktime yields servings source link image ingredient-list instructions modifications'.split(
    ' ',
  ),
)

function recipeOf(element: XmlElement, around: Pick<Surroundings, 'embedded'>): RawRecipe {
  const cuisine = textIn(element, 'cuisine')
  const link = textIn(element, 'link')
  const { sourceUrl, sourceName } = originIn(textIn(element, 'source'))
  const image = childOf(element, 'image')
  return {
    title: textIn(element, 'title'),
    ingredients: childrenOf(element, 'ingredient-list').flatMap(linesOf),
    // Its texts carry markup of the screen, escaped once or twice.
    steps: cleanLines(textOf(childOf(element, 'instructions'))),
    servings: textIn(element, 'yields') || textIn(element, 'servings'),
    prep: textIn(element, 'preptime'),
    cook: textIn(element, 'cooktime'),
    cuisine,
    tags: [...listed(textIn(element, 'category')), ...listed(cuisine)],
    sourceUrl: link || sourceUrl,
    sourceName,
    rating: ratingOfFive(textIn(element, 'rating')),
    notes: cleanLines(textOf(childOf(element, 'modifications'))),
    others: filledOthers(
      elementsOf(element)
        .filter(({ name }) => !READ.has(name))
        .map((child) => [child.name, squeeze(textOf(child))] as const),
    ),
    photos: image ? embeddedPhoto(image, `${image.attribs.format ?? 'image'}`, around) : [],
  }
}

export const gourmet: RecipeFormat = {
  id: 'gourmet',
  name: strings.gourmet,
  looksLike: ({ text }) => startsWithElement(text, 'gourmetdoc'),
  read: ({ text }, around) =>
    elementsBelow(parseXml(text), 'recipe').map((recipe) => recipeOf(recipe, around)),
}
