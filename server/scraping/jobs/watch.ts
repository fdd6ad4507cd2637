import type { PageProgress, ScrapeEvent } from '#core/contracts/scrape-results.ts'
import type { Sql } from '../../lib/sql.ts'
import { isOver } from './job.ts'
import { readMetrics } from './metrics.ts'
import type { Notices } from './notices.ts'
import { readResults } from './results.ts'

/** At most four times a second, and at least often enough that no proxy considers the connection dead. */
const EVERY_MS = 250
const AT_LEAST_MS = 10_000
/** Notifications get lost. */
const LOOK_MS = 1000
/**
 * A change becomes visible when its transaction commits, possibly after a later one did. Looking back this far
 * misses none; what was sent is not sent again.
 */
const LOOK_BACK_MS = 5000
const MOST_PAGES = 500

interface ChangedPage extends Omit<PageProgress, 'at'> {
  n: string
  changed_at: Date
  /** Finer than a Date. */
  stamp: string
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** All events of a job, from `since` on, until its results; ends early when the signal aborts. */
export async function* watchJob(
  sql: Sql,
  notices: Notices,
  job: string,
  since: string | undefined,
  signal: AbortSignal,
): AsyncGenerator<ScrapeEvent, void, void> {
  let from = since ? new Date(since).getTime() : 0
  const sent = new Map<string, { stamp: string; at: number }>()
  const changes = async () => {
    const rows = await sql<ChangedPage[]>`
      select n::text, url, state, title, error, quality, method, changed_at,
        (extract(epoch from changed_at) * 1000000)::bigint::text as stamp
      from sous.scrape_pages
      where job_id = ${job} and kind = 'page' and changed_at > ${new Date(from - LOOK_BACK_MS)}
      order by changed_at, n limit ${MOST_PAGES + sent.size}`
    const fresh = rows.filter(({ n, stamp }) => sent.get(n)?.stamp !== stamp)
    for (const { n, changed_at, stamp } of fresh) {
      sent.set(n, { stamp, at: changed_at.getTime() })
      from = Math.max(from, changed_at.getTime())
    }
    for (const [n, { at }] of sent) if (at < from - LOOK_BACK_MS) sent.delete(n)
    return fresh.map(
      ({ n: _n, stamp: _stamp, changed_at, ...page }): ScrapeEvent => ({
        kind: 'page',
        page: { ...page, at: changed_at.toISOString() },
      }),
    )
  }

  let lastSent = ''
  let lastSentAt = 0
  while (!signal.aborted) {
    const began = performance.now()
    // The state first: changes after this read belong to the next round, and the last round misses nothing.
    const now = await readMetrics(sql, job)
    if (!now) return
    for (
      let pages = await changes();
      pages.length > 0;
      pages = pages.length < MOST_PAGES ? [] : await changes()
    )
      yield* pages
    const { metrics, message } = now
    const text = JSON.stringify([metrics, message])
    if (text !== lastSent || performance.now() - lastSentAt > AT_LEAST_MS) {
      yield { kind: 'metrics', job_id: job, metrics, message }
      lastSent = text
      lastSentAt = performance.now()
    }
    if (isOver(now.status)) {
      const results = await readResults(sql, job)
      if (results) yield { kind: 'results', results }
      return
    }
    await notices.next(job, LOOK_MS, signal)
    const spent = performance.now() - began
    if (spent < EVERY_MS && !signal.aborted) await pause(EVERY_MS - spent)
  }
}
