import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { functions } from '#server/functions/index.ts'
import { READERS } from '#server/scraping/reading/reader-options.ts'
import { HOSTILE_PAGES } from '#tests/support/hostile-pages.ts'
import { scrape } from '#tests/support/scraping.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { dishPage, type SmallSite, startSmallSite } from '#tests/support/small-site.ts'

const LIMIT_MS = 2000
/** Keeps the parser busy for many seconds. */
const SLOW = `${'<b>'.repeat(2900)}${'</x>'.repeat(1_400_000)}`

let server: TestServer
let site: SmallSite

beforeAll(async () => {
  const limitMs = { page: LIMIT_MS, sitemap: LIMIT_MS, feed: LIMIT_MS, judge: LIMIT_MS, ground: LIMIT_MS }
  ;[server, site] = await Promise.all([
    startTestServer({ functions, scraping: { gapMs: 0, backOffMs: 1, readers: { threads: 1, limitMs } } }),
    startSmallSite({}),
  ])
})
afterAll(async () => {
  await server.stop()
  await site.stop()
})

describe('a page designed to exhaust the parser', { timeout: 120_000 }, () => {
  it('is abandoned in time, tried once, and blocks neither requests nor the next page', async () => {
    Object.assign(site.pages, { '/slow': SLOW, '/tart': dishPage({ title: 'Leek tart' }) })
    const delay = monitorEventLoopDelay({ resolution: 5 })
    delay.enable()
    const scraping = scrape(server.url, {
      urls: [`${site.url}/slow`, `${site.url}/tart`],
      quality_threshold: 0,
    })
    let asked = 0
    let over = false
    const asking = (async () => {
      while (!over) {
        expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
        asked++
      }
    })()
    const { results } = await scraping.finally(() => {
      over = true
    })
    await asking
    delay.disable()
    expect(results).toMatchObject({ processed: 2, successful: 1, failed: 1 })
    expect(results.errors).toEqual([`${site.url}/slow: This page takes too long to read.`])
    expect(site.asked.filter((path) => path === '/slow')).toHaveLength(1)
    const [page] =
      await server.sql`select state, reason, attempts from sous.scrape_pages where url like '%/slow'`
    expect(page).toMatchObject({ state: 'error', reason: 'unreadable', attempts: 1 })
    // On the main thread nothing would have been answered for many times as long.
    expect(delay.max / 1e6).toBeLessThan(LIMIT_MS)
    expect(asked).toBeGreaterThan(5)
  })

  it('is also abandoned when pasted, or found by a search', async () => {
    const { results } = await scrape(server.url, {
      html: SLOW.slice(0, 4_900_000),
      url: 'https://pages.example/x',
    })
    expect(results.errors).toEqual(['https://pages.example/x: This page takes too long to read.'])
    Object.assign(site.pages, {
      '/': `<a href="/recipes/slow-soup">Slow soup</a><a href="/recipes/fig-soup">Fig soup</a>`,
      '/recipes/slow-soup': SLOW,
      '/recipes/fig-soup': dishPage({ title: 'Fig soup' }),
      '/sitemap.xml': { body: `<urlset>${'<a>'.repeat(400_000)}`, headers: { 'content-type': 'text/xml' } },
    })
    const found = await scrape(server.url, { domain: site.url, quality_threshold: 0 })
    expect(found.results.saved_recipes.map(({ title }) => title)).toEqual(['Fig soup'])
    // A search skips it, like every page without a recipe, and does not retry.
    expect(site.asked.filter((path) => path === '/recipes/slow-soup')).toHaveLength(1)
  })

  it('terminates for every other kind too, and the next page is read', async () => {
    const kinds = Object.entries(HOSTILE_PAGES)
    for (const [at, [, make]] of kinds.entries()) site.pages[`/hostile/${at}`] = make(300_000)
    site.pages['/last'] = dishPage({ title: 'Plum pie' })
    const urls = [...kinds.map((_, at) => `${site.url}/hostile/${at}`), `${site.url}/last`]
    const { results } = await scrape(server.url, { urls, quality_threshold: 0 })
    expect(results.processed).toBe(urls.length)
    expect(results.saved_recipes.map(({ title }) => title)).toContain('Plum pie')
    expect(results.errors.join()).not.toContain('wrong on our side')
  })

  it('has limits by default', () => {
    expect(READERS.limitMs.page).toBeLessThanOrEqual(10_000)
    expect(READERS.memoryMb).toBeLessThanOrEqual(256)
    expect(READERS.threads).toBeGreaterThanOrEqual(1)
    expect(READERS.threads).toBeLessThanOrEqual(4)
  })
})
