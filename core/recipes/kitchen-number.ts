const SIGNS: Readonly<Record<string, number>> = {
  '½': 1 / 2,
  '¼': 1 / 4,
  '¾': 3 / 4,
  '⅓': 1 / 3,
  '⅔': 2 / 3,
  '⅛': 1 / 8,
  '⅜': 3 / 8,
  '⅝': 5 / 8,
  '⅞': 7 / 8,
}
const SIGN = '[½¼¾⅓⅔⅛⅜⅝⅞]'

/** A number as recipes write it: "2", "1.5", "1 1/2", "1½", "½", "3/4". For use in larger patterns. */
export const AMOUNT = String.raw`(?:\d+(?:\s+|\s*-\s*|\s+and\s+)\d+[/⁄]\d+|\d+\s*${SIGN}|\d+[/⁄]\d+|\d+(?:\.\d+)?|${SIGN})`

/** Parses a match of AMOUNT. */
export function readAmount(text: string): number {
  const parts = text.replace(/(\d)\s*-\s*(?=\d)|\s+and\s+/g, '$1 ').replace(new RegExp(SIGN), ' $&')
  return parts
    .trim()
    .split(/\s+/)
    .reduce((sum, part) => {
      const sign = SIGNS[part]
      if (sign !== undefined) return sum + sign
      const [over, under] = part.split(/[/⁄]/)
      return sum + Number(over) / Number(under ?? 1)
    }, 0)
}

/** Fractions that a set of measuring cups and spoons has. */
const FINE: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 8, '1/8'],
  [1 / 4, '1/4'],
  [1 / 3, '1/3'],
  [3 / 8, '3/8'],
  [1 / 2, '1/2'],
  [5 / 8, '5/8'],
  [2 / 3, '2/3'],
  [3 / 4, '3/4'],
  [7 / 8, '7/8'],
  [1, ''],
]
const eighths = /\/8$/
const PLAIN = FINE.filter(([, text]) => !eighths.test(text))
const HALVES = FINE.filter(([value]) => value === 0 || value === 0.5 || value === 1)

/** The larger the amount, the coarser the fraction: 12 3/8 cups isn't measurable. */
function gridFor(value: number) {
  if (value >= 20) return HALVES.filter(([part]) => part !== 0.5)
  if (value >= 10) return HALVES
  return value >= 2 ? PLAIN : FINE
}

/** The nearest amount that a kitchen can measure; never zero. Countable items aren't cut into eighths. */
export function roundAmount(value: number, counted = false): number {
  const whole = Math.floor(value + 1e-9)
  const rest = value - whole
  const nearest = (counted && value < 10 ? PLAIN : gridFor(value)).reduce((best, one) =>
    Math.abs(one[0] - rest) < Math.abs(best[0] - rest) - 1e-9 ? one : best,
  )
  return Math.max(whole + nearest[0], counted ? 1 / 4 : 1 / 8)
}

/** Parts of a spoon: a set has an eighth, a quarter and a half teaspoon. */
const SMALL_SPOON = [1 / 8, 1 / 4, 3 / 8, 1 / 2, 3 / 4, 1]
const QUARTERS = [0, 1 / 4, 1 / 2, 3 / 4, 1]
const HALF_SPOONS = [0, 1 / 2, 1]

/** The nearest amount that measuring spoons can do; in between, the larger one. */
export function roundSpoons(value: number, unit: 'teaspoon' | 'tablespoon'): number {
  const whole = Math.floor(value + 1e-9)
  const steps = unit === 'tablespoon' ? HALF_SPOONS : whole < 1 ? SMALL_SPOON : QUARTERS
  const rest = value - whole
  const step = steps.reduce((best, one) => (Math.abs(one - rest) < Math.abs(best - rest) + 1e-9 ? one : best))
  return Math.max(whole + step, 1 / 8)
}

/** "1 1/2", "3/4", "12": rounded to what a kitchen can measure. */
export function writeAmount(value: number): string {
  const rounded = roundAmount(value)
  const whole = Math.floor(rounded + 1e-9)
  const fraction = FINE.find(([part, text]) => text && Math.abs(part - (rounded - whole)) < 1e-6)?.[1]
  if (!fraction) return String(Math.round(rounded))
  return whole > 0 ? `${whole} ${fraction}` : fraction
}

/** Grams and milliliters as cooks weigh them: 7.5, 42, 65, 340, 1250. */
export function roundMetric(value: number): number {
  const step = value < 10 ? 0.5 : value < 50 ? 1 : value < 1000 ? 5 : 10
  return Math.max(Math.round(value / step) * step, 0.5)
}

/** Kilograms, liters and decimals from scraped pages: at most two decimal places. */
export function writeDecimal(value: number): string {
  return String(Number(value.toFixed(value < 10 ? 2 : 1)))
}
