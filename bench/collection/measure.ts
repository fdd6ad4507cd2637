/**
 * npm run bench:collection: how long the database takes for a page of the collection, by kind of query, over 150,000
 * recipes in a temporary PostgreSQL. A number as argument sets another size; a PostgreSQL URL uses its existing rows.
 */
import { readFileSync } from 'node:fs'
import type { SearchRecipesInput } from '#core/contracts/search-recipes.ts'
import { COLLECTION_SORTS, PAGE_SIZE } from '#core/contracts/search-recipes.ts'
import { connect } from '#server/database/open.ts'
import type { Sql } from '#server/lib/sql.ts'
import { copyDatabase, prepareTemplate } from '#tests/support/database.ts'
import { startTestPostgres } from '#tests/support/postgres.ts'
import { random } from '../matching/recipes.ts'
import { given as args, record } from '../record.ts'
import { benchRows } from './load.ts'

const given = args[0] ?? ''
const REPEATS = Number(args[1] ?? 40)

async function fill(sql: Sql, count: number) {
  const { source, rows } = await benchRows(count)
  console.log(`writing ${rows.length} recipes (${source})`)
  await sql`truncate external_recipes cascade`
  const start = performance.now()
  for (let at = 0; at < rows.length; at += 2000) {
    const part = sql.json(rows.slice(at, at + 2000) as never)
    await sql`insert into external_recipes (title, description, ingredients, tags, cuisine_type, difficulty_level,
        dietary_tags, cooking_time_minutes, prep_time_minutes, quality_score, servings, created_at)
      select title, description, ingredients, tags, cuisine_type, difficulty_level, dietary_tags, cooking_time_minutes,
        prep_time_minutes, quality_score, servings, created_at
      from jsonb_populate_recordset(null::external_recipes, ${part})`
  }
  console.log(`${((performance.now() - start) / rows.length).toFixed(2)} ms a recipe`)
  await sql`vacuum analyze catalog.recipes, catalog.recipe_words, catalog.words, catalog.sets`
}

const next = random(3)
const one = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
const maybe = <T>(value: T) => (next() < 0.5 ? value : undefined)
const CUISINES = ['american', 'italian', 'thai', 'greek', 'polish', 'ethiopian']
const filters = (): SearchRecipesInput => ({
  cuisine: maybe(one(CUISINES)),
  difficulty: maybe(one(['easy', 'medium', 'hard'])),
  diets:
    next() < 0.5 ? [one(['vegan', 'keto', 'gluten-free']), ...(next() < 0.3 ? ['nut-free'] : [])] : undefined,
  minutes: maybe(one([15, 30, 60, 120])),
})
const COMMON = [
  'salt',
  'sugar',
  'chicken',
  'butter',
  'onion garlic',
  'olive oil',
  'salt pepper chicken',
  'cup',
]
const RARE = [
  'saffron',
  'okra',
  'rhubarb crumble',
  'tamarind shrimp',
  'kohlrabi',
  'creme brulee',
  'fenugreek',
]
const TYPOS = [
  'chiken currry',
  'brocolli sald',
  'tomatoe sopu',
  'spagetti bolognaise',
  'choclate cak',
  'zzzzqqq',
]
const BEGUN = ['c', 'ch', 'cho', 'chic', 'pan', 'sp', 'past', 'str']

/** 'deep' requests a random page of the results; the others the first. */
const KINDS: Record<string, { deep?: boolean; input: () => SearchRecipesInput }> = {
  'first page': { input: () => ({}) },
  'any page': { deep: true, input: () => ({}) },
  'filters, first page': { input: filters },
  'filters, any page': { deep: true, input: filters },
  'common words': { input: () => ({ search: one(COMMON) }) },
  'common words, any page': { deep: true, input: () => ({ search: one(COMMON) }) },
  'common words and filters, any page': { deep: true, input: () => ({ search: one(COMMON), ...filters() }) },
  'rare words': { input: () => ({ search: one(RARE) }) },
  'rare words and filters': { input: () => ({ search: one(RARE), ...filters() }) },
  'typing mistakes': { input: () => ({ search: one(TYPOS) }) },
  'half-typed words': { input: () => ({ search: one(BEGUN) }) },
  'half-typed words, any page': { deep: true, input: () => ({ search: one(BEGUN), ...filters() }) },
}

const pg = given.startsWith('postgres') ? undefined : await startTestPostgres()
if (pg) await prepareTemplate(pg.url)
const sql = connect(pg ? await copyDatabase(pg.url) : given, 1)
if (pg) await fill(sql, Number(given) || 150_000)

const [backend] = await sql<{ pid: number }[]>`select pg_backend_pid() as pid`
/** Milliseconds of actual database CPU time; on a busy machine wall-clock time mostly reflects other processes. */
const computed = (): number => {
  try {
    return Number(readFileSync(`/proc/${backend?.pid}/schedstat`, 'utf8').split(' ')[0]) / 1e6
  } catch {
    return Number.NaN
  }
}

const ask = async (input: SearchRecipesInput): Promise<{ total: number; ms: number; cpu: number }> => {
  const {
    search = '',
    sort = 'random',
    cuisine = null,
    difficulty = null,
    diets = [],
    minutes = null,
  } = input
  const before = computed()
  const start = performance.now()
  const [row] = await sql<
    { total: number }[]
  >`select (search_collection(${search}, ${sort}, ${cuisine}, ${difficulty},
    ${diets}::text[], ${minutes}, ${input.seed ?? 0}, ${input.page ?? 1}) ->> 'total')::int as total`
  const ms = performance.now() - start
  return { total: row?.total ?? 0, ms, cpu: computed() - before }
}
/** This machine's time for a plain count, as a baseline. */
const yardstick = async () => {
  const start = performance.now()
  await sql`select count(*) from generate_series(1, 200000) n where n % 7 = 3`
  return performance.now() - start
}
const at = (times: readonly number[], share: number) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * share)] ?? 0

for (const sort of COLLECTION_SORTS) await ask({ sort, search: 'warm' })
const rods: number[] = []
const all = { ms: [] as number[], cpu: [] as number[] }
let worst = { ms: 0, cpu: 0, input: '' }
const report = (kind: string, { ms, cpu }: typeof all) =>
  console.log(
    `${kind.padEnd(36)} p50 ${at(ms, 0.5).toFixed(1)} ms, p95 ${at(ms, 0.95).toFixed(1)} ms; computing p50 ${at(cpu, 0.5).toFixed(1)} ms, p95 ${at(cpu, 0.95).toFixed(1)} ms`,
  )
for (const [kind, { deep, input }] of Object.entries(KINDS)) {
  const times = { ms: [] as number[], cpu: [] as number[] }
  for (let i = 0; i < REPEATS; i++) {
    const question = { sort: one(COLLECTION_SORTS), seed: Math.floor(next() * 2e9), ...input() }
    const pages = deep ? Math.ceil((await ask(question)).total / PAGE_SIZE) : 1
    const asked = { ...question, page: 1 + Math.floor(next() * pages) }
    const { ms, cpu } = await ask(asked)
    for (const list of [times, all]) {
      list.ms.push(ms)
      list.cpu.push(cpu)
    }
    if (cpu > worst.cpu) worst = { ms, cpu, input: JSON.stringify(asked) }
    if (i % 10 === 0) rods.push(await yardstick())
  }
  report(kind, times)
}
report('everything', all)
record('collection', { p50: Math.round(at(all.ms, 0.5)), p95: Math.round(at(all.ms, 0.95)) })
const rod = at(rods, 0.5)
console.log(`worst: ${worst.ms.toFixed(1)} ms, computing ${worst.cpu.toFixed(1)} ms: ${worst.input}`)
console.log(
  `ratio to counting 200,000 numbers (${rod.toFixed(1)} ms): p50 ${(at(all.ms, 0.5) / rod).toFixed(2)}, p95 ${(at(all.ms, 0.95) / rod).toFixed(2)}`,
)
await sql.end()
await pg?.stop()
