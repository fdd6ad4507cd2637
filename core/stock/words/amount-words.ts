import { type Measure, measureText, unitNamed } from '../../shopping/measure.ts'
import * as strings from './strings.ts'

/** Weights and volumes in small units are read as numbers, to the next round one. */
const SMALL: ReadonlySet<string> = new Set(['milligram', 'gram', 'milliliter'])
const LARGE: ReadonlySet<string> = new Set(['kilogram', 'liter', 'deciliter', 'centiliter'])
/** Spoons and cups are counted in parts: "⅓ cup". Of anything else people say "a third of a can". */
const MEASURED: ReadonlySet<string> = new Set([
  'teaspoon',
  'tablespoon',
  'fluid ounce',
  'cup',
  'pint',
  'quart',
  'gallon',
  'ounce',
  'pound',
])

const PARTS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
const LEAST = 1 / 8

const toNext = (value: number, step: number) => Math.round(value / step) * step

/** The part of one that a cook would name. */
function nearestPart(value: number): number {
  const whole = Math.floor(value)
  const rest = value - whole
  const part = PARTS.reduce((best, one) => (Math.abs(one - rest) < Math.abs(best - rest) ? one : best))
  return whole + part
}

function rounded({ value, unit }: Measure): number {
  if (unit !== null && SMALL.has(unit)) return toNext(value, value >= 100 ? 5 : value >= 10 ? 1 : 0.5)
  if (unit !== null && LARGE.has(unit)) return toNext(value, 0.05)
  if (value >= 10) return Math.round(value)
  if (value >= 3) return toNext(value, 0.5)
  return Math.max(PARTS[1] ?? 0, nearestPart(value))
}

/** As a kitchen counts: whole, or in fractions that have a sign. Weights may have a decimal or two. */
function isPlain({ value, unit }: Measure): boolean {
  const step = unit !== null && SMALL.has(unit) ? 0.5 : unit !== null && LARGE.has(unit) ? 0.05 : undefined
  if (step) return Math.abs(value - toNext(value, step)) < 0.001
  return !measureText({ value, unit: null }).includes('.')
}

/** An amount as people say it: "2 heads", "about a quarter of a head", "about ⅓", "about 250 g". */
export function amountInWords(amount: Measure, isGuess = false): string {
  if (isPlain(amount)) return isGuess ? strings.about(measureText(amount)) : measureText(amount)
  const { unit } = amount
  const isThing = unit !== null && !SMALL.has(unit) && !LARGE.has(unit) && !MEASURED.has(unit)
  if (amount.value < LEAST && (isThing || unit === null)) return strings.aLittle
  const value = rounded(amount)
  const part = isThing ? strings.partWords(value) : undefined
  return strings.about(part && unit ? strings.partOfOne(part, unit) : measureText({ value, unit }))
}

/** An amount on a list: as it was written, or as people say it where we computed it, "0.27 heads". */
export function amountOnList(text: string): string {
  const [, value, word] = /^(\d+\.\d+)(?: ([a-z ]+))?$/.exec(text) ?? []
  return value ? amountInWords({ value: Number(value), unit: word ? unitNamed(word) : null }) : text
}
