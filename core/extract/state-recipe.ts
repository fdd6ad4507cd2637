import { ingredientScore } from '#core/recipes/reading/line-shapes.ts'
import { servingsOf, yieldWords } from '#core/recipes/reading/servings.ts'
import { mendIngredients, mendSteps } from '#core/recipes/reading/tidy-lines.ts'
import { letters } from '#core/recipes/reading/tidy-text.ts'
import { unwrapped } from '#core/recipes/reading/wrapped-lines.ts'
import { cleanLines, cleanText } from './clean-text.ts'
import { mayHoldRecipe } from './dom.ts'
import { compact, type FoundFields, type Layer } from './fields.ts'
import { imageOf } from './images.ts'
import { type Page, pageTitles } from './page.ts'
import { parseLoosely } from './parse-json.ts'
import { stateValues } from './state-json.ts'

type Node = Record<string, unknown>
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Names of fields, in any content system. */
const INGREDIENTS = /ingr[eé]dien|zutaten|ingrediën|skladnik|składnik|hozzaval|surovin|malzeme/i
const STEPS =
  /instruction|direction|method|(?:^|_|[a-z])steps?$|^steps?|preparation|procedure|zubereitung|etapes|étapes|elaboracion|preparacion|preparazione|bereiding|tillag|fremgang|przygotow|cooking/i
const NOT_LINES = /count|total|number|note|time|image|video|title|label|tips?$|slug|url|id$|enabled|schema/i
const TITLE = ['title', 'name', 'headline', 'recipeName', 'recipeTitle', 'displayName']
const WHOLE = ['text', 'full', 'display', 'displayText', 'raw', 'original', 'originalText', 'line', 'value']
const AMOUNT = ['quantity', 'amount', 'qty', 'quantityText', 'measure', 'menge']
const UNIT = ['unit', 'uom', 'units', 'measurement', 'unitText', 'unitName', 'einheit']
const SHORT = ['short', 'abbreviation', 'abbr', 'symbol', 'shortName', 'code']
const NAME = ['name', 'ingredient', 'food', 'item', 'label', 'title', 'product', 'description']
const NOTE = ['note', 'notes', 'comment', 'preparation', 'suffix', 'extra']
const TOLD = [
  'text',
  'description',
  'content',
  'instruction',
  'instructions',
  'body',
  'html',
  'value',
  'direction',
  'step',
  'details',
]

const MOST_NODES = 150_000
const DEEPEST = 60
const MOST_FOUND = 40

/** Marks of a content system inside of its texts. */
const SHORTCODE = /\[\/?[a-z][a-z_-]{2,30}\]/gi
const plain = (text: string) => cleanLines(text.replace(SHORTCODE, ''))

type Refs = (value: unknown) => unknown

const short = (value: unknown, refs: Refs, names = NAME): string => {
  const one = refs(value)
  if (typeof one === 'number') return String(one)
  if (typeof one === 'string') return cleanText(one)
  if (isNode(one))
    return short(
      names
        .concat(WHOLE)
        .map((key) => one[key])
        .find((inner) => inner) ?? '',
      (inner) => inner,
    )
  return ''
}

const first = (node: Node, keys: readonly string[], refs: Refs, names = NAME): string => {
  for (const key of keys) {
    const text = node[key] === undefined || node[key] === null ? '' : short(node[key], refs, names)
    if (text !== '') return text
  }
  return ''
}

/** The lists in a node are its items; a name beside them is a group's. */
const listsIn = (node: Node, refs: Refs) =>
  Object.entries(node).flatMap(([key, value]) => {
    const one = refs(value)
    return Array.isArray(one) && one.length > 0 && !NOT_LINES.test(key) ? [one] : []
  })

function ingredientLines(value: unknown, refs: Refs, depth = 0): string[] {
  const one = refs(value)
  if (depth > 8) return []
  if (typeof one === 'string') return plain(one)
  if (Array.isArray(one)) return one.slice(0, 300).flatMap((inner) => ingredientLines(inner, refs, depth + 1))
  if (!isNode(one)) return []
  const [amount, unit] = [first(one, AMOUNT, refs), first(one, UNIT, refs, [...SHORT, ...NAME])]
  const name = first(one, NAME, refs)
  const whole = first(one, WHOLE, refs)
  const lists = listsIn(one, refs)
  if (lists.length > 0 && amount === '') {
    const [longest] = lists.toSorted((a, b) => b.length - a.length)
    return ingredientLines(longest, refs, depth + 1)
  }
  if (whole.length > name.length) return [whole]
  const note = first(one, NOTE, refs)
  const line = [amount === '0' ? '' : amount, unit, name].filter((part) => part !== '').join(' ')
  return line === '' ? [] : [note === '' || line.includes(note) ? line : `${line}, ${note}`]
}

function stepLines(value: unknown, refs: Refs, depth = 0): string[] {
  const one = refs(value)
  if (depth > 8) return []
  if (typeof one === 'string') return unwrapped(plain(one))
  if (Array.isArray(one)) return one.slice(0, 200).flatMap((inner) => stepLines(inner, refs, depth + 1))
  if (!isNode(one)) return []
  for (const key of TOLD) {
    const text = refs(one[key])
    if (typeof text === 'string' && text.trim() !== '') return unwrapped(plain(text))
    if (Array.isArray(text) || isNode(text)) {
      const lines = stepLines(text, refs, depth + 1)
      if (lines.length > 0) return lines
    }
  }
  const [longest] = listsIn(one, refs).toSorted((a, b) => b.length - a.length)
  return longest ? stepLines(longest, refs, depth + 1) : []
}

function longestOf(node: Node, names: RegExp, read: (value: unknown) => string[]): string[] {
  let best: string[] = []
  for (const [key, value] of Object.entries(node)) {
    if (!names.test(key) || NOT_LINES.test(key) || typeof value === 'number' || typeof value === 'boolean')
      continue
    const lines = read(value)
    if (lines.join('').length > best.join('').length) best = lines
  }
  return best
}

function recipeIn(node: Node, refs: Refs, base: string | undefined): FoundFields | undefined {
  const keys = Object.keys(node)
  if (!keys.some((key) => INGREDIENTS.test(key)) || !keys.some((key) => STEPS.test(key))) return undefined
  const ingredients = mendIngredients(longestOf(node, INGREDIENTS, (value) => ingredientLines(value, refs)))
  const instructions = mendSteps(longestOf(node, STEPS, (value) => stepLines(value, refs)))
  if (ingredients.length < 2 || instructions.join('').length < 40) return undefined
  if (ingredientScore(ingredients).share < 0.2) return undefined
  return compact({
    title: first(node, TITLE, refs),
    ingredients,
    instructions,
    image: imageOf(node.image ?? node.heroImage ?? node.photo, base),
    servings: servingsOf(node.servings ?? node.yield ?? node.recipeYield ?? node.portions),
    makes: yieldWords(node.yield ?? node.recipeYield ?? node.servings ?? node.portions),
  })
}

/** Objects by their key, as normalized stores refer to them. */
function refsOf(values: readonly unknown[]): Refs {
  const byKey = new Map<string, unknown>()
  for (const value of values)
    if (isNode(value))
      for (const [key, one] of Object.entries(value)) {
        if (key.includes(':') && isNode(one)) byKey.set(key, one)
      }
  return (value) => (isNode(value) && typeof value.__ref === 'string' ? byKey.get(value.__ref) : value)
}

/** Shorter strings hold no recipe. */
const LEAST_INNER = 200
const MOST_INNER = 1_000_000
const isWorthALook = (value: unknown) =>
  typeof value === 'object' || (typeof value === 'string' && value.length > LEAST_INNER)

function recipesIn(values: readonly unknown[], base: string | undefined): FoundFields[] {
  const refs = refsOf(values)
  const found: FoundFields[] = []
  let seen = 0
  let left = MOST_INNER
  /** JSON in a string of JSON: a script that a page renders, or a field of a content system. */
  const visitText = (text: string, depth: number) => {
    left -= text.length
    if (left < 0 || !/^\s{0,9}[{[]/.test(text) || !mayHoldRecipe(text)) return
    const value = parseLoosely(text)
    if (typeof value === 'object') visit(value, depth + 1)
  }
  const visit = (value: unknown, depth: number) => {
    if (depth > DEEPEST || ++seen > MOST_NODES || found.length >= MOST_FOUND) return
    if (typeof value === 'string') return visitText(value, depth)
    if (Array.isArray(value)) for (const one of value) visit(one, depth + 1)
    else if (isNode(value)) {
      const recipe = recipeIn(value, refs, base)
      if (recipe) found.push(recipe)
      else for (const one of Object.values(value)) if (isWorthALook(one)) visit(one, depth + 1)
    }
  }
  for (const value of values) visit(value, 0)
  return found
}

const sharesTitle = (title: string | undefined, titles: readonly string[]) => {
  const own = letters(title ?? '')
  return own !== '' && titles.some((other) => letters(other).includes(own) || own.includes(letters(other)))
}

/** The recipe in the data that a page's scripts render it from: the one that the page is named after, or the only one. */
export function readState(page: Page): Layer | undefined {
  if (page.scripts.length === 0 && page.attributes.length === 0) return undefined
  const found = recipesIn(stateValues(page.scripts, page.attributes), page.url)
  const titles = pageTitles(page).filter((title) => letters(title).length > 3)
  const own = found.filter(({ title }) => sharesTitle(title, titles))
  const isSeveral = (of: (fields: FoundFields) => string | undefined) => new Set(found.map(of)).size > 1
  const several = isSeveral(({ ingredients }) => ingredients?.join('\n')) || isSeveral(({ title }) => title)
  const [best] = (own.length > 0 || several ? own : found).toSorted(
    (a, b) => (b.ingredients?.length ?? 0) - (a.ingredients?.length ?? 0),
  )
  return best && { method: 'data', confidence: 0.88, fields: best }
}
