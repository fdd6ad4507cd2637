import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { isHeading } from '#core/recipes/heading.ts'
import { linesOfSteps } from '#core/recipes/step-lines.ts'
import { timersIn } from '#core/recipes/step-timers.ts'
import { temperaturesIn } from '#core/recipes/temperatures.ts'

export interface StepReading {
  /** Names of the ingredients that it uses, in the order of the list. */
  ingredients: string[]
  /** "10 min", "20–25 min", "1 h 30 min". */
  timers: string[]
  /** As they are written: "350°F", "180 C". */
  temperatures: string[]
}

export interface StepsReading {
  steps: StepReading[]
  /** Names of the ingredients that no step uses. */
  unused: string[]
}

/** A step that takes them together, and names none. */
const TOGETHER =
  /\b(?:everything|(?:all|both|other|remaining|rest of|dry|wet|liquid|solid)\b[^.;,]{0,20}\bingredients)\b/i

const once = (names: readonly string[]): string[] => [...new Set(names.filter(Boolean))]

/** What the editor shows of the steps while they are typed, linked as the recipe's page and cook mode link them. */
export function readOwnSteps(
  typed: readonly string[],
  lines: readonly string[],
  vocabulary: Vocabulary,
): StepsReading {
  const steps = typed.slice(0, OWN_LIMITS.steps).map((step) => step.slice(0, OWN_LIMITS.step))
  const listed = lines.slice(0, OWN_LIMITS.lines).map((line) => line.slice(0, OWN_LIMITS.line))
  const names = listed.map((line) => (isHeading(line) ? '' : parseLine(line).name))
  const used = linesOfSteps(
    steps.map((step) => (isHeading(step) ? '' : step)),
    listed,
    vocabulary,
  )
  const isUsed = new Set(used.flat())
  return {
    steps: steps.map((step, at) => ({
      ingredients: once((used[at] ?? []).map((line) => names[line] ?? '')),
      timers: timersIn(step).map(({ span }) => span),
      temperatures: once(temperaturesIn(step).map(({ text }) => text.replace(/\s+/g, ' '))),
    })),
    unused: steps.some((step) => TOGETHER.test(step)) ? [] : once(names.filter((_, at) => !isUsed.has(at))),
  }
}
