import type { Log } from '../lib/log.ts'
import type { ModelService } from '../lib/model/model.ts'
import type { Sql } from '../lib/sql.ts'
import { createEnhance } from './enhance/enhance.ts'
import { fetchPage } from './fetch/fetch-page.ts'
import { openFetching } from './fetch/open-fetching.ts'
import type { PaceOptions } from './fetch/pace.ts'
import { createDesk, type ScrapingDesk } from './jobs/desk.ts'
import { openNotices } from './jobs/notices.ts'
import { RUNNER, type RunnerOptions, startRunner } from './jobs/runner.ts'
import type { ReaderOptions } from './reading/reader-options.ts'
import { openReaders } from './reading/readers.ts'

interface ScrapingOptions {
  sql: Sql
  log: Log
  model: ModelService | undefined
  siteUrl: string
  contactEmail: string
  /** SCRAPER_ALLOW_PRIVATE: for tests only. */
  allowPrivate: boolean
  /** SCRAPER_GAP_MS: between two requests to one host. */
  gapMs?: number
  pace?: PaceOptions
  /** The backoff before the second attempt at a failed page; it doubles for the third. */
  backOffMs?: number
  runner?: Partial<RunnerOptions>
  readers?: Partial<ReaderOptions>
}

interface Scraping extends ScrapingDesk {
  /** Releases pages in progress and ends all waiting; jobs continue on another replica, or after the next start. */
  close: () => Promise<void>
}

/** The model tokens of jobs are counted for all operators together. */
const BACK_OFF_MS = 2000
const WHO = ['scraping']

/** This server's part of the scraping: its workers, and the desk where jobs are created and watched. */
export async function openScraping(options: ScrapingOptions): Promise<Scraping> {
  const { sql, log, model } = options
  const fetching = openFetching(options)
  const notices = await openNotices(sql)
  const readers = openReaders(log, options.readers)
  const closing = new AbortController()
  const stopRunner = startRunner(
    {
      sql,
      robots: fetching.robots,
      fetch: (url, own) => fetchPage(url, { ...fetching, ...own }),
      readers,
      backOffMs: options.backOffMs ?? BACK_OFF_MS,
      enhance: createEnhance(model?.for(WHO), readers, log),
    },
    notices,
    log,
    { ...RUNNER, ...options.runner },
  )
  let closed: Promise<void> | undefined
  const close = async () => {
    closing.abort()
    await stopRunner()
    await readers.close()
    await notices.close()
  }
  return {
    ...createDesk(sql, notices, closing.signal),
    close: () => {
      closed ??= close()
      return closed
    },
  }
}
