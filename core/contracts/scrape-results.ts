import { z } from 'zod'
import { difficulty } from './row-schemas.ts'
import { EXTRACTION_METHODS, type ExtractionMethod, type PageState, RECIPE_FIELDS } from './scraping.ts'

/** What the scraper reports: recipes, results and progress. */

const extractionMethod = z.enum(EXTRACTION_METHODS)

/** Where a field came from, and its confidence, 0 to 1. */
const fieldOrigin = z.object({ method: extractionMethod, confidence: z.number() })
export type FieldOrigin = z.output<typeof fieldOrigin>

const extractedRecipe = z.object({
  title: z.string(),
  description: z.string().nullable(),
  ingredients: z.array(z.string()),
  instructions: z.array(z.string()),
  cover_image_url: z.string().nullable(),
  /** Cooking only; prep_time_minutes is separate. If a page gives only the total, the total minus the preparation. */
  cooking_time_minutes: z.number().nullable(),
  prep_time_minutes: z.number().nullable(),
  servings: z.number().nullable(),
  cuisine_type: z.string().nullable(),
  difficulty_level: difficulty.nullable(),
  dietary_tags: z.array(z.string()),
  source_url: z.string().nullable(),
  /** The method behind most of the important fields: the list of ingredients, else the title. */
  extraction_method: extractionMethod,
  /** 0 to 100, and the reasons for deductions. */
  quality_score: z.number(),
  quality_reasons: z.array(z.string()),
  origins: z.partialRecord(z.enum(RECIPE_FIELDS), fieldOrigin),
})
export type ExtractedRecipe = z.output<typeof extractedRecipe>

const performanceMetrics = z.object({
  total_time_seconds: z.number(),
  /** Percent of processed pages whose recipe is here: new, or already there. */
  success_rate: z.number(),
  /** Percent of fields found in structured data or confirmed by it, over all recipes. */
  accuracy_rate: z.number(),
  average_time_per_recipe: z.number(),
  urls_discovered: z.number(),
  quality_filtered: z.number(),
  duplicates_found: z.number(),
})
export type PerformanceMetrics = z.output<typeof performanceMetrics>

/**
 * How a page's recipe was kept. New: `saved`, or a `draft` for review. Known: the same as before (`unchanged`), `updated`,
 * changed and `waiting` for a decision, `kept` as it was edited here, `rejected` before, or a `copy` of another page's.
 */
const KEPT_AS = ['saved', 'draft', 'unchanged', 'updated', 'waiting', 'kept', 'rejected', 'copy'] as const
export type KeptAs = (typeof KEPT_AS)[number]
const keptAs = z.enum(KEPT_AS)

const savedEntry = z.object({
  id: z.string().nullable(),
  title: z.string(),
  source_url: z.string().nullable(),
  outcome: keptAs.optional(),
})
export type SavedEntry = z.output<typeof savedEntry>

const scrapeResults = z.object({
  processed: z.number(),
  successful: z.number(),
  failed: z.number(),
  errors: z.array(z.string()),
  recipes: z.array(extractedRecipe),
  saved_recipes: z.array(savedEntry),
  duplicate_recipes: z.array(savedEntry),
  performance_metrics: performanceMetrics,
})
export type ScrapeResults = z.output<typeof scrapeResults>

/** Response of recipe-scraper. */
export const scrapeOutput = z.object({
  job_id: z.string(),
  /** Missing when the caller does not wait. */
  results: scrapeResults.optional(),
  message: z.string().optional(),
})
export type ScrapeAnswer = z.output<typeof scrapeOutput>

/** Response of ai-recipe-enhancer: the results themselves, as callers of this function expect. */
export const enhanceOutput = scrapeResults.partial().extend(scrapeOutput.shape)
export type EnhanceAnswer = z.output<typeof enhanceOutput>

const monitorStatus = z.enum(['idle', 'running', 'paused', 'completed', 'error'])
export type MonitorStatus = z.output<typeof monitorStatus>

export interface MonitorMetrics {
  totalUrls: number
  processedUrls: number
  successfulExtractions: number
  failedExtractions: number
  /** Known recipes: unchanged, updated, or waiting for a decision. */
  alreadyThere: number
  /** Sites are still being searched: there will be more pages, and the time left is the least. */
  searching: boolean
  currentUrl: string | null
  /** Milliseconds. */
  averageProcessingTime: number
  /** Seconds. */
  estimatedTimeRemaining: number
  /** How many recipes each method produced. */
  extractionMethods: Partial<Record<ExtractionMethod, number>>
  qualityScores: number[]
  status: MonitorStatus
}

/** The outcome of one page; sent as it happens. */
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

/** One event of the watch stream. `results` is sent once, with the final metrics. */
export type ScrapeEvent =
  | { kind: 'metrics'; job_id: string; metrics: MonitorMetrics; message: string | null }
  | { kind: 'page'; page: PageProgress }
  | { kind: 'results'; results: ScrapeResults }

const scrapeMode = z.enum(['single', 'batch', 'domain', 'smart', 'discovery', 'enhance', 'pasted', 'source'])
export type ScrapeMode = z.output<typeof scrapeMode>

const scrapeJobSummary = z.object({
  id: z.string(),
  mode: scrapeMode,
  status: monitorStatus,
  created_at: z.string(),
  /** The first page or site that was asked for, and how many more. */
  address: z.string().nullable(),
  more: z.number(),
  failed: z.number(),
  totalUrls: z.number(),
  processedUrls: z.number(),
  successfulExtractions: z.number(),
})
export type ScrapeJobSummary = z.output<typeof scrapeJobSummary>

const scrapeJobList = z.object({ jobs: z.array(scrapeJobSummary) })
export type ScrapeJobList = z.output<typeof scrapeJobList>

const scrapeJobResults = z.object({ job_id: z.string(), results: scrapeResults })
export type ScrapeJobResults = z.output<typeof scrapeJobResults>

const scrapeJobChange = z.object({ job_id: z.string(), status: monitorStatus })
export type ScrapeJobChange = z.output<typeof scrapeJobChange>

const scrapeFailure = z.object({
  n: z.string(),
  kind: z.enum(['site', 'page']),
  url: z.string(),
  reason: z.string().nullable(),
  error: z.string().nullable(),
  /** Whether another attempt makes sense: not for what was pasted, nor for an invalid address. */
  retryable: z.boolean(),
})
export type ScrapeFailure = z.output<typeof scrapeFailure>
const scrapeFailures = z.object({ failures: z.array(scrapeFailure), total: z.number() })
export type ScrapeFailures = z.output<typeof scrapeFailures>
const scrapeRetried = z.object({ job_id: z.string(), retried: z.number() })
export type ScrapeRetried = z.output<typeof scrapeRetried>

/** One form per action; `watch` responds with a stream of `ScrapeEvent`. */
export const scrapeJobOutput = z.union([
  scrapeJobList,
  scrapeJobResults,
  scrapeJobChange,
  scrapeFailures,
  scrapeRetried,
])
