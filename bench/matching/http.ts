/**
 * npm run bench:matching-http: match-recipes over HTTP, 50 requests a second for 15 s over 50,000 recipes, on a separate
 * server with an embedded PostgreSQL. Prints p50 and p95, and their ratio to a no-op request. Also measures
 * the same while the index reloads, as after a lost connection; the approach in the specification, which reads all
 * recipes for each request; and how long the index takes to build.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import postgres from 'postgres'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { sousScore as sousScoreOf } from '#core/matching/score.ts'
import { openKeys } from '#server/database/keys.ts'
import { readEnv } from '#server/env.ts'
import { createLog } from '#server/lib/log.ts'
import { startServer } from '#server/start.ts'
import { given, record } from '../record.ts'
import { literalCounts } from './literal-rule.ts'
import { loadRecipes, picker, random } from './recipes.ts'

const RECIPES = Number(given[0] ?? 50_000)
const PER_SECOND = 50
const SECONDS = 15

const project = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
const folder = mkdtempSync(path.join(tmpdir(), 'sous-bench-'))
const env = readEnv({ DATA_DIR: folder, PORT: '0', RATE_LIMIT_SCALE: '100000', LOG_LEVEL: 'error' })
const sous = await startServer({ project, env, log: createLog('error') })
const keys = openKeys(sous.dataFolder, env)

const [, , , port] = readFileSync(path.join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')
const password = readFileSync(path.join(folder, 'postgres.password'), 'utf8')
const sql = postgres({
  host: '127.0.0.1',
  port: Number(port),
  user: 'postgres',
  password,
  database: 'postgres',
  onnotice: () => {},
})
/** The recipes are released afterwards: a server has only the index in memory, and collecting garbage takes time. */
async function write() {
  const { source, recipes } = await loadRecipes(RECIPES, INGREDIENTS)
  console.log(`writing ${recipes.length} ${source} recipes`)
  for (let at = 0; at < recipes.length; at += 1000) {
    const rows = recipes.slice(at, at + 1000).map(({ id, ingredients }) => ({
      title: `Recipe ${id}`,
      ingredients: [...ingredients],
      quality_score: Number(id) % 101,
    }))
    await sql`insert into external_recipes ${sql(rows)}`
  }
}
await write()
// What autovacuum does within a minute of so many writes; half a core for a few tenths of a second.
await sql`vacuum analyze`

const next = random(5)
const pick = picker(INGREDIENTS, next)
const headers = { apikey: keys.publishableKey, 'content-type': 'application/json' }
const base = `http://127.0.0.1:${sous.port}`
const question = () => Array.from({ length: 1 + Math.floor(next() * 12) }, () => pick().name)
const match = () => {
  const ingredients = question()
  return fetch(`${base}/functions/v1/match-recipes`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ ingredients }),
  })
}

/** Sends at a fixed rate, regardless of the responses: a slow server shows as latency, not as fewer requests. */
async function measure(ask: () => Promise<Response>) {
  const times: number[] = []
  let failed = 0
  const pending: Promise<void>[] = []
  const start = performance.now()
  for (let i = 0; i < PER_SECOND * SECONDS; i++) {
    const due = start + (i * 1000) / PER_SECOND
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())))
    const sent = performance.now()
    pending.push(
      ask().then(async (response) => {
        await response.arrayBuffer()
        if (!response.ok) failed++
        times.push(performance.now() - sent)
      }),
    )
  }
  await Promise.all(pending)
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { p50: at(0.5), p95: at(0.95), worst: times.at(-1) ?? 0, failed }
}

const sizes = async () => ((await (await match()).json()) as { recipes: unknown[] }).recipes.length
// The index follows the notifications of the writes; measuring starts when it has caught up.
while ((await sizes()) < 25) await new Promise((resolve) => setTimeout(resolve, 200))
await new Promise((resolve) => setTimeout(resolve, 3000))
for (let i = 0; i < 50; i++) await (await match()).arrayBuffer()

const idle = await measure(() => fetch(`${base}/healthz`))
const found = await measure(match)
// A star makes every server reload all recipes.
setTimeout(() => void sql`select pg_notify('sous_recipes', '*')`.execute(), 1000)
const loading = await measure(match)
record('http', { recipes: RECIPES, p50: found.p50.toFixed(0), p95: found.p95.toFixed(0) })
const ms = (value: number) => value.toFixed(1)
console.log(`/healthz       p50 ${ms(idle.p50)} ms, p95 ${ms(idle.p95)} ms`)
console.log(`match-recipes  p50 ${ms(found.p50)} ms, p95 ${ms(found.p95)} ms, ${found.failed} failed`)
console.log(`ratio to a no-op request: p50 ${ms(found.p50 / idle.p50)}, p95 ${ms(found.p95 / idle.p95)}`)
console.log(
  `during a reload: p50 ${ms(loading.p50)} ms, p95 ${ms(loading.p95)} ms, worst ${ms(loading.worst)} ms, ${loading.failed} failed`,
)

/** Reads all recipes from the database and scores each by the rule as specified, best first. */
async function selectAll() {
  const ingredients = question()
  const start = performance.now()
  const rows = await sql<
    { id: string; ingredients: string[] }[]
  >`select id, ingredients from external_recipes`
  const scored = rows.map(({ id, ingredients: lines }) => {
    const { full, partial } = literalCounts(ingredients, lines)
    const { sousScore } = sousScoreOf({
      full,
      partial,
      ingredients: ingredients.length,
      extra: lines.length - full - partial,
    })
    return { id, sousScore }
  })
  scored.sort((a, b) => b.sousScore - a.sousScore)
  return performance.now() - start
}
const slow: number[] = []
for (let i = 0; i < 9; i++) slow.push(await selectAll())
slow.sort((a, b) => a - b)
const usual = slow[4] ?? 0
const { recipes } = await loadRecipes(RECIPES, INGREDIENTS)
const began = performance.now()
new RecipeIndex(createVocabulary(INGREDIENTS), recipes)
const built = performance.now() - began
console.log(`select all, score each: p50 ${ms(usual)} ms, ${ms(usual / found.p50)} times match-recipes`)
console.log(`building the index: ${ms(built)} ms, ${(built / usual).toFixed(2)} of one such request`)
await sql.end()
await sous.stop()
rmSync(folder, { recursive: true, force: true })
