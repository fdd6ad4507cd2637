import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, inject, it, vi } from 'vitest'
import type { ScrapeSource } from '#core/contracts/recipe-sources.ts'
import type { ScrapeResults } from '#core/contracts/scrape-results.ts'
import { connect } from '#server/database/open.ts'
import { copyDatabase, testKeys } from '#tests/support/database.ts'
import { type StartedSous, startSous } from '#tests/support/process.ts'
import { access_code, callFunction, watch } from '#tests/support/scraping.ts'
import { dishPage, startSmallSite } from '#tests/support/small-site.ts'

// Two servers start.
vi.setConfig({ testTimeout: 240_000 })

const PAGES = 60
const started: StartedSous[] = []
const folders: string[] = []
afterAll(async () => {
  for (const { child, exited } of started) {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    await exited
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

it('a site of 60 pages is crawled twice, the server is killed in between, and each page is there once', async () => {
  // Round by round: which pages exist, and in which version.
  let round = 1
  let open = true
  const got = new Map<string, number>()
  const numbers = () => Array.from({ length: PAGES }, (_, n) => n).filter((n) => round === 2 || n < 50)
  const version = (n: number) => (round === 2 && n % 10 === 0 ? 2 : 1)
  const site = await startSmallSite({
    '/sitemap.xml': (_request, response) =>
      response.writeHead(200, { 'content-type': 'application/xml' }).end(
        `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${numbers()
          .map((n) => `<url><loc>${site.url}/recipes/dish-${n}/</loc></url>`)
          .join('')}</urlset>`,
      ),
  })
  for (let n = 0; n < PAGES; n++)
    site.pages[`/recipes/dish-${n}/`] = async (request, response) => {
      while (!open) await sleep(20)
      const etag = `"${version(n)}"`
      if (request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
      got.set(`${round} ${n}`, (got.get(`${round} ${n}`) ?? 0) + 1)
      const extra = { recipeYield: `${version(n) * 4} servings` }
      response
        .writeHead(200, { 'content-type': 'text/html', etag })
        .end(dishPage({ title: `Dish number ${n}`, extra }))
    }
  const databaseUrl = await copyDatabase(inject('postgresUrl'))
  const start = async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'sous-recrawl-'))
    folders.push(dataDir)
    const sous = await startSous({
      dataDir,
      env: {
        DATABASE_URL: databaseUrl,
        DATABASE_POOL: '5',
        PUBLISHABLE_KEY: testKeys.publishableKey,
        ACCESS_CODE: testKeys.accessCode,
        SCRAPER_ALLOW_PRIVATE: '1',
        SCRAPER_GAP_MS: '0',
        SCRAPER_LEASE_SECONDS: '2',
      },
    })
    started.push(sous)
    return sous
  }
  const sql = connect(databaseUrl, 2)
  try {
    await sql`update sous.scrape_rules set publish_from = 0, on_change = 'newer'`
    const call = (url: string, body: object) => callFunction(url, 'recipe-sources', { access_code, ...body })
    const end = async (url: string, job: string) => {
      let results: ScrapeResults | undefined
      for await (const event of watch(url, job)) if (event.kind === 'results') results = event.results
      return results
    }
    let sous = await start()
    const { data } = await call(sous.url, { action: 'add', kind: 'site', address: site.url })
    const [source] = data.sources as ScrapeSource[]
    const visit = async () =>
      (await call(sous.url, { action: 'visit', id: source?.id })).data.job_id as string

    const first = await end(sous.url, await visit())
    expect(first).toMatchObject({ processed: 50, successful: 50, failed: 0 })

    // The second crawl is under way when its server dies; the next one goes on.
    round = 2
    open = false
    const job = await visit()
    await expect
      .poll(
        () =>
          sql`select 1 from sous.scrape_pages where job_id = ${job} and state = 'processing' and kind = 'page'`,
      )
      .not.toHaveLength(0)
    sous.child.kill('SIGKILL')
    await sous.exited
    open = true
    sous = await start()
    const second = await end(sous.url, job)
    expect(second).toMatchObject({ processed: 60, successful: 10, failed: 0, errors: [] })
    const outcomes = (second?.duplicate_recipes ?? []).map(({ outcome }) => outcome).sort()
    expect(outcomes).toEqual([...Array(45).fill('unchanged'), ...Array(5).fill('updated')])

    const [rows] = await sql`select count(*)::int as recipes, count(distinct source_url)::int as sources,
      count(*) filter (where servings = 8)::int as changed from external_recipes where origin = 'scraped'`
    expect(rows).toEqual({ recipes: 60, sources: 60, changed: 6 })
    // Sent again: what was under way when the server died, at most.
    expect([...got.values()].filter((times) => times > 1).length).toBeLessThanOrEqual(5)
    expect([...got.keys()].filter((key) => key.startsWith('2 '))).toHaveLength(15)
  } finally {
    open = true
    await sql.end()
    await site.stop()
  }
})
