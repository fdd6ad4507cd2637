import type { Frame } from '../read/follow-up.ts'
import { kitchenFraction, plainNumber, shownAmount, UNITS } from '../units.ts'
import { type Answer, said } from './answer.ts'
import * as strings from './strings.ts'

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
  const amount = shownAmount(value, source.unit)
  const ml = value * unit.size
  const spoons = unit.kind === 'volume' ? drawer(ml) : ''
  return said(
    'convert',
    spoons === '' ? strings.thatIs(amount) : strings.thatIsOr({ amount, spoons, ml: plainNumber(ml) }),
  )
}

function drawer(ml: number): string {
  const teaspoons = Math.round((ml / UNITS.tsp.size) * 4) / 4
  if (teaspoons >= 96 || teaspoons < 3) return ''
  const spoons = Math.floor(teaspoons / 3)
  const rest = teaspoons - spoons * 3
  const amount = kitchenFraction(rest)
  const all = [strings.tablespoons(spoons)]
  if (rest > 0) all.push(rest > 1 ? strings.teaspoons(amount) : strings.aTeaspoon(amount))
  return all.join(' + ')
}
