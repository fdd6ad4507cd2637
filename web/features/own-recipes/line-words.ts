import type { LineReading } from '#core/own-recipes/read-line.ts'
import { writeAmount } from '#core/recipes/kitchen-number.ts'
import { shortUnit } from '#core/recipes/scale-measure.ts'
import * as strings from './strings.ts'

/** "2–3 cups". */
export function amountWords({ amount, unit }: Pick<LineReading, 'amount' | 'unit'>): string {
  if (!amount) return ''
  const { min, max } = amount
  const number = max > min ? `${writeAmount(min)}–${writeAmount(max)}` : writeAmount(min)
  return unit ? `${number} ${shortUnit(unit, max)}` : number
}

/** Of a line with its spelling corrected, the name: the rest of the line is the same. */
function correctedName(line: string, name: string, corrected: string): string {
  const at = line.toLowerCase().indexOf(name.toLowerCase())
  const rest = line.length - at - name.length
  return at < 0 ? corrected : corrected.slice(at, corrected.length - rest)
}

/** What may be wrong with the line, and what to do about it. */
export function doubtWords(line: string, { doubt, name, suggestion }: LineReading): string {
  switch (doubt) {
    case 'no amount':
      return strings.noAmount
    case 'several ingredients':
      return suggestion ? strings.splitLine(suggestion.length) : strings.severalIngredients
    case 'a step':
      return strings.moveToSteps
    case 'too long':
      return strings.tooLongLine
    default:
      return suggestion?.[0]
        ? strings.didYouMean(correctedName(line, name, suggestion[0]))
        : strings.unknownIngredient
  }
}
