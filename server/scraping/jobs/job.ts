import type { ExtractedRecipe, KeptAs, MonitorStatus } from '#core/contracts/scrape-results.ts'
import type { ExtractionMethod, PageState } from '#core/contracts/scraping.ts'

/** The options of a job, as stored in its row. */
export interface JobSettings {
  quality: number
  /** Fill in missing fields, with a model if there is one. */
  enhance: boolean
  /** The operator's instructions to the model. */
  prompt?: string
  cuisine?: string
  difficulty?: string
  depth?: number
  sitemap?: boolean
  feeds?: boolean
  recursive?: boolean
  /** An enhancement of stored recipes: fills in what they lack. */
  fill?: boolean
  /** The source that this job visits. It is searched, or followed as a feed. */
  source?: string
  follow?: boolean
  /** The operator's name for what this job imports. */
  folder?: string
}

export type JobStatus = 'running' | 'paused' | 'completed' | 'stopped' | 'error'

/** The monitor has no stopped state: stopping returns to the start. */
export const monitorStatus = (status: JobStatus): MonitorStatus => (status === 'stopped' ? 'idle' : status)

export const isOver = (status: JobStatus) => status !== 'running' && status !== 'paused'

/** A page in progress, or a site being searched. */
export interface LeasedPage {
  job_id: string
  n: string
  kind: 'page' | 'site'
  url: string
  found: boolean
  most: number | null
  progress: unknown
  html: string | null
  attempts: number
  settings: JobSettings
}

/** The maximum wait of a job for a single page, or for a site. */
export const LONGEST_WAIT_MS = 600_000

/** Why a page has no new recipe, besides the kinds of failed fetches; or how a known one was kept. */
type PageReason = KeptAs | 'quality' | 'choice' | 'no-recipe' | string

/** The outcome of a page. */
export interface PageOutcome {
  state: Exclude<PageState, 'pending' | 'processing'>
  reason?: PageReason
  error?: string
  title?: string
  quality?: number
  method?: ExtractionMethod
  recipe?: ExtractedRecipe
  recipeId?: string
}
