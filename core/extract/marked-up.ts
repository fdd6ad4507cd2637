import { minutesOf } from '#core/recipes/reading/durations.ts'
import { servingsOf } from '#core/recipes/reading/servings.ts'
import { mendIngredients, mendSteps } from '#core/recipes/reading/tidy-lines.ts'
import { tidy } from '#core/recipes/reading/tidy-text.ts'
import { authorName } from './author.ts'
import { cleanText } from './clean-text.ts'
import { type Element, isTag, type ParentNode } from './dom.ts'
import { compact, type FoundFields, type Layer } from './fields.ts'
import { largestOf, photoUrl } from './images.ts'
import type { Page } from './page.ts'
import { licenseName } from './rights.ts'
import { elementsIn, hasTag, isInside, linesOf, outermost, tagsIn, textOf } from './tree.ts'

/** The two attribute dialects; their semantics are the same. */
const DIALECTS = {
  microdata: { type: 'itemtype', property: 'itemprop' },
  rdfa: { type: 'typeof', property: 'property' },
} as const
type Dialect = keyof typeof DIALECTS

/** No recipe has more ingredients than this. */
const MOST_OF_ONE = 300
const LONGEST_NAMES = 500
const RECIPE = /(?:^|[\s/:#])recipe(?:$|\s)/i

function namesOf(element: Element, attribute: string): string[] {
  const value = element.attribs[attribute]
  return value === undefined
    ? []
    : value
        .slice(0, LONGEST_NAMES)
        .split(/\s+/)
        .map((name) => name.replace(/^.*[:/#]/, '').toLowerCase())
}

function textValue(element: Element): string {
  const { attribs, name } = element
  if (attribs.content !== undefined && attribs.content !== '') return cleanText(attribs.content)
  if (name === 'time' && attribs.datetime) return attribs.datetime
  if (name === 'data' && attribs.value) return attribs.value
  return tidy(textOf(element))
}

function pictureOf(element: Element, base: string | undefined): string | null {
  const { attribs } = element
  const own =
    attribs.content ?? largestOf(attribs.srcset) ?? attribs['data-src'] ?? attribs.src ?? attribs.href ?? null
  if (own) return photoUrl(own, base)
  const inner = elementsIn(element, ({ name }) => name === 'img' || name === 'meta')[0]
  return inner ? pictureOf(inner, base) : null
}

/** Lines of one property: its items if it contains a list, else its lines. */
function itemLines(element: Element): string[] {
  if (element.attribs.content) return [cleanText(element.attribs.content)]
  const items = tagsIn(element, 'li').filter((item) => !hasTag(item, 'li'))
  if (items.length > 1) return items.map((item) => textOf(item))
  return linesOf(element)
}

function read(scope: ParentNode, page: Page, dialect: Dialect): FoundFields {
  const { property, type } = DIALECTS[dialect]
  const all = (dialect === 'microdata' ? page.items : page.rdfa).filter(
    (element) => element.attribs[property] !== undefined && isInside(element, scope),
  )
  /** Properties of a nested item (an author's name, a rating) are not the recipe's. */
  const own = (element: Element) => {
    for (let up: ParentNode | null = element.parent; up && up !== scope; up = up.parent)
      if (isTag(up) && (up.attribs.itemscope !== undefined || up.attribs[type] !== undefined)) {
        if (!/howto|itemlist/i.test(up.attribs[type] ?? '')) return false
      }
    return true
  }
  const find = (...names: string[]) => {
    const hits = all
      .filter((element) => namesOf(element, property).some((name) => names.includes(name)))
      .slice(0, MOST_OF_ONE)
    // A property nested inside the same property would be counted twice.
    return outermost(hits)
  }
  const first = (...names: string[]) => {
    for (const element of find(...names).filter(own)) {
      const value = textValue(element)
      if (value !== '') return value
    }
    return undefined
  }
  const minutes = (...names: string[]) => {
    for (const element of find(...names)) {
      const value =
        minutesOf(element.attribs.datetime ?? element.attribs.content) ?? minutesOf(textValue(element))
      if (value !== null) return value
    }
    return undefined
  }
  /** The name inside of it; its text may add a job title, or a date. */
  const author = () => {
    const [element] = find('author', 'creator')
    if (!element) return undefined
    const name = elementsIn(element, (one) => namesOf(one, property).includes('name'))[0]
    return authorName(textValue(name ?? element))
  }
  const ingredients = find('recipeingredient', 'ingredients', 'ingredient')
  const steps = find('recipeinstructions', 'instructions')
  return compact({
    title: first('name', 'headline'),
    description: first('description', 'summary'),
    ingredients: mendIngredients(
      ingredients.length === 1
        ? ingredients.flatMap(itemLines)
        : ingredients.flatMap((element) =>
            tagsIn(element, 'li').length > 1 ? itemLines(element) : [textValue(element)],
          ),
    ),
    instructions: mendSteps(steps.flatMap(itemLines)),
    image: find('image', 'photo')
      .map((element) => pictureOf(element, page.url))
      .find((url) => url !== null),
    prep: minutes('preptime'),
    cook: minutes('cooktime', 'performtime'),
    total: minutes('totaltime'),
    servings: servingsOf(first('recipeyield', 'yield', 'servings')),
    makes: first('recipeyield', 'yield', 'servings'),
    cuisine: first('recipecuisine', 'cuisine'),
    category: first('recipecategory'),
    author: author(),
    license: licenseName(find('license').map((element) => element.attribs.href ?? textValue(element))[0]),
    keywords: first('keywords'),
  })
}

function layerOf(page: Page, dialect: Dialect): Layer | undefined {
  const { type, property } = DIALECTS[dialect]
  const elements = dialect === 'microdata' ? page.items : page.rdfa
  const scopes = elements.filter((element) => RECIPE.test(element.attribs[type] ?? ''))
  const loose = elements.some((element) => namesOf(element, property).includes('recipeingredient'))
  if (scopes.length === 0 && !loose) return undefined
  const found = (scopes.length > 0 ? scopes : [page.document])
    .slice(0, 20)
    .map((scope) => read(scope, page, dialect))
    .sort((a, b) => weight(b) - weight(a))[0]
  // Without a scope, names and descriptions may belong to anything.
  if (found && scopes.length === 0) {
    delete found.title
    delete found.description
    delete found.image
    delete found.author
  }
  return found ? { method: dialect, confidence: 0.92, fields: found } : undefined
}

const weight = ({ ingredients, instructions, title }: FoundFields) =>
  Math.min(8, ingredients?.length ?? 0) + (instructions ? 4 : 0) + (title ? 1 : 0)

/** Microdata and RDFa, each as one layer. */
export const readMarkedUp = (page: Page): Layer[] =>
  [layerOf(page, 'microdata'), layerOf(page, 'rdfa')].filter((layer) => layer !== undefined)
