import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aiRecipeEnhancer } from '#server/functions/ai-recipe-enhancer/handler.ts'
import { recipeScraper } from '#server/functions/recipe-scraper/handler.ts'
import { access_code, callFunction, type Scrape, scrape } from '#tests/support/scraping.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { dishPage, type SmallSite, STEPS, startSmallSite } from '#tests/support/small-site.ts'

let server: TestServer
let site: SmallSite
beforeAll(async () => {
  site = await startSmallSite({
    '/robots.txt': { headers: { 'content-type': 'text/plain' }, body: 'User-agent: *\nDisallow: /secret' },
  })
  server = await startTestServer({
    functions: { 'recipe-scraper': recipeScraper, 'ai-recipe-enhancer': aiRecipeEnhancer },
    scraping: { gapMs: 0, pace: { backOffMs: 20 }, backOffMs: 20, runner: { pollMs: 50 } },
  })
})
afterAll(async () => {
  await server.stop()
  await site.stop()
})

const run = (order: Scrape) => scrape(server.url, order)
const stored = (title: string) => server.sql`select * from external_recipes where title = ${title}`
const count = (path: string) => site.asked.filter((one) => one === path).length

describe('recipe-scraper', () => {
  describe('for one page', () => {
    let answer: Awaited<ReturnType<typeof run>>
    let url: string
    let before: number
    beforeAll(async () => {
      site.pages['/lasagne'] = dishPage({ title: 'Tin lasagne', extra: { image: 'http://127.0.0.1/a.jpg' } })
      url = `${site.url}/lasagne`
      await server.recipes.ready
      before = server.recipes.current().size
      answer = await run({
        urls: [`  ${url}?utm_source=mail#top `],
        enable_ai_enhancement: false,
        parallel_processing: false,
        quality_threshold: 50,
      })
    })

    it('takes urls, the access code and the settings, and answers with a job and its results [O179 O180]', () => {
      expect(answer.job_id).toMatch(/^[0-9a-f-]{36}$/)
      expect(answer.message).toBeUndefined()
      expect(answer.results).toBeDefined()
    })

    it('answers counts, lists and metrics as results', () => {
      expect(answer.results).toEqual({
        processed: 1,
        successful: 1,
        failed: 0,
        errors: [],
        recipes: [expect.objectContaining({ title: 'Tin lasagne' })],
        saved_recipes: [expect.objectContaining({ title: 'Tin lasagne' })],
        duplicate_recipes: [],
        performance_metrics: expect.any(Object),
      })
    })

    it('measures the job [O097]', () => {
      expect(answer.results.performance_metrics).toEqual({
        total_time_seconds: expect.any(Number),
        success_rate: 100,
        accuracy_rate: expect.any(Number),
        average_time_per_recipe: expect.any(Number),
        urls_discovered: 1,
        quality_filtered: 0,
        duplicates_found: 0,
      })
    })

    it('extracts a recipe with ingredients and instructions as lists of text [O098 O099]', () => {
      const [recipe] = answer.results.recipes
      expect(recipe).toMatchObject({
        title: 'Tin lasagne',
        description: expect.stringContaining('at home'),
        extraction_method: 'json-ld',
        cooking_time_minutes: 40,
        servings: 4,
        ingredients: ['2 cups flour (240 g)', '1 cup milk (240 ml)', '1 handful of tin lasagne'],
        source_url: url,
      })
      expect(recipe?.quality_score).toBeGreaterThanOrEqual(50)
      expect(recipe?.instructions).toEqual(STEPS)
    })

    it('stores the recipe in external_recipes and in the index [O004 O101]', async () => {
      const [row] = await stored('Tin lasagne')
      expect(row).toMatchObject({ origin: 'scraped', source_url: url, servings: 4, cuisine_type: 'italian' })
      // Only URLs that our own pages may load from.
      expect(row?.cover_image_url).toBeNull()
      expect(row?.scraped_at).toBeInstanceOf(Date)
      expect(answer.results.saved_recipes).toEqual([
        { id: row?.id, title: 'Tin lasagne', source_url: url, outcome: 'saved' },
      ])
      await expect.poll(() => server.recipes.current().size).toBe(before + 1)
    })
  })

  it('answers what became of each page: saved, stored before, failed [O095 O096 O189]', async () => {
    site.pages['/flan'] = dishPage({ title: 'Onion flan' })
    const [known, fresh, gone] = ['lasagne', 'flan', 'no-such-page'].map((path) => `${site.url}/${path}`)
    const { results } = await run({ urls: [known, fresh, gone] as string[] })
    const [before] = await stored('Tin lasagne')
    const [now] = await stored('Onion flan')
    expect(results).toEqual({
      processed: 3,
      successful: 1,
      failed: 1,
      errors: [expect.stringMatching(/no-such-page: .{10,}/)],
      recipes: [expect.objectContaining({ title: 'Onion flan', source_url: fresh })],
      saved_recipes: [{ id: now?.id, title: 'Onion flan', source_url: fresh, outcome: 'saved' }],
      duplicate_recipes: [{ id: before?.id, title: 'Tin lasagne', source_url: known, outcome: 'unchanged' }],
      performance_metrics: expect.objectContaining({ urls_discovered: 3, duplicates_found: 1 }),
    })
  })

  it('does a whole batch, whatever single pages do [O181]', async () => {
    Object.assign(site.pages, {
      '/good-1': dishPage({ title: 'Good one' }),
      '/good-2': dishPage({ title: 'Good two' }),
      '/about': '<title>About us</title><h1>About us</h1><p>We cook since 1999 and like it.</p>',
      '/blocked': { status: 403, body: 'Forbidden' },
      '/broken': { status: 500, body: 'oops' },
      '/quiet': { headers: { 'x-robots-tag': 'noindex' }, body: dishPage({ title: 'Quiet dish' }) },
      '/dead': (_request, response) => response.destroy(),
    } satisfies SmallSite['pages'])
    const paths = ['good-1', 'about', 'gone', 'blocked', 'broken', 'quiet', 'dead', 'secret', 'good-2']
    const { results } = await run({
      urls: [...paths.map((path) => `${site.url}/${path}`), 'not an address', 'ftp://127.0.0.1/x'],
      parallel_processing: true,
      batch_size: 5,
    })
    expect(results).toMatchObject({ processed: 11, successful: 2, failed: 9 })
    expect(results.saved_recipes.map(({ title }) => title)).toEqual(['Good one', 'Good two'])
    expect(results.errors).toHaveLength(9)
    const errorFor = (what: string) => results.errors.find((error) => error.startsWith(what))
    for (const path of paths.filter((one) => !one.startsWith('good')))
      expect(errorFor(`${site.url}/${path}: `)).toMatch(/: .{10,}/)
    expect(errorFor('not an address: ')).toContain('not an address')
    expect(results.performance_metrics.success_rate).toBeCloseTo(18.18)
    // Transient failures are tried three times; permanent ones once.
    expect([count('/broken'), count('/dead'), count('/gone'), count('/blocked')]).toEqual([3, 3, 1, 1])
    expect(count('/secret')).toBe(0)
  })

  it('waits for a site that asks for it, and retries', async () => {
    let asked = 0
    site.pages['/busy'] = (_request, response) => {
      if (asked++ < 2) response.writeHead(429, { 'retry-after': '0' }).end()
      else response.writeHead(200, { 'content-type': 'text/html' }).end(dishPage({ title: 'Patient stew' }))
    }
    const { results } = await run({ urls: [`${site.url}/busy`] })
    expect(results).toMatchObject({ successful: 1, errors: [] })
    expect(asked).toBe(3)
  })

  it('recognizes a recipe by URL, canonical link, tracking parameters and dish', async () => {
    Object.assign(site.pages, {
      '/pie': dishPage({ title: 'Plum pie' }),
      '/old-pie': { status: 301, headers: { location: '/pie' } },
      '/pie-print': dishPage({ title: 'Plum pie, printed', head: '<link rel="canonical" href="/pie">' }),
      '/pie-copy': dishPage({
        title: 'PLUM PIE Recipe',
        ingredients: ['1 handful of plum pie', '1 cup milk (240 ml)', '2 cups flour (240 g)'],
      }),
      '/pie-other': dishPage({
        title: 'Plum pie',
        ingredients: ['3 plums', '1 sheet of pastry', '2 spoons sugar'],
      }),
    } satisfies SmallSite['pages'])
    const first = await run({ urls: [`${site.url}/pie`] })
    const id = first.results.saved_recipes[0]?.id
    const ways = ['old-pie', 'pie-print', 'pie?utm_source=x&fbclid=2', 'pie-copy'].map(
      (path) => `${site.url}/${path}`,
    )
    const { results } = await run({ urls: [...ways, `${site.url}/pie-other`, `${site.url}/pie-other#top`] })
    expect(results).toMatchObject({ processed: 6, successful: 1, failed: 0, errors: [] })
    expect(results.duplicate_recipes.slice(0, 4)).toEqual(
      ways.map((source_url, at) => ({
        id,
        title: 'Plum pie',
        source_url,
        outcome: at % 2 ? 'copy' : 'unchanged',
      })),
    )
    // The same URL twice in one list, and a different dish of the same name.
    expect(results.duplicate_recipes[4]).toMatchObject({
      id: results.saved_recipes[0]?.id,
      title: 'Plum pie',
    })
    expect(results.performance_metrics.duplicates_found).toBe(5)
    expect(await stored('Plum pie')).toHaveLength(2)
  })

  it('does not download unchanged pages again', async () => {
    let sent = 0
    site.pages['/tagged'] = (request, response) => {
      if (request.headers['if-none-match'] === '"v1"') return void response.writeHead(304).end()
      sent++
      response
        .writeHead(200, { 'content-type': 'text/html', etag: '"v1"' })
        .end(dishPage({ title: 'Tagged tart' }))
    }
    await run({ urls: [`${site.url}/tagged`] })
    const { results } = await run({ urls: [`${site.url}/tagged`] })
    expect(results.duplicate_recipes).toMatchObject([{ title: 'Tagged tart' }])
    expect(sent).toBe(1)
  })

  it('skips recipes below the requested quality, and reports it', async () => {
    site.pages['/thin'] = dishPage({
      title: 'Thin soup',
      ingredients: ['water', 'salt'],
      steps: ['Boil.'],
      extra: { description: '', prepTime: undefined, recipeYield: undefined, cookTime: undefined },
    })
    const { results } = await run({ urls: [`${site.url}/thin`], quality_threshold: 90 })
    expect(results).toMatchObject({ processed: 1, successful: 0, failed: 0, saved_recipes: [], recipes: [] })
    expect(results.performance_metrics.quality_filtered).toBe(1)
    expect(results.errors).toEqual([expect.stringMatching(/thin: Quality \d+ is below 90/)])
    expect(await stored('Thin soup')).toHaveLength(0)
  })

  it('reads a pasted page, with or without its URL, and fetches nothing', async () => {
    const before = site.asked.length
    const html = dishPage({ title: 'Pasted pasta' })
    const { results } = await run({ html, url: 'https://paywall.example/pasta?utm_source=x' })
    expect(results.saved_recipes).toMatchObject([{ source_url: 'https://paywall.example/pasta' }])
    const again = await run({ html })
    expect(again.results).toMatchObject({ successful: 0, duplicate_recipes: [{ title: 'Pasted pasta' }] })
    const [page] = await server.sql`select html from sous.scrape_pages order by n desc limit 1`
    expect(page?.html).toBeNull()
    expect(site.asked.length).toBe(before)
  })

  it('continues when the waiting client disconnects', async () => {
    site.pages['/slow'] = { afterMs: 300, body: dishPage({ title: 'Slow roast' }) }
    const gone = new AbortController()
    const waiting = fetch(`${server.url}/functions/v1/recipe-scraper`, {
      method: 'POST',
      headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify({ access_code, urls: [`${site.url}/slow`] }),
      signal: gone.signal,
    })
    await expect.poll(() => count('/slow')).toBe(1)
    gone.abort()
    await expect(waiting).rejects.toThrow()
    await expect.poll(() => stored('Slow roast')).toHaveLength(1)
  })

  it.each([
    [{ urls: [] }, 'urls'],
    [{ urls: ['https://a.example'], quality_threshold: 101 }, 'quality_threshold'],
    [{ domain: 'a.example', crawl_depth: 6 }, 'crawl_depth'],
    [{ domain: 'a.example', max_concurrency: 11 }, 'max_concurrency'],
    [
      { smart_domain_selection: true, target_url_count: 2001, selected_domains: ['a.example'] },
      'target_url_count',
    ],
    [{ smart_domain_selection: true, selected_domains: [] }, 'selected_domains'],
    [{ action: 'auto_discovery', target_url_count: 5 }, 'target_url_count'],
    [{ html: '' }, 'html'],
    [{}, 'urls'],
  ])('refuses %j and names the field [O167]', async (body, field) => {
    const { status, data } = await callFunction(server.url, 'recipe-scraper', { access_code, ...body })
    expect(status).toBe(400)
    expect(data.details).toMatchObject([{ field }])
  })
})
