import { roundAmount, roundMetric, roundSpoons, writeAmount, writeDecimal } from './kitchen-number.ts'
import { isMetric, type MeasuredText } from './measured-text.ts'
import { pluralWord } from './word-number.ts'

interface Step {
  unit: string
  /** How many of the smaller unit make one. */
  holds: number
  /** The larger unit is used from this amount on, in multiples of `grid`. */
  from: number
  grid: number
}

const LARGER: Readonly<Record<string, Step>> = {
  teaspoon: { unit: 'tablespoon', holds: 3, from: 1, grid: 1 / 2 },
  tablespoon: { unit: 'cup', holds: 16, from: 1 / 4, grid: 1 / 4 },
  ounce: { unit: 'pound', holds: 16, from: 1, grid: 1 / 4 },
  gram: { unit: 'kilogram', holds: 1000, from: 1, grid: 0.01 },
  milliliter: { unit: 'liter', holds: 1000, from: 1, grid: 0.01 },
}
/** Below this amount of a unit, cooks use the smaller one. */
const SMALLER: Readonly<Record<string, { unit: string; holds: number; under: number }>> = {
  cup: { unit: 'tablespoon', holds: 16, under: 1 / 4 },
  tablespoon: { unit: 'teaspoon', holds: 3, under: 1 },
  pound: { unit: 'ounce', holds: 16, under: 1 / 4 },
  kilogram: { unit: 'gram', holds: 1000, under: 1 },
  liter: { unit: 'milliliter', holds: 1000, under: 1 },
}
const SHORT: Readonly<Record<string, string>> = {
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
  ounce: 'oz',
  pound: 'lb',
  gram: 'g',
  kilogram: 'kg',
  milliliter: 'ml',
  liter: 'l',
  cup: 'cup',
}

const EVERYDAY = [1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4]

const onGrid = (value: number, grid: number) =>
  Math.abs(value / grid - Math.round(value / grid)) < 0.02 * Math.max(1, value)

/** The unit that a cook would use for this much, and how much of it that is. */
function bestUnit(amount: number, unit: string): { amount: number; unit: string } {
  const up = LARGER[unit]
  const larger = up ? amount / up.holds : 0
  if (
    up &&
    larger >= up.from - 1e-6 &&
    (onGrid(larger, up.grid) || (up.unit === 'cup' && larger > 1) || isMetric(unit))
  )
    return bestUnit(larger, up.unit)
  const down = SMALLER[unit]
  if (down && amount < down.under - 1e-6) return bestUnit(amount * down.holds, down.unit)
  // 6 tablespoons aren't a fraction of a cup found in a measuring set, nor 7 ounces one of a pound.
  if (
    down &&
    !isMetric(unit) &&
    amount < 1 &&
    !EVERYDAY.some((part) => Math.abs(part - amount) < 0.05 * amount)
  )
    return { amount: amount * down.holds, unit: down.unit }
  return { amount, unit }
}

const isShort = (spelling: string) =>
  !/(?:cup|spoon|ounce|pound|gram|lit(?:er|re)|pint|quart|gallon)/i.test(spelling)

/** "cup" for one and less, "cups" for more; abbreviations never change. */
function unitWord(unit: string, short: boolean, count: number): string {
  const word = short ? (SHORT[unit] ?? unit) : unit
  const fixed = short && word !== 'cup'
  return fixed || count <= 1 ? word : pluralWord(word)
}

/** The unit as short as it is usually written: "g", "tbsp", "cups", "cloves". */
export const shortUnit = (unit: string, count: number): string => unitWord(unit, unit in SHORT, count)

const measurable = (value: number, unit: string) =>
  unit === 'teaspoon' || unit === 'tablespoon' ? roundSpoons(value, unit) : roundAmount(value)

const write = (value: number, unit: string) => {
  if (unit === 'gram' || unit === 'milliliter') return String(roundMetric(value))
  // "0.75 tsp" was a page's number; a spoon shows "1 1/2".
  return isMetric(unit) ? writeDecimal(value) : writeAmount(measurable(value, unit))
}

/** Up to here, half a tablespoon more or less is tasted. */
const MOST_SPOONS = 3

/** "1 tablespoon plus 1 teaspoon" for 1 1/3; undefined where whole and half tablespoons do. */
function spoons(amount: number, short: boolean): string | undefined {
  const whole = Math.floor(amount + 1e-9)
  const small = roundSpoons((amount - whole) * 3, 'teaspoon')
  const isHalf = Math.abs(amount * 2 - Math.round(amount * 2)) < 0.25
  if (whole < 1 || whole >= MOST_SPOONS || isHalf || small >= 3) return undefined
  const one = (count: number, unit: string) => `${writeAmount(count)} ${unitWord(unit, short, count)}`
  return `${one(whole, 'tablespoon')} plus ${one(small, 'teaspoon')}`
}

/** An amount in a unit, written as a cook would: 24 teaspoons as "1/2 cup". */
export function writeMeasure(
  { min, max, link, spelling }: Pick<MeasuredText, 'min' | 'max' | 'link' | 'spelling'>,
  unit: string,
): string {
  // The ends of a range stay in one unit.
  const best = min === max || isMetric(unit) ? bestUnit(max, unit) : { amount: max, unit }
  const low = min * (best.amount / max)
  const modifier = /^(?:heaping|heaped|scant|level|generous|rounded|packed)\s+/i.exec(spelling)?.[0] ?? ''
  const bare = spelling.slice(modifier.length)
  const inTablespoons =
    best.unit === 'tablespoon' ? best.amount : best.unit === 'teaspoon' ? best.amount / 3 : 0
  // 4 teaspoons are measured as such, 3 3/4 aren't.
  const isPlain = best.unit === 'teaspoon' && Number.isInteger(roundSpoons(best.amount, 'teaspoon'))
  const several =
    min === max && modifier === '' && !isPlain ? spoons(inTablespoons, isShort(bare)) : undefined
  if (several) return several
  const count = isMetric(best.unit) ? best.amount : measurable(best.amount, best.unit)
  const kept = best.unit === unit && isShort(bare) ? bare : unitWord(best.unit, isShort(bare), count)
  const ends = min === max ? [best.amount] : [low, best.amount]
  const numbers = [...new Set(ends.map((value) => write(value, best.unit)))].join(link)
  return `${numbers} ${modifier}${kept}`
}

type Written = Pick<MeasuredText, 'min' | 'max' | 'link' | 'unit' | 'spelling' | 'decimal'>

/** A measure in a text, times a factor. */
export function scaleMeasure(measured: Written, factor: number): string {
  return writeMeasure({ ...measured, min: measured.min * factor, max: measured.max * factor }, measured.unit)
}
