import { isIngredientsHeading } from '#core/recipes/reading/heading-words.ts'
import { mayHoldRecipe } from './dom.ts'
import type { Layer } from './fields.ts'
import { renderedHtml } from './flight.ts'
import { type Page, pageTitles, parsePage } from './page.ts'
import { readPageText } from './page-text.ts'
import { readPlugin } from './plugin.ts'
import { stateValues } from './state-json.ts'

const MOST_LETTERS = 600_000
const MOST_TEXTS = 3
const MOST_NODES = 100_000
const DEEPEST = 60
/** Shorter texts hold no recipe. */
const LEAST = 150

/** Texts of a content system that may be a page's body: the longest first. */
function bodiesIn(values: readonly unknown[]): string[] {
  const found = new Set<string>()
  let left = MOST_NODES
  const visit = (value: unknown, depth: number) => {
    if (depth > DEEPEST || --left < 0) return
    if (typeof value === 'string') {
      if (value.length > LEAST && value.length < MOST_LETTERS && mayHoldRecipe(value)) found.add(value)
    } else if (typeof value === 'object' && value !== null)
      for (const one of Object.values(value)) visit(one, depth + 1)
  }
  for (const value of values) visit(value, 0)
  return [...found].toSorted((a, b) => b.length - a.length).slice(0, MOST_TEXTS)
}

const asHtml = (text: string) =>
  /<[a-z][^<>]*>/i.test(text) ? text : `<pre>${text.replaceAll('<', '&lt;')}</pre>`

function layerOf(html: string, page: Page): Layer | undefined {
  const inner = parsePage(`<body>${html}`, page.url)
  const text = readPageText(inner)
  if (!text.headed) return undefined
  for (const layer of [readPlugin(inner), text]) {
    const { ingredients, instructions } = layer?.fields ?? {}
    if (layer && ingredients && instructions && !ingredients.some(isIngredientsHeading))
      return {
        method: 'data',
        confidence: 0.7,
        fields: { ...layer.fields, title: pageTitles(page)[0] ?? '' },
      }
  }
  return undefined
}

/** The recipe in a text or a rendered tree that a page's scripts would show. */
export function readEmbedded(page: Page): Layer | undefined {
  if (page.scripts.length === 0 && page.attributes.length === 0) return undefined
  const values = stateValues(page.scripts, page.attributes)
  const rendered = renderedHtml(values, MOST_LETTERS)
  for (const html of [rendered, ...bodiesIn(values).map(asHtml)]) {
    const layer = mayHoldRecipe(html) ? layerOf(html, page) : undefined
    if (layer) return layer
  }
  return undefined
}
