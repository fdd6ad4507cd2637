import type { RecipeFormat, Surroundings } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { embeddedPhoto } from './embedded-photo.ts'
import { ingredientLine } from './ingredient-line.ts'
import { filledOthers, headingLine, linesIn, originIn, paragraphsIn, squeeze } from './plain-lines.ts'
import * as strings from './strings.ts'
import {
  childOf,
  childrenOf,
  elementsBelow,
  parseXml,
  startsWithElement,
  textOf,
  type XmlElement,
} from './xml-tree.ts'

const lineOf = (element: XmlElement): string => {
  const { qty, unit, item = '', preparation = '' } = element.attribs
  const notes = childrenOf(element, 'inote').map((note) => squeeze(textOf(note)))
  return ingredientLine({
    amount: qty,
    unit,
    name: item,
    preparation: [preparation, ...notes].filter(Boolean).join(', '),
  })
}

const isNumber = (text: string) => /^\d+$/.test(text)

function recipeOf(element: XmlElement, around: Pick<Surroundings, 'embedded' | 'pictures'>): RawRecipe {
  const head = childOf(element, 'head')
  const attribs = head?.attribs ?? {}
  const texts = (name: string) =>
    childrenOf(head, name)
      .map((child) => squeeze(textOf(child)))
      .filter((text) => text !== '')
  const categories = [...new Set(texts('cat'))]
  const { sourceUrl, sourceName } = originIn(texts('sourceline').join('; '))
  const preparation = childrenOf(element, 'preparation')
  const steps = preparation.flatMap((part) => {
    const found = elementsBelow(part, 'step')
    return found.length > 0
      ? found.map((step) => squeeze(textOf(step)))
      : elementsBelow(part, 'text').flatMap((text) => paragraphsIn(linesIn(textOf(text))))
  })
  const title = squeeze(attribs.title ?? '')
  const pictures = around.pictures(title, [...texts('picture'), ...texts('pic')])
  return {
    title,
    ingredients: childrenOf(element, 'part').flatMap((part) => {
      const title = squeeze(part.attribs.title ?? '')
      return [
        ...(title ? [headingLine(title)] : []),
        ...childrenOf(part, 'ingredient').map(lineOf).filter(Boolean),
      ]
    }),
    steps,
    servings: squeeze(`${attribs.servingqty ?? ''} ${attribs.servingtype ?? ''}`),
    prep: attribs.timeprepqty,
    cook: attribs.timecookqty,
    total: attribs.timeallqty,
    // Some programs write numbers of their own in place of names.
    tags: [...categories.filter((name) => !isNumber(name)), ...texts('hint')],
    sourceUrl,
    sourceName: sourceName && sourceName.length <= 200 ? sourceName : null,
    notes: [
      ...texts('content'),
      ...childrenOf(element, 'remark').flatMap((remark) => paragraphsIn(linesIn(textOf(remark)))),
    ],
    createdAt: attribs.createdate,
    others: filledOthers([
      [strings.source, sourceName && sourceName.length > 200 ? sourceName : ''],
      [strings.category, categories.filter(isNumber).join(', ')],
      [strings.quality, attribs.quality],
      [strings.difficulty, attribs.difficulty],
      [strings.cost, attribs.costs],
      [strings.wine, attribs.wine],
      [strings.author, attribs.createuser],
    ]),
    photos: [
      ...childrenOf(head, 'picbin').flatMap((picture, index) =>
        embeddedPhoto(picture, `${picture.attribs.format ?? 'image'} ${index + 1}`, around),
      ),
      ...pictures.photos,
    ],
    photoUrl: pictures.photoUrl,
  }
}

export const cookMl: RecipeFormat = {
  id: 'cookml',
  name: strings.cookMl,
  looksLike: ({ text }) => startsWithElement(text, 'cookml'),
  read: ({ text }, around) =>
    elementsBelow(parseXml(text), 'recipe').map((recipe) => recipeOf(recipe, around)),
}
