import type { ScrapeMode, ScrapeResults } from '#core/contracts/scrape-results.ts'
import * as strings from './strings.ts'

/** The toast title when a mode fails, and its fallback text. */
export const FAILURES: Record<ScrapeMode, { title: string; fallback: string }> = {
  single: { title: strings.scrapeFailed, fallback: strings.scrapeFailedText },
  pasted: { title: strings.scrapeFailed, fallback: strings.scrapeFailedText },
  source: { title: strings.crawlFailed, fallback: strings.crawlFailedText },
  batch: { title: strings.batchFailed, fallback: strings.scrapeFailedText },
  domain: { title: strings.crawlFailed, fallback: strings.crawlFailedText },
  smart: {
    title: strings.smartFailed,
    fallback: strings.smartFailedText,
  },
  discovery: { title: strings.discoveryFailed, fallback: strings.scrapeFailedText },
  enhance: { title: strings.enhanceFailed, fallback: strings.enhanceFailedText },
}

/** Batch and domain modes report where it failed, and produce a results object. */
export const leavesResults = (mode: ScrapeMode) => mode === 'batch' || mode === 'domain'

/** One failure, nothing else, and all metrics zero. */
export const failedResults = (message: string): ScrapeResults => ({
  processed: 0,
  successful: 0,
  failed: 1,
  errors: [message],
  recipes: [],
  saved_recipes: [],
  duplicate_recipes: [],
  performance_metrics: {
    total_time_seconds: 0,
    success_rate: 0,
    accuracy_rate: 0,
    average_time_per_recipe: 0,
    urls_discovered: 0,
    quality_filtered: 0,
    duplicates_found: 0,
  },
})

const isList = Array.isArray
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** Whether this is a valid results object. */
export const areResults = (value: unknown): value is ScrapeResults =>
  isRecord(value) &&
  typeof value.processed === 'number' &&
  typeof value.successful === 'number' &&
  typeof value.failed === 'number' &&
  isList(value.errors) &&
  isList(value.recipes) &&
  isList(value.saved_recipes) &&
  isList(value.duplicate_recipes) &&
  isRecord(value.performance_metrics)

/** The function's response: a job to watch, immediate results, or the reason for neither. */
export function readAnswer(answer: unknown): { jobId: string } | { results: ScrapeResults } {
  if (!isRecord(answer)) throw new Error(strings.noData)
  if (answer.results !== undefined && answer.results !== null) {
    if (!areResults(answer.results)) throw new Error(strings.missingResults)
    return { results: answer.results }
  }
  if (typeof answer.job_id === 'string' && answer.job_id !== '') return { jobId: answer.job_id }
  // Some servers return a failure with a success status.
  const reason = [answer.message, answer.details, answer.error].find(
    (text) => typeof text === 'string' && text !== '',
  )
  throw new Error(typeof reason === 'string' ? reason : strings.noResults)
}
