/**
 * tsx bench/scraping/crawl.ts [PAGES]: a crawl of the local test site with politeness off, on a temporary PostgreSQL.
 * Prints pages per second, the cost of a page, and memory over the crawl. Needs node --expose-gc for stable figures.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import { SITES } from '#content/scraping/catalogue.ts'
import { scrapeInput } from '#core/contracts/scraping.ts'
import { connect } from '#server/database/open.ts'
import { createLog } from '#server/lib/log.ts'
import { planOf } from '#server/scraping/jobs/plan.ts'
import { openScraping } from '#server/scraping/open.ts'
import { copyDatabase, prepareTemplate } from '#tests/support/database.ts'
import { startTestPostgres } from '#tests/support/postgres.ts'
import { startRecipeSite } from '#tests/support/recipe-site.ts'

const PAGES = Number(process.argv[2] ?? 2000)
const megabytes = () => {
  ;(globalThis as { gc?: () => void }).gc?.()
  return Math.round(process.memoryUsage().heapUsed / 1024 / 1024)
}

const postgres = await startTestPostgres()
const site = await startRecipeSite({ pages: PAGES, slowMs: 0 })
try {
  await prepareTemplate(postgres.url)
  const sql = connect(await copyDatabase(postgres.url), 10)
  const scraping = await openScraping({
    sql,
    log: createLog('error'),
    model: undefined,
    siteUrl: 'http://localhost',
    contactEmail: 'bench@sous.example',
    allowPrivate: true,
    gapMs: 0,
    pace: { backOffMs: 10 },
    backOffMs: 10,
    runner: { pages: 10 },
  })
  const order = scrapeInput.parse({
    access_code: 'bench',
    domain: site.origin,
    parallel_processing: true,
    max_concurrency: 10,
    quality_threshold: 0,
  })
  const heap = [megabytes()]
  const began = performance.now()
  const cpu = process.cpuUsage()
  const job = await scraping.start(planOf(order, SITES))
  const over = scraping.finished(job, new AbortController().signal)
  let ended = false
  void over.then(() => {
    ended = true
  })
  while (!ended) {
    await Promise.race([over, sleep(5000)])
    heap.push(megabytes())
  }
  const seconds = (performance.now() - began) / 1000
  const { user, system } = process.cpuUsage(cpu)
  const results = await scraping.results(job)
  const wanted = new Set(site.recipes.filter(({ noindex }) => !noindex).map(({ title }) => title))
  const found = new Set(results?.saved_recipes.map(({ title }) => title))
  const missing = [...wanted].filter((title) => !found.has(title))
  console.log(`pages processed     ${results?.processed} (${site.requests.length} requests)`)
  console.log(`recipes             ${found.size} of ${wanted.size}, failed ${results?.failed}`)
  console.log(`missing             ${missing.slice(0, 5).join('; ') || 'none'}`)
  console.log(`seconds             ${seconds.toFixed(1)}`)
  console.log(`pages a second      ${((results?.processed ?? 0) / seconds).toFixed(1)}`)
  console.log(
    `ms of CPU a page    ${((user + system) / 1000 / (results?.processed ?? 1)).toFixed(1)} (site included)`,
  )
  console.log(`heap, MB            ${heap.join(' ')}`)
  for (const error of results?.errors.slice(0, 10) ?? []) console.log(`  ${error}`)
  await scraping.close()
  await sql.end()
} finally {
  await site.stop()
  await postgres.stop()
}
