import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { decodePage } from '#core/extract/decode-page.ts'
import { extractRecipe } from '#core/extract/extract.ts'
import { given, record } from '../record.ts'

/** Median, 95th percentile and pages per second of the extractor on a folder of saved pages. */
const folder = given[0] ?? '../shared/corpus/recipe-pages'
const index = path.join(folder, 'index.json')
if (!existsSync(index)) {
  console.log(`no pages in ${folder}: give a folder with index.json ([{ id, url, html }])`)
  process.exit(0)
}

const pages = (JSON.parse(readFileSync(index, 'utf8')) as { html: string; url: string }[]).map(
  ({ html, url }) => ({ url, html: decodePage(gunzipSync(readFileSync(path.join(folder, html)))) }),
)
const ROUNDS = 3
const wall = pages.map(() => Number.POSITIVE_INFINITY)
// CPU time: the cost of a page, however busy the machine is otherwise.
const busy = pages.map(() => Number.POSITIVE_INFINITY)
for (let round = 0; round < ROUNDS; round++)
  pages.forEach((page, i) => {
    const start = performance.now()
    const before = process.cpuUsage()
    extractRecipe(page, VOCABULARY)
    const { user, system } = process.cpuUsage(before)
    wall[i] = Math.min(wall[i] ?? 0, performance.now() - start)
    busy[i] = Math.min(busy[i] ?? 0, (user + system) / 1000)
  })

function printTimes(name: string, times: readonly number[]) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number) => `${(sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1)} ms`
  const total = times.reduce((sum, ms) => sum + ms, 0)
  console.log(
    `${name} median ${at(0.5)}, p95 ${at(0.95)}, slowest ${at(1)}; ${Math.round((1000 * times.length) / total)} pages a second`,
  )
}

const sortedWall = wall.toSorted((a, b) => a - b)
const bytes = pages.reduce((sum, { html }) => sum + html.length, 0)
console.log(
  `${pages.length} pages, ${Math.round(bytes / pages.length / 1000)} kB each; best of ${ROUNDS} rounds a page`,
)
record('extractSpeed', {
  kilobytes: Math.round(bytes / pages.length / 1000),
  median: Math.round(sortedWall[sortedWall.length >> 1] ?? 0),
})
printTimes('clock    ', wall)
printTimes('processor', busy)
