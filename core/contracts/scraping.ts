import { z } from 'zod'
import { accessCode } from './operator.ts'
import * as strings from './strings.ts'

/** Bounds and defaults of every control of the scraper. */
export const SCRAPING = {
  quality: {
    single: { min: 50, max: 100, initial: 70 },
    domain: { min: 50, max: 100, initial: 70 },
    batch: { min: 20, max: 90, initial: 30 },
  },
  /** The default is shared by the modes and above the batch slider's maximum. */
  batchSize: { initial: 100, batch: { min: 1, max: 25 }, domain: { min: 1, max: 100 } },
  crawlDepth: { min: 1, max: 5, initial: 3 },
  concurrency: { min: 1, max: 10, initial: 5 },
  smartTarget: { min: 10, max: 2000, initial: 500 },
  discoveryTarget: { min: 10, max: 500, step: 10, initial: 100 },
  bulkImport: { batchSize: 50, quality: 30 },
  errorsShown: 5,
  secondsPerUrl: 3,
  exportLimit: 10_000,
  /** Maximum pages per job, whatever the mode. */
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

export const quality = z.number().int().min(0).max(100)
const address = z.string().trim().min(1).max(2000)
/** `false` responds immediately with the job's id; the monitor watches it from then on. */
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

/** A page that its site doesn't let us fetch, pasted by an operator who can see it. */
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

/** Body of recipe-scraper, one shape per mode. Errors are reported for the intended shape, not for all five. */
export const scrapeInput = z.looseObject({}).transform((body, context): ScrapeOrder => {
  const read = shapeOf(body).safeParse(body)
  if (read.success) return read.data
  for (const { path, message } of read.error.issues) context.addIssue({ code: 'custom', path, message })
  return z.NEVER
})

export const DEFAULT_PROMPT = strings.defaultPrompt

/** Body of ai-recipe-enhancer. */
export const enhanceInput = z.strictObject({
  access_code: accessCode,
  urls: z.array(address).min(1).max(100),
  customPrompt: z.string().trim().max(2000).default(DEFAULT_PROMPT),
  wait,
})
export type EnhanceInput = z.input<typeof enhanceInput>

export const EXTRACTION_METHODS = [
  'json-ld',
  'microdata',
  'rdfa',
  'data',
  'plugin',
  'page',
  'meta',
  'model',
] as const
export type ExtractionMethod = (typeof EXTRACTION_METHODS)[number]

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

/** Why a page yielded no recipe. */
export type NoRecipe = 'not-a-recipe' | 'blocked' | 'gone' | 'login' | 'unreadable'

const PAGE_STATES = ['pending', 'processing', 'success', 'duplicate', 'filtered', 'error'] as const
export type PageState = (typeof PAGE_STATES)[number]

/** Body of scrape-job. `watch` responds with a stream of events, starting at `since`, and survives reconnecting. */
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
  z.object({
    action: z.literal('failures'),
    access_code: accessCode,
    job_id: z.uuid(),
    page: z.number().int().min(0).max(1000).default(0),
  }),
  z.object({
    action: z.literal('retry'),
    access_code: accessCode,
    job_id: z.uuid(),
    /** Numbers of pages; all that failed without. */
    pages: z
      .array(z.string().regex(/^\d{1,18}$/))
      .min(1)
      .max(500)
      .optional(),
  }),
])
export type ScrapeJobInput = z.input<typeof scrapeJobInput>
