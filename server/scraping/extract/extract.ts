import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import type { ExtractedRecipe, FieldOrigin } from '#core/contracts/scrape-results.ts'
import type { NoRecipe, RecipeField } from '#core/contracts/scraping.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import { judgeRecipe } from '#core/recipes/judge.ts'
import { hasAmount } from '#core/recipes/reading/line-shapes.ts'
import * as strings from '../strings.ts'
import { isBelievable } from './believable.ts'
import { compact, type FieldName, type FoundFields, type Layer } from './fields.ts'
import { readJsonLd } from './json-ld.ts'
import { readMarkedUp } from './marked-up.ts'
import { type Merged, mergeLayers } from './merge-layers.ts'
import { readMeta } from './meta-tags.ts'
import { type Page, parsePage } from './page.ts'
import { factsOf, type PageFacts } from './page-facts.ts'
import { readPageText } from './page-text.ts'
import { readPlugin } from './plugin.ts'
import { type Headers, refusalOfAnswer, refusalOfPage } from './refusals.ts'
import { textOf } from './tree.ts'

interface PageAnswer {
  html: string
  url?: string
  status?: number
  headers?: Headers
}
type Extraction = { recipe: ExtractedRecipe } | { none: NoRecipe; reason: string }

const besides = ({ prep, cook, total, servings }: FoundFields): FoundFields =>
  compact({ prep, cook, total, servings })

/** Merges the results of all layers field by field. The slower layers run only where the more reliable ones leave a gap. */
export function extractFields(page: Page): Merged & { headed: boolean; listOfRecipes: boolean } {
  const jsonLd = readJsonLd(page)
  const layers: Layer[] = [...jsonLd.layers, ...readMarkedUp(page)]
  const { title, ingredients = [], instructions, servings, cook, total } = mergeLayers(layers).fields
  const amounts = ingredients.filter(hasAmount).length
  let headed = false
  if (!title || ingredients.length < 2 || !instructions || amounts < ingredients.length * 0.2) {
    const plugin = readPlugin(page)
    if (plugin) layers.push(plugin)
    const text = readPageText(page)
    headed = text.headed
    layers.push(text)
  } else if (servings === undefined || (cook === undefined && total === undefined)) {
    // The markup has the recipe itself: only look for the fields that it omits.
    for (const layer of [readPlugin(page), readPageText(page)])
      if (layer) layers.push({ ...layer, fields: besides(layer.fields) })
  }
  layers.push(readMeta(page))
  return { ...mergeLayers(layers), headed, listOfRecipes: jsonLd.isList }
}

const ORIGINS: readonly (readonly [RecipeField, readonly FieldName[]])[] = [
  ['title', ['title']],
  ['description', ['description']],
  ['ingredients', ['ingredients']],
  ['instructions', ['instructions']],
  ['cover_image_url', ['image']],
  ['cooking_time_minutes', ['cook', 'total']],
  ['prep_time_minutes', ['prep']],
  ['servings', ['servings']],
  ['cuisine_type', ['cuisine']],
]

function originsOf({ origins }: Merged): Partial<Record<RecipeField, FieldOrigin>> {
  return Object.fromEntries(
    ORIGINS.flatMap(([field, names]) => {
      const origin = names.map((name) => origins[name]).find((one) => one !== undefined)
      return origin ? [[field, origin]] : []
    }),
  )
}

function cookingMinutes({ cook, total, prep }: Merged['fields']): number | null {
  if (cook !== undefined) return cook
  if (total === undefined) return null
  const rest = total - (prep ?? 0)
  return rest > 0 ? rest : null
}

function recipeOf(merged: Merged, source: string | undefined): ExtractedRecipe {
  const { fields, origins } = merged
  const { title = '', ingredients = [], instructions = [] } = fields
  const cook = cookingMinutes(fields)
  const judged = judgeRecipe(
    {
      title,
      ingredients,
      instructions,
      description: fields.description ?? null,
      image: fields.image ?? null,
      prep: fields.prep ?? null,
      cook,
      servings: fields.servings ?? null,
      cuisine: fields.cuisine ?? null,
      sureness: Math.min(origins.ingredients?.confidence ?? 0, origins.instructions?.confidence ?? 0.5),
    },
    VOCABULARY,
  )
  return {
    title: title.slice(0, 300),
    description: fields.description?.slice(0, 5000) ?? null,
    ingredients,
    instructions,
    cover_image_url: fields.image ?? null,
    cooking_time_minutes: cook,
    prep_time_minutes: fields.prep ?? null,
    servings: fields.servings ?? null,
    cuisine_type: judged.cuisine,
    difficulty_level: judged.difficulty,
    dietary_tags: judged.dietaryTags,
    source_url: webAddress(source),
    extraction_method: (origins.ingredients ?? origins.title)?.method ?? 'meta',
    quality_score: judged.score,
    quality_reasons: judged.reasons,
    origins: originsOf(merged),
  }
}

function extractFrom(page: Page, answer: Omit<PageAnswer, 'html'>): Extraction {
  const refused = refusalOfAnswer(answer.status, answer.headers)
  if (refused) return refused
  const merged = extractFields(page)
  if (merged.listOfRecipes) return { none: 'not-a-recipe', reason: strings.listOfRecipes }
  return isBelievable(merged, merged.headed) ? { recipe: recipeOf(merged, answer.url) } : refusalOfPage(page)
}

const BROKEN: Extraction = { none: 'unreadable', reason: strings.pageUnreadable }

/** Whatever a page contains, it may cost a result but never the job. */
function guarded(read: () => Extraction): Extraction {
  try {
    return read()
  } catch {
    return BROKEN
  }
}

interface ReadPage {
  facts: () => PageFacts
  extract: (answer?: Pick<PageAnswer, 'status' | 'headers'>) => Extraction
  /** The visible text. */
  text: () => string
}

/** Parses once; facts for the crawler, the recipe and the plain text come from the same tree. */
export function readPage(html: string, url?: string): ReadPage {
  const page = parsePage(html, url)
  return {
    facts: () => factsOf(page),
    extract: (answer = {}) => guarded(() => extractFrom(page, { ...answer, url })),
    text: () => textOf(page.body),
  }
}

/** The recipe of a page, or why there is none. */
export const extractRecipe = ({ html, ...answer }: PageAnswer): Extraction =>
  guarded(() => extractFrom(parsePage(html, answer.url), answer))
