import { capital } from '#core/text/capital.ts'
import { roundAmount, writeAmount } from './kitchen-number.ts'
import { countsIn, type RecipeCounts, type StepCount } from './step-counts.ts'
import { nounFor } from './word-number.ts'

const SPELLED = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Portions are whole; of an ingredient there may be half a piece, as in its line. */
const scaled = (value: number, factor: number, kind: StepCount['kind']) =>
  kind === 'portions' ? Math.max(1, Math.round(value * factor)) : roundAmount(value * factor, true)

/** Scales counted ingredients and portions: "make eight hollows", "crack the 6 eggs". Unsure ones stay. */
export function scaleCounts(step: string, factor: number, recipe: RecipeCounts): string {
  let result = ''
  let at = 0
  for (const count of countsIn(step, recipe)) {
    if (count.kind === 'unsure' || count.index < at) continue
    const [min, max] = [scaled(count.min, factor, count.kind), scaled(count.max, factor, count.kind)]
    const spell = (value: number) => (count.word && SPELLED[value - 1]) || writeAmount(value)
    const number = min === max ? spell(max) : spell(min) + count.link + spell(max)
    const written = /^[A-Z]/.test(step.slice(count.index)) ? capital(number) : number
    const between = step.slice(count.index + count.length, count.nounAt)
    const noun = count.max > 1 === max > 1 ? count.noun : nounFor(max, count.noun)
    result += step.slice(at, count.index) + written + between + noun
    at = count.nounAt + count.noun.length
  }
  return result + step.slice(at)
}

/** Does a step count something that scaling leaves as written? */
export const hasUnscaledCount = (step: string, recipe: RecipeCounts): boolean =>
  countsIn(step, recipe).some(({ kind }) => kind === 'unsure')
