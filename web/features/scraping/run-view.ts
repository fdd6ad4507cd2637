import type {
  MonitorMetrics,
  PageProgress,
  ScrapeMode,
  ScrapeResults,
} from '#core/contracts/scrape-results.ts'
import { SCRAPING } from '#core/contracts/scraping.ts'

/** Everything that the screens show of one scrape. */
export interface RunView {
  mode: ScrapeMode | undefined
  jobId: string | undefined
  metrics: MonitorMetrics
  /** Why it failed, or a message from the server. */
  message: string | null
  /** The latest state of each page, in order of appearance. */
  pages: readonly PageProgress[]
  results: ScrapeResults | undefined
  /** When the results arrived. */
  finishedAt: Date | undefined
  /** False while the connection to the server is down; the job continues without us. */
  connected: boolean
  /** A button was pressed and the server hasn't responded yet. */
  acting: boolean
}

export const idleMetrics: MonitorMetrics = {
  totalUrls: 0,
  processedUrls: 0,
  successfulExtractions: 0,
  failedExtractions: 0,
  alreadyThere: 0,
  searching: false,
  currentUrl: null,
  averageProcessingTime: 0,
  estimatedTimeRemaining: 0,
  extractionMethods: {},
  qualityScores: [],
  status: 'idle',
}

export const idleView: RunView = {
  mode: undefined,
  jobId: undefined,
  metrics: idleMetrics,
  message: null,
  pages: [],
  results: undefined,
  finishedAt: undefined,
  connected: true,
  acting: false,
}

/** Before the first event from the server: the requested number of pages, three seconds each. */
export const startingView = (mode: ScrapeMode, total: number): RunView => ({
  ...idleView,
  mode,
  metrics: {
    ...idleMetrics,
    totalUrls: total,
    estimatedTimeRemaining: total * SCRAPING.secondsPerUrl,
    status: 'running',
  },
})

/** At the end the counts are taken from the results. */
export const completedMetrics = (metrics: MonitorMetrics, results: ScrapeResults): MonitorMetrics => ({
  ...metrics,
  totalUrls: Math.max(metrics.totalUrls, results.processed),
  processedUrls: results.processed,
  successfulExtractions: results.successful,
  failedExtractions: results.failed,
  alreadyThere: results.duplicate_recipes.length,
  searching: false,
  currentUrl: null,
  estimatedTimeRemaining: 0,
  status: 'completed',
})

export const isWorking = ({ metrics: { status } }: RunView) => status === 'running' || status === 'paused'
