import { FetchRefused } from '../../lib/guarded-fetch-refusal.ts'
import type { Log } from '../../lib/log.ts'
import type { Feed } from '../discover/feed.ts'
import { SITEMAP_MAX_BYTES, type Sitemap } from '../discover/sitemap.ts'
import type { SecondLook } from '../enhance/enhance.ts'
import { PAGE_MAX_BYTES } from '../fetch/fetch-page.ts'
import * as strings from '../strings.ts'
import type { ReadingKind, Readings, Task } from './messages.ts'
import { type PageContent, type PageInput, unreadPage } from './read-page.ts'
import { READERS, type ReaderOptions } from './reader-options.ts'
import { OverLimit, openThreads, QueueFull } from './threads.ts'

/**
 * Parses fetched content. It is untrusted, so none is parsed in the main thread. A second pass that
 * exceeds its limits, or finds the queue full, changes nothing.
 */
export interface Readers extends SecondLook {
  /** A page over its limits comes back as one without a recipe, with the reason. */
  page: (input: PageInput, signal?: AbortSignal) => Promise<PageContent>
  sitemap: (bytes: Uint8Array, signal?: AbortSignal) => Promise<Sitemap>
  feed: (bytes: Uint8Array, signal?: AbortSignal) => Promise<Feed | null>
  close: () => Promise<void>
}

const MOST_BYTES: Partial<Record<ReadingKind, number>> = {
  page: PAGE_MAX_BYTES,
  sitemap: SITEMAP_MAX_BYTES,
  feed: PAGE_MAX_BYTES,
}
const BUSY_MS = 2000

const REASONS = {
  time: strings.pageTooSlow,
  memory: strings.pageTooHungry,
}

/** The page is already read: a full queue for the second pass is no reason to fetch it again. */
const unlessFull =
  <T>(instead: T) =>
  (error: unknown): T => {
    if (error instanceof FetchRefused) return instead
    throw error
  }

export function openReaders(log: Log, options: Partial<ReaderOptions> = {}): Readers {
  const { limitMs, ...limits } = { ...READERS, ...options }
  const pool = openThreads({ ...limits, script: new URL('./thread.mjs', import.meta.url) })

  /** `givenUp`: the result of a task over its limits. */
  async function read<K extends ReadingKind>(
    kind: K,
    input: Readings[K]['input'],
    givenUp: (reason: string) => Readings[K]['result'],
    signal?: AbortSignal,
  ): Promise<Readings[K]['result']> {
    if ('bytes' in input && input.bytes.length > (MOST_BYTES[kind] ?? 0)) return givenUp(strings.pageTooLarge)
    try {
      return (await pool.run({ kind, input } as Task, limitMs[kind], signal)) as Readings[K]['result']
    } catch (error) {
      if (error instanceof QueueFull)
        throw new FetchRefused('rate', strings.tooManyWaiting, {
          retryAfterMs: BUSY_MS,
          asked: false,
        })
      if (!(error instanceof OverLimit)) throw error
      log.warn('fetched content exceeds the parsing limits', { kind, limit: error.limit })
      return givenUp(REASONS[error.limit])
    }
  }

  return {
    page: (input, signal) => read('page', input, unreadPage, signal),
    sitemap: (bytes, signal) => read('sitemap', { bytes }, () => ({ pages: [], sitemaps: [] }), signal),
    feed: (bytes, signal) => read('feed', { bytes }, () => null, signal),
    judge: (input, signal) =>
      read('judge', input, () => input.recipe, signal).catch(unlessFull(input.recipe)),
    ground: (input, signal) => read('ground', input, () => ({}), signal).catch(unlessFull({})),
    close: pool.close,
  }
}
