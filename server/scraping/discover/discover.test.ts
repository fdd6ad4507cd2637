import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createMemoryPace } from '#tests/support/memory-pace.ts'
import { readPlainly } from '#tests/support/plain-reader.ts'
import { type RecipeSite, startRecipeSite } from '#tests/support/recipe-site.ts'
import { FetchRefused } from '../../lib/guarded-fetch-refusal.ts'
import { type Fetching, fetchPage } from '../fetch/fetch-page.ts'
import type { PaceOptions } from '../fetch/pace.ts'
import { createRobots } from '../fetch/robots.ts'
import { type DiscoveryState, discoverDomain, type FetchText } from './discover.ts'
import type { Discovered } from './discovered.ts'
import { readFeed } from './feed.ts'
import { normaliseUrl } from './normalise-url.ts'
import { readSitemap } from './sitemap.ts'

// Hundreds of requests take a while on a busy machine.
vi.setConfig({ testTimeout: 20_000 })

let site: RecipeSite
beforeAll(async () => {
  site = await startRecipeSite({ pages: 140, slowMs: 5 })
})
afterEach(() => site.forget())
afterAll(() => site.stop())

function open(options: PaceOptions = {}) {
  const userAgent = 'SousBot/1.0'
  const guard: Fetching['guard'] = { allows: () => true, ports: 'any' }
  const pace = createMemoryPace({ gapMs: 0, backOffMs: 1, ...options })
  const fetching = { userAgent, pace, guard, robots: createRobots({ userAgent, pace, guard }) }
  const fetchText: FetchText = async (url, _what, signal) => {
    try {
      const page = await fetchPage(url, { ...fetching, signal })
      if (page.status >= 400) return null
      const { finalUrl, status, contentType, bytes, robots } = page
      return { url: finalUrl, status, contentType, bytes, nofollow: robots.nofollow }
    } catch (error) {
      if (error instanceof FetchRefused) return null
      throw error
    }
  }
  const run = (more: Partial<Parameters<typeof discoverDomain>[0]> = {}) =>
    discoverDomain({
      domain: site.origin,
      depth: 3,
      sitemap: true,
      feeds: true,
      recursive: true,
      limit: 1000,
      fetchText,
      readPage: async (page) => readPlainly(page),
      readSitemap,
      readFeed: async (bytes) => readFeed(bytes),
      rulesFor: (url) => fetching.robots.rulesFor(url),
      ...more,
    })
  return { run, fetchText }
}

const all = async (run: AsyncIterable<Discovered>) => {
  const found: Discovered[] = []
  for await (const one of run) found.push(one)
  return found
}
const pathOf = (url: string) => new URL(normaliseUrl(url)).pathname
const missing = (found: Discovered[], from = site.recipes) => {
  const paths = new Set(found.map(({ url }) => pathOf(url)))
  return from.filter(({ path }) => !paths.has(path.replace(/\/$/, '')))
}
const asked = (start: string) => site.requests.filter(({ path }) => path.startsWith(start)).length

describe('discoverDomain', () => {
  it('finds every recipe through sitemaps, feeds and links, each once, without falling into a trap', async () => {
    const found = await all(open().run())
    expect(missing(found)).toEqual([])
    expect(new Set(found.map(({ url }) => normaliseUrl(url))).size).toBe(found.length)
    for (const { url } of found) expect(pathOf(url)).not.toMatch(/^\/members\//)
    // Besides recipes, only candidates: stories that the sitemap lists.
    const known = new Set(site.recipes.map(({ path }) => path.replace(/\/$/, '')))
    for (const { url } of found)
      expect(known.has(pathOf(url)) || pathOf(url).startsWith('/articles/')).toBe(true)
    for (const trap of site.traps) expect(asked(trap), trap).toBeLessThanOrEqual(6)
    for (const never of ['/calendar/', '/sponsored/', '/hush/', '/search', '/members/'])
      expect(asked(never), never).toBe(0)
    // No URL was requested twice.
    expect(new Set(site.requests.map(({ path }) => path)).size).toBe(site.requests.length)
    expect(new Set(found.map(({ via }) => via))).toEqual(new Set(['sitemap', 'feed', 'link']))
    for (const { url, page } of found.filter((one) => one.page))
      expect(normaliseUrl(page?.url ?? '')).toBe(normaliseUrl(url))
  })

  it.each<[string, Partial<Parameters<typeof discoverDomain>[0]>, string[]]>([
    ['sitemaps', { feeds: false, recursive: false }, ['sitemap']],
    ['feeds', { sitemap: false, recursive: false }, ['feed']],
    ['links', { sitemap: false, feeds: false }, ['sitemap', 'category', 'related']],
    ['links of the start page', { sitemap: false, feeds: false, depth: 1 }, []],
  ])('finds through %s alone what they link to', async (_name, more, ways) => {
    const found = await all(open().run(more))
    expect(
      missing(
        found,
        site.recipes.filter(({ way }) => ways.includes(way)),
      ),
    ).toEqual([])
    const others = site.recipes.filter(({ way }) => !ways.includes(way))
    // One outdated link on the start page leads to a recipe.
    expect(missing(found, others).length).toBeGreaterThanOrEqual(others.length - 1)
  })

  it('avoids every trap at a depth of five links, and terminates', async () => {
    await all(open().run({ depth: 5, sitemap: false, feeds: false }))
    for (const trap of site.traps) expect(asked(trap), trap).toBeLessThanOrEqual(26)
    expect(site.requests.length).toBeLessThan(300)
  })

  it('needs few requests for a few recipes', async () => {
    const found = await all(open().run({ limit: 10 }))
    expect(found).toHaveLength(10)
    expect(missing(found).length).toBe(site.recipes.length - 10)
    expect(site.requests.length).toBeLessThan(6)
  })

  it('keeps the delay between requests', async () => {
    await all(open({ gapMs: 25 }).run({ limit: 12, sitemap: false, feeds: false }))
    const times = site.requests.map(({ at }) => at)
    expect(times.length).toBeGreaterThan(12)
    // A busy machine processes the first of them late, so allow some slack.
    expect((times.at(-1) ?? 0) - (times[0] ?? 0)).toBeGreaterThan((times.length - 1) * 25 * 0.7)
  })

  it('stops when aborted', async () => {
    const stop = new AbortController()
    const found: Discovered[] = []
    const crawl = async () => {
      for await (const one of open().run({ signal: stop.signal, sitemap: false })) {
        found.push(one)
        if (found.length === 5) stop.abort(new Error('enough'))
      }
    }
    await expect(crawl()).rejects.toThrow('enough')
  })

  it('resumes where another run stopped, without requesting anything twice', async () => {
    const found: Discovered[] = []
    let state: DiscoveryState | undefined
    for (let turns = 0; turns < 100; turns++) {
      const run = open().run({ resume: state })
      let some = 0
      for await (const one of run) {
        found.push(one)
        if (++some === 40) break
      }
      state = JSON.parse(JSON.stringify(run.state()))
      if (state?.stage === 'over') break
    }
    expect(missing(found)).toEqual([])
    expect(new Set(found.map(({ url }) => normaliseUrl(url))).size).toBe(found.length)
    const pages = site.requests.map(({ path }) => path).filter((path) => path !== '/robots.txt')
    expect(new Set(pages).size).toBe(pages.length)
  })

  it('returns nothing, with few requests, where there is no site', async () => {
    let tries = 0
    const nothing = async () => {
      tries++
      return null
    }
    const gone = () => Promise.reject(new FetchRefused('dns', 'We couldn’t find this site.'))
    expect(await all(open().run({ domain: 'gone.example', fetchText: nothing, rulesFor: gone }))).toEqual([])
    expect(tries).toBe(2)
    expect(await all(open().run({ domain: 'not a domain' }))).toEqual([])
  })

  it('finds the sitemaps of a site whose start page is closed', async () => {
    const { run, fetchText } = open()
    const shut: FetchText = (url, what, signal) =>
      what === 'page' ? Promise.resolve(null) : fetchText(url, what, signal)
    const found = await all(run({ fetchText: shut, recursive: false, feeds: false }))
    expect(
      missing(
        found,
        site.recipes.filter(({ way }) => way === 'sitemap'),
      ),
    ).toEqual([])
  })
})
