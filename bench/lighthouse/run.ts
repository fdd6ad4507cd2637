/**
 * npm run bench:lighthouse: Lighthouse's mobile results for four pages, the median of five runs each, and how long
 * interactions take on a CPU four times slower. Needs a build (npm run build). A URL as argument measures a
 * running server; a number sets the number of runs.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/lib/log.ts'
import { startServer } from '#server/start.ts'
import { type Audit, audit, type Category, openAuditor } from '#tests/support/lighthouse.ts'
import { measureInteractions } from './interact.ts'

const given = process.argv.slice(2)
const address = given.find((one) => one.startsWith('http'))
const LOOKS = Number(given.find((one) => /^\d+$/.test(one)) ?? 5)
/** A busy machine is slow already: SLOWDOWN=1 adds no throttling. See the README. */
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4)
/** METHOD=devtools: the page is actually loaded over a slow network on a slow CPU. See the README. */
const METHOD = process.env.METHOD === 'devtools' ? 'devtools' : 'simulate'
const CATEGORIES: Category[] = ['performance', 'accessibility', 'best-practices', 'seo']

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'sous-bench-'))
const own = address
  ? undefined
  : await startServer({
      project,
      env: readEnv({ DATA_DIR: folder, PORT: '0', RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' }),
      log: createLog('error'),
    })
const base = address ?? `http://127.0.0.1:${own?.port}`

const middle = (values: readonly number[]) => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 0
const load = () => loadavg()[0]?.toFixed(1)

const { browser, port } = await openAuditor()
try {
  const listed = await (await fetch(`${base}/sitemaps/recipes-1.xml`)).text()
  const recipe = /\/recipe\/[0-9a-f-]+/.exec(listed)?.[0] ?? ''
  console.log(
    `| page | performance | accessibility | best practices | SEO | FCP | LCP | TBT | CLS | machine | load |`,
  )
  console.log(`|---|---|---|---|---|---|---|---|---|---|---|`)
  for (const page of ['/', '/recipes', recipe, '/add-ingredients']) {
    const looks: Audit[] = []
    for (let look = 0; look < LOOKS; look++)
      looks.push(await audit(base + page, port, CATEGORIES, SLOWDOWN, METHOD))
    const score = (name: Category) => middle(looks.map(({ scores }) => scores[name] ?? 0))
    const time = (name: 'fcp' | 'lcp' | 'tbt') => `${Math.round(middle(looks.map((look) => look[name])))} ms`
    const shift = middle(looks.map(({ cls }) => cls)).toFixed(3)
    console.log(
      `| ${page === recipe ? '/recipe/:id' : page} | ${CATEGORIES.map(score).join(' | ')} | ${time('fcp')} | ${time('lcp')} | ${time('tbt')} | ${shift} | ${Math.round(middle(looks.map(({ speed }) => speed)))} | ${load()} |`,
    )
    for (const line of new Set(looks.flatMap(({ lost }) => lost)))
      if (process.env.WHY) console.log(`  ${line}`)
  }
  console.log('\n| interaction, processor 4x slower | median | load |\n|---|---|---|')
  for (const { name, ms } of await measureInteractions(browser, base, recipe, LOOKS))
    console.log(`| ${name} | ${ms} ms | ${load()} |`)
} finally {
  await browser.close()
  await own?.stop()
  rmSync(folder, { recursive: true, force: true })
}
