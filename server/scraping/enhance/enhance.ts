import type { ExtractedRecipe } from '#core/contracts/scrape-results.ts'
import type { RecipeField } from '#core/contracts/scraping.ts'
import { describeError, type Log } from '../../lib/log.ts'
import type { Model } from '../../lib/model/model.ts'
import { ASKABLE, askModel, type ModelReading } from './ask-model.ts'
import { type GroundInput, LEAST_INGREDIENTS } from './grounded.ts'
import type { JudgeInput } from './judge-again.ts'

/** What of a page enhancement works with. */
interface EnhancedPage {
  found: { recipe: ExtractedRecipe } | { none: string; reason: string }
  /** The beginning of the visible text. */
  text: string
}

interface EnhanceRequest {
  content: EnhancedPage
  url: string | null
  /** The operator's instructions to the model. */
  prompt?: string
  signal: AbortSignal
}

/** The recipe with as much filled in as the page supports; undefined if the page has none. */
export type Enhance = (request: EnhanceRequest) => Promise<ExtractedRecipe | undefined>

const MODEL = { method: 'model', confidence: 0.6 } as const

const isMissing = (value: unknown) =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0)

const EMPTY: ExtractedRecipe = {
  title: '',
  description: null,
  ingredients: [],
  instructions: [],
  cover_image_url: null,
  cooking_time_minutes: null,
  prep_time_minutes: null,
  servings: null,
  cuisine_type: null,
  difficulty_level: null,
  dietary_tags: [],
  source_url: null,
  extraction_method: 'model',
  quality_score: 0,
  quality_reasons: [],
  origins: {},
}

/** Adds missing fields and nothing else. */
function filled(recipe: ExtractedRecipe, more: Partial<ExtractedRecipe>): ExtractedRecipe {
  const out = { ...recipe, origins: { ...recipe.origins } }
  for (const field of ASKABLE) {
    const value = more[field]
    if (value === undefined || !isMissing(recipe[field])) continue
    Object.assign(out, { [field]: value })
    out.origins[field] = MODEL
  }
  return out
}

/** Both go through all lines of a page again, so they run where pages are parsed. */
export interface SecondLook {
  judge: (input: JudgeInput, signal?: AbortSignal) => Promise<ExtractedRecipe>
  ground: (input: GroundInput, signal?: AbortSignal) => Promise<Partial<ExtractedRecipe>>
}

/** With a model if there is one, otherwise with our own rules. */
export function createEnhance(model: Model | undefined, { judge, ground }: SecondLook, log: Log): Enhance {
  return async ({ content, url, prompt, signal }) => {
    const known = 'recipe' in content.found ? content.found.recipe : undefined
    const none = 'none' in content.found ? content.found.none : undefined
    const byRules = known && (await judge({ recipe: known, fill: true }, signal))
    // A page that refused us has nothing to read either.
    if (!model || (none !== undefined && none !== 'not-a-recipe')) return byRules
    const base = byRules ?? { ...EMPTY, source_url: url }
    const wanted: RecipeField[] = ASKABLE.filter((field) => isMissing(base[field]))
    if (wanted.length === 0) return byRules
    const { text } = content
    let reading: ModelReading
    try {
      reading = await askModel(model, { wanted, known, wish: prompt, text }, signal)
    } catch (error) {
      if (signal.aborted) throw error
      log.warn('a page was not enhanced', { error: describeError(error) })
      return byRules
    }
    const recipe = filled(base, await ground({ reading, text }, signal))
    if (!recipe.title || recipe.ingredients.length < LEAST_INGREDIENTS || recipe.instructions.length === 0)
      return byRules
    return judge({ recipe, fill: false }, signal)
  }
}
