import { parseLine } from '#core/ingredients/parse-line.ts'
import { linesOfStep } from './step-lines.ts'
import * as strings from './strings.ts'

/** An ingredient of a step. */
export interface StepIngredient {
  /** The line, or only its name where an earlier step has used it up. */
  text: string
  /** Where it comes from: "from step 2", "shared with step 1". */
  note: string
  /** What to use for it; empty if it is at hand. */
  advice: string
}

interface Lines {
  lines: readonly string[]
  advice: readonly string[]
  /** For each step the indexes of the lines it uses; a heuristic fills in until they are known. */
  mentions: readonly (readonly number[])[] | undefined
}

/** An amount that several steps share: the whole line helps to tell how much is left. */
const DIVIDED = /\bdivided\b/i

const nameOf = (line: string) => strings.together(parseLine(line).names) || line

/** "the remaining rice", "the rest of the parsley", "half of the butter". */
function usesPart(step: string, line: string): boolean {
  const nouns = parseLine(line).names.map((name) => /(\p{L}+?)s?$/u.exec(name)?.[1] ?? '')
  return nouns.some(
    (noun) =>
      noun !== '' &&
      new RegExp(`\\b(?:remaining|rest of|half|last)\\b[^.;,]{0,30}\\b${noun}`, 'iu').test(step),
  )
}

/** For each step, what it uses. An amount is listed where it is used first; later steps only name the ingredient. */
export function ingredientsOfSteps(
  steps: readonly string[],
  { lines, advice, mentions }: Lines,
): StepIngredient[][] {
  const byStep = steps.map(
    (step, at) => mentions?.[at] ?? linesOfStep(step, lines).map((line) => lines.indexOf(line)),
  )
  return steps.map((step, at) =>
    (byStep[at] ?? []).flatMap((index): StepIngredient[] => {
      const line = lines[index]
      if (line === undefined) return []
      const first = byStep.findIndex((used) => used.includes(index))
      const whole = { text: line, note: '', advice: advice[index] ?? '' }
      if (first === at) return [whole]
      if (DIVIDED.test(line) || usesPart(step, line))
        return [{ ...whole, note: strings.sharedWithStep(first + 1) }]
      return [{ text: nameOf(line), note: strings.fromStep(first + 1), advice: '' }]
    }),
  )
}
