/**
 * npm run bench:matching-browser: how long the offline server on a device takes to re-rank 10,000 recipes, in a worker in
 * Chromium, from request to response. Needs a build (npm run build).
 */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/lib/log.ts'
import { startServer } from '#server/start.ts'
import { findChromium } from '../../tests/support/chromium.mjs'
import { benchRows } from '../collection/load.ts'
import { given, record } from '../record.ts'
import { picker, random } from './recipes.ts'

const COUNT = Number(given[0] ?? 10_000)
const TAPS = 60
const project = path.resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'sous-bench-'))
const worker = readdirSync(path.join(project, 'dist/web/assets')).find((name) =>
  /^kitchen-worker-.*\.js$/.test(name),
)
const middle = (times: readonly number[], at: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * at)] ?? 0

const { source, rows } = await benchRows(COUNT)
const columns = ['id', ...Object.keys(rows[0] ?? {}), 'instructions', 'cover_image_url', 'source_url']
const packed = rows.map((row) => [crypto.randomUUID(), ...Object.values(row), ['Cook.'], null, null])

// A pantry that grows by one with each tap, as in the wizard, and starts over at a dozen.
const next = picker(INGREDIENTS, random(7))
const pantries: string[][] = []
for (let tap = 0; tap < TAPS; tap++)
  pantries.push([...(tap % 12 ? (pantries[tap - 1] ?? []) : []), next().name])

const server = await startServer({
  project,
  env: readEnv({ DATA_DIR: folder, PORT: '0', LOG_LEVEL: 'error' }),
  log: createLog('error'),
})
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
try {
  const context = await browser.newContext({ serviceWorkers: 'block' })
  const page = await context.newPage()
  // Functions lose their names when serialized into the page.
  await page.addInitScript('globalThis.__name = (value) => value')
  await page.goto(`http://localhost:${server.port}/legal`)
  await page.evaluate(
    async ([names, values]) => {
      const cache = await caches.open('sous-cookbook')
      await cache.put(
        '/offline/cookbook.json',
        Response.json({ version: 'bench', columns: names, buckets: { 0: values } }),
      )
      await cache.put(
        '/offline/cookbook-note.json',
        Response.json({ version: 'bench', checkedAt: Date.now() }),
      )
    },
    [columns, packed] as const,
  )
  const times = await page.evaluate(
    async ([file, lists]) => {
      const kitchen = new Worker(`/assets/${file}`, { type: 'module' })
      const ask = (ingredients: readonly string[]) =>
        new Promise<{ ms: number; found: number }>((resolve) => {
          const { port1, port2 } = new MessageChannel()
          const asked = performance.now()
          port1.onmessage = ({ data }) => {
            const { recipes } = JSON.parse(data.answer.body)
            resolve({ ms: performance.now() - asked, found: recipes.length })
          }
          const profile = { diets: [], allergies: [], cuisines: [], skill: null }
          const question = {
            method: 'POST',
            path: '/functions/v1/match-recipes',
            body: JSON.stringify({ ingredients }),
          }
          kitchen.postMessage({ question, profile }, [port2])
        })
      const first = await ask(['egg'])
      const rest: { ms: number; found: number }[] = []
      for (const list of lists) rest.push(await ask(list))
      return { first: first.ms, taps: rest.map(({ ms }) => ms), found: Math.max(...rest.map((r) => r.found)) }
    },
    [worker ?? '', pantries] as const,
  )
  console.log(`${COUNT} recipes (${source}), ${TAPS} taps, up to ${times.found} recipes per response`)
  console.log(`first request, which builds the index: ${times.first.toFixed(0)} ms`)
  record('browser', {
    recipes: COUNT,
    p50: Math.round(middle(times.taps, 0.5)),
    p95: Math.round(middle(times.taps, 0.95)),
    max: Math.round(Math.max(...times.taps)),
  })
  console.log(
    `each tap: p50 ${middle(times.taps, 0.5).toFixed(1)} ms, p95 ${middle(times.taps, 0.95).toFixed(1)} ms, worst ${Math.max(...times.taps).toFixed(1)} ms`,
  )
} finally {
  await browser.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
}
