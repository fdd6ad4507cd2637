import { FetchRefused } from '../../lib/guarded-fetch-refusal.ts'
import type { RobotsRules } from '../fetch/robots-rules.ts'
import { breather } from './breathe.ts'
import type { Discovered, FetchedText } from './discovered.ts'
import type { Feed } from './feed.ts'
import { createFrontier, type Frontier } from './frontier.ts'
import { type Ledger, type LedgerState, openLedger } from './ledger.ts'
import { likenessOf, sitemapRank } from './likeness.ts'
import { cleanUrl, normaliseUrl } from './normalise-url.ts'
import { scopeOf, startsOf } from './scope.ts'
import type { Sitemap } from './sitemap.ts'

/** null: there is nothing to read. Throws what must end the discovery: an abort, or a site that blocks us. */
export type FetchText = (
  url: string,
  what: 'page' | 'sitemap' | 'feed',
  signal?: AbortSignal,
) => Promise<FetchedText | null>

/** What discovery needs from a page: a reduced `readPage` of the extractor. */
export interface PageReading {
  /** Whether the page contains a recipe; undefined if not checked. */
  recipe?: boolean
  canonical?: string | null
  nofollow: boolean
  links: { href: string; text: string; nofollow: boolean }[]
  feeds: string[]
}

interface DiscoverOptions {
  /** example.com, or an address to start from. */
  domain: string
  /** 1 to 5. */
  depth: number
  sitemap: boolean
  feeds: boolean
  recursive: boolean
  /** Maximum number of pages to return. */
  limit: number
  signal?: AbortSignal
  fetchText: FetchText
  readPage: (page: FetchedText) => Promise<PageReading>
  readSitemap: (bytes: Uint8Array) => Promise<Sitemap>
  readFeed: (bytes: Uint8Array) => Promise<Feed | null>
  /** The site's robots.txt: it lists sitemaps, and forbidden URLs aren't even proposed. */
  rulesFor?: (url: URL) => Promise<Pick<RobotsRules, 'allows' | 'sitemaps'>>
  /** Where an earlier run stopped, from `DiscoveryRun.state()`. */
  resume?: DiscoveryState
  now?: () => Date
}

const STAGES = ['start', 'sitemaps', 'feeds', 'likely', 'links', 'rest', 'over'] as const
type Stage = (typeof STAGES)[number]

/** Plain data: it survives JSON, so a job can keep it between two leases. */
export interface DiscoveryState {
  version: 1
  stage: Stage
  start: string
  given: number
  read: number
  sitemaps: [item: [url: string, level: number], priority: number][]
  sitemapsRead: number
  sitemapEntries: number
  feeds: string[]
  feedsRead: number
  ledger: LedgerState
}

interface DiscoveryRun extends AsyncIterable<Discovered> {
  /** The state to resume from, at any moment between two results. */
  state: () => DiscoveryState
}

const USUAL_SITEMAPS = [
  '/sitemap.xml',
  '/sitemap_index.xml',
  '/wp-sitemap.xml',
  '/sitemap.xml.gz',
  '/sitemap.txt',
]
const USUAL_FEEDS = ['/feed/', '/rss.xml', '/atom.xml', '/feed.json']
const MOST_SITEMAPS = 200
const SITEMAP_LEVELS = 3
const MOST_FEEDS = 30
/** Score thresholds: accept as a recipe URL, worth reading, not worth reading. */
const SURE = 4
const WORTH = 1
const LEAST = -2

/** Pages of one site that may be recipes, most likely first. Always terminates, whatever the site does. */
export function discoverDomain(options: DiscoverOptions): DiscoveryRun {
  const { fetchText, readPage, readSitemap, readFeed, signal, limit, resume, recursive } = options
  const breathe = breather()
  const starts = startsOf(options.domain)
  const wanted = limit * 2 + 200
  const mostRead = Math.min(limit * 3 + 100, 8000)

  let stage: Stage = resume?.stage ?? 'start'
  let start = new URL(resume?.start ?? starts[0]?.href ?? 'http://invalid.invalid/')
  let given = resume?.given ?? 0
  let read = resume?.read ?? 0
  let { sitemapsRead, sitemapEntries, feedsRead } = resume ?? {
    sitemapsRead: 0,
    sitemapEntries: 0,
    feedsRead: 0,
  }
  const sitemaps: Frontier<[string, number]> = createFrontier(MOST_SITEMAPS * 5, resume?.sitemaps)
  let feeds = resume?.feeds ?? []
  const openAt = (url: URL, saved?: LedgerState) =>
    openLedger(
      {
        scope: scopeOf(url),
        depth: options.depth,
        recursive,
        most: wanted,
        allows: (one) => one.host !== start.host || (rules?.allows(one) ?? true),
        now: options.now ?? (() => new Date()),
      },
      saved,
    )
  let rules: Pick<RobotsRules, 'allows' | 'sitemaps'> | undefined
  let over = false
  let ledger: Ledger = openAt(start, resume?.ledger)

  function* best(least: number): Generator<Discovered> {
    while (given < limit) {
      const found = ledger.take(least)
      if (!found) return
      given++
      yield found
    }
  }

  /** A page that was fetched: its links are recorded, and it is returned if it contains a recipe. */
  async function* digest(got: FetchedText, depth: number, score: number): AsyncGenerator<Discovered> {
    const url = new URL(got.url)
    const reading = await readPage(got)
    // A copy of another page, such as one with a session id in its URL: its links would be copies as well.
    const original = canonicalOf(reading.canonical, url)
    const follow = recursive && !original && !got.nofollow && !reading.nofollow && depth < options.depth
    let somethingNew = original !== undefined && ledger.consider(original, { depth, via: 'link', from: url })
    for (const link of follow ? reading.links : []) {
      await breathe()
      if (
        !link.nofollow &&
        ledger.consider(link.href, { depth: depth + 1, via: 'link', text: link.text, from: url })
      )
        somethingNew = true
    }
    const isRecipe = !original && (reading.recipe ?? likenessOf(url).kind === 'recipe')
    ledger.traps.learn(url, { recipe: isRecipe, somethingNew })
    if (depth === 0)
      feeds = reading.feeds
        .filter((feed) => URL.canParse(feed, url.href))
        .map((feed) => new URL(feed, url).href)
    if (!isRecipe || given >= limit) return
    given++
    yield { url: cleanUrl(got.url) ?? got.url, depth, via: 'link', score, page: got }
  }

  async function learnRules(): Promise<boolean> {
    try {
      rules = await options.rulesFor?.(start)
      return true
    } catch (error) {
      if (!(error instanceof FetchRefused) || error.kind === 'rate') throw error
      return false
    }
  }

  async function* atStart(): AsyncGenerator<Discovered> {
    for (const one of starts) {
      const got = await fetchText(one.href, 'page', signal)
      if (!got) continue
      start = new URL(got.url)
      await learnRules()
      ledger = openAt(start)
      ledger.done.add(start.href)
      yield* digest(got, 0, likenessOf(start).score)
      return
    }
    // No start page; there may still be sitemaps, unless there is no site at all.
    if (!(await learnRules())) over = true
  }

  async function* inSitemaps(): AsyncGenerator<Discovered> {
    if (sitemapsRead === 0 && sitemaps.size === 0) {
      for (const url of rules?.sitemaps ?? []) sitemaps.push([url, 0], sitemapRank(url) + 10)
      for (const [at, path] of USUAL_SITEMAPS.entries())
        sitemaps.push([new URL(path, start).href, 0], -1 - at)
    }
    while (sitemaps.size > 0 && given < limit) {
      signal?.throwIfAborted()
      // The usual locations are guesses: only tried while nothing is found.
      const guess = sitemaps.best < 0
      const enough = given + ledger.likely.size >= wanted || sitemapsRead >= MOST_SITEMAPS
      if ((guess && sitemapEntries > 0) || enough) return
      const [url, level] = sitemaps.pop() ?? []
      if (url === undefined || level === undefined || !ledger.done.add(url)) continue
      sitemapsRead++
      const got = await fetchText(url, 'sitemap', signal)
      if (!got) continue
      const listed = await readSitemap(got.bytes)
      sitemapEntries += listed.pages.length + listed.sitemaps.length
      if (level < SITEMAP_LEVELS)
        for (const child of listed.sitemaps)
          if (URL.canParse(child, got.url))
            sitemaps.push([new URL(child, got.url).href, level + 1], sitemapRank(child) + 10)
      for (const page of listed.pages) {
        await breathe()
        ledger.consider(page, { depth: 1, via: 'sitemap' })
      }
      yield* best(SURE)
    }
  }

  async function* inFeeds(): AsyncGenerator<Discovered> {
    const guesses = feeds.length === 0 && feedsRead === 0
    if (guesses) feeds = USUAL_FEEDS.map((path) => new URL(path, start).href)
    while (feeds.length > 0 && feedsRead < MOST_FEEDS && given < limit) {
      signal?.throwIfAborted()
      const url = feeds.shift() ?? ''
      if (!ledger.done.add(url)) continue
      feedsRead++
      const got = await fetchText(url, 'feed', signal)
      const feed = got && (await readFeed(got.bytes))
      if (!feed) continue
      for (const link of feed.links) {
        await breathe()
        ledger.consider(link, { depth: 1, via: 'feed', from: new URL(got.url) })
      }
      if (guesses) feeds = []
      if (feed.next && URL.canParse(feed.next, got.url)) feeds.unshift(new URL(feed.next, got.url).href)
      yield* best(SURE)
    }
  }

  async function* alongLinks(): AsyncGenerator<Discovered> {
    while (given < limit && read < mostRead) {
      signal?.throwIfAborted()
      yield* best(SURE)
      const [url, depth, score] = ledger.toRead.pop() ?? []
      if (url === undefined || depth === undefined || score === undefined) return
      // It may have turned out to be a trap, or a copy, since it was recorded.
      if (given >= limit || ledger.traps.reason(new URL(url)) !== undefined || !ledger.done.add(url)) continue
      read++
      const got = await fetchText(url, 'page', signal)
      if (!got) {
        ledger.traps.learn(new URL(url), { recipe: false, somethingNew: false })
        // It may be a temporary failure: the page fetcher retries.
        if (score >= SURE) {
          given++
          yield { url, depth, via: 'link', score }
        }
        continue
      }
      if (!isReadable(got.contentType)) continue
      const moved = normaliseUrl(got.url) !== normaliseUrl(url)
      if (moved && (!scopeOf(start)(new URL(got.url)) || !ledger.done.add(got.url))) continue
      yield* digest(got, depth, score)
    }
  }

  const work: Record<Stage, () => AsyncGenerator<Discovered> | Generator<Discovered> | undefined> = {
    start: atStart,
    sitemaps: () => (options.sitemap ? inSitemaps() : undefined),
    feeds: () => (options.feeds ? inFeeds() : undefined),
    likely: () => best(WORTH),
    links: () => (recursive ? alongLinks() : undefined),
    rest: () => best(LEAST),
    over: () => undefined,
  }

  async function* run(): AsyncGenerator<Discovered> {
    if (resume) await learnRules()
    for (let at = STAGES.indexOf(stage); at < STAGES.length && !over; at++) {
      stage = STAGES[at] ?? 'over'
      const found = work[stage]()
      if (found) yield* found
    }
  }

  return {
    [Symbol.asyncIterator]: run,
    state: () => ({
      version: 1,
      stage,
      start: start.href,
      given,
      read,
      sitemaps: sitemaps.items(),
      sitemapsRead,
      sitemapEntries,
      feeds,
      feedsRead,
      ledger: ledger.state(),
    }),
  }
}

const isReadable = (contentType: string | null) =>
  contentType === null || /html|xml|text\/plain/i.test(contentType)

/** The canonical page on the same site. A canonical link to the home page is ignored: that is a mistake of the site. */
function canonicalOf(canonical: string | null | undefined, url: URL): string | undefined {
  const clean = canonical ? cleanUrl(canonical, url) : undefined
  if (clean === undefined || normaliseUrl(clean) === normaliseUrl(url.href)) return undefined
  const other = new URL(clean)
  return other.pathname === '/' || !scopeOf(url)(other) ? undefined : clean
}
