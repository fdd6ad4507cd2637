import { randomUUID } from 'node:crypto'
import { FetchRefused } from '../../lib/guarded-fetch-refusal.ts'
import { describeError, type Log } from '../../lib/log.ts'
import { followFeed } from '../sources/follow-feed.ts'
import * as strings from '../strings.ts'
import { doPage, judgePage, type PageResult, type PageTools } from './do-page.ts'
import { finishPage } from './finish-page.ts'
import { type LeasedPage, LONGEST_WAIT_MS } from './job.ts'
import { createLeases, type LeaseTimes } from './lease.ts'
import { announce, type Notices } from './notices.ts'
import { LostLease, type SearchTools, searchSite } from './search-site.ts'

export interface RunnerOptions extends LeaseTimes {
  /** Concurrent pages and searches of this process, whatever the jobs would allow. */
  pages: number
  sites: number
  /** The polling intervals: for due pages, while there is a job; and for jobs whose notification was lost. */
  pollMs: number
  idleMs: number
}

export const RUNNER: RunnerOptions = {
  pages: 4,
  sites: 2,
  pollMs: 250,
  idleMs: 5000,
  leaseMs: 20_000,
  attempts: 3,
}

interface InHand {
  page: LeasedPage
  stop: AbortController
  done: Promise<void>
}

/** Processes the pages of all running jobs, together with every other server on the database. Returns a stop function. */
export function startRunner(
  tools: PageTools & Pick<SearchTools, 'robots'>,
  notices: Notices,
  log: Log,
  options: RunnerOptions = RUNNER,
): () => Promise<void> {
  const { sql } = tools
  const worker = randomUUID()
  const leases = createLeases(sql, worker, options)
  const inHand = new Map<string, InHand>()
  let stopped = false

  const end = async (page: LeasedPage, result: PageResult, started: number) => {
    if ('laterMs' in result) {
      const { laterMs: ms, error, counts } = result
      await leases.giveBack([page.n], { ms, error, counts })
      await announce(sql, 'change', page.job_id)
    } else await finishPage(sql, { ...page, worker, spentMs: performance.now() - started }, result)
  }

  /** A failure affects only its own page. */
  const guarded = async (page: LeasedPage, signal: AbortSignal, work: () => Promise<PageResult>) => {
    const started = performance.now()
    let result: PageResult | undefined
    try {
      result = await work()
    } catch (error) {
      if (error instanceof LostLease) return
      if (!signal.aborted) {
        log.error('a page could not be processed', { error: describeError(error), page: page.n })
        result = { state: 'error', reason: 'internal', error: strings.ourFault }
      }
    }
    if (result && !signal.aborted) return end(page, result, started)
    // No need to wait for the lease to expire. By now nothing is in progress, so it may start again.
    await leases.giveBack([page.n])
  }

  const search = async (site: LeasedPage, signal: AbortSignal): Promise<PageResult> => {
    const doRead: SearchTools['doRead'] = (page, content, { url: finalUrl, etag, lastModified }) =>
      hold(page, (own) =>
        guarded(page, own, () => judgePage({ page, content, finalUrl, etag, lastModified }, tools, own)),
      )
    try {
      const find = site.settings.follow ? followFeed : searchSite
      const problem = await find(site, { ...tools, worker, leaseMs: options.leaseMs, doRead }, signal)
      return problem ? { state: 'error', reason: 'site', error: problem } : { state: 'success' }
    } catch (error) {
      if (!(error instanceof FetchRefused)) throw error
      const { kind, message, asked, retryAfterMs: laterMs = options.pollMs } = error
      if (kind !== 'rate' || site.attempts >= options.attempts || laterMs > LONGEST_WAIT_MS)
        return { state: 'error', reason: kind, error: message }
      return { laterMs, counts: asked, error: message }
    }
  }

  const hold = (page: LeasedPage, work: (signal: AbortSignal) => Promise<void>) => {
    const stop = new AbortController()
    if (stopped) stop.abort()
    const done = work(stop.signal)
      .catch((error) =>
        log.warn('a page could not be requeued; its lease must expire', { error: describeError(error) }),
      )
      .finally(() => {
        // It may have been requeued, and restarted, a moment ago.
        if (inHand.get(page.n) === held) inHand.delete(page.n)
      })
    const held = { page, stop, done }
    inHand.set(page.n, held)
    return done
  }

  const begin = (page: LeasedPage) =>
    void hold(page, (signal) =>
      guarded(page, signal, () =>
        page.kind === 'site' ? search(page, signal) : doPage(page, tools, signal),
      ),
    ).then(wake)

  const free = (kind: 'page' | 'site', most: number) => {
    let held = 0
    for (const { page } of inHand.values()) if (page.kind === kind) held++
    return most - held
  }

  let round: Promise<void> | undefined
  let again = false
  let timer: NodeJS.Timeout | undefined
  let idle = false
  const fill = async () => {
    do {
      again = false
      idle = !(await leases.anyJob())
      if (idle) continue
      for (const [kind, most] of [
        ['site', options.sites],
        ['page', options.pages],
      ] as const) {
        const places = free(kind, most)
        if (places <= 0) continue
        for (const page of await leases.take(kind, places)) begin(page)
      }
    } while (again && !stopped)
  }
  const wake = () => {
    if (stopped) return
    again = true
    round ??= fill()
      .catch((error) => log.warn('the scraping queue could not be read', { error: describeError(error) }))
      .finally(() => {
        round = undefined
        // Woken between its last poll and its end.
        if (again) return wake()
        clearTimeout(timer)
        if (!stopped) timer = setTimeout(wake, idle ? options.idleMs : options.pollMs)
      })
  }

  /** Aborts what is no longer ours: another worker has it, or it isn't wanted. */
  const beat = async () => {
    const held = [...inHand.keys()]
    if (held.length === 0) return
    const kept = await leases.prolong(held)
    for (const n of held) if (!kept.has(n)) inHand.get(n)?.stop.abort()
  }

  const off = notices.on((notice, job) => {
    if (notice === 'work') wake()
    if (notice !== 'stop' && notice !== 'pause') return
    // A page in progress may finish when its job is paused; a search would run for long.
    for (const { page, stop } of inHand.values())
      if (page.job_id === job && (notice === 'stop' || page.kind === 'site')) stop.abort()
  })
  const heart = setInterval(
    () => void beat().catch((error) => log.warn('leases were not renewed', { error: describeError(error) })),
    options.leaseMs / 3,
  )
  wake()

  return async () => {
    stopped = true
    off()
    clearInterval(heart)
    await round
    clearTimeout(timer)
    for (const { stop } of inHand.values()) stop.abort()
    // A search that is ending may have started one more page.
    while (inHand.size > 0) await Promise.all([...inHand.values()].map(({ done }) => done))
  }
}
