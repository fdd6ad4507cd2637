import type { Log } from '../lib/log.ts'
import type { ModelService } from '../lib/model/model.ts'
import type { Sql } from '../lib/sql.ts'
import { createEnhance } from './enhance/enhance.ts'
import { type FetchPageOptions, fetchPage } from './fetch/fetch-page.ts'
import { openFetching } from './fetch/open-fetching.ts'
import type { PaceOptions } from './fetch/pace.ts'
import { startImages } from './images/collect-images.ts'
import { createDesk, type ScrapingDesk } from './jobs/desk.ts'
import { openNotices } from './jobs/notices.ts'
import { RUNNER, type RunnerOptions, startRunner } from './jobs/runner.ts'
import { createLinkDesk } from './links/link-desk.ts'
import type { ReaderOptions } from './reading/reader-options.ts'
import { openReaders } from './reading/readers.ts'
import { startSchedule } from './sources/schedule.ts'
import { isRemoved } from './store/removals.ts'

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
  /** How often to look for sources that are due. */
  scheduleMs?: number
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
  const fetch = (url: string, own: Partial<FetchPageOptions>) => fetchPage(url, { ...fetching, ...own })
  /** Not what was removed. What a user asks for is kept for that user alone. */
  const readable: typeof fetch = (url, own) =>
    fetch(url, { ...own, isRemoved: (one) => isRemoved(sql, one.href) })
  const stopRunner = startRunner(
    {
      sql,
      robots: fetching.robots,
      fetch: readable,
      readers,
      backOffMs: options.backOffMs ?? BACK_OFF_MS,
      enhance: createEnhance(model?.for(WHO), readers, log),
    },
    notices,
    log,
    { ...RUNNER, ...options.runner },
  )
  const stopSchedule = startSchedule(sql, log, options.scheduleMs)
  const stopImages = startImages({ sql, log, fetch: readable }, notices)
  let closed: Promise<void> | undefined
  const close = async () => {
    closing.abort()
    stopSchedule()
    await Promise.all([stopRunner(), stopImages()])
    await readers.close()
    await notices.close()
  }
  return {
    ...createDesk(sql, notices, closing.signal, createLinkDesk({ fetch, readers })),
    close: () => {
      closed ??= close()
      return closed
    },
  }
}
