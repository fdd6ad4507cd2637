import { BULK_IMPORT_URLS } from '#content/scraping/bulk-import.ts'
import { type PageState, SCRAPING } from '#core/contracts/scraping.ts'
import { readableSlug } from '#core/scraping/readable-slug.ts'
import { notify } from '#web/lib/toast.ts'
import type { Order } from './orders.ts'
import type { RunView } from './run-view.ts'
import { createScrapeRun } from './scrape-run.ts'
import * as strings from './strings.ts'

export type BulkStatus = 'pending' | 'processing' | 'success' | 'error'

export interface BulkRow {
  url: string
  status: BulkStatus
  /** The page's title, or the words in its URL until that is known. */
  title: string
  error: string | null
  /** Already stored before this import. */
  known: boolean
}

const STATUS: Record<PageState, BulkStatus> = {
  pending: 'pending',
  processing: 'processing',
  success: 'success',
  duplicate: 'success',
  filtered: 'error',
  error: 'error',
}

/** One row per URL; if the whole import fails, each of them failed. */
export function bulkRows({ pages, metrics, message }: RunView, urls = BULK_IMPORT_URLS): BulkRow[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]))
  return urls.map((url) => {
    const page = byUrl.get(url)
    const failed = metrics.status === 'error'
    return {
      url,
      status: failed ? 'error' : page ? STATUS[page.state] : 'pending',
      title: page?.title || readableSlug(url),
      error: failed ? message : (page?.error ?? null),
      known: page?.state === 'duplicate',
    }
  })
}

type ImportState = 'idle' | 'importing' | 'done' | 'failed'
export const importState = ({ metrics: { status } }: RunView): ImportState =>
  (
    ({ idle: 'idle', running: 'importing', paused: 'importing', completed: 'done', error: 'failed' }) as const
  )[status]

export const bulkOrder = (access_code: string): Order => ({
  mode: 'batch',
  name: 'recipe-scraper',
  body: {
    urls: [...BULK_IMPORT_URLS],
    batch_size: SCRAPING.bulkImport.batchSize,
    access_code,
    quality_threshold: SCRAPING.bulkImport.quality,
    wait: false,
  },
  total: BULK_IMPORT_URLS.length,
})

export const bulkRun = createScrapeRun({
  key: 'sous-bulk-import-job',
  fallback: () => strings.bulkNoReason,
  leaves: () => false,
  onFailure: (_mode, message) =>
    notify({
      title: strings.bulkFailed,
      description: message || strings.bulkFailedText,
      variant: 'destructive',
    }),
})
