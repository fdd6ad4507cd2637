/**
 * npm run bench:pantry [-- RULES.json …] [--calibration]: how well a plain list, exact booking and Sous know a kitchen after eight
 * weeks of forgetful households. See README.md for the rules.
 */
import { fileURLToPath } from 'node:url'
import { exactBooking } from './exact-booking.ts'
import { plainList } from './plain-list.ts'
import { type Rules, readRules } from './rules.ts'
import { NO_SCORE, type Score, simulate } from './simulate.ts'
import { sous } from './sous.ts'
import type { System } from './system.ts'

const args = process.argv.slice(2)
const calibration = args.includes('--calibration')
const given = args.filter((arg) => !arg.startsWith('--'))
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url))
const files = given.length > 0 ? given : [here('rules.json'), here('rules-unseen.json')]

const SYSTEMS: readonly ((rules: Rules) => System)[] = [plainList, exactBooking, sous]
const percent = (part: number) => `${(part * 100).toFixed(1)}%`

function sum(one: Score, other: Score): Score {
  const all = { ...one }
  for (const key of Object.keys(NO_SCORE) as (keyof Score)[]) all[key] += other[key]
  return { ...all, mostQuestions: Math.max(one.mostQuestions, other.mostQuestions) }
}

interface Bin {
  there: number
  all: number
  chance: number
}

function run(file: string) {
  const rules = readRules(file)
  const totals = SYSTEMS.map(() => ({ score: { ...NO_SCORE }, wasted: 0 }))
  const bins: Bin[] = Array.from({ length: 10 }, () => ({ there: 0, all: 0, chance: 0 }))
  const bySeed: number[][] = SYSTEMS.map(() => [])
  let wasted = 0
  for (const seed of rules.seeds) {
    const seedScores = SYSTEMS.map(() => ({ ...NO_SCORE }))
    for (let index = 0; index < rules.households; index++) {
      const ours = sous(rules)
      const systems = [plainList(rules), exactBooking(rules), ours]
      const result = simulate(rules, seed, index, systems, undefined, (world) => {
        for (const [food, chance] of ours.chances()) {
          const bin = bins[Math.min(9, Math.floor(chance * 10))] as Bin
          bin.all += 1
          bin.chance += chance
          if (world.there(food)) bin.there += 1
        }
      })
      wasted += result.wasted
      for (const [i, system] of SYSTEMS.entries()) {
        const total = totals[i]
        const score = result.scores[i]
        if (!total || !score) continue
        total.score = sum(total.score, score)
        seedScores[i] = sum(seedScores[i] as Score, score)
        const followed = system(rules)
        total.wasted += simulate(rules, seed, index, [followed], followed).wasted
      }
    }
    for (const [i, score] of seedScores.entries()) bySeed[i]?.push(balanced(score))
  }
  const weeks = rules.seeds.length * rules.households * rules.measured_weeks
  console.log(
    `\n${file}: ${rules.seeds.length} × ${rules.households} households, last ${rules.measured_weeks} of ${rules.weeks} weeks\n`,
  )
  console.log(
    '| | right | balanced | there, known | gone, known | taps a week | questions a week (most) | right, points a tap | balanced above 50, points a tap | wasted, g a week (if "use soon" had no effect) |',
  )
  console.log('|---|---|---|---|---|---|---|---|---|---|')
  for (const [i, { score, wasted: used }] of totals.entries()) {
    const { there, thereRight, gone, goneRight } = score
    const right = (thereRight + goneRight) / (there + gone)
    const taps = score.taps / weeks
    const range = bySeed[i] ?? []
    console.log(
      `| ${SYSTEMS[i]?.(rules).name} | ${percent(right)} | ${percent(balanced(score))} (${percent(Math.min(...range))} to ${percent(Math.max(...range))}) | ${percent(thereRight / there)} | ${percent(goneRight / gone)} | ${taps.toFixed(1)} | ${(score.questions / weeks).toFixed(2)} (${score.mostQuestions}) | ${((right * 100) / taps).toFixed(2)} | ${((balanced(score) * 100 - 50) / taps).toFixed(2)} | ${(used / weeks).toFixed(0)} (${(wasted / weeks).toFixed(0)}) |`,
    )
  }
  if (!calibration) return
  console.log('\n| chance said | really there | item days |\n|---|---|---|')
  for (const { all, there, chance } of bins)
    if (all > 0) console.log(`| ${percent(chance / all)} | ${percent(there / all)} | ${all} |`)
}

const balanced = ({ there, thereRight, gone, goneRight }: Score) =>
  (thereRight / there + goneRight / gone) / 2

for (const file of files) run(file)
