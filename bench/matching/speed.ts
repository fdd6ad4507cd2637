import figures from '#content/figures.json'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { MEASURES } from '#content/measures/index.ts'
import { ALIKE } from '#content/substitutions/alike.ts'
import { SUBSTITUTIONS } from '#content/substitutions/index.ts'
import { ORDERS } from '#core/contracts/match-recipes.ts'
import { namesOf } from '#core/ingredients/line-names.ts'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import type { IndexedRecipe } from '#core/matching/recipe-store.ts'
import { createShelf, scoreRecipe } from '#core/matching/score-recipe.ts'
import { createSwapRules } from '#core/substitutions/swap-rules.ts'
import { given, record, round } from '../record.ts'
import { loadRecipes, picker, random } from './recipes.ts'

const SIZES = (given[0] ?? '1000,10000,50000,150000').split(',').map(Number)
const vocabulary = createVocabulary(INGREDIENTS)
const swaps = createSwapRules(SUBSTITUTIONS, ALIKE, vocabulary, MEASURES)
/** Of each query, this many won't keep. */
const SOON = 3
const STAPLES = ['salt', 'black pepper', 'oil', 'butter', 'sugar', 'flour']

function percentile(times: readonly number[], at: number): number {
  const sorted = [...times].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * at))] ?? 0
}

function heap(): number {
  // Buffers are released after the first run.
  globalThis.gc?.()
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
}

/** Parses every distinct line once: the time, and the bytes of their text. */
function readAll(recipes: readonly IndexedRecipe[]): { parse: number; text: number } {
  const distinct = new Set<string>()
  for (const recipe of recipes) for (const line of recipe.ingredients) distinct.add(line)
  const start = performance.now()
  let text = 0
  for (const line of distinct) {
    namesOf(line, vocabulary)
    text += line.length
  }
  return { parse: performance.now() - start, text }
}

const next = random(3)
const pick = picker(INGREDIENTS, next)
const queries = Array.from({ length: 200 }, () =>
  Array.from({ length: 1 + Math.floor(next() * 12) }, () => pick().name),
)

const ms = (value: number) => value.toFixed(value < 10 ? 2 : 0).padStart(7)
const { source, recipes: loaded } = await loadRecipes(Math.max(...SIZES), INGREDIENTS)
/** Weights as they are distributed in the collection. */
const recipes = loaded.map((recipe) => ({
  ...recipe,
  weights: recipe.ingredients.map(() => '0111112'[Math.floor(next() * 7)]).join(''),
}))
console.log(`${source} recipes, 200 queries of 1 to 12 ingredients, times in ms; build: the median of three`)
console.log(
  'recipes   parse  build | cold p50    p95 | warm p50    p95 | one by one p50 | warm ratio | kB/recipe | insert |  lines   keys',
)
for (const size of SIZES) {
  const some = recipes.slice(0, size)
  const { parse, text } = readAll(some)

  const builds: number[] = []
  const create = () => {
    const start = performance.now()
    const built = new RecipeIndex(vocabulary, some, swaps)
    builds.push(performance.now() - start)
    return built
  }
  const before = heap()
  const index = create()
  // The recipes are in memory next to the index here; alone it would own the text of the lines.
  const bytes = heap() - before + text
  for (let i = 0; i < 2; i++) {
    create()
    heap()
  }
  const build = percentile(builds, 0.5)

  const run = (on: RecipeIndex) =>
    queries.map((ingredients) => {
      const start = performance.now()
      on.query({ ingredients })
      return performance.now() - start
    })
  // Cold: nothing is cached from one query to the next.
  const cold = queries.map((ingredients) => {
    index.forget()
    const start = performance.now()
    index.query({ ingredients })
    return performance.now() - start
  })
  run(index)
  const warm = run(index)

  const timed = (ask: (ingredients: readonly string[]) => unknown) => {
    const times = () =>
      queries.map((ingredients) => {
        const start = performance.now()
        ask(ingredients)
        return performance.now() - start
      })
    times()
    const warmed = times()
    return { p50: percentile(warmed, 0.5), p95: percentile(warmed, 0.95) }
  }
  const kitchen = (ingredients: readonly string[]) => ({ ingredients, staples: STAPLES })
  const orders = [
    ...ORDERS.map((order) => ({
      name: order as string,
      ...timed((ingredients) => index.query({ ...kitchen(ingredients), order })),
    })),
    {
      name: 'soon',
      ...timed((ingredients) =>
        index.query({ ...kitchen(ingredients), order: 'ready', soon: ingredients.slice(0, SOON) }),
      ),
    },
    { name: 'purchases', ...timed((ingredients) => index.purchases(kitchen(ingredients))) },
  ]

  const sampled = queries.slice(0, size >= 50_000 ? 3 : 10).map((ingredients) => {
    const shelf = createShelf(ingredients, [], vocabulary)
    const part = some.slice(0, 2000)
    const start = performance.now()
    for (const recipe of part) scoreRecipe(shelf, recipe.ingredients, vocabulary)
    return ((performance.now() - start) / part.length) * size
  })
  const slow = percentile(sampled, 0.5)
  const inserts = some.slice(0, 500).map((recipe, i) => {
    const start = performance.now()
    index.insert({ ...recipe, id: `new-${i}` })
    return performance.now() - start
  })
  const [c50, c95] = [percentile(cold, 0.5), percentile(cold, 0.95)]
  const [w50, w95] = [percentile(warm, 0.5), percentile(warm, 0.95)]
  console.log(
    `${String(size).padStart(7)} ${ms(parse)} ${ms(build)} |  ${ms(c50)} ${ms(c95)} |  ${ms(w50)} ${ms(w95)} | ${ms(slow).padStart(14)} | ` +
      `${Math.round(slow / w50)}`.padStart(10) +
      ` | ${(bytes / size / 1024).toFixed(2).padStart(9)} | ${percentile(inserts, 0.5).toFixed(3).padStart(6)} | ${String(index.stats.lines).padStart(6)} ${String(index.stats.keys).padStart(6)}`,
  )
  const ready = orders.find(({ name }) => name === 'ready')
  if (size === figures.speed.recipes && ready)
    record('speed', {
      p50: round(w50, 1),
      p95: round(w95, 1),
      readyP50: round(ready.p50, 1),
      readyP95: round(ready.p95, 1),
      timesFaster: Math.round(slow / w50),
    })
  const soon = orders.find(({ name }) => name === 'soon')
  if (soon && ready)
    console.log(
      `        with what won't keep: p50 ${(soon.p50 / ready.p50).toFixed(2)}, p95 ${(soon.p95 / ready.p95).toFixed(2)} times without`,
    )
  const byScore = orders.find(({ name }) => name === 'score')?.p50 ?? 0
  for (const { name, p50, p95 } of orders)
    console.log(
      `        ${name.padEnd(9)} ${ms(p50)} ${ms(p95)} | ${(p50 / byScore).toFixed(2)} times by score`,
    )
}
