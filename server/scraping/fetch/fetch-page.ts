import { type GuardOptions, guardedFetch } from '#server/lib/guarded-fetch.ts'
import { FetchRefused } from '#server/lib/guarded-fetch-refusal.ts'
import * as strings from '../strings.ts'
import type { HostPace } from './pace.ts'
import { retryAfterMs } from './retry-after.ts'
import type { Robots } from './robots.ts'
import { robotsOfHeader } from './robots-header.ts'
import { ROBOT_NAME } from './user-agent.ts'

/** Everything that fetching needs, once per server: created by openFetching. */
export interface Fetching {
  /** Our user agent. */
  userAgent: string
  pace: HostPace
  robots: Robots
  /** Relaxed by SCRAPER_ALLOW_PRIVATE and by tests. */
  guard?: Partial<Pick<GuardOptions, 'ports' | 'allows' | 'resolve'>>
}

export interface FetchPageOptions extends Fetching {
  signal?: AbortSignal
  /** From an earlier visit: an unchanged page then comes back as `notModified`, without bytes. */
  conditional?: { etag?: string | null; lastModified?: string | null }
  maxBytes?: number
  timeoutMs?: number
  accept?: string
  /** Whether it was removed at somebody's request, and must not be read again. */
  isRemoved?: (url: URL) => Promise<boolean>
}

export interface FetchedPage {
  requestedUrl: string
  finalUrl: string
  /** Anything but 429 and 503, which are refusals of kind 'rate'. */
  status: number
  headers: Record<string, string>
  contentType: string | null
  bytes: Uint8Array
  etag: string | null
  lastModified: string | null
  notModified: boolean
  /** From X-Robots-Tag; the page's own meta tag may forbid more. noindex: do not store. nofollow: do not follow its links. */
  robots: { noindex: boolean; nofollow: boolean }
}

export const PAGE_MAX_BYTES = 6 * 1024 * 1024
const TIMEOUT = 20_000
const MAX_REDIRECTS = 5
const ACCEPT = 'text/html, application/xhtml+xml, */*;q=0.5'

/** Once per request, so that a redirect can't bypass its target's robots.txt or rate limit. */
async function mayAsk(url: URL, { robots, pace, signal, isRemoved }: FetchPageOptions) {
  if (await isRemoved?.(url)) throw new FetchRefused('removed', strings.removedOnRequest, { asked: false })
  const rules = await robots.rulesFor(url, signal)
  if (!rules.allows(url))
    throw rules.retryAfterMs === undefined
      ? new FetchRefused('robots', strings.robotsForbid, { asked: false })
      : new FetchRefused('robots', strings.robotsUnreadable, {
          asked: false,
          retryAfterMs: rules.retryAfterMs,
        })
  await pace.acquire(url.host, signal)
}

const flat = (headers: Record<string, string | string[] | undefined>) =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, Array.isArray(value) ? value.join(', ') : value]],
    ),
  )

/** Fetches one web page, politely. Throws FetchRefused (server/lib/guarded-fetch-refusal.ts) or the signal's reason. */
export async function fetchPage(url: string, options: FetchPageOptions): Promise<FetchedPage> {
  const { pace, conditional } = options
  let asking: URL | undefined
  const got = await guardedFetch(url, {
    protocols: ['http:', 'https:'],
    ...options.guard,
    maxBytes: options.maxBytes ?? PAGE_MAX_BYTES,
    timeoutMs: options.timeoutMs ?? TIMEOUT,
    maxRedirects: MAX_REDIRECTS,
    signal: options.signal,
    headers: {
      'user-agent': options.userAgent,
      accept: options.accept ?? ACCEPT,
      'accept-language': 'en, *;q=0.5',
      ...(conditional?.etag ? { 'if-none-match': conditional.etag } : {}),
      ...(conditional?.lastModified ? { 'if-modified-since': conditional.lastModified } : {}),
    },
    beforeHop: async (hop) => {
      await mayAsk(hop, options)
      asking = hop
    },
  }).catch(async (error) => {
    const down = error instanceof FetchRefused && (error.kind === 'timeout' || error.kind === 'other')
    if (down && asking) await pace.report(asking.host, { kind: 'failed' })
    throw error
  })

  const { status, headers } = got
  const { host } = new URL(got.url)
  if (status === 429 || status === 503) {
    const asked = retryAfterMs(headers['retry-after'], Date.now())
    const pause = await pace.report(host, { kind: 'busy', retryAfterMs: asked })
    throw new FetchRefused('rate', strings.siteBusy(status), {
      retryAfterMs: pause,
      status,
    })
  }
  await pace.report(host, { kind: status >= 500 ? 'failed' : 'fine' })
  return {
    requestedUrl: url,
    finalUrl: got.url,
    status,
    headers: flat(headers),
    contentType: headers['content-type'] ?? null,
    bytes: got.body,
    etag: headers.etag ?? null,
    lastModified: headers['last-modified'] ?? null,
    notModified: status === 304,
    robots: robotsOfHeader(got.headerLines['x-robots-tag'] ?? [], ROBOT_NAME),
  }
}
