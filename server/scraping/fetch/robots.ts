import { type GuardOptions, guardedFetch } from '#server/lib/guarded-fetch.ts'
import { FetchRefused } from '#server/lib/guarded-fetch-refusal.ts'
import type { HostPace } from './pace.ts'
import { retryAfterMs } from './retry-after.ts'
import { ALLOW_ALL, forbidFor, parseRobots, ROBOTS_MAX_BYTES, type RobotsRules } from './robots-rules.ts'
import { ROBOT_NAME } from './user-agent.ts'

/** The robots.txt rules of each site, fetched when needed and cached for a day. */
export interface Robots {
  /** The rules for the site of this URL. Throws FetchRefused if the site can't be contacted at all. */
  rulesFor: (url: URL, signal?: AbortSignal) => Promise<RobotsRules>
}

/** 0: it could not be had. */
interface RobotsRecord {
  status: number
  body: string
  fetchedAt: number
}

export interface RobotsStore {
  load: (host: string) => Promise<RobotsRecord | null>
  save: (host: string, record: RobotsRecord) => Promise<void>
}

interface RobotsOptions {
  userAgent: string
  pace: HostPace
  guard?: Partial<GuardOptions>
  store?: RobotsStore
  now?: () => number
}

const DAY = 86_400_000
/** How long a site that hides its rules is left alone. */
const UNREACHABLE = 600_000
const KEPT = 500
const TIMEOUT = 10_000
// If the site itself is unreachable, its rules are beside the point; the page's own refusal is more specific.
const NOT_A_SITE = new Set(['private', 'dns', 'protocol', 'port', 'rate'])

/** http and https are two sites with separate robots.txt, though they share a rate limit. */
const siteOf = (url: URL) => (url.protocol === 'http:' && url.port === '' ? `${url.host}:80` : url.host)

const lasts = (record: RobotsRecord) => (record.status === 0 ? UNREACHABLE : DAY)

function rulesOf(record: RobotsRecord, now: number): RobotsRules {
  // RFC 9309: a stale copy may be used while the site is down.
  if (record.body !== '') return parseRobots(record.body, ROBOT_NAME)
  return record.status === 0 ? forbidFor(Math.max(0, record.fetchedAt + UNREACHABLE - now)) : ALLOW_ALL
}

export function createRobots({ userAgent, pace, guard, store, now = Date.now }: RobotsOptions): Robots {
  // Most recent last.
  const kept = new Map<string, { rules: RobotsRules; until: number }>()
  const underWay = new Map<string, Promise<RobotsRules>>()

  async function ask(url: URL): Promise<{ status: number; body: string }> {
    const { host } = url
    try {
      const { status, headers, body } = await guardedFetch(`${url.protocol}//${host}/robots.txt`, {
        protocols: ['http:', 'https:'],
        ...guard,
        maxBytes: ROBOTS_MAX_BYTES,
        cut: true,
        timeoutMs: TIMEOUT,
        maxRedirects: 5,
        headers: { 'user-agent': userAgent, accept: 'text/plain, */*;q=0.5' },
        beforeHop: (hop) => pace.acquire(hop.host),
      })
      const busy = status === 429 || status === 503
      await pace.report(
        host,
        busy
          ? { kind: 'busy', retryAfterMs: retryAfterMs(headers['retry-after'], now()) }
          : { kind: status >= 500 ? 'failed' : 'fine' },
      )
      if (busy || status >= 500) return { status: 0, body: '' }
      return { status, body: status < 300 ? body.toString('utf8') : '' }
    } catch (error) {
      if (!(error instanceof FetchRefused) || NOT_A_SITE.has(error.kind)) throw error
      // A redirect loop isn't a rule.
      if (error.kind === 'redirects') return { status: 404, body: '' }
      await pace.report(host, { kind: 'failed' })
      return { status: 0, body: '' }
    }
  }

  async function learn(url: URL): Promise<RobotsRules> {
    const site = siteOf(url)
    let record = (await store?.load(site)) ?? null
    if (!record || now() - record.fetchedAt >= lasts(record)) {
      const answer = await ask(url)
      const body = answer.status === 0 ? (record?.body ?? '') : answer.body
      record = { status: answer.status, body, fetchedAt: now() }
      await store?.save(site, record)
    }
    const rules = rulesOf(record, now())
    await pace.report(url.host, { kind: 'crawl-delay', ms: rules.crawlDelayMs ?? 0 })
    kept.delete(site)
    kept.set(site, { rules, until: record.fetchedAt + lasts(record) })
    if (kept.size > KEPT) kept.delete(kept.keys().next().value as string)
    return rules
  }

  return {
    rulesFor: async (url, signal) => {
      signal?.throwIfAborted()
      const known = kept.get(siteOf(url))
      if (known && known.until > now()) return known.rules
      // Many pages of one site start together: one of them fetches it, and another takes over if that one is aborted.
      const site = siteOf(url)
      const learning = underWay.get(site) ?? learn(url).finally(() => underWay.delete(site))
      underWay.set(site, learning)
      const rules = await learning
      signal?.throwIfAborted()
      return rules
    },
  }
}
