import { minutesOf } from '#core/recipes/reading/durations.ts'
import { isBareAmount, startsWithAmount } from '#core/recipes/reading/line-shapes.ts'
import { servingsOf, yieldWords } from '#core/recipes/reading/servings.ts'
import { mendIngredients } from '#core/recipes/reading/tidy-lines.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'
import { authorName } from './author.ts'
import { cleanLines, cleanText } from './clean-text.ts'
import { compact, type FoundFields, type Layer } from './fields.ts'
import { imageOf } from './images.ts'
import { stepsOf } from './json-ld-steps.ts'
import { type Page, pageTitles } from './page.ts'
import { parseLoosely } from './parse-json.ts'
import { licenseName, publisherName } from './rights.ts'

type Node = Record<string, unknown>

const MOST_NODES = 30_000
const DEEPEST = 24
const MOST_AUTHORS = 3
const MOST_NUTRIENTS = 20

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function typesOf(node: Node): string[] {
  const type = node['@type'] ?? node.type
  return (Array.isArray(type) ? type : [type])
    .filter((one): one is string => typeof one === 'string')
    .map((one) => one.replace(/^.*[/:#]/, '').toLowerCase())
}

function isRecipe(node: Node): boolean {
  if (typesOf(node).includes('recipe')) return true
  return 'recipeIngredient' in node && 'recipeInstructions' in node
}

/** All nodes of all scripts, at any depth, and those that have an id. */
function collect(page: Page) {
  const recipes: Node[] = []
  const byId = new Map<string, Node>()
  const types = new Set<string>()
  let seen = 0
  const visit = (value: unknown, depth: number) => {
    if (depth > DEEPEST || ++seen > MOST_NODES) return
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1)
    else if (isNode(value)) {
      const id = value['@id']
      if (typeof id === 'string' && Object.keys(value).length > 1 && !byId.has(id)) byId.set(id, value)
      for (const type of typesOf(value)) types.add(type)
      if (isRecipe(value)) recipes.push(value)
      for (const one of Object.values(value)) if (typeof one === 'object') visit(one, depth + 1)
    }
  }
  for (const script of page.jsonLd) visit(parseLoosely(script), 0)
  return { recipes, byId, types }
}

function text(value: unknown, depth = 0): string | undefined {
  if (depth > 6) return undefined
  if (typeof value === 'string') return cleanText(value) || undefined
  if (typeof value === 'number') return String(value)
  if (Array.isArray(value)) {
    for (const one of value) {
      const content = text(one, depth + 1)
      if (content) return content
    }
    return undefined
  }
  if (isNode(value)) return text(value['@value'] ?? value.name ?? value.text, depth + 1)
  return undefined
}

function texts(value: unknown, depth = 0): string[] {
  if (depth > 6) return []
  if (typeof value === 'string') return cleanLines(value)
  if (Array.isArray(value)) return value.flatMap((one) => texts(one, depth + 1))
  if (isNode(value)) {
    const whole = [
      value.amount ?? value.quantity,
      value.unit ?? value.unitText,
      value.name ?? value.text ?? value.item,
    ]
    const line = whole.filter((one) => typeof one === 'string' || typeof one === 'number').join(' ')
    if (line !== '') return cleanLines(line)
    return texts(value['@value'] ?? value.itemListElement ?? Object.values(value), depth + 1)
  }
  return []
}

/** Line breaks inside of one item among many are the page's layout; an item of several lines may be the whole list. */
function ingredientTexts(value: unknown): string[] {
  if (!Array.isArray(value) || value.length < 3) return texts(value)
  return value.flatMap((one) => {
    const lines = texts(one)
    const items = lines.filter((line) => startsWithAmount(line) && !isBareAmount(line)).length
    return typeof one === 'string' && lines.length > 1 && lines.length <= 3 && items <= 1
      ? [lines.join(' ')]
      : lines
  })
}

const joined = (value: unknown) => {
  const all = [...new Set(texts(value).flatMap((one) => one.split(/\s*,\s*/)))].filter((one) => one !== '')
  return all.length > 0 ? all.join(', ') : undefined
}

/** A license is an address, or a work with one. */
const addressOf = (value: unknown): string | undefined => {
  const one = Array.isArray(value) ? value[0] : value
  return isNode(one) ? (text(one.url) ?? text(one['@id']) ?? text(one)) : text(one)
}

/** Several authors, by name; one may be given as an address only. */
function authors(value: unknown): string | undefined {
  const all = (Array.isArray(value) ? value.slice(0, MOST_AUTHORS) : [value]).map((one) =>
    authorName(text(one)),
  )
  return [...new Set(all.filter((one) => one !== undefined))].join(', ') || undefined
}

/** "saturatedFatContent": "4 g" as "Saturated fat: 4 g". */
function nutritionLines(value: unknown): string[] {
  if (!isNode(value)) return []
  return Object.entries(value)
    .slice(0, MOST_NUTRIENTS)
    .flatMap(([name, given]) => {
      const amount = /^[@_]/.test(name) || name === 'type' ? undefined : text(given)
      const words = name
        .replace(/Content$/, '')
        .replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
        .slice(0, 40)
      return amount ? [`${words.charAt(0).toUpperCase()}${words.slice(1)}: ${amount.slice(0, 80)}`] : []
    })
}

function fieldsOf(node: Node, page: Page, byId: Map<string, Node>): FoundFields {
  const deref = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(deref)
    if (isNode(value) && typeof value['@id'] === 'string' && Object.keys(value).length === 1)
      return byId.get(value['@id']) ?? value
    return value
  }
  const get = (...names: string[]) => {
    for (const name of names) {
      const value = node[name] ?? node[`schema:${name}`] ?? node[`http://schema.org/${name}`]
      if (value !== undefined && value !== null && value !== '') return deref(value)
    }
    return undefined
  }
  return compact({
    title: text(get('name', 'headline')),
    description: text(get('description')),
    ingredients: mendIngredients(
      ingredientTexts(get('recipeIngredient', 'ingredients', 'recipeIngredients')),
    ),
    instructions: stepsOf(get('recipeInstructions', 'instructions', 'step', 'steps')),
    image: imageOf(get('image', 'thumbnailUrl', 'photo'), page.url),
    prep: minutesOf(get('prepTime')),
    cook: minutesOf(get('cookTime', 'performTime')),
    total: minutesOf(get('totalTime')),
    servings: servingsOf(get('recipeYield', 'yield', 'servings')),
    makes: cleanText(yieldWords(get('recipeYield', 'yield', 'servings')) ?? ''),
    cuisine: joined(get('recipeCuisine')),
    category: joined(get('recipeCategory')),
    author: authors(get('author', 'creator')),
    publisher: publisherName(text(get('publisher', 'sourceOrganization', 'copyrightHolder'))),
    license: licenseName(addressOf(get('license'))),
    keywords: joined(get('keywords')),
    nutrition: nutritionLines(get('nutrition')),
  })
}

function likeness(title: string | undefined, others: readonly string[]): number {
  if (!title) return 0
  const own = letters(title)
  let best = 0
  for (const other of others) {
    const theirs = letters(other)
    if (own === theirs) return 1
    if (own !== '' && (theirs.includes(own) || own.includes(theirs)))
      best = Math.max(best, Math.min(own.length, theirs.length) / Math.max(own.length, theirs.length))
  }
  return best
}

function completeness({ title, ingredients, instructions, image, total, servings }: FoundFields): number {
  return (
    (title ? 1 : 0) +
    ((ingredients?.length ?? 0) >= 2 ? 3 : 0) +
    (instructions ? 3 : 0) +
    (image ? 0.3 : 0) +
    (total ? 0.3 : 0) +
    (servings ? 0.3 : 0)
  )
}

/** So many recipes on a page that is named after none of them are its cards. */
const MANY = 3
const LISTS = ['itemlist', 'collectionpage', 'searchresultspage']

interface JsonLd {
  layers: Layer[]
  /** Types that the page declares, in lower case. */
  types: ReadonlySet<string>
  /** Several whole recipes, none of which the page is about. */
  isList: boolean
}

/** The recipes of a page's structured data, the page's main one first. */
export function readJsonLd(page: Page): JsonLd {
  const { recipes, byId, types } = collect(page)
  const titles = pageTitles(page)
  const ranked = recipes
    .slice(0, 60)
    .map((node) => fieldsOf(node, page, byId))
    .map((fields) => ({ fields, likeness: likeness(fields.title, titles) }))
    .map((one) => ({ ...one, rank: completeness(one.fields) + 3 * one.likeness }))
    .sort((a, b) => b.rank - a.rank)
  const [best, ...others] = ranked
  if (!best) return { layers: [], types, isList: false }
  // A duplicate of the same recipe: the second fills what the first lacks.
  const same = others.filter(({ fields }) => likeness(fields.title, [best.fields.title ?? '']) > 0.6)
  return {
    layers: [best, ...same].map(({ fields }) => ({ method: 'json-ld', confidence: 0.97, fields })),
    types,
    isList:
      best.likeness < 0.3 &&
      same.length === 0 &&
      (others.length >= MANY || (others.length >= 2 && LISTS.some((type) => types.has(type)))),
  }
}
