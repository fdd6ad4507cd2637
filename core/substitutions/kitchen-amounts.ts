import { usMeasureOf } from '#core/recipes/amounts.ts'
import * as strings from './strings.ts'

const GLYPHS: readonly (readonly [value: number, glyph: string])[] = [
  [1 / 8, '⅛'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
]
const CUP_STEPS = [0, 1 / 4, 1 / 3, 1 / 2, 2 / 3, 3 / 4, 1]
const SPOON_STEPS = [0, 1 / 4, 1 / 2, 3 / 4, 1]
const SMALL_SPOON_STEPS = [1 / 8, 1 / 4, 3 / 8, 1 / 2, 3 / 4, 1]
const HALF_STEPS = [0, 1 / 2, 1]
const CUP = 236.6
const TABLESPOON = 14.79
const TEASPOON = 4.93

const SHORT: Record<string, string> = {
  tablespoon: 'tbsp',
  teaspoon: 'tsp',
  ounce: 'oz',
  'fluid ounce': 'fl oz',
  pound: 'lb',
  gram: 'g',
  kilogram: 'kg',
  milliliter: 'ml',
  liter: 'l',
}
const METRIC = new Set(['gram', 'kilogram', 'milligram', 'milliliter', 'centiliter', 'deciliter', 'liter'])

export const isMetric = (unit: string | null): boolean => unit !== null && METRIC.has(unit)

/** Milliliters or grams per unit; undefined for counted items. */
export const measureOf = (unit: string | null) => (unit === null ? undefined : usMeasureOf(`1 ${unit} thing`))

/** 1.5 -> "1½", as on a measuring cup. */
export function kitchenNumber(value: number): string {
  const whole = Math.floor(value + 0.01)
  const rest = value - whole
  if (rest < 0.04) return String(whole)
  const near = GLYPHS.reduce((best, one) => (Math.abs(one[0] - rest) < Math.abs(best[0] - rest) ? one : best))
  return whole === 0 ? near[1] : `${whole}${near[1]}`
}

function nearest(value: number, steps: readonly number[]): number {
  const whole = Math.floor(value)
  const rest = value - whole
  const step = steps.reduce((best, one) => (Math.abs(one - rest) < Math.abs(best - rest) ? one : best))
  return whole + step
}

const closeTo = (value: number, wanted: number, share: number) => Math.abs(value - wanted) <= wanted * share

export function unitText(unit: string, amount: number): string {
  const short = SHORT[unit]
  if (short) return short
  if (amount <= 1) return unit
  if (unit === 'leaf' || unit === 'loaf') return `${unit.slice(0, -1)}ves`
  return /(ch|sh|x|s)$/.test(unit) ? `${unit}es` : `${unit}s`
}

const withUnit = (amount: number, unit: string) => `${kitchenNumber(amount)} ${unitText(unit, amount)}`

/** Common measuring cups and spoons: "¾ cup plus 2 tbsp", never 0.87 cups. */
export function volumeText(milliliters: number): string {
  const cups = milliliters / CUP
  if (cups >= 0.24) {
    const near = nearest(cups, CUP_STEPS)
    if (closeTo(near, cups, 0.035)) return withUnit(near, 'cup')
    if (cups < 0.5) return withUnit(Math.round(cups * 16), 'tablespoon')
    const whole = Math.floor(cups)
    let best = { lower: near, spoons: 0, error: Math.abs(near - cups) }
    for (const step of CUP_STEPS) {
      const lower = whole + step
      const spoons = Math.round((cups - lower) * 16)
      const error = Math.abs(lower + spoons / 16 - cups)
      if (lower > 0 && spoons >= 1 && spoons <= 3 && error < best.error - 0.002)
        best = { lower, spoons, error }
    }
    const { lower, spoons } = best
    return spoons === 0
      ? withUnit(lower, 'cup')
      : strings.plus(withUnit(lower, 'cup'), strings.tablespoons(spoons))
  }
  const spoons = milliliters / TABLESPOON
  if (spoons >= 0.95) {
    const near = nearest(spoons, HALF_STEPS)
    if (closeTo(near, spoons, 0.06)) return withUnit(near, 'tablespoon')
    const lower = Math.floor(spoons)
    const small = Math.round((spoons - lower) * 6) / 2
    return small === 0
      ? withUnit(lower, 'tablespoon')
      : strings.plus(strings.tablespoons(lower), strings.teaspoons(kitchenNumber(small)))
  }
  const small = milliliters / TEASPOON
  if (small < 1 / 16) return strings.onePinch
  return withUnit(nearest(small, small < 1 ? SMALL_SPOON_STEPS : SPOON_STEPS), 'teaspoon')
}

const rounded = (value: number) => (value < 20 ? Math.max(1, Math.round(value)) : Math.round(value / 5) * 5)

export function metricVolumeText(milliliters: number): string {
  if (milliliters < 30) return volumeText(milliliters)
  return milliliters >= 1000 ? `${Number((milliliters / 1000).toFixed(2))} l` : `${rounded(milliliters)} ml`
}

export const gramsText = (grams: number): string =>
  grams >= 1000 ? `${Number((grams / 1000).toFixed(2))} kg` : `${rounded(grams)} g`

export function poundsText(grams: number): string {
  const pounds = grams / 453.6
  if (pounds >= 0.99) return withUnit(nearest(pounds, SPOON_STEPS), 'pound')
  return withUnit(Math.max(0.25, nearest(grams / 28.35, HALF_STEPS)), 'ounce')
}

/** Pieces: a quarter matters for one onion, not for ten shallots. */
export function countOf(amount: number): number {
  if (amount >= 5) return Math.round(amount)
  if (amount >= 2) return nearest(amount, HALF_STEPS)
  return Math.max(0.25, nearest(amount, CUP_STEPS))
}
