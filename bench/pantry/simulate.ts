import { householdOf } from './household.ts'
import type { Rules } from './rules.ts'
import type { System } from './system.ts'
import { World } from './world.ts'

/** What a system knew on the days that are measured. */
export interface Score {
  thereRight: number
  there: number
  goneRight: number
  gone: number
  taps: number
  questions: number
  mostQuestions: number
}

export const NO_SCORE: Score = {
  thereRight: 0,
  there: 0,
  goneRight: 0,
  gone: 0,
  taps: 0,
  questions: 0,
  mostQuestions: 0,
}

const NOTHING: ReadonlySet<string> = new Set()

/** One household with some systems side by side; `followed` is the one whose "use soon" it acts on. */
export function simulate(
  rules: Rules,
  seed: number,
  index: number,
  systems: readonly System[],
  followed?: System,
  watch?: (world: World) => void,
): { scores: Score[]; wasted: number } {
  const home = householdOf(rules, seed, index)
  const world = new World(home, rules.habits)
  const { draw, type } = home
  const scores = systems.map(() => ({ ...NO_SCORE }))
  const weekOf = systems.map(() => 0)
  const measured = (rules.weeks - rules.measured_weeks) * 7
  let wastedBefore = 0
  for (const one of world.start()) for (const system of systems) system.observe(one, 0)
  for (let day = 1; day <= rules.weeks * 7; day++) {
    const soon = () => followed?.soon() ?? NOTHING
    for (const system of systems) system.settle(day)
    const before = systems.map(({ taps, questions }) => ({ taps, questions }))
    for (const one of world.morning(day, soon())) for (const system of systems) system.observe(one, day)
    if (draw('opens', day) < rules.habits.opens_a_day) for (const system of systems) ask(system, day)
    for (const one of world.evening(day, soon())) for (const system of systems) system.observe(one, day)
    if (day <= measured) {
      wastedBefore = world.wasted
      continue
    }
    for (const [i, system] of systems.entries()) {
      const score = scores[i] as Score
      score.taps += system.taps - (before[i]?.taps ?? 0)
      score.questions += system.questions - (before[i]?.questions ?? 0)
      if ((day - measured) % 7 === 1) weekOf[i] = before[i]?.questions ?? 0
      score.mostQuestions = Math.max(score.mostQuestions, system.questions - (weekOf[i] ?? 0))
      for (const food of home.foods.keys()) {
        const there = world.there(food)
        const right = system.shows(food) === there
        if (there) score.there += 1
        else score.gone += 1
        if (right && there) score.thereRight += 1
        if (right && !there) score.goneRight += 1
      }
    }
    watch?.(world)
  }

  function ask(system: System, day: number) {
    const food = system.asks(day)
    if (!food || draw('ignores', day) < type.ignores_question) return
    const wrong = draw('answers wrong', day, food) < rules.habits.wrong_answer
    system.answer(food, world.there(food) !== wrong, day)
  }
  return { scores, wasted: world.wasted - wastedBefore }
}
