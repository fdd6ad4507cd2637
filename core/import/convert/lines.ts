import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import * as strings from '../strings.ts'
import { inParts } from './fit-text.ts'
import { plainLine, plainLines } from './plain-text.ts'
import type { Remarks } from './remarks.ts'

const BULLET = /^(?:[•·▢□☐▪◦‣●○∙⁃*]|[-–—](?=\s)|\[[ xX]?\])\s*(?=\S)/u
const NUMBER = /^(?:step\s*)?(\d{1,3})\s*[.):]\s+(?=\S)/i
const NUMBER_ALONE = /^(?:step\s*)?\d{1,3}\s*[.):]?$/i

export function ingredientsOf(given: readonly string[], remarks: Remarks): string[] {
  const all = given.flatMap(plainLines).map((line) => line.replace(BULLET, ''))
  const lines = all.flatMap((line) => inParts(line, OWN_LIMITS.line))
  if (lines.length > all.length) remarks.report('ingredients', strings.lineSplit)
  const left = lines.slice(OWN_LIMITS.lines)
  if (left.length > 0)
    remarks.move('ingredients', strings.moreIngredients, left.join('\n'), strings.tooManyLines(left.length))
  return lines.slice(0, OWN_LIMITS.lines)
}

/** "1." before every step is its number; the list shows one anyway. */
function withoutNumbers(steps: readonly string[]): string[] {
  let next = 1
  let counted = 0
  for (const step of steps) {
    const number = Number(NUMBER.exec(step)?.[1] ?? Number.NaN)
    if (number === next || number === 1) {
      counted++
      next = number + 1
    }
  }
  const isNumbered =
    counted > 0 && counted >= steps.filter((step) => NUMBER.test(step)).length && counted * 2 >= steps.length
  return isNumbered ? steps.map((step) => step.replace(NUMBER, '')) : [...steps]
}

/** The steps, and where each given one begins among them. */
export function stepsOf(given: readonly string[], remarks: Remarks): { steps: string[]; starts: number[] } {
  const starts: number[] = []
  const steps: string[] = []
  const whole = withoutNumbers(given.map((step) => plainLine(step).replace(BULLET, '')))
  for (const step of whole) {
    starts.push(steps.length)
    if (NUMBER_ALONE.test(step)) continue
    const parts = inParts(step, OWN_LIMITS.step)
    if (parts.length > 1) remarks.report('steps', strings.stepSplit)
    steps.push(...parts)
  }
  const left = steps.slice(OWN_LIMITS.steps)
  if (left.length > 0)
    remarks.move('steps', strings.moreSteps, left.join('\n'), strings.tooManySteps(left.length))
  return { steps: steps.slice(0, OWN_LIMITS.steps), starts }
}
