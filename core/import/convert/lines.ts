import { OWN_LIMITS } from '#core/contracts/own-limits.ts'
import { isCookingFact } from '#core/own-recipes/reading/cooking-facts.ts'
import * as strings from '../strings.ts'
import { inParts } from './fit-text.ts'
import { isFootnote } from './footnotes.ts'
import { plainLine, plainLines } from './plain-text.ts'
import type { Remarks } from './remarks.ts'

const BULLET = /^(?:[•·▢□☐▪◦‣●○∙⁃*]|[-–—](?=\s)|\[[ xX]?\])\s*(?=\S)/u
const NUMBER = /^(?:step\s*)?(\d{1,3})\s*[.):]\s+(?=\S)/i
const NUMBER_ALONE = /^(?:step\s*)?\d{1,3}\s*[.):]?$/i

/** Only dashes or tildes, also between the lines of a step. */
const RULES = /(?:^|\s)[~\-–—_=*]{4,}(?=\s|$)/gu

interface Marks {
  /** An asterisk at the beginning may belong to a footnote. */
  footnotes: boolean
}

const withoutBullet = (line: string, { footnotes }: Marks) =>
  footnotes && isFootnote(line) ? line : line.replace(BULLET, '')

export function ingredientsOf(given: readonly string[], remarks: Remarks, marks: Marks): string[] {
  const listed = given
    .flatMap(plainLines)
    .map((line) => withoutBullet(line.replace(RULES, '').trim(), marks))
    .filter(Boolean)
  const all = listed.filter((line) => !isCookingFact(line))
  for (const line of listed) if (isCookingFact(line)) remarks.add(line)
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
export function stepsOf(
  given: readonly string[],
  remarks: Remarks,
  marks: Marks,
): { steps: string[]; starts: number[] } {
  const starts: number[] = []
  const steps: string[] = []
  const whole = withoutNumbers(
    given.map((step) => withoutBullet(plainLine(step).replace(RULES, '').trim(), marks)),
  )
  for (const step of whole) {
    starts.push(steps.length)
    if (step === '' || NUMBER_ALONE.test(step)) continue
    const parts = inParts(step, OWN_LIMITS.step)
    if (parts.length > 1) remarks.report('steps', strings.stepSplit)
    steps.push(...parts)
  }
  const left = steps.slice(OWN_LIMITS.steps)
  if (left.length > 0)
    remarks.move('steps', strings.moreSteps, left.join('\n'), strings.tooManySteps(left.length))
  return { steps: steps.slice(0, OWN_LIMITS.steps), starts }
}
