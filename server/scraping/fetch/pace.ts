import { setTimeout as sleep } from 'node:timers/promises'
import { FetchRefused } from '#server/lib/guarded-fetch-refusal.ts'
import * as strings from '../strings.ts'

type HostOutcome =
  /** It responded, with any status. */
  | { kind: 'fine' }
  /** 429 or 503: it asks to be left alone for a while. */
  | { kind: 'busy'; retryAfterMs?: number }
  /** It did not respond, or with a server error. */
  | { kind: 'failed' }
  /** Crawl-delay of its robots.txt; 0 when it has none. */
  | { kind: 'crawl-delay'; ms: number }

/** Request slots per host. `host` is a URL's host, with its port. */
export interface HostPace {
  /** Takes the host's next slot and waits for it. Throws FetchRefused 'rate' when that is too far away. */
  acquire: (host: string, signal?: AbortSignal) => Promise<void>
  /** Reports the outcome of a slot. Returns the milliseconds for which the host is paused because of it. */
  report: (host: string, outcome: HostOutcome) => Promise<number>
}

export interface PaceOptions {
  /** Between two requests to one host. */
  gapMs?: number
  /** A slot further away than this isn't waited for. */
  maxWaitMs?: number
  /** The first pause after 429 or 503; it doubles each time. */
  backOffMs?: number
}

export const PACE_DEFAULTS = { gapMs: 1000, maxWaitMs: 20_000, backOffMs: 5000 }

const MAX_BACK_OFF = 3_600_000
const MAX_RETRY_AFTER = 86_400_000
const MAX_CRAWL_DELAY = 600_000
/** A page may fail by itself; a host with this many consecutive failures is down. */
const FAILURES_ALLOWED = 3

/** How long to pause a host after so many consecutive failures, including this one. */
export function pauseAfter(outcome: HostOutcome, failures: number, backOffMs: number): number {
  const doubled = (times: number) => Math.min(MAX_BACK_OFF, backOffMs * 2 ** Math.min(times, 20))
  if (outcome.kind === 'busy')
    return Math.max(Math.min(outcome.retryAfterMs ?? 0, MAX_RETRY_AFTER), doubled(failures - 1))
  if (outcome.kind === 'failed' && failures >= FAILURES_ALLOWED) return doubled(failures - FAILURES_ALLOWED)
  return 0
}

export const crawlDelayOf = (ms: number) => Math.max(0, Math.min(MAX_CRAWL_DELAY, Math.round(ms)))

export const notYet = (waitMs: number) =>
  new FetchRefused('rate', strings.siteSlowsDown, {
    retryAfterMs: Math.ceil(waitMs),
    asked: false,
  })

export async function waitFor(ms: number, signal?: AbortSignal) {
  signal?.throwIfAborted()
  if (ms <= 0) return
  await sleep(ms, undefined, { signal }).catch((error) => {
    throw signal?.aborted ? signal.reason : error
  })
}
