import { readFileSync } from 'node:fs'
import { createFoods } from '#content/food-facts/book.ts'
import type { Need, Verdict } from '#core/contracts/food-facts.ts'
import { needsIn } from '#core/food-facts/need-words.ts'
import { type Judgement, judge } from '#core/food-facts/verdict.ts'

/** The verdicts as a case writes them. */
const WRITTEN: Record<Verdict, string> = {
  contains: 'contains',
  'may contain': 'may',
  'free of': 'free',
  'not known': 'unknown',
}
/** "shellfish" is two allergens: the worse verdict counts. */
const ORDER = ['contains', 'may contain', 'not known', 'free of']

/** As EU law names the allergen; in everyday words "nuts" are peanuts too. */
const NAMED: Record<string, Need[]> = { nuts: ['tree nuts'] }

const files = process.argv.slice(2)
if (files.length === 0) {
  console.error(
    'Usage: npm run bench:facts -- FILE.tsv …\nEach line: food, need, accepted verdicts, with tabs between.',
  )
  process.exit(1)
}

const foods = createFoods()

function worst(food: string, needs: readonly Need[]): Judgement {
  const all = needs.map((need) => judge([food], need, foods))
  all.sort((a, b) => ORDER.indexOf(a.verdict) - ORDER.indexOf(b.verdict))
  return all[0] as Judgement
}

let agreed = 0
let unknown = 0
let total = 0
const byNeed = new Map<string, { agreed: number; total: number }>()
for (const file of files)
  for (const [at, row] of readFileSync(file, 'utf8').split('\n').entries()) {
    const [food = '', need = '', accepted = '', reason = ''] = row.split('\t').map((cell) => cell.trim())
    if (food === '' || food.startsWith('#')) continue
    const needs = NAMED[need] ?? needsIn(need)
    if (needs.length === 0 || accepted === '') {
      console.error(`${file}:${at + 1}: "${need}" is not a need, or there is no verdict`)
      process.exit(1)
    }
    const found = worst(food, needs)
    const ours = WRITTEN[found.verdict]
    const fits = accepted.split(',').some((one) => one.trim() === ours)
    const sum = byNeed.get(need) ?? { agreed: 0, total: 0 }
    byNeed.set(need, { agreed: sum.agreed + Number(fits), total: sum.total + 1 })
    total++
    if (ours === 'unknown') unknown++
    if (fits) agreed++
    else {
      const [cause] = found.causes
      const why = cause
        ? `${cause.food} ${cause.level} ${cause.content}${cause.reason ? `, because ${cause.reason}` : ''}`
        : found.unknown.length > 0
          ? `not known: ${found.unknown.join(', ')}`
          : 'no record lists it'
      console.log(`${food} · ${need}: ${ours} (${why}); accepted: ${accepted}${reason ? ` (${reason})` : ''}`)
    }
  }
console.log()
for (const [need, sum] of byNeed) console.log(`${need}: ${sum.agreed} of ${sum.total}`)
const share = ((100 * agreed) / total).toFixed(1)
console.log(`\n${agreed} of ${total} agreed (${share} %), ${unknown} not known`)
