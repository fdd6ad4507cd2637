/**
 * npm run bench:planning [-- KITCHENS] [--no-forgetting]: four weeks of dinners in simulated kitchens, planned by Sous and
 * in the ways of others, and small weeks against the exact optimum. See README.md for the rules.
 */
import { fileURLToPath } from 'node:url'
import { type Rules, readRules } from '../pantry/rules.ts'
import { given } from '../record.ts'
import { exactAndOurs } from './exact.ts'
import { familyOf } from './family.ts'
import { worldFoods } from './foods.ts'
import { type Outcome, simulate } from './simulate.ts'
import { NOTHING, WAYS } from './ways.ts'

const KITCHENS = Number(given[0] ?? 200)
const WEEKS = 4
const SEED = 1
/** Weeks that can be tried out whole. */
const SMALL = { kitchens: 40, recipes: 10, days: 4 }

const read = readRules(fileURLToPath(new URL('../pantry/rules.json', import.meta.url)))

/** What gets into the app is all that happens. */
const remembered = (rules: Rules): Rules => ({
  ...rules,
  habits: { ...rules.habits, lists_at_start: 1, records_thrown: 1, list_has_amount: 1 },
  types: rules.types.map((type) => ({
    ...type,
    forgets_tick: 0,
    forgets_trip: 0,
    forgets_cooked: 0,
    records_out: 1,
  })),
})
const known = process.argv.includes('--no-forgetting') ? remembered(read) : read
const { all, ruleOf } = worldFoods(known)
const world: Rules = { ...known, foods: [...all], recipes: [] }

const NONE: Outcome = {
  spoiled: 0,
  spoiledOfMeals: 0,
  forMeals: 0,
  bought: 0,
  meals: 0,
  cooked: 0,
  repeated: 0,
  broken: 0,
  wished: 0,
  met: 0,
  times: [],
}

function sum(one: Outcome, other: Outcome): Outcome {
  const all = { ...one, times: [...one.times, ...other.times] }
  for (const key of Object.keys(NONE) as (keyof Outcome)[]) if (key !== 'times') all[key] += other[key]
  return all
}

const ROWS = [...WAYS, NOTHING]
const totals = ROWS.map(() => NONE)
const gaps: number[] = []
for (let index = 0; index < KITCHENS; index++) {
  const family = familyOf(known, SEED, index)
  for (const [at, way] of ROWS.entries()) {
    const outcome = await simulate(world, family, way, WEEKS, ruleOf, ({ problem }, day) => {
      if (at > 0 || day > 1 || index >= SMALL.kitchens) return
      const { exact, ours } = exactAndOurs({
        ...problem,
        days: problem.days.slice(0, SMALL.days),
        recipes: problem.recipes.slice(0, SMALL.recipes),
      })
      gaps.push((ours - exact) / Math.max(1, Math.abs(exact)))
    })
    totals[at] = sum(totals[at] as Outcome, outcome)
  }
  if (process.stderr.isTTY) process.stderr.write(`\r${index + 1} of ${KITCHENS}`)
}

const percent = (part: number) => `${(part * 100).toFixed(1)}%`
const median = (times: readonly number[], part = 0.5) =>
  [...times].sort((a, b) => a - b)[Math.floor(times.length * part)] ?? 0

const weeks = KITCHENS * WEEKS
console.log(`\n${KITCHENS} kitchens, ${WEEKS} weeks, by week and kitchen\n`)
console.log(
  '| | spoiled, g (of it bought or cooked for the plan) | items bought for meals (in all) | dinners eaten | meals repeated within 14 days | diets broken | wishes met | ms a plan (p95) |',
)
console.log('|---|---|---|---|---|---|---|---|')
for (const [at, way] of ROWS.entries()) {
  const one = totals[at] as Outcome
  console.log(
    `| ${way.name} | ${(one.spoiled / weeks).toFixed(0)} (${(one.spoiledOfMeals / weeks).toFixed(0)}) | ${(one.forMeals / weeks).toFixed(1)} (${(one.bought / weeks).toFixed(1)}) | ${(one.meals / weeks).toFixed(1)} | ${percent(one.repeated / Math.max(1, one.cooked))} | ${one.broken} | ${percent(one.met / one.wished)} | ${median(one.times).toFixed(0)} (${median(one.times, 0.95).toFixed(0)}) |`,
  )
}
const [ours, ...peers] = totals.slice(0, WAYS.length) as [Outcome, ...Outcome[]]
const best = Math.min(...peers.map(({ spoiled }) => spoiled))
console.log(`\nspoiled, of the best of the other ways: ${percent(ours.spoiled / best)}`)
const mean = gaps.reduce((total, gap) => total + gap, 0) / gaps.length
console.log(
  `exact optimum, ${gaps.length} weeks of ${SMALL.days} dinners and ${SMALL.recipes} recipes: reached in ${percent(gaps.filter((gap) => gap < 1e-9).length / gaps.length)}, above it by ${percent(mean)} on average, ${percent(Math.max(...gaps))} at most`,
)
