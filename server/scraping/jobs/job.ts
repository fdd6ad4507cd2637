import type { ExtractedRecipe, MonitorStatus } from '#core/contracts/scrape-results.ts'
import type { ExtractionMethod, PageState } from '#core/contracts/scraping.ts'

/** What a job was asked for, as its row keeps it. */
export interface JobSettings {
  quality: number
  /** Fill what a page lacks, with a model where there is one. */
  enhance: boolean
  /** The operator's words to the model. */
  prompt?: string
  cuisine?: string
  difficulty?: string
  depth?: number
  sitemap?: boolean
  feeds?: boolean
  recursive?: boolean
}

export type JobStatus = 'running' | 'paused' | 'completed' | 'stopped' | 'error'

/** The monitor knows no stopped: who stops is back at the start. */
export const monitorStatus = (status: JobStatus): MonitorStatus => (status === 'stopped' ? 'idle' : status)

export const isOver = (status: JobStatus) => status !== 'running' && status !== 'paused'

/** A page that is being done, or a site that is being searched. */
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

/** A job does not wait longer than this for a single page, or for a site. */
export const LONGEST_WAIT_MS = 600_000

/** Why a page has no stored recipe, beside the kinds of failed fetches. */
type PageReason = 'quality' | 'choice' | 'no-recipe' | string

/** What became of a page. */
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
