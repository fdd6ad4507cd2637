import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { ScrapeEvent, ScrapeFailure, ScrapeJobSummary } from '#core/contracts/scrape-results.ts'
import { recipeScraper } from '#server/functions/recipe-scraper/handler.ts'
import { scrapeJob } from '#server/functions/scrape-job/handler.ts'
import { sweepScrapes } from '#server/jobs/sweep-scrapes.ts'
import { createLog } from '#server/lib/log.ts'
import { createLeases } from '#server/scraping/jobs/lease.ts'
import { access_code, callFunction, type Scrape, scrape, watch } from '#tests/support/scraping.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { dishPage, type SmallSite, startSmallSite } from '#tests/support/small-site.ts'

let server: TestServer
let site: SmallSite
/** Holds page responses until the test releases them. */
let open: Promise<void> | undefined
let letGo = () => {}
const hold = () => {
  open = new Promise((resolve) => {
    letGo = resolve
  })
}

beforeAll(async () => {
  site = await startSmallSite({})
  for (let n = 0; n < 40; n++)
    site.pages[`/dish-${n}`] = async (_request, response) => {
      await open
      response.writeHead(200, { 'content-type': 'text/html' }).end(dishPage({ title: `Job dish ${n}` }))
    }
  server = await startTestServer({
    functions: { 'recipe-scraper': recipeScraper, 'scrape-job': scrapeJob },
    scraping: { gapMs: 0, runner: { pollMs: 50 } },
  })
})
afterAll(async () => {
  letGo()
  await server.stop()
  await site.stop()
})
beforeEach(async () => {
  open = undefined
  site.asked.length = 0
  await server.sql`delete from external_recipes where origin = 'scraped'`
})

const urls = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, n) => `${site.url}/dish-${from + n}`)
const start = (order: Scrape) => scrape(server.url, { ...order, wait: false }).then(({ job_id }) => job_id)
const job = (action: string, job_id?: string) =>
  callFunction(server.url, 'scrape-job', { access_code, action, ...(job_id && { job_id }) })
/** Another job from its beginning to its end: by then the runner has begun whatever it was going to begin. */
const anotherJob = async () => {
  site.pages['/marker'] = dishPage({ title: 'Marker' })
  expect((await scrape(server.url, { urls: [`${site.url}/marker`] })).results.processed).toBe(1)
}
const asked = () => site.asked.filter((path) => path.startsWith('/dish')).length
const metricsOf = (events: ScrapeEvent[]) =>
  events.flatMap((event) => (event.kind === 'metrics' ? [event.metrics] : []))
const pagesOf = (events: ScrapeEvent[]) =>
  events.flatMap((event) => (event.kind === 'page' ? [event.page] : []))
const all = async (job_id: string, since?: string) => {
  const events: ScrapeEvent[] = []
  for await (const event of watch(server.url, job_id, { since })) events.push(event)
  return events
}

describe('watching a job', () => {
  it('starts as running, with all its pages and three seconds for each [O129 O130 O303]', async () => {
    hold()
    const job_id = await start({ urls: urls(0, 6), parallel_processing: true })
    const first = async () => {
      for await (const event of watch(server.url, job_id)) if (event.kind === 'metrics') return event.metrics
    }
    expect(await first()).toMatchObject({
      totalUrls: 6,
      processedUrls: 0,
      estimatedTimeRemaining: 18,
      status: 'running',
    })
    letGo()
    await all(job_id)
  })

  it('reports each page, and ends as completed with the counts of the results [O107 O135 O136]', async () => {
    const job_id = await start({ urls: urls(0, 6), parallel_processing: true })
    const rest = await all(job_id)
    const last = metricsOf(rest).at(-1)
    expect(last).toEqual({
      totalUrls: 6,
      processedUrls: 6,
      successfulExtractions: 6,
      failedExtractions: 0,
      alreadyThere: 0,
      searching: false,
      currentUrl: null,
      averageProcessingTime: expect.any(Number),
      estimatedTimeRemaining: 0,
      extractionMethods: { 'json-ld': 6 },
      qualityScores: Array(6).fill(expect.any(Number)),
      status: 'completed',
    })
    expect(rest.at(-1)).toMatchObject({ kind: 'results', results: { processed: 6, successful: 6 } })
    const done = pagesOf(rest).filter(({ state }) => state === 'success')
    expect(new Set(done.map(({ title }) => title)).size).toBe(6)
    expect(done[0]).toMatchObject({ method: 'json-ld', error: null, quality: expect.any(Number) })
  })

  it('sends at most four updates a second, and loses nothing when the connection breaks', async () => {
    for (let n = 10; n < 22; n++)
      site.pages[`/dish-${n}`] = { afterMs: 60, body: dishPage({ title: `Slow dish ${n}` }) }
    const job_id = await start({ urls: urls(10, 22) })
    const seen = new Set<string>()
    let since: string | undefined
    let ended = false
    let lines = 0
    const times: number[] = []
    while (!ended) {
      lines++
      let events = 0
      for await (const event of watch(server.url, job_id, { since })) {
        if (event.kind === 'metrics') times.push(performance.now())
        if (event.kind === 'page') {
          since = event.page.at
          if (event.page.state === 'success') seen.add(event.page.url)
        }
        if (event.kind === 'results') ended = true
        if (lines < 4 && ++events >= 9) break
      }
    }
    expect(lines).toBe(4)
    expect([...seen].sort()).toEqual(urls(10, 22).sort())
    const gaps = times.slice(1).map((at, n) => at - (times[n] ?? 0))
    expect(gaps.filter((gap) => gap < 150).length).toBeLessThanOrEqual(lines)
  })

  it('ends at once for a finished job, and refuses an unknown job', async () => {
    const { job_id } = await scrape(server.url, { urls: urls(0, 1) })
    expect((await all(job_id)).at(-1)).toMatchObject({ kind: 'results' })
    const unknownId = '00000000-0000-4000-8000-000000000000'
    for (const action of ['watch', 'results', 'pause', 'resume', 'stop'])
      expect((await job(action, unknownId)).status).toBe(404)
  })
})

describe('controlling a job', () => {
  it('pauses, resumes, and excludes the paused time [O131 O132]', async () => {
    hold()
    const job_id = await start({ urls: urls(0, 8) })
    await expect.poll(asked).toBe(1)
    expect((await job('pause', job_id)).data).toEqual({ job_id, status: 'paused' })
    letGo()
    // The page in progress is finished, and no other is started.
    await expect.poll(async () => (await job('results', job_id)).data.results).toMatchObject({ processed: 1 })
    await anotherJob()
    expect(asked()).toBe(1)
    expect((await job('pause', job_id)).status).toBe(200)
    await server.sql`update sous.scrape_jobs set created_at = created_at - interval '1 hour',
      paused_at = paused_at - interval '1 hour' where id = ${job_id}`
    expect((await job('resume', job_id)).data).toEqual({ job_id, status: 'running' })
    const events = await all(job_id)
    const last = events.at(-1)
    expect(last).toMatchObject({ kind: 'results', results: { successful: 8 } })
    const seconds = last?.kind === 'results' ? last.results.performance_metrics.total_time_seconds : -1
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThan(600)
    expect((await job('resume', job_id)).status).toBe(409)
    expect((await job('pause', job_id)).status).toBe(409)
  })

  it('stops at once: work in progress is aborted, nothing more is stored [O133]', async () => {
    hold()
    const job_id = await start({ urls: urls(0, 8), parallel_processing: true })
    await expect.poll(asked).toBe(4)
    expect((await job('stop', job_id)).data).toEqual({ job_id, status: 'idle' })
    letGo()
    const events = await all(job_id)
    expect(metricsOf(events).at(-1)?.status).toBe('idle')
    expect(events.at(-1)).toMatchObject({ kind: 'results', results: { processed: 0 } })
    await anotherJob()
    expect(asked()).toBe(4)
    expect(await server.sql`select 1 from external_recipes where title like 'Job dish%'`).toHaveLength(0)
    expect((await job('resume', job_id)).status).toBe(409)
    expect((await job('stop', job_id)).status).toBe(200)
  })

  it('respects the requested concurrency', async () => {
    hold()
    const job_id = await start({ urls: urls(0, 9), parallel_processing: true, batch_size: 3 })
    await expect.poll(asked).toBe(3)
    // Another job gets its turn meanwhile.
    await anotherJob()
    expect(asked()).toBe(3)
    letGo()
    expect((await all(job_id)).at(-1)).toMatchObject({ results: { successful: 9 } })
  })

  it('lists the latest first, and deletes jobs after a month', async () => {
    const { job_id } = await scrape(server.url, { urls: urls(0, 2), parallel_processing: true })
    const jobs = (await job('list')).data.jobs as ScrapeJobSummary[]
    expect(jobs[0]).toEqual({
      id: job_id,
      mode: 'batch',
      status: 'completed',
      created_at: expect.stringMatching(/Z$/),
      address: urls(0, 1)[0],
      more: 1,
      failed: 0,
      totalUrls: 2,
      processedUrls: 2,
      successfulExtractions: 2,
    })
    await server.sql`update sous.scrape_jobs set created_at = now() - interval '31 days' where id = ${job_id}`
    expect(await sweepScrapes(server.sql, createLog('silent'))).toBe(1)
    expect(await server.sql`select 1 from sous.scrape_pages where job_id = ${job_id}`).toHaveLength(0)
  })
})

describe('failures', () => {
  const failures = async (job_id: string) =>
    (await callFunction(server.url, 'scrape-job', { access_code, action: 'failures', job_id })).data
  it('are all reachable with their reasons, and can be retried', async () => {
    site.pages['/challenge'] = { status: 403, body: '<h1>Verify you are human</h1>' }
    site.pages['/mended'] = { status: 404, body: 'gone' }
    const { job_id, results } = await scrape(server.url, {
      urls: ['/challenge', '/mended', '/dish-0'].map((path) => site.url + path).concat('not an address'),
    })
    expect(results.failed).toBe(3)
    const { failures: list, total } = (await failures(job_id)) as { failures: ScrapeFailure[]; total: number }
    expect(total).toBe(3)
    expect(list.map(({ url, reason, retryable }) => [url.replace(site.url, ''), reason, retryable])).toEqual([
      ['/challenge', 'challenge', true],
      ['/mended', 'gone', true],
      ['not an address', 'address', false],
    ])
    expect(list[0]?.error).toContain('prove they’re human')
    site.pages['/mended'] = dishPage({ title: 'Mended dish' })
    const retry = (pages?: string[]) =>
      callFunction(server.url, 'scrape-job', {
        access_code,
        action: 'retry',
        job_id,
        ...(pages && { pages }),
      })
    expect((await retry([list[1]?.n ?? ''])).data).toEqual({ job_id, retried: 1 })
    expect((await all(job_id)).at(-1)).toMatchObject({
      kind: 'results',
      results: { processed: 4, successful: 2, failed: 2 },
    })
    expect((await retry()).data).toEqual({ job_id, retried: 1 })
    await all(job_id)
    expect(await failures(job_id)).toMatchObject({ total: 2 })
    expect((await retry(['0'])).data).toMatchObject({ retried: 0 })
  })

  it('of one site among several are named', async () => {
    const other = await startSmallSite({ '/': { status: 403, body: '<h1>Verify you are human</h1>' } })
    site.pages['/'] = '<a href="/dish-0">A dish to cook tonight</a>'
    try {
      const answer = await scrape(server.url, {
        smart_domain_selection: true,
        selected_domains: [site.url, other.url],
        target_url_count: 10,
        quality_threshold: 0,
      })
      expect(answer.results.saved_recipes.length).toBeGreaterThan(0)
      expect(answer.message).toBe(
        `${new URL(other.url).host}: This site asks visitors to prove they’re human (403). Open the page yourself and paste it.`,
      )
    } finally {
      await other.stop()
    }
  })
})

describe('a lease', () => {
  it('that went to another runner stores nothing; the page is done once, by the new holder', async () => {
    hold()
    const job_id = await start({ urls: urls(0, 1) })
    await expect.poll(asked).toBe(1)
    await server.sql`update sous.scrape_pages set leased_by = gen_random_uuid(),
      leased_until = clock_timestamp() + interval '1 hour' where job_id = ${job_id}`
    letGo()
    await anotherJob()
    expect((await job('results', job_id)).data.results).toMatchObject({ processed: 0 })
    // That one is silent for too long, and the page comes back.
    await server.sql`update sous.scrape_pages set leased_until = clock_timestamp() where job_id = ${job_id}`
    expect((await all(job_id)).at(-1)).toMatchObject({ results: { processed: 1, successful: 1 } })
    expect(asked()).toBe(2)
    expect(await server.sql`select 1 from external_recipes where title = 'Job dish 0'`).toHaveLength(1)
  })

  it('that expired three times gives the page up, and the job continues', async () => {
    hold()
    const job_id = await start({ urls: urls(0, 2) })
    await expect.poll(asked).toBe(1)
    await server.sql`update sous.scrape_pages set leased_by = gen_random_uuid(), attempts = 3,
      leased_until = clock_timestamp() where job_id = ${job_id} and state = 'processing'`
    letGo()
    expect((await all(job_id)).at(-1)).toMatchObject({
      results: { processed: 2, successful: 1, failed: 1, errors: [expect.stringContaining('several times')] },
    })
  })

  it('of a stopped search starts no page, even if the search was not notified', async () => {
    site.pages['/'] = '<a href="/dish-0">A dish to cook tonight</a> <a href="/dish-1">And another dish</a>'
    hold()
    const job_id = await start({ domain: site.url, quality_threshold: 0, enable_sitemap_crawling: false })
    await expect.poll(asked).toBeGreaterThan(0)
    // As a stop leaves it.
    await server.sql`update sous.scrape_jobs set status = 'stopped', finished_at = now() where id = ${job_id}`
    await server.sql`update sous.scrape_pages set state = 'pending', leased_by = null, leased_until = null
      where job_id = ${job_id}`
    letGo()
    // Another job, from start to end, takes longer than the search needs.
    await all(await start({ urls: urls(20, 30) }))
    expect(
      await server.sql`select kind, state from sous.scrape_pages where job_id = ${job_id} order by n`,
    ).toEqual([{ kind: 'site', state: 'pending' }])
    expect(await server.sql`select 1 from external_recipes where title = 'Job dish 0'`).toHaveLength(0)
  })

  it('of a search is not renewed once its job is paused, even if the notification got lost', async () => {
    hold()
    const job_id = await start({ domain: `${site.url}/dish-0` })
    const held = () => server.sql`select n::text, leased_by from sous.scrape_pages
      where job_id = ${job_id} and kind = 'site' and state = 'processing'`
    await expect.poll(held).toHaveLength(1)
    const [search] = await held()
    const leases = createLeases(server.sql, search?.leased_by, { leaseMs: 20_000, attempts: 3 })
    expect(await leases.prolong([search?.n])).toEqual(new Set([search?.n]))
    await server.sql`update sous.scrape_jobs set status = 'paused', paused_at = now() where id = ${job_id}`
    expect(await leases.prolong([search?.n])).toEqual(new Set())
    await job('stop', job_id)
    letGo()
  })
})
