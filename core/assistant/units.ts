import * as strings from './strings.ts'

type UnitKind = 'volume' | 'weight' | 'temperature' | 'stick'

interface KitchenUnit {
  name: string
  plural: string
  kind: UnitKind
  /** Milliliters or grams per unit; 0 for degrees. */
  size: number
}

const unit = (name: string, plural: string, kind: UnitKind, size: number): KitchenUnit => ({
  name,
  plural,
  kind,
  size,
})

export const UNITS = {
  tsp: unit(strings.teaspoon, strings.teaspoons, 'volume', 4.929),
  tbsp: unit(strings.tablespoon, strings.tablespoons, 'volume', 14.787),
  floz: unit(strings.fluidOunce, strings.fluidOunces, 'volume', 29.574),
  cup: unit(strings.cup, strings.cups, 'volume', 236.588),
  pint: unit(strings.pint, strings.pints, 'volume', 473.176),
  quart: unit(strings.quart, strings.quarts, 'volume', 946.353),
  gallon: unit(strings.gallon, strings.gallons, 'volume', 3785.41),
  ml: unit('ml', 'ml', 'volume', 1),
  cl: unit('cl', 'cl', 'volume', 10),
  dl: unit('dl', 'dl', 'volume', 100),
  l: unit(strings.liter, strings.liters, 'volume', 1000),
  g: unit('g', 'g', 'weight', 1),
  mg: unit('mg', 'mg', 'weight', 0.001),
  kg: unit('kg', 'kg', 'weight', 1000),
  oz: unit('oz', 'oz', 'weight', 28.3495),
  lb: unit('lb', 'lb', 'weight', 453.592),
  stick: unit(strings.stick, strings.sticks, 'stick', 113.4),
  f: unit('°F', '°F', 'temperature', 0),
  c: unit('°C', '°C', 'temperature', 0),
} as const
export type UnitId = keyof typeof UNITS

/** Common spellings. Single letters only count directly after a number. */
const SPELLINGS: readonly (readonly [UnitId, string])[] = [
  ['tsp', 'tsps?|teaspoons?|teaspoonfuls?'],
  ['tbsp', 'tbsps?|tbs|tablespoons?|tablespoonfuls?'],
  ['floz', 'fluid ounces?|fl\\.? ?oz'],
  ['cup', 'cups?|cupfuls?'],
  ['pint', 'pints?|pt'],
  ['quart', 'quarts?|qts?'],
  ['gallon', 'gallons?|gal'],
  ['ml', 'ml|mls|millilit(?:er|re)s?|cc'],
  ['cl', 'cl|centilit(?:er|re)s?'],
  ['dl', 'dl|decilit(?:er|re)s?'],
  ['l', 'lit(?:er|re)s?'],
  ['kg', 'kgs?|kilos?|kilograms?|kilogrammes?'],
  ['mg', 'mg|milligrams?'],
  ['g', 'grams?|grammes?|gr|gms?'],
  ['oz', 'oz|ounces?'],
  ['lb', 'lbs?|pounds?'],
  ['stick', 'sticks?'],
  ['f', 'fahrenheit|degrees? f|° ?f'],
  ['c', 'celsius|celcius|centigrade|degrees? c|° ?c'],
]
const SHORT: Readonly<Record<string, UnitId>> = { g: 'g', l: 'l', f: 'f', c: 'c', t: 'tsp' }

const NUMBER = String.raw`\d+ \d+\/\d+|\d+\/\d+|\d+(?:[.,]\d+)?`
const WORD_NUMBERS: Readonly<Record<string, number>> = {
  a: 1,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  half: 0.5,
  'half a': 0.5,
  'half an': 0.5,
  quarter: 0.25,
  'a quarter': 0.25,
  'a half': 0.5,
  'one and a half': 1.5,
}
const WORDS = Object.keys(WORD_NUMBERS)
  .sort((a, b) => b.length - a.length)
  .join('|')
const ALL = SPELLINGS.map(([id, words]) => `(?<${id}>${words})`).join('|')
const PATTERN = new RegExp(
  String.raw`(?<![\w/.])(?:(?<number>${NUMBER})\s*-?\s*|(?<word>${WORDS})\s+)?(?:${ALL}|(?<=\d\s?)(?<short>[glfct]))(?![\w])`,
  'g',
)

export interface Measure {
  /** Undefined where the unit stands alone: "how many grams". */
  value: number | undefined
  unit: UnitId
  index: number
}

function readNumber(text: string): number {
  const mixed = /^(\d+) (\d+)\/(\d+)$/.exec(text)
  if (mixed) return Number(mixed[1]) + Number(mixed[2]) / Number(mixed[3])
  const fraction = /^(\d+)\/(\d+)$/.exec(text)
  if (fraction) return Number(fraction[2]) === 0 ? 0 : Number(fraction[1]) / Number(fraction[2])
  return Number(text.replace(',', '.'))
}

/** Every unit of a folded question, with its amount where it has one. */
export function measuresIn(folded: string): Measure[] {
  const found: Measure[] = []
  for (const match of folded.slice(0, 600).matchAll(PATTERN)) {
    const groups = match.groups ?? {}
    const id = groups.short
      ? SHORT[groups.short]
      : (Object.keys(UNITS) as UnitId[]).find((key) => groups[key])
    if (!id) continue
    const value = groups.number
      ? readNumber(groups.number)
      : groups.word
        ? WORD_NUMBERS[groups.word]
        : undefined
    // "Stick" means butter only where butter is mentioned; otherwise the food sticks.
    if (id === 'stick' && !/butter|margarine/.test(folded)) continue
    found.push({ value, unit: id, index: match.index })
  }
  return found
}

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
  [1 / 6, '⅙'],
  [1 / 4, '¼'],
  [1 / 3, '⅓'],
  [3 / 8, '⅜'],
  [1 / 2, '½'],
  [5 / 8, '⅝'],
  [2 / 3, '⅔'],
  [3 / 4, '¾'],
  [7 / 8, '⅞'],
  [1, ''],
]

/** As a cook would write it: 1.13 is 1⅛. */
export function kitchenFraction(value: number): string {
  if (!Number.isFinite(value)) return '0'
  if (value >= 20) return String(Math.round(value))
  const whole = Math.floor(value)
  const rest = value - whole
  let best = FRACTIONS[0] as readonly [number, string]
  for (const one of FRACTIONS) if (Math.abs(one[0] - rest) < Math.abs(best[0] - rest)) best = one
  const carried = best[0] === 1 ? whole + 1 : whole
  if (carried === 0 && best[1] === '') return value.toFixed(2).replace(/0+$/, '').replace(/\.$/, '')
  return carried === 0 ? best[1] : `${carried}${best[1]}`
}

export function plainNumber(value: number): string {
  if (!Number.isFinite(value)) return '0'
  if (value >= 100) return String(Math.round(value))
  if (value >= 20) return String(Math.round(value))
  // 3.99 is 4 to a cook.
  if (value >= 1 && Math.abs(value - Math.round(value)) < 0.015) return String(Math.round(value))
  if (value >= 10) return String(Math.round(value * 10) / 10)
  return String(Math.round(value * 100) / 100)
}

/** A kitchen amount in its own unit: spoons and cups as fractions, the rest as numbers. */
export function shownAmount(value: number, id: UnitId): string {
  const unit = UNITS[id]
  const fractional = ['tsp', 'tbsp', 'cup', 'pint', 'quart', 'stick'].includes(id)
  const shown = fractional ? kitchenFraction(value) : plainNumber(value)
  const exact =
    fractional && Math.abs(value - Math.round(value)) > 0.02 && value < 20 ? ` (${plainNumber(value)})` : ''
  return `${shown} ${shown === '1' || value <= 1 ? unit.name : unit.plural}${exact}`
}

/** "350 °F (175 °C)", the other scale as ovens mark it. */
export function bothScales(fahrenheit: number): string {
  const exact = ((fahrenheit - 32) * 5) / 9
  // 400 °F is 204 °C, and every oven and cookbook calls it 200.
  const mark = fahrenheit === 400 ? 200 : Math.round(exact / 5) * 5
  const celsius = fahrenheit >= 200 ? mark : Math.round(exact)
  return `${fahrenheit} °F (${celsius} °C)`
}
