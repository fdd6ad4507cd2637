/**
 * npm run bench:ranking [-- FILE.jsonl …] [--show]: what the first five results are worth to a cook, ordered by SousScore
 * and ready first, in one run. See README.md for the files.
 */
import type { Order } from '#core/contracts/match-recipes.ts'
import { record } from '../record.ts'
import { index, RECIPES } from './collection.ts'
import { drawnKitchens, type Kitchen, readKitchens } from './kitchens.ts'

const FIRST = 5
const PURCHASES = 2
const args = process.argv.slice(2)
const show = args.includes('--show')
const files = args.filter((arg) => !arg.startsWith('--'))

const matches = (patterns: readonly string[], title: string) =>
  patterns.some((pattern) => new RegExp(pattern, 'i').test(title))

function firstFive({ ingredients, staples }: Kitchen, order: Order, limit = FIRST) {
  return index.query({ ingredients, staples, order, limit }).map(({ id, group, missing }) => {
    const open = missing.filter(({ swap }) => swap === '')
    const { title = '', kind = 'meal' } = RECIPES.get(id) ?? {}
    return {
      title,
      kind,
      group,
      missing: open.length,
      lacksMain: open.some(({ weight }) => weight === 'main'),
      open: open.map(({ line }) => line),
    }
  })
}

const isMeal = (kind: string | null) => kind === 'meal' || kind === 'breakfast'
const mean = (sum: number, count: number) => (sum / Math.max(1, count)).toFixed(2)

function expected(name: string, kitchens: readonly Kitchen[], order: Order): void {
  let among = 0
  let within = 0
  let wrong = 0
  let lacks = 0
  let missing = 0
  let shown = 0
  let possible = 0
  let asides = 0
  for (const kitchen of kitchens) {
    const first = firstFive(kitchen, order)
    const hits = first.filter(({ title }) => matches(kitchen.expect, title))
    const near = hits.some((one) => one.missing <= PURCHASES)
    const all = firstFive(kitchen, order, RECIPES.size)
    if (all.some((one) => one.missing <= PURCHASES && matches(kitchen.expect, one.title))) possible++
    if (hits.length > 0) among++
    if (near) within++
    if (first[0] && matches(kitchen.mustNotFirst, first[0].title)) wrong++
    if (first[0]?.lacksMain) lacks++
    missing += first.reduce((sum, one) => sum + one.missing, 0)
    asides += first.filter(({ kind }) => !isMeal(kind)).length
    shown += first.length
    if (show && order === 'ready' && !near) {
      console.log(`\n${kitchen.ingredients.join(', ')}`)
      for (const { group, title, open } of first) console.log(`  ${group}: ${title} | ${open.join('; ')}`)
    }
  }
  // The set that no change was made after.
  if (name.startsWith('kitchens-4.'))
    record(
      'ranking',
      order === 'ready'
        ? { kitchens: kitchens.length, ready: within, possible, lacksMain: lacks }
        : { byScore: within, lacksMainByScore: lacks },
    )
  const cells = [among, within, possible, wrong, lacks].map((cell) => String(cell).padStart(6))
  console.log(
    `${name.padEnd(26)} ${order.padEnd(6)} ${cells.join(' ')} ${mean(missing, shown).padStart(8)} ${mean(5 * asides, shown).padStart(8)}`,
  )
}

const sets: [string, Kitchen[]][] =
  files.length > 0
    ? files.map((file) => [file.split('/').at(-1) ?? file, readKitchens(file)])
    : ['kitchens.jsonl', 'kitchens-2.jsonl', 'kitchens-3.jsonl', 'kitchens-4.jsonl'].map((name) => [
        name,
        readKitchens(new URL(`./${name}`, import.meta.url)),
      ])
console.log('an expected dish: among the first five; within two purchases; possible within two purchases;')
console.log(
  'the first result: must not be first; lacks a main ingredient; of the first five, mean: missing; no meal',
)
for (const [name, kitchens] of sets)
  for (const order of ['score', 'ready'] as const) expected(`${name} (${kitchens.length})`, kitchens, order)

const drawn = drawnKitchens(300)
for (const order of ['score', 'ready'] as const) {
  let can = 0
  let see = 0
  let missing = 0
  let shown = 0
  for (const kitchen of drawn) {
    const first = firstFive(kitchen, order)
    const all = firstFive(kitchen, 'ready', RECIPES.size)
    const ready = ({ group, kind }: (typeof first)[number]) => group === 'ready' && isMeal(kind)
    if (all.some(ready)) {
      can++
      if (first.some(ready)) see++
    }
    missing += first.reduce((sum, one) => sum + one.missing, 0)
    shown += first.length
  }
  console.log(
    `300 drawn kitchens, ${order}: ${can} can cook a meal at once, ${see} see one among the first five; missing ${mean(missing, shown)}`,
  )
}
