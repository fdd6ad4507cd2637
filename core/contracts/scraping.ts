import { z } from 'zod'
import type { Difficulty } from './rows.ts'

/** Bounds and defaults of every control of the scraper. */
export const SCRAPING = {
  quality: {
    single: { min: 50, max: 100, initial: 70 },
    domain: { min: 50, max: 100, initial: 70 },
    batch: { min: 20, max: 90, initial: 30 },
  },
  /** The default is shared by the modes and above what the batch slider reaches. */
  batchSize: { initial: 100, batch: { min: 1, max: 25 }, domain: { min: 1, max: 100 } },
  crawlDepth: { min: 1, max: 5, initial: 3 },
  concurrency: { min: 1, max: 10, initial: 5 },
  smartTarget: { min: 10, max: 2000, initial: 500 },
  discoveryTarget: { min: 10, max: 500, step: 10, initial: 100 },
  bulkImport: { batchSize: 50, quality: 30 },
  errorsShown: 5,
  secondsPerUrl: 3,
  exportLimit: 10_000,
  /** Pages of one job at most, whatever the mode. */
  pagesOfJob: 5000,
} as const

export const CUISINE_CHOICES = [
  'all',
  'american',
  'italian',
  'mexican',
  'asian',
  'mediterranean',
  'indian',
  'french',
] as const
export const DIFFICULTY_CHOICES = ['all', 'easy', 'medium', 'hard'] as const

const accessCode = z.string().trim().min(1).max(200)
const address = z.string().trim().min(1).max(2000)
const quality = z.number().int().min(0).max(100)
/** `false` answers at once with the job's id; the monitor watches it from then on. */
const wait = z.boolean().default(true)

const settings = {
  access_code: accessCode,
  enable_ai_enhancement: z.boolean().default(false),
  parallel_processing: z.boolean().default(false),
  quality_threshold: quality.default(SCRAPING.quality.batch.initial),
  batch_size: z.number().int().min(1).max(100).default(SCRAPING.batchSize.initial),
  wait,
}

const urlsInput = z.strictObject({ ...settings, urls: z.array(address).min(1).max(SCRAPING.pagesOfJob) })

const domainInput = z.strictObject({
  ...settings,
  domain: address,
  max_concurrency: z
    .number()
    .int()
    .min(SCRAPING.concurrency.min)
    .max(SCRAPING.concurrency.max)
    .default(SCRAPING.concurrency.initial),
  crawl_depth: z
    .number()
    .int()
    .min(SCRAPING.crawlDepth.min)
    .max(SCRAPING.crawlDepth.max)
    .default(SCRAPING.crawlDepth.initial),
  enable_sitemap_crawling: z.boolean().default(true),
  enable_feed_crawling: z.boolean().default(true),
  enable_recursive_crawling: z.boolean().default(true),
})

const smartInput = z.strictObject({
  ...settings,
  smart_domain_selection: z.literal(true),
  target_url_count: z
    .number()
    .int()
    .min(SCRAPING.smartTarget.min)
    .max(SCRAPING.smartTarget.max)
    .default(SCRAPING.smartTarget.initial),
  selected_domains: z.array(address).min(1).max(50),
})

const discoveryInput = z.strictObject({
  ...settings,
  action: z.literal('auto_discovery'),
  target_url_count: z
    .number()
    .int()
    .min(SCRAPING.discoveryTarget.min)
    .max(SCRAPING.discoveryTarget.max)
    .default(SCRAPING.discoveryTarget.initial),
  filters: z
    .object({
      cuisine: z.enum(CUISINE_CHOICES).default('all'),
      difficulty: z.enum(DIFFICULTY_CHOICES).default('all'),
      include_popular: z.boolean().default(true),
      include_blog: z.boolean().default(true),
      include_professional: z.boolean().default(true),
    })
    .prefault({}),
})

/** A page that its site does not let us fetch, pasted by somebody who can see it. */
const pastedInput = z.strictObject({
  ...settings,
  html: z.string().min(1).max(5_000_000),
  url: address.optional(),
})

const shapes = z.union([urlsInput, domainInput, smartInput, discoveryInput, pastedInput])
export type ScrapeInput = z.input<typeof shapes>
export type ScrapeOrder = z.output<typeof shapes>

function shapeOf(body: object) {
  if ('action' in body) return discoveryInput
  if ('smart_domain_selection' in body) return smartInput
  if ('domain' in body) return domainInput
  return 'html' in body ? pastedInput : urlsInput
}

/** Body of recipe-scraper, one shape for each mode. Mistakes are told of the shape that was meant, not of all five. */
export const scrapeInput = z.looseObject({}).transform((body, context): ScrapeOrder => {
  const read = shapeOf(body).safeParse(body)
  if (read.success) return read.data
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message })
  return z.NEVER
})

export const DEFAULT_PROMPT =
  'Extract and enhance the ingredients, instructions and cooking details of each recipe.'

/** Body of ai-recipe-enhancer. */
export const enhanceInput = z.strictObject({
  access_code: accessCode,
  urls: z.array(address).min(1).max(100),
  customPrompt: z.string().trim().max(2000).default(DEFAULT_PROMPT),
  wait,
})
export type EnhanceInput = z.input<typeof enhanceInput>

export const EXTRACTION_METHODS = ['json-ld', 'microdata', 'rdfa', 'plugin', 'page', 'meta', 'model'] as const
export type ExtractionMethod = (typeof EXTRACTION_METHODS)[number]

/** Where a field came from, and how sure we are of it, 0 to 1. */
export interface FieldOrigin {
  method: ExtractionMethod
  confidence: number
}

export const RECIPE_FIELDS = [
  'title',
  'description',
  'ingredients',
  'instructions',
  'cover_image_url',
  'cooking_time_minutes',
  'prep_time_minutes',
  'servings',
  'cuisine_type',
] as const
export type RecipeField = (typeof RECIPE_FIELDS)[number]

export interface ExtractedRecipe {
  title: string
  description: string | null
  ingredients: string[]
  instructions: string[]
  cover_image_url: string | null
  /** The cooking itself; prep_time_minutes is apart. Where a page gives the total alone, the total less the preparation. */
  cooking_time_minutes: number | null
  prep_time_minutes: number | null
  servings: number | null
  cuisine_type: string | null
  difficulty_level: Difficulty | null
  dietary_tags: string[]
  source_url: string | null
  /** Of most of the fields that matter: the list of ingredients, else the title. */
  extraction_method: ExtractionMethod
  /** 0 to 100, and why not more. */
  quality_score: number
  quality_reasons: string[]
  origins: Partial<Record<RecipeField, FieldOrigin>>
}

/** Why a page gave no recipe. */
export type NoRecipe = 'not-a-recipe' | 'blocked' | 'gone' | 'login' | 'unreadable'

export interface PerformanceMetrics {
  total_time_seconds: number
  /** Percent of processed pages. */
  success_rate: number
  /** Percent of fields found by structured data or confirmed by it, over all recipes. */
  accuracy_rate: number
  average_time_per_recipe: number
  urls_discovered: number
  quality_filtered: number
  duplicates_found: number
}

export interface SavedEntry {
  id: string | null
  title: string
  source_url: string | null
}

export interface ScrapeResults {
  processed: number
  successful: number
  failed: number
  errors: string[]
  recipes: ExtractedRecipe[]
  saved_recipes: SavedEntry[]
  duplicate_recipes: SavedEntry[]
  performance_metrics: PerformanceMetrics
}

export interface ScrapeAnswer {
  job_id: string
  /** Missing when the caller does not wait. */
  results?: ScrapeResults
  message?: string
}

export type MonitorStatus = 'idle' | 'running' | 'paused' | 'completed' | 'error'

export interface MonitorMetrics {
  totalUrls: number
  processedUrls: number
  successfulExtractions: number
  failedExtractions: number
  currentUrl: string | null
  /** Milliseconds. */
  averageProcessingTime: number
  /** Seconds. */
  estimatedTimeRemaining: number
  /** How many recipes each method gave. */
  extractionMethods: Partial<Record<ExtractionMethod, number>>
  qualityScores: number[]
  status: MonitorStatus
}

export const PAGE_STATES = ['pending', 'processing', 'success', 'duplicate', 'filtered', 'error'] as const
export type PageState = (typeof PAGE_STATES)[number]

/** What became of one page; sent as it happens. */
export interface PageProgress {
  url: string
  state: PageState
  title: string | null
  error: string | null
  quality: number | null
  method: ExtractionMethod | null
  /** ISO time of the last change. */
  at: string
}

/** One event of the watch stream. `results` comes once, with the last metrics. */
export type ScrapeEvent =
  | { kind: 'metrics'; job_id: string; metrics: MonitorMetrics; message: string | null }
  | { kind: 'page'; page: PageProgress }
  | { kind: 'results'; results: ScrapeResults }

/** Body of scrape-job. `watch` answers with a stream of events, from `since` on, and survives reconnecting. */
export const scrapeJobInput = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('watch'),
    access_code: accessCode,
    job_id: z.uuid(),
    since: z.iso.datetime({ offset: true }).optional(),
  }),
  z.object({
    action: z.enum(['pause', 'resume', 'stop', 'results']),
    access_code: accessCode,
    job_id: z.uuid(),
  }),
  z.object({ action: z.literal('list'), access_code: accessCode }),
])
export type ScrapeJobInput = z.input<typeof scrapeJobInput>

export type ScrapeMode = 'single' | 'batch' | 'domain' | 'smart' | 'discovery' | 'enhance' | 'pasted'

export interface ScrapeJobSummary {
  id: string
  mode: ScrapeMode
  status: MonitorStatus
  created_at: string
  totalUrls: number
  processedUrls: number
  successfulExtractions: number
}

/** Body of operator-access: is this the code? 200 or 403. */
export const operatorAccessInput = z.object({ access_code: accessCode })

/** Body of operator-status: what the System Debugging panel shows. */
export interface OperatorStatus {
  version: string
  uptimeSeconds: number
  memoryMegabytes: number
  database: {
    version: string
    megabytes: number
    connections: number
    tables: { name: string; rows: number; megabytes: number }[]
    /** Empty, with the reason, where the database does not keep statistics of statements. */
    slowest: { statement: string; calls: number; meanMs: number }[]
    slowestNote: string | null
  }
  index: { recipes: number; megabytes: number | null }
  jobs: { pending: number; running: number; paused: number; failedPages: number }
  mails: { waiting: number; failed: number }
  errors: { at: string; message: string }[]
}

const recipeEdit = z
  .strictObject({
    title: z.string().trim().min(1).max(300),
    description: z.string().trim().max(5000).nullable(),
    ingredients: z.array(z.string().trim().min(1).max(1000)).min(1).max(200),
    instructions: z.array(z.string().trim().min(1).max(10_000)).max(200),
    cuisine_type: z.string().trim().toLowerCase().max(60).nullable(),
    difficulty_level: z.enum(['easy', 'medium', 'hard']).nullable(),
    dietary_tags: z.array(z.string().trim().min(1).max(60)).max(30),
    cooking_time_minutes: z.number().int().min(0).max(100_000).nullable(),
    prep_time_minutes: z.number().int().min(0).max(100_000).nullable(),
    servings: z.number().int().min(1).max(1000).nullable(),
    quality_score: z.number().int().min(0).max(100).nullable(),
  })
  .partial()
export type RecipeEdit = z.input<typeof recipeEdit>

/** What the operator's search of stored recipes filters by; `rest/v1` answers it, as anybody may read recipes. */
export const storedFilters = z.object({
  cuisine_type: z.string().optional(),
  difficulty_level: z.enum(['easy', 'medium', 'hard']).optional(),
  dietary_tags: z.array(z.string()).optional(),
  max_cooking_time: z.number().int().positive().optional(),
  min_quality: quality.optional(),
  text: z.string().trim().max(200).optional(),
  order_by: z
    .enum(['scraped_at', 'created_at', 'title', 'quality_score', 'cooking_time_minutes'])
    .default('scraped_at'),
  ascending: z.boolean().default(false),
})
export type StoredFilters = z.input<typeof storedFilters>

/** Body of stored-recipes: what only operators may do with them. */
export const storedRecipesInput = z.discriminatedUnion('action', [
  z.object({ action: z.literal('update'), access_code: accessCode, id: z.uuid(), recipe: recipeEdit }),
  z.object({ action: z.literal('delete'), access_code: accessCode, id: z.uuid() }),
  z.object({ action: z.literal('counts'), access_code: accessCode }),
  z.object({
    action: z.literal('export'),
    access_code: accessCode,
    format: z.enum(['json', 'csv', 'html'], { error: 'Unsupported export format' }),
    filters: storedFilters.prefault({}),
  }),
])
export type StoredRecipesInput = z.input<typeof storedRecipesInput>

export interface StoredCounts {
  total: number
  cuisines: Record<string, number>
  difficulties: Record<string, number>
}
