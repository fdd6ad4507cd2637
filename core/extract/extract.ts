import type { ExtractedRecipe, FieldOrigin } from '#core/contracts/scrape-results.ts'
import type { NoRecipe, RecipeField } from '#core/contracts/scraping.ts'
import { webAddress } from '#core/contracts/web-address.ts'
import type { FoodBook } from '#core/food-facts/food-book.ts'
import { judgeRecipe } from '#core/recipes/judge.ts'
import { hasAmount } from '#core/recipes/reading/line-shapes.ts'
import { partSystems } from '#core/recipes/reading/two-systems.ts'
import { againstPage, type Checked } from './against-page.ts'
import { isBelievable } from './believable.ts'
import { cleanText } from './clean-text.ts'
import { readContentImage } from './content-image.ts'
import { readEmbedded } from './embedded.ts'
import { compact, type FieldName, type FoundFields, type Layer } from './fields.ts'
import type { Group } from './groups.ts'
import { readJsonLd } from './json-ld.ts'
import { readMarkedUp } from './marked-up.ts'
import { type Merged, mergeLayers } from './merge-layers.ts'
import { readMeta } from './meta-tags.ts'
import { otherUnits } from './other-units.ts'
import { type Page, parsePage } from './page.ts'
import { readPageText } from './page-text.ts'
import { readPlugin } from './plugin.ts'
import { type Headers, refusalOfAnswer, refusalOfPage } from './refusals.ts'
import { readState } from './state-recipe.ts'
import * as strings from './strings.ts'

/** What a recipe of the collection may have. */
const TITLE = 300
const TEXT = 5000

interface Answered {
  url?: string
  status?: number
  headers?: Headers
}
interface PageAnswer extends Answered {
  html: string
}
/** What a page says besides the recipe that the collection stores. */
export interface Besides {
  author: string | null
  publisher: string | null
  /** Of the recipe or its page: a name or an address. */
  license: string | null
  /** The site's name, as it calls itself. */
  site: string | null
  /** Categories and keywords, as written. */
  labels: string[]
  /** As the page has it, whatever it is. */
  cuisine: string | null
  nutrition: string[]
  /** As written, where it is more than a number: "12 rolls". */
  makes: string | null
  /** What of the title and the description is beyond the limits of the collection. */
  beyond: string[]
  /** Names of groups of ingredients, each before a line. */
  groups: Group[]
  /** The same ingredients in the other unit system, where the page has both. */
  otherUnits: string[]
  /** What the total time leaves after preparation and cooking, where the page gives all three. */
  restMinutes: number | null
}
type Extraction = { recipe: ExtractedRecipe; besides: Besides } | { none: NoRecipe; reason: string }

/** Below this share of lines with amounts, the page may have the same names with theirs. */
const FEW_AMOUNTS = 0.2

/** Of "1 loaf" in the markup, a bare "1" on the page is the same number again. */
const missing = (
  { prep, cook, total, servings, makes }: FoundFields,
  known: string | undefined,
): FoundFields =>
  compact({
    prep,
    cook,
    total,
    makes,
    servings: known !== undefined && new RegExp(`\\b${servings}\\b`).test(known) ? undefined : servings,
  })

type Extracted = Checked & { otherUnits: string[]; headed: boolean; listOfRecipes: boolean }

/** Merges the results of all layers field by field. The slower layers run only where the more reliable ones leave a gap. */
export function extractFields(page: Page): Extracted {
  const jsonLd = readJsonLd(page)
  const layers: Layer[] = [...jsonLd.layers, ...readMarkedUp(page)]
  const marked = mergeLayers(layers)
  const { title, ingredients = [], instructions, servings, cook, total, makes } = marked.fields
  const amounts = ingredients.filter(hasAmount).length
  let headed = false
  let read: Layer[] | undefined
  /** What the page shows, without its markup. */
  const visible = () => {
    if (read) return read
    const plugin = readPlugin(page)
    const text = readPageText(page)
    headed = text.headed
    const shown = plugin ? [plugin, text] : [text]
    const { fields } = mergeLayers(shown)
    // What is shown counts, if it is whole; scripts may hold other forms of it.
    const state =
      fields.ingredients && fields.instructions ? undefined : (readState(page) ?? readEmbedded(page))
    read = state ? [state, ...shown] : shown
    return read
  }
  const hasGap =
    !title || ingredients.length < 2 || !instructions || amounts < ingredients.length * FEW_AMOUNTS
  if (hasGap) layers.push(...visible())
  const checked = againstPage(hasGap ? mergeLayers(layers) : marked, page, visible)
  // The markup has the recipe itself: only look for the fields that it omits.
  if (!hasGap && (servings === undefined || (cook === undefined && total === undefined)))
    for (const layer of visible()) layers.push({ ...layer, fields: missing(layer.fields, makes) })
  layers.push(readMeta(page))
  if (!layers.some(({ fields }) => fields.image)) layers.push(readContentImage(page))
  const { fields, origins } = mergeLayers(layers)
  const { instructions: steps } = checked.fields
  const { lines, other } = partSystems(checked.fields.ingredients ?? [])
  if (lines.length === 0 && page.withoutScripts) return extractFields(page.withoutScripts())
  return {
    fields: { ...fields, ...compact({ ingredients: lines, instructions: steps }) },
    origins: { ...origins, ...checked.origins },
    contradicted: checked.contradicted,
    groups: checked.groups,
    otherUnits: other.length > 0 ? other : otherUnits(page, lines),
    headed,
    listOfRecipes: jsonLd.isList,
  }
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

function recipeOf(merged: Extracted, source: string | undefined, vocabulary: FoodBook): ExtractedRecipe {
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
    vocabulary,
  )
  return {
    title: title.slice(0, TITLE),
    description: fields.description?.slice(0, TEXT) ?? null,
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
    quality_reasons: [...merged.contradicted.map((field) => strings.contradicts(field)), ...judged.reasons],
    origins: originsOf(merged),
  }
}

const MOST_LABELS = 40
const LONGEST_LABEL = 60

function besidesOf({ fields, groups, otherUnits }: Extracted, page: Page): Besides {
  const { prep, cook, total } = fields
  const rest = prep !== undefined && cook !== undefined && total !== undefined ? total - prep - cook : 0
  const labels = [fields.category, fields.keywords].flatMap((one) => one?.split(/\s*[,;|]\s*/) ?? [])
  return {
    author: fields.author ?? null,
    publisher: fields.publisher ?? null,
    license: fields.license ?? null,
    site:
      cleanText(
        (page.meta.get('og:site_name') ?? page.meta.get('application-name') ?? '').slice(0, 200),
      ).slice(0, 100) || null,
    labels: [...new Set(labels)]
      .filter((one) => one !== '' && one.length <= LONGEST_LABEL)
      .slice(0, MOST_LABELS),
    cuisine: fields.cuisine?.slice(0, 200) ?? null,
    nutrition: fields.nutrition ?? [],
    makes: fields.makes && /\p{L}/u.test(fields.makes) ? fields.makes.slice(0, 300) : null,
    beyond: [fields.title?.slice(TITLE), fields.description?.slice(TEXT)].flatMap(
      (rest) => rest?.trim() || [],
    ),
    groups,
    otherUnits,
    restMinutes: rest > 0 ? rest : null,
  }
}

function extractFrom(page: Page, answer: Answered, vocabulary: FoodBook): Extraction {
  const refused = refusalOfAnswer(answer.status, answer.headers)
  if (refused) return refused
  const { cut } = page.document
  // Of a list without its end nobody knows what is missing.
  if (cut === 'many') return TOO_LARGE
  const merged = extractFields(page)
  if (merged.listOfRecipes) return { none: 'not-a-recipe', reason: strings.listOfRecipes }
  return isBelievable(merged, merged.headed, vocabulary)
    ? { recipe: recipeOf(merged, answer.url, vocabulary), besides: besidesOf(merged, page) }
    : cut
      ? TOO_LARGE
      : refusalOfPage(page)
}

const TOO_LARGE: Extraction = { none: 'unreadable', reason: strings.tooManyParts }
const BROKEN: Extraction = { none: 'unreadable', reason: strings.pageUnreadable }

/** The recipe of a page, or why there is none. Whatever a page contains, it may cost a result but never the job. */
export function extractFromPage(page: () => Page, answer: Answered, vocabulary: FoodBook): Extraction {
  try {
    return extractFrom(page(), answer, vocabulary)
  } catch {
    return BROKEN
  }
}

export const extractRecipe = ({ html, ...answer }: PageAnswer, vocabulary: FoodBook): Extraction =>
  extractFromPage(() => parsePage(html, answer.url), answer, vocabulary)
