import type { Frame } from '../read/follow-up.ts'
import { kitchenFraction, plainNumber, shownAmount, UNITS } from '../units.ts'
import { type Answer, said } from './answer.ts'

const FACTORS: readonly (readonly [RegExp, number])[] = [
  [/\b(halve|halved|half of|half)\b/, 0.5],
  [/\b(double|doubled|twice|two times)\b/, 2],
  [/\b(triple|tripled|three times)\b/, 3],
  [/\b(third of)\b/, 1 / 3],
  [/\b(quarter of)\b/, 0.25],
]

function factorIn(folded: string): number | undefined {
  const part = /\b(\d)\/([1-9]) of \d/.exec(folded)
  if (part) return Number(part[1]) / Number(part[2])
  return FACTORS.find(([words]) => words.test(folded))?.[1]
}

/** "half of 3/4 cup", in common measuring cups and spoons. */
export function writeFraction(frame: Frame): Answer | undefined {
  const counted = frame.measures.filter(
    ({ value, unit }) => value !== undefined && UNITS[unit].kind !== 'temperature',
  )
  const source = counted.at(-1)
  const factor = factorIn(frame.folded)
  if (!source?.value || !factor) return undefined
  const value = source.value * factor
  const unit = UNITS[source.unit]
  const spoons = unit.kind === 'volume' ? drawer(value * unit.size) : ''
  return said('convert', `That is **${shownAmount(value, source.unit)}**${spoons}.`)
}

function drawer(ml: number): string {
  const teaspoons = Math.round((ml / UNITS.tsp.size) * 4) / 4
  if (teaspoons >= 96 || teaspoons < 3) return ''
  const spoons = Math.floor(teaspoons / 3)
  const rest = teaspoons - spoons * 3
  const tail = rest === 0 ? '' : ` + ${kitchenFraction(rest)} ${rest > 1 ? 'teaspoons' : 'teaspoon'}`
  return `, or ${spoons} ${spoons === 1 ? 'tablespoon' : 'tablespoons'}${tail} (${plainNumber(ml)} ml)`
}
