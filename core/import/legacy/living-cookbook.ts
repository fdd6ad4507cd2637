import type { RecipeFormat, Surroundings } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { embeddedPhoto } from './embedded-photo.ts'
import { ingredientLine } from './ingredient-line.ts'
import { addressIn, filledOthers, headingLine, listed, originIn, squeeze } from './plain-lines.ts'
import { ratingOfFive } from './rating.ts'
import * as strings from './strings.ts'
import { childOf, elementsBelow, parseXml, startsWithElement, textOf, type XmlElement } from './xml-tree.ts'

const isHeading = ({ attribs }: XmlElement) => attribs.heading === 'Y'

const lineOf = (element: XmlElement): string => {
  const { quantity, unit, ingredient = '' } = element.attribs
  return isHeading(element)
    ? headingLine(ingredient)
    : ingredientLine({ amount: quantity, unit, name: ingredient })
}

const paragraphOf = (element: XmlElement, text: string): string => {
  const written = squeeze(textOf(childOf(element, text) ?? element))
  return isHeading(element) ? headingLine(written) : written
}

/** Cookbooks and their chapters, by number. */
const namesOf = (root: XmlElement, name: string): Map<string, string> =>
  new Map(elementsBelow(root, name).map(({ attribs }) => [attribs.id ?? '', squeeze(attribs.name ?? '')]))

/** Minutes; 0 is none. */
const minutesOf = (value: string | undefined): number | string | null =>
  value === undefined || value === '' || value === '0' ? null : /^\d+$/.test(value) ? Number(value) : value

interface Shelves {
  books: Map<string, string>
  chapters: Map<string, string>
}

function recipeOf(element: XmlElement, shelves: Shelves, around: Pick<Surroundings, 'embedded'>): RawRecipe {
  const { attribs } = element
  const { sourceUrl, sourceName } = originIn(attribs.source ?? '')
  const author = squeeze(attribs.author ?? '')
  const reviews = elementsBelow(element, 'recipereview')
  const chapter = shelves.chapters.get(attribs.cookbookchapterid ?? '')
  const pictures = [...elementsBelow(element, 'recipeimage'), ...elementsBelow(element, 'procedureimage')]
  const texts = (name: string, text: string) =>
    elementsBelow(element, name)
      .map((one) => paragraphOf(one, text))
      .filter((one) => one !== '')
  return {
    title: squeeze(attribs.name ?? ''),
    description: attribs.comments?.trim(),
    ingredients: elementsBelow(element, 'recipeingredient').map(lineOf).filter(Boolean),
    steps: texts('recipeprocedure', 'proceduretext'),
    servings: attribs.servings,
    prep: minutesOf(attribs.preparationtime),
    cook: minutesOf(attribs.cookingtime),
    rest: minutesOf(attribs.inactivetime),
    total: minutesOf(attribs.readyintime),
    tags: [...listed(attribs.recipetypes ?? ''), ...(chapter ? [chapter] : [])],
    folder: shelves.books.get(attribs.cookbookid ?? '') || null,
    sourceUrl: addressIn(attribs.webpage ?? '') ?? sourceUrl,
    sourceName: sourceName ?? (author || null),
    rating: ratingOfFive(reviews[0]?.attribs.rating ?? ''),
    notes: [
      ...texts('recipetip', 'tiptext'),
      ...texts('recipeauthornote', 'authornotetext'),
      ...reviews.map((review) => squeeze(`${review.attribs.reviewer ?? ''} ${textOf(review)}`)),
    ],
    createdAt: attribs.createdate,
    others: filledOthers([
      [strings.yields, attribs.yield],
      [strings.author, sourceName ? author : ''],
      [strings.copyright, attribs.copyright],
    ]),
    photos: pictures.flatMap((picture, index) =>
      embeddedPhoto(picture, `${picture.attribs.filetype ?? 'image'} ${index + 1}`, around),
    ),
  }
}

export const livingCookbook: RecipeFormat = {
  id: 'living-cookbook',
  name: strings.livingCookbook,
  looksLike: ({ text }) => startsWithElement(text, 'fdx'),
  read({ text }, around) {
    const root = parseXml(text)
    const shelves = { books: namesOf(root, 'cookbook'), chapters: namesOf(root, 'cookbookchapter') }
    return elementsBelow(root, 'recipe').map((recipe) => recipeOf(recipe, shelves, around))
  },
}
