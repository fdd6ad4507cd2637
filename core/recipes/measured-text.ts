import { UNITS } from '#core/ingredients/units.ts'
import { AMOUNT, readAmount } from './kitchen-number.ts'

/** An amount with a unit somewhere in a text: "1 1/2 cups", "2–3 tbsp", "14-ounce". */
export interface MeasuredText {
  min: number
  max: number
  /** The separator of a range. */
  link: string
  /** Canonical: "tablespoon". */
  unit: string
  /** As it was written: "tbsp". */
  spelling: string
  /** The amounts were written as decimals. */
  decimal: boolean
  /** "14-ounce": a size, not an amount. */
  hyphen: boolean
  index: number
  text: string
}

const US = new Set([
  'cup',
  'tablespoon',
  'teaspoon',
  'ounce',
  'fluid ounce',
  'pound',
  'pint',
  'quart',
  'gallon',
])
const METRIC = new Set(['gram', 'kilogram', 'milligram', 'milliliter', 'centiliter', 'deciliter', 'liter'])

export const isUs = (unit: string): boolean => US.has(unit)
export const isMetric = (unit: string): boolean => METRIC.has(unit)

const spellings = [...UNITS]
  .filter(([, unit]) => US.has(unit) || METRIC.has(unit))
  .map(([spelling]) => spelling)
  .sort((a, b) => b.length - a.length)
  .join('|')
const PATTERN = new RegExp(
  String.raw`(?<![\w/.°])(${AMOUNT})(?:(\s*(?:-|–|—|to|or)\s*)(${AMOUNT}))?(\s*-\s*|\s*)((?:heaping|heaped|scant|level|generous|rounded|packed)\s+)?(fl(?:uid|\.)?\s*(?:ounces?|oz)|${spellings})\b`,
  'gi',
)

/** All amounts in measuring units, in order. Excludes times, temperatures, lengths and counts. */
export function measuredIn(text: string): MeasuredText[] {
  const found: MeasuredText[] = []
  for (const match of text.matchAll(PATTERN)) {
    const [all, first = '', link = '', second, gap = '', modifier = '', spelling = ''] = match
    // "200 C" is a temperature, and "2 T" is ambiguous.
    if (spelling === 'C' || spelling === 'G') continue
    const fluid = /^fl/i.test(spelling)
    const unit = fluid ? 'fluid ounce' : UNITS.get(spelling.toLowerCase())
    if (!unit) continue
    const min = readAmount(first)
    found.push({
      min,
      max: second ? Math.max(min, readAmount(second)) : min,
      link: second ? link : '',
      unit,
      spelling: modifier + spelling,
      decimal: /\./.test(first + (second ?? '')),
      hyphen: gap.includes('-'),
      index: match.index,
      text: all,
    })
  }
  return found
}

/** Rewrites some of the measures; undefined leaves one unchanged. */
export function replaceMeasured(text: string, write: (measured: MeasuredText) => string | undefined): string {
  let result = ''
  let at = 0
  for (const measured of measuredIn(text)) {
    const written = write(measured)
    if (written === undefined) continue
    result += text.slice(at, measured.index) + written
    at = measured.index + measured.text.length
  }
  return result + text.slice(at)
}
