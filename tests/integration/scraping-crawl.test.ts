import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { aiRecipeEnhancer } from '#server/functions/ai-recipe-enhancer/handler.ts'
import { recipeScraper } from '#server/functions/recipe-scraper/handler.ts'
import { scrapeJob } from '#server/functions/scrape-job/handler.ts'
import { openModel } from '#server/lib/model/open.ts'
import { type ModelServer, startModelServer } from '#tests/support/model-server.ts'
import { startRecipeSite } from '#tests/support/recipe-site.ts'
import { access_code, callFunction, scrape } from '#tests/support/scraping.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { dishPage, startSmallSite } from '#tests/support/small-site.ts'

vi.setConfig({ testTimeout: 120_000 })

const functions = {
  'recipe-scraper': recipeScraper,
  'scrape-job': scrapeJob,
  'ai-recipe-enhancer': aiRecipeEnhancer,
}
const scraping = { gapMs: 0, pace: { backOffMs: 50 }, backOffMs: 50, runner: { pollMs: 50 } }

describe('crawling a domain', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ functions, scraping })
  })
  afterAll(() => server.stop())

  it('finds every recipe of a site once, avoids every trap, and terminates [O182 O183]', async () => {
    const site = await startRecipeSite({ pages: 200, slowMs: 10 })
    try {
      const { results } = await scrape(server.url, {
        domain: site.origin,
        enable_ai_enhancement: false,
        parallel_processing: true,
        quality_threshold: 0,
        batch_size: 100,
        max_concurrency: 10,
        crawl_depth: 3,
        enable_sitemap_crawling: true,
        enable_feed_crawling: true,
        enable_recursive_crawling: true,
      })
      const wanted = site.recipes.filter(({ noindex }) => !noindex).map(({ title }) => title)
      const stored = await server.sql<
        { title: string }[]
      >`select title from external_recipes where origin = 'scraped'`
      const titles = stored.map(({ title }) => title).sort()
      expect(titles).toEqual([...new Set(wanted)].sort())
      expect(results.successful).toBe(stored.length)
      // Stories and lists that it passed aren't failures.
      expect(results.failed).toBeLessThan(5)
      expect(results.performance_metrics.urls_discovered).toBe(results.processed)
      expect(site.requests.length).toBeLessThan(700)
    } finally {
      await site.stop()
    }
  })

  it('resumes from its saved state when it is paused during its search', async () => {
    const site = await startRecipeSite({ pages: 70, troubles: false })
    const other = await startSmallSite({ '/pie': dishPage({ title: 'Marker pie' }) })
    try {
      const { job_id } = await scrape(server.url, {
        domain: site.origin,
        parallel_processing: true,
        quality_threshold: 0,
        enable_sitemap_crawling: false,
        wait: false,
      })
      const job = (action: string) => callFunction(server.url, 'scrape-job', { access_code, action, job_id })
      const search = async () => {
        const [row] = await server.sql`select state, progress from sous.scrape_pages
          where job_id = ${job_id} and kind = 'site'`
        return row
      }
      await expect.poll(search, { timeout: 20_000, interval: 10 }).toMatchObject({ progress: { version: 1 } })
      await job('pause')
      await expect
        .poll(
          () => server.sql`select 1 from sous.scrape_pages where job_id = ${job_id} and state = 'processing'`,
        )
        .toHaveLength(0)
      const before = site.requests.length
      // The runner does another job meanwhile, and nothing of this one.
      const { results } = await scrape(server.url, { urls: [`${other.url}/pie`] })
      expect(results.successful).toBe(1)
      expect(site.requests.length).toBe(before)
      expect(await search()).toMatchObject({ state: 'pending', progress: { version: 1 } })
      await job('resume')
      await expect
        .poll(() => server.sql`select status from sous.scrape_jobs where id = ${job_id}`, { timeout: 60_000 })
        .toEqual([{ status: 'completed' }])
      expect(site.requests.filter(({ path }) => path === '/')).toHaveLength(1)
      const [done] = await server.sql`select count(*)::int as pages from sous.scrape_pages
        where job_id = ${job_id} and state in ('success', 'duplicate') and kind = 'page'`
      expect(done?.pages).toBeGreaterThan(15)
    } finally {
      await site.stop()
      await other.stop()
    }
  })

  it('reports why a nonexistent site yielded nothing', async () => {
    const { results, message } = await scrape(server.url, { domain: 'http://127.0.0.1:9' })
    expect(results).toMatchObject({
      processed: 0,
      errors: [expect.stringMatching(/127\.0\.0\.1:9.*: .{10,}/)],
    })
    expect(message).toMatch(/.{10,}/)
  })

  it('searches selected sites concurrently, each for its share [O184]', async () => {
    const sites = await Promise.all([startRecipeSite({ pages: 40 }), startRecipeSite({ pages: 40 })])
    try {
      const { results } = await scrape(server.url, {
        smart_domain_selection: true,
        target_url_count: 20,
        selected_domains: sites.map(({ origin }) => origin),
        quality_threshold: 0,
      })
      expect(results.processed).toBeLessThanOrEqual(20)
      expect(results.processed).toBeGreaterThan(10)
      for (const { requests } of sites) expect(requests.length).toBeGreaterThan(5)
    } finally {
      for (const site of sites) await site.stop()
    }
  })
})

describe('ai-recipe-enhancer', () => {
  let models: ModelServer
  let server: TestServer
  beforeAll(async () => {
    models = await startModelServer()
    server = await startTestServer({
      functions,
      scraping,
      model: (sql, log) =>
        openModel({
          settings: { baseUrl: models.url, apiKey: undefined, name: 'small-cook', visionName: undefined },
          daily: { each: 1_000_000, total: 10_000_000 },
          sql,
          secret: 'secret',
          log,
        }),
    })
  })
  afterAll(async () => {
    await server.stop()
    await models.stop()
  })

  it('asks the model for missing fields, keeps what the page states, and answers with results [O191 O193]', async () => {
    const site = await startSmallSite({
      '/stew': dishPage({ title: 'Harbour stew', extra: { prepTime: undefined } }).replace(
        '</h1>',
        '</h1><p>The cleaning took the sailors 25 minutes.</p>',
      ),
    })
    try {
      models.script({ say: [JSON.stringify({ prep_time_minutes: 25, title: 'Another', servings: 9 })] })
      const answer = await scrape(
        server.url,
        { urls: [`${site.url}/stew`], customPrompt: 'Mind the times.' } as never,
        'ai-recipe-enhancer',
      )
      expect(answer).toMatchObject({ processed: 1, successful: 1, results: { successful: 1 } })
      expect(answer.results.recipes[0]).toMatchObject({
        title: 'Harbour stew',
        servings: 4,
        prep_time_minutes: 25,
        origins: { prep_time_minutes: { method: 'model' } },
      })
      expect(JSON.stringify(models.asked.at(-1)?.body)).toContain('Mind the times.')
    } finally {
      await site.stop()
    }
  })

  it('lets pages that a paused search has read finish, and keeps none leased', async () => {
    const site = await startRecipeSite({ pages: 30, troubles: false })
    try {
      models.script(...Array.from({ length: 60 }, () => ({ say: ['{}'], gapMs: 600 })))
      const { job_id } = await scrape(server.url, {
        domain: site.origin,
        enable_ai_enhancement: true,
        quality_threshold: 0,
        enable_sitemap_crawling: false,
        wait: false,
      })
      await expect.poll(() => models.asked.length, { timeout: 20_000, interval: 10 }).toBeGreaterThan(0)
      await callFunction(server.url, 'scrape-job', { access_code, action: 'pause', job_id })
      const read = () => server.sql`select state, kind, attempts from sous.scrape_pages
        where job_id = ${job_id} and (kind = 'site' or state <> 'pending')`
      const inHand = async () => (await read()).filter(({ state }) => state === 'processing')
      // Well before the lease of a forgotten page would expire.
      await expect.poll(inHand).toEqual([])
      const [search, ...pages] = (await read()).sort((a, b) => b.kind.localeCompare(a.kind))
      expect(search).toMatchObject({ kind: 'site', state: 'pending', attempts: 0 })
      expect(pages.map(({ state }) => state)).toContain('success')
      expect(models.left()).toBe(0)
      await callFunction(server.url, 'scrape-job', { access_code, action: 'stop', job_id })
    } finally {
      await site.stop()
    }
  })

  it('reports when there is no model', async () => {
    const site = await startSmallSite({ '/pie': dishPage({ title: 'Plain pie' }) })
    const plain = await startTestServer({ functions, scraping })
    try {
      const { message, results } = await scrape(
        plain.url,
        { urls: [`${site.url}/pie`] },
        'ai-recipe-enhancer',
      )
      expect(message).toContain('No language model is set up')
      expect(results.successful).toBe(1)
      expect(
        (await scrape(plain.url, { urls: [`${site.url}/pie`], enable_ai_enhancement: true })).message,
      ).toBe(message)
    } finally {
      await plain.stop()
      await site.stop()
    }
  })
})
