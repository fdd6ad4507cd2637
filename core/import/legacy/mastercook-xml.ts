import type { RecipeFormat, Surroundings } from '../format.ts'
import type { RawRecipe } from '../raw-recipe.ts'
import { ingredientLine } from './ingredient-line.ts'
import {
  addressIn,
  filledLines,
  filledOthers,
  headingLine,
  type Other,
  originIn,
  squeeze,
} from './plain-lines.ts'
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

/** "I" is an ingredient, "R" another recipe, "S" a heading, "T" a text. */
function lineOf(element: XmlElement): string {
  const { name = '', unit, qty, code } = element.attribs
  if (code === 'S') return headingLine(name)
  const preparation = textIn(element, 'iprp')
  return ingredientLine({ amount: qty, unit, name, preparation, between: ' -- ' })
}

const READ = new Set([
  'serv',
  'prpt',
  'cats',
  'ingr',
  'dirs',
  'desc',
  'srce',
  'alts',
  'note',
  'ttim',
  'yield',
  'cuis',
])
const LABELS = new Map([
  ['cpyr', strings.copyright],
  ['srvi', strings.servingIdeas],
  ['wine', strings.wine],
  ['nutr', strings.nutrition],
  ['rats', strings.ratings],
])

/** Attributes and text of an element that has no field. */
const written = (element: XmlElement): string =>
  squeeze(
    [
      ...Object.values(element.attribs),
      ...elementsOf(element).map(written),
      element.children.filter((child) => typeof child === 'string').join(' '),
    ].join(' '),
  )

function othersOf(element: XmlElement): Other[] {
  const { qty = '', unit = '' } = childOf(element, 'yield')?.attribs ?? {}
  const rest = elementsOf(element).filter(({ name }) => !READ.has(name))
  return filledOthers([
    [strings.yields, squeeze(`${qty} ${unit}`)],
    ...rest.map((child) => {
      const label = child.attribs.label ?? LABELS.get(child.name) ?? child.name
      return [label, written({ ...child, attribs: { ...child.attribs, label: '' } })] as const
    }),
  ])
}

function recipeOf(element: XmlElement, around: Pick<Surroundings, 'pictures'>): RawRecipe {
  const { name = '', author = '', img = '' } = element.attribs
  const { sourceUrl, sourceName } = originIn(textIn(element, 'srce'))
  const alternates = childrenOf(element, 'alts').map(({ attribs }) => ({
    label: squeeze(attribs.label ?? '') || strings.source,
    text: squeeze(attribs.source ?? ''),
  }))
  const linked = alternates.find(({ text }) => addressIn(text) !== null)
  const directions = elementsBelow(element, 'dirt')
  const pictures = [img, ...directions.map(({ attribs }) => attribs.img ?? '')].filter((path) => path !== '')
  const cuisine = textIn(element, 'cuis')
  const title = squeeze(name)
  return {
    title,
    description: textIn(element, 'desc'),
    ingredients: childrenOf(element, 'ingr').map(lineOf),
    steps: directions.flatMap((step) => filledLines(textOf(step))),
    servings: childOf(element, 'serv')?.attribs.qty,
    prep: childOf(element, 'prpt')?.attribs.elapsed,
    total: childOf(element, 'ttim')?.attribs.elapsed,
    cuisine,
    tags: elementsBelow(element, 'catt').map((tag) => squeeze(textOf(tag))),
    sourceUrl: sourceUrl ?? addressIn(linked?.text ?? ''),
    sourceName: sourceName ?? (squeeze(author) || null),
    notes: childrenOf(element, 'note').flatMap((note) => filledLines(textOf(note))),
    others: [
      ...filledOthers([[strings.author, sourceName ? author : '']]),
      ...alternates.filter((one) => one !== linked && one.text !== ''),
      ...othersOf(element),
    ],
    ...around.pictures(title, pictures),
  }
}

export const masterCookXml: RecipeFormat = {
  id: 'mastercook',
  name: strings.masterCook,
  looksLike: ({ text }) => startsWithElement(text, 'mx2'),
  read: ({ text }, around) => elementsBelow(parseXml(text), 'rcpe').map((recipe) => recipeOf(recipe, around)),
}
