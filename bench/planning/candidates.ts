/**
 * npm run bench:planning-candidates -- 150000: what a plan may be made of, over a large collection, as a ratio to a plain
 * match of the same kitchens. Cold: the recipes haven't been read for a plan before. Planned: with the week made of them.
 */
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { MEASURES } from '#content/measures/index.ts'
import { NUTRITION } from '#content/nutrition/index.ts'
import { SHELF_LIFE } from '#content/shelf-life/index.ts'
import { matchRecipesInput } from '#core/contracts/match-recipes.ts'
import { planCandidatesInput } from '#core/contracts/plan-candidates.ts'
import { CANDIDATES } from '#core/contracts/planning-limits.ts'
import type { ExternalRecipeRow } from '#core/contracts/rows.ts'
import { answerMatch } from '#core/matching/answer-match.ts'
import { toIndexed } from '#core/matching/indexed-recipe.ts'
import { RecipeIndex } from '#core/matching/recipe-index.ts'
import { answerPlanCandidates } from '#core/planning/answer-candidates.ts'
import { createPlanBook } from '#core/planning/plan-book.ts'
import { planWeek } from '#core/planning/plan-week.ts'
import type { PlanWishes } from '#core/planning/wishes.ts'
import { recipeKind } from '#core/recipes/recipe-kind.ts'
import { benchRows } from '../collection/load.ts'
import { picker, random } from '../matching/recipes.ts'
import { given } from '../record.ts'

const COUNT = Number(given[0] ?? 150_000)
const KITCHENS = 30
const STAPLES = ['salt', 'black pepper', 'oil', 'butter', 'sugar', 'flour']

const WEEK = Array.from({ length: 7 }, (_, at) => `2026-11-${16 + at}`)
const WISHES: PlanWishes = {
  slots: ['dinner'],
  eaters: 2,
  guests: [],
  daysOff: [],
  cookTwice: false,
  minutes: WEEK.map(() => null),
  variety: 'normal',
  favoritesFirst: false,
  kcal: null,
  protein: null,
  mostToBuy: null,
}

const { source, rows: loaded } = await benchRows(COUNT)
const next = random(5)
const rows = loaded.map(
  (row, at): ExternalRecipeRow => ({
    ...(row as unknown as ExternalRecipeRow),
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    meal: null,
    rest_time_minutes: null,
    allergens: [],
    foods: [],
    origin: 'scraped',
    kind: recipeKind({ title: row.title, meal: null, ingredients: row.ingredients }, VOCABULARY),
    line_weights: row.ingredients.map(() => '0111112'[Math.floor(next() * 7)]).join(''),
  }),
)
const byId = new Map(rows.map((row) => [row.id, row]))
const index = new RecipeIndex(VOCABULARY, rows.map(toIndexed))
const rowsOf = async (ids: readonly string[]) => ids.flatMap((id) => byId.get(id) ?? [])
const newBook = () =>
  createPlanBook({ vocabulary: VOCABULARY, measures: MEASURES, nutrition: NUTRITION, shelfLife: SHELF_LIFE })

const pick = picker(INGREDIENTS, next)
const kitchens = Array.from({ length: KITCHENS }, () => {
  const ingredients = [...new Set(Array.from({ length: 25 }, () => pick().name))]
  return { ingredients, soon: ingredients.slice(0, 8), staples: STAPLES }
})

async function timed(ask: (kitchen: (typeof kitchens)[number]) => Promise<unknown>) {
  const times: number[] = []
  for (const kitchen of kitchens) {
    // The processor's time: the clock on the wall also counts what else the machine does.
    const start = process.cpuUsage()
    await ask(kitchen)
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
  }
  times.sort((a, b) => a - b)
  return { p50: times[times.length >> 1] ?? 0, p95: times[Math.floor(times.length * 0.95)] ?? 0 }
}

const match = (kitchen: (typeof kitchens)[number]) =>
  answerMatch(matchRecipesInput.parse(kitchen), { index, vocabulary: VOCABULARY, rowsOf })
let book = newBook()
const plan = (kitchen: (typeof kitchens)[number]) =>
  answerPlanCandidates(planCandidatesInput.parse(kitchen), { index, vocabulary: VOCABULARY, book, rowsOf })

await timed(match)
const plain = await timed(match)
// Code is compiled, nothing is read.
await timed(plan)
book = newBook()
const cold = await timed((kitchen) => {
  book = newBook()
  return plan(kitchen)
})
book = newBook()
const mixed = await timed(plan)
const warm = await timed(plan)
const pools = await timed(async (kitchen) =>
  index.pools({
    ...kitchen,
    dietary: 0,
    avoid: 0,
    leaveOut: [],
    exclude: new Set(),
    purposes: [['meal']],
    within: null,
    each: CANDIDATES,
    eachSoon: 24,
    ids: [],
  }),
)

const whole = await timed(async (kitchen) => {
  book = newBook()
  const { recipes, fixed: fixedRecipes } = await plan(kitchen)
  const stock = kitchen.ingredients.map((name, at) => ({
    name,
    grams: 400,
    amount: null,
    until: WEEK[at] ?? null,
    chance: 1,
  }))
  const problem = {
    days: WEEK,
    wishes: WISHES,
    stock,
    leftovers: [],
    recipes,
    fixed: [],
    fixedRecipes,
    seed: 1,
  }
  planWeek(problem)
})

console.log(
  `${COUNT} ${source}, ${KITCHENS} kitchens of 25 foods, 8 of which won't keep; ${CANDIDATES} candidates`,
)
for (const [name, { p50, p95 }] of Object.entries({
  plain,
  pools,
  cold,
  mixed,
  warm,
  'cold and planned': whole,
}))
  console.log(
    `${name.padEnd(16)} p50 ${p50.toFixed(0).padStart(5)} ms, p95 ${p95.toFixed(0).padStart(5)} ms, ${(p50 / plain.p50).toFixed(1)} times a match`,
  )
