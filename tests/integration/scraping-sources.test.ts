import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ScrapeSource } from '#core/contracts/recipe-sources.ts'
import type { ScrapeResults } from '#core/contracts/scrape-results.ts'
import { recipeReview } from '#server/functions/recipe-review/handler.ts'
import { recipeScraper } from '#server/functions/recipe-scraper/handler.ts'
import { recipeSources } from '#server/functions/recipe-sources/handler.ts'
import { scrapeJob } from '#server/functions/scrape-job/handler.ts'
import { runDueSources } from '#server/scraping/sources/run-sources.ts'
import { access_code, callFunction, scrape, watch } from '#tests/support/scraping.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { dishPage, type SmallSite, startSmallSite } from '#tests/support/small-site.ts'

let server: TestServer
let site: SmallSite
beforeAll(async () => {
  site = await startSmallSite({})
  server = await startTestServer({
    functions: {
      'recipe-scraper': recipeScraper,
      'recipe-review': recipeReview,
      'recipe-sources': recipeSources,
      'scrape-job': scrapeJob,
    },
    scraping: { gapMs: 0, runner: { pollMs: 50 }, backOffMs: 20, pace: { backOffMs: 20 } },
  })
})
afterAll(async () => {
  await server.stop()
  await site.stop()
})
beforeEach(async () => {
  await server.sql`delete from external_recipes where origin = 'scraped'`
  await server.sql`delete from sous.scrape_sources`
  for (const path of Object.keys(site.pages)) delete site.pages[path]
  site.asked.length = 0
})

const call = (body: object) => callFunction(server.url, 'recipe-sources', { access_code, ...body })
const list = async () => (await call({ action: 'list' })).data.sources as ScrapeSource[]
const add = async (body: object) =>
  (
    (await call({ action: 'add', kind: 'site', address: site.url, ...body })).data.sources as ScrapeSource[]
  )[0]
const resultsOf = async (job: string) => {
  let results: ScrapeResults | undefined
  for await (const event of watch(server.url, job)) if (event.kind === 'results') results = event.results
  if (!results) throw new Error('no results')
  return results
}
const visit = async (id = '') => resultsOf((await call({ action: 'visit', id })).data.job_id as string)
const asked = (path: string) => site.asked.filter((one) => one === path).length
const outcomes = ({ duplicate_recipes }: ScrapeResults) =>
  Object.fromEntries(
    duplicate_recipes.map(({ source_url, outcome }) => [new URL(source_url ?? '').pathname, outcome]),
  )
/** A page that knows its version. */
const tagged = (path: string, title: string, tag = '"1"') => {
  site.pages[path] = (request, response) => {
    if (request.headers['if-none-match'] === tag) return void response.writeHead(304).end()
    sent.push(path)
    response.writeHead(200, { 'content-type': 'text/html', etag: tag }).end(dishPage({ title }))
  }
}
const sent: string[] = []
beforeEach(() => {
  sent.length = 0
})

describe('a site', () => {
  it('is visited again: new pages are found, unchanged ones are not sent, changed ones are updated', async () => {
    await callFunction(server.url, 'recipe-review', {
      access_code,
      action: 'rules',
      rules: { on_change: 'newer' },
    })
    const links = (...paths: string[]) => paths.map((path) => `<a href="${path}">Recipe ${path}</a>`).join('')
    site.pages['/'] = links('/recipes/bread/', '/recipes/soup/')
    tagged('/recipes/bread/', 'Bread')
    tagged('/recipes/soup/', 'Soup')
    const source = await add({})
    expect((await visit(source?.id)).successful).toBe(2)
    // Bread is no longer linked, soup has changed, and cake is new.
    site.pages['/'] = links('/recipes/soup/', '/recipes/cake/')
    tagged('/recipes/soup/', 'Better soup', '"2"')
    tagged('/recipes/cake/', 'Cake')
    sent.length = 0
    const second = await visit(source?.id)
    expect(second.saved_recipes).toMatchObject([{ title: 'Cake' }])
    expect(outcomes(second)).toEqual({ '/recipes/bread/': 'unchanged', '/recipes/soup/': 'updated' })
    expect(sent.sort()).toEqual(['/recipes/cake/', '/recipes/soup/'])
    expect(await list()).toMatchObject([
      {
        host: new URL(site.url).host,
        state: 'active',
        recipes: 3,
        pages: 3,
        yield: 1,
        errors: 0,
        running: false,
      },
    ])
  })

  it('is visited on schedule, once for all servers, and not while it is paused', async () => {
    site.pages['/'] = '<a href="/recipes/bread/">Bread recipe</a>'
    tagged('/recipes/bread/', 'Bread')
    const source = await add({ every_hours: 24 })
    const started = await Promise.all([runDueSources(server.sql), runDueSources(server.sql)])
    expect(started.reduce((all, one) => all + one, 0)).toBe(1)
    const [visited] = await list()
    await resultsOf(visited?.last_job ?? '')
    expect(Date.parse(visited?.next_at ?? '') - Date.now()).toBeGreaterThan(23 * 3_600_000)
    expect(await runDueSources(server.sql)).toBe(0)
    await server.sql`update sous.scrape_sources set next_at = now() - interval '1 minute'`
    await call({ action: 'change', id: source?.id, source: { state: 'paused' } })
    expect(await runDueSources(server.sql)).toBe(0)
    await call({ action: 'change', id: source?.id, source: { state: 'active', every_hours: null } })
    expect(await runDueSources(server.sql)).toBe(0)
  })

  it('is listed with what went wrong, and how it wants to be treated', async () => {
    const strict = await startSmallSite({
      '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nCrawl-delay: 0.2' },
      '/': { status: 403, headers: { 'cf-mitigated': 'challenge' }, body: 'Just a moment...' },
    })
    try {
      const source = await add({ address: strict.url })
      await visit(source?.id)
      expect(await list()).toMatchObject([{ errors: 1, delay_ms: 200, robots_status: 200 }])
      expect((await list())[0]?.problem).toMatch(/prove/)
    } finally {
      await strict.stop()
    }
  })

  it('that was crawled by hand is in the list, without a schedule', async () => {
    site.pages['/'] = '<a href="/recipes/bread/">Bread recipe</a>'
    tagged('/recipes/bread/', 'Bread')
    await scrape(server.url, { domain: site.url, quality_threshold: 0 })
    expect(await list()).toMatchObject([{ every_hours: null, next_at: null, recipes: 1, yield: 1 }])
  })

  it('is deleted alone, or with its recipes', async () => {
    site.pages['/'] = '<a href="/recipes/bread/">Bread recipe</a>'
    tagged('/recipes/bread/', 'Bread')
    const first = await add({})
    await visit(first?.id)
    expect((await call({ action: 'delete', id: first?.id })).data).toMatchObject({ recipes: 0 })
    expect(await server.sql`select 1 from external_recipes where title = 'Bread'`).toHaveLength(1)
    const second = await add({})
    expect((await call({ action: 'delete', id: second?.id, with_recipes: true })).data).toMatchObject({
      recipes: 1,
    })
    expect(await server.sql`select 1 from external_recipes where title = 'Bread'`).toHaveLength(0)
    expect((await call({ action: 'delete', id: second?.id })).status).toBe(404)
  })

  it.each(['ftp://a.example/', 'javascript:alert(1)', 'data:text/html,x', 'no spaces here'])(
    'at %s is refused: only the web has recipes',
    async (address) => {
      expect((await call({ action: 'add', kind: 'site', address })).status).toBe(400)
    },
  )
})

describe('a feed', () => {
  const feeds = {
    RSS: (paths: string[]) =>
      `<rss version="2.0"><channel>${paths.map((path) => `<item><link>${site.url}${path}</link></item>`).join('')}</channel></rss>`,
    Atom: (paths: string[]) =>
      `<feed xmlns="http://www.w3.org/2005/Atom">${paths.map((path) => `<entry><link href="${site.url}${path}"/></entry>`).join('')}</feed>`,
    'a sitemap of news': (paths: string[]) =>
      `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${paths.map((path) => `<url><loc>${site.url}${path}</loc></url>`).join('')}</urlset>`,
  }
  it.each(Object.entries(feeds))('as %s is followed: only what is new is read', async (_, write) => {
    const paths = ['/bread', '/soup']
    const tag = () => `"${paths.length}"`
    site.pages['/feed'] = (request, response) => {
      if (request.headers['if-none-match'] === tag()) return void response.writeHead(304).end()
      response.writeHead(200, { 'content-type': 'application/xml', etag: tag() }).end(write(paths))
    }
    for (const path of ['/bread', '/soup', '/cake']) tagged(path, `Feed ${path}`)
    const source = await add({ kind: 'feed', address: `${site.url}/feed` })
    expect((await visit(source?.id)).successful).toBe(2)
    // Without news there is nothing to do, and that is no error.
    expect(await visit(source?.id)).toMatchObject({ processed: 0, failed: 0, errors: [] })
    paths.unshift('/cake')
    expect((await visit(source?.id)).saved_recipes).toMatchObject([{ title: 'Feed /cake' }])
    expect([asked('/bread'), asked('/soup'), asked('/cake')]).toEqual([1, 1, 1])
  })

  it('that is none is an error of its source', async () => {
    site.pages['/feed'] = '<p>No feed here</p>'
    const source = await add({ kind: 'feed', address: `${site.url}/feed` })
    expect((await visit(source?.id)).errors).toEqual([expect.stringContaining('a feed or a sitemap')])
  })
})
