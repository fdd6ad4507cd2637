import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, inject, it, vi } from 'vitest'
import type { ScrapeResults } from '#core/contracts/scrape-results.ts'
import { connect } from '#server/database/open.ts'
import { copyDatabase, testKeys } from '#tests/support/database.ts'
import { type StartedSous, startSous } from '#tests/support/process.ts'
import { scrape, watch } from '#tests/support/scraping.ts'
import { temporaryFolder } from '#tests/support/server.ts'
import { dishPage, startSmallSite } from '#tests/support/small-site.ts'

vi.setConfig({ testTimeout: 120_000 })
const PAGES = 60
const started: StartedSous[] = []
const folders = [temporaryFolder(), temporaryFolder()]
afterAll(async () => {
  for (const { child, exited } of started) {
    child.kill('SIGTERM')
    await exited
  }
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** Two whole servers on one database. */
async function two() {
  const databaseUrl = await copyDatabase(inject('postgresUrl'))
  const env = {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '5',
    PUBLISHABLE_KEY: testKeys.publishableKey,
    ACCESS_CODE: testKeys.accessCode,
    SCRAPER_ALLOW_PRIVATE: '1',
    SCRAPER_GAP_MS: '0',
    SCRAPER_LEASE_SECONDS: '2',
  }
  const both = await Promise.all(folders.map((dataDir) => startSous({ dataDir, env })))
  started.push(...both)
  return { servers: both as [StartedSous, StartedSous], databaseUrl }
}

it('two servers share a job; one is killed midway, and every page is done and stored exactly once', async () => {
  const asked = new Map<string, number>()
  // Held until the kill, so that the dying server has pages leased.
  let open = true
  let waiting = 0
  const pages = Array.from({ length: PAGES }, (_, n) => `/dish-${n}`)
  const site = await startSmallSite(
    Object.fromEntries(
      pages.map((path) => [
        path,
        async (_request, response) => {
          asked.set(path, (asked.get(path) ?? 0) + 1)
          waiting++
          while (!open) await sleep(20)
          waiting--
          response.writeHead(200, { 'content-type': 'text/html' }).end(dishPage({ title: `Shared ${path}` }))
        },
      ]),
    ),
  )
  const { servers, databaseUrl } = await two()
  const sql = connect(databaseUrl, 2)
  try {
    await sql`update sous.scrape_rules set publish_from = 0`
    const [dies, lives] = servers
    open = false
    const { job_id } = await scrape(dies.url, {
      urls: pages.map((path) => site.url + path),
      parallel_processing: true,
      wait: false,
    })
    // Both are working, and together they respect the job's limit of five.
    const workers = () =>
      sql<
        { workers: number; pages: number }[]
      >`select count(distinct leased_by)::int as workers, count(*)::int as pages
        from sous.scrape_pages where state = 'processing'`
    await expect.poll(() => waiting, { timeout: 10_000 }).toBe(5)
    expect((await workers())[0]).toEqual({ workers: 2, pages: 5 })
    dies.child.kill('SIGKILL')
    await dies.exited
    open = true

    let results: ScrapeResults | undefined
    for await (const event of watch(lives.url, job_id)) if (event.kind === 'results') results = event.results
    expect(results).toMatchObject({ processed: PAGES, successful: PAGES, failed: 0, errors: [] })
    const [rows] = await sql`select count(*)::int as recipes, count(distinct source_url)::int as sources
      from external_recipes where origin = 'scraped'`
    expect(rows).toEqual({ recipes: PAGES, sources: PAGES })
    // Only the dead server's leased pages are fetched again.
    const again = [...asked.values()].filter((times) => times > 1).length
    expect(again).toBeGreaterThan(0)
    expect(again).toBeLessThan(5)

    // A server that shuts down gracefully returns its pages at once.
    open = false
    const later = await scrape(lives.url, { urls: [`${site.url}/dish-0?again`], wait: false })
    await expect.poll(() => waiting, { timeout: 10_000 }).toBe(1)
    const watching = watch(lives.url, later.job_id)
    await watching.next()
    const began = performance.now()
    lives.child.kill('SIGTERM')
    expect(await lives.exited).toBe(0)
    expect(performance.now() - began).toBeLessThan(8000)
    const [page] =
      await sql`select state, leased_by, attempts from sous.scrape_pages where job_id = ${later.job_id}`
    expect(page).toEqual({ state: 'pending', leased_by: null, attempts: 0 })
    open = true
  } finally {
    await sql.end()
    await site.stop()
  }
})
