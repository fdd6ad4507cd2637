import type { RecipeFormat, Surroundings } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { embeddedPhoto } from './embedded-photo.ts'
import { ingredientLine, rangeText } from './ingredient-line.ts'
import { filledLines, filledOthers, headingLine, squeeze } from './plain-lines.ts'
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

/** "2", or a smallest and a largest. */
function amountOf(element: XmlElement | undefined): string {
  const [min, max] = [textIn(element, 'min'), textIn(element, 'max')]
  return min || max ? rangeText(min, max) : squeeze(textOf(element))
}

const lineOf = (element: XmlElement): string =>
  ingredientLine({
    amount: amountOf(childOf(element, 'amount')),
    unit: textIn(element, 'unit'),
    name: textIn(element, 'name'),
    preparation: textIn(element, 'prep'),
  })

function linesOf(element: XmlElement | undefined, alternatives: string[]): string[] {
  return elementsOf(element).flatMap((child) => {
    if (child.name === 'ingredient-group') {
      const name = squeeze(child.attribs.name ?? '')
      return [...(name ? [headingLine(name)] : []), ...linesOf(child, alternatives)]
    }
    if (child.name !== 'ingredient') return []
    const line = lineOf(child)
    const others = elementsOf(childOf(child, 'substitutes')).map(lineOf)
    if (others.length > 0) alternatives.push(strings.insteadOf(line, others))
    return line === '' ? [] : [line]
  })
}

/** Marks of several people and criteria, in half points out of five. */
function ratingsOf(element: XmlElement): { rating: number | null; text: string } {
  const ratings = elementsBelow(element, 'rating').filter((one) => elementsBelow(one, 'criterion').length > 0)
  const stars = ratings.flatMap((one) => elementsBelow(one, 'stars')).map((one) => Number(textOf(one)))
  const known = stars.filter((one) => one > 0 && one <= 5)
  const mean = known.reduce((sum, one) => sum + one, 0) / known.length
  const text = ratings
    .map((one) => squeeze(`${textIn(one, 'rater')} ${textIn(one, 'comment')}`))
    .filter(Boolean)
  return { rating: known.length > 0 ? ratingOfFive(mean.toFixed(1)) : null, text: text.join('; ') }
}

function recipeOf(element: XmlElement, around: Pick<Surroundings, 'embedded'>): RawRecipe {
  const head = childOf(element, 'krecipes-description')
  const authors = childrenOf(head, 'author').map((author) => squeeze(textOf(author)))
  const yields = childOf(head, 'yield')
  const alternatives: string[] = []
  const ratings = ratingsOf(element)
  return {
    title: textIn(head, 'title'),
    ingredients: linesOf(childOf(element, 'krecipes-ingredients'), alternatives),
    steps: filledLines(textOf(childOf(element, 'krecipes-instructions'))),
    servings: yields
      ? squeeze(`${amountOf(childOf(yields, 'amount'))} ${textIn(yields, 'type')}`)
      : textIn(head, 'serving'),
    prep: textIn(head, 'preparation-time'),
    tags: elementsBelow(head ?? element, 'cat').map((tag) => squeeze(textOf(tag))),
    sourceName: authors.filter(Boolean).join(', ') || null,
    rating: ratings.rating,
    others: filledOthers([
      [strings.alternatives, alternatives.join('; ')],
      [strings.ratings, ratings.text],
    ]),
    photos: elementsBelow(head ?? element, 'pic').flatMap((picture, index) =>
      embeddedPhoto(picture, `${picture.attribs.format ?? 'image'} ${index + 1}`, around),
    ),
  }
}

export const krecipes: RecipeFormat = {
  id: 'krecipes',
  name: strings.krecipes,
  looksLike: ({ text }) => startsWithElement(text, 'krecipes'),
  read: ({ text }, around) =>
    elementsBelow(parseXml(text), 'krecipes-recipe').map((recipe) => recipeOf(recipe, around)),
}
