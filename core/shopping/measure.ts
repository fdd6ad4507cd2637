/** Units that can be added up, each in the smallest unit of its family. */
const FAMILIES: readonly Readonly<Record<string, number>>[] = [
  { teaspoon: 1, tablespoon: 3, 'fluid ounce': 6, cup: 48, pint: 96, quart: 192, gallon: 768 },
  { milliliter: 1, centiliter: 10, deciliter: 100, liter: 1000 },
  { ounce: 1, pound: 16 },
  { milligram: 0.001, gram: 1, kilogram: 1000 },
]

/** The units a sum is written in, largest first, with the amount each starts at. Other units stay as written. */
const SHOWN: readonly Readonly<Record<string, number>>[] = [
  { cup: 0.25, tablespoon: 1, teaspoon: 0 },
  { liter: 1, milliliter: 0 },
  { pound: 1, ounce: 0 },
  { kilogram: 1, gram: 0 },
]
const METRIC = new Set([1, 3])

const SHORT: Record<string, string> = {
  teaspoon: 'tsp',
  tablespoon: 'tbsp',
  'fluid ounce': 'fl oz',
  ounce: 'oz',
  pound: 'lb',
  milliliter: 'ml',
  centiliter: 'cl',
  deciliter: 'dl',
  liter: 'l',
  milligram: 'mg',
  gram: 'g',
  kilogram: 'kg',
}
const PLURALS: Record<string, string> = { leaf: 'leaves', loaf: 'loaves', inch: 'inches' }

const FRACTIONS: readonly (readonly [number, string])[] = [
  [0, ''],
  [1 / 8, '⅛'],
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
const CLOSE = 0.01

function fractionOf(value: number): string | undefined {
  const whole = Math.floor(value)
  const found = FRACTIONS.find(([part]) => Math.abs(value - whole - part) < CLOSE)
  if (!found) return undefined
  const [part, sign] = found
  const ones = whole + (part === 1 ? 1 : 0)
  return ones === 0 && sign !== '' ? sign : `${ones}${sign}`
}

/** "1½", "¾", "2"; two decimals where no kitchen fraction is near. */
const kitchenNumber = (value: number): string => fractionOf(value) ?? String(Math.round(value * 100) / 100)

export const pluralUnit = (unit: string): string =>
  PLURALS[unit] ?? (/(?:ch|sh|x|s)$/.test(unit) ? `${unit}es` : `${unit}s`)

/** The unit of a word in a text of ours: "g", "heads", "loaves". */
export function unitNamed(word: string): string {
  const named = (table: Readonly<Record<string, string>>) =>
    Object.keys(table).find((unit) => table[unit] === word)
  return named(SHORT) ?? named(PLURALS) ?? word.replace(/((?:ch|sh|x|s)(?=es$)|[^s](?=s$))e?s$/, '$1')
}

function unitWord(unit: string, value: number): string {
  return SHORT[unit] ?? (value > 1 + CLOSE ? pluralUnit(unit) : unit)
}

export interface Measure {
  value: number
  /** Canonical, or null for counted items. */
  unit: string | null
}

const familyOf = (unit: string | null) => FAMILIES.findIndex((units) => unit !== null && unit in units)

/** A sum in the unit that a cook would use: 18 tsp are 6 tbsp, 3 half cups 1½ cups. */
function inGoodUnit(total: number, family: number, written: readonly (string | null)[]): Measure {
  const units = FAMILIES[family] ?? {}
  // If a single unit outside the usual set is used throughout (pints, fluid ounces), it stays.
  const only = written.every((unit) => unit === written[0]) ? written[0] : undefined
  const shown = SHOWN[family] ?? {}
  if (only && !(only in shown)) return { value: total / (units[only] ?? 1), unit: only }
  for (const [unit, from] of Object.entries(shown)) {
    const value = total / (units[unit] ?? 1)
    const fits = METRIC.has(family) || unit === only || fractionOf(value) !== undefined
    if (value >= from && fits) return { value, unit }
  }
  const smallest = Object.keys(shown).at(-1) ?? null
  return { value: total, unit: smallest }
}

/** Adds up compatible amounts; incompatible ones are listed side by side, in their original order. */
export function addMeasures(measures: readonly Measure[]): Measure[] {
  const groups = new Map<string, Measure[]>()
  for (const measure of measures) {
    const family = familyOf(measure.unit)
    const key = family < 0 ? `unit ${measure.unit}` : `family ${family}`
    groups.set(key, [...(groups.get(key) ?? []), measure])
  }
  return [...groups.values()].map((group) => {
    const family = familyOf(group[0]?.unit ?? null)
    if (family < 0)
      return { value: group.reduce((sum, { value }) => sum + value, 0), unit: group[0]?.unit ?? null }
    const units = FAMILIES[family] ?? {}
    const total = group.reduce((sum, { value, unit }) => sum + value * (units[unit ?? ''] ?? 1), 0)
    return inGoodUnit(
      total,
      family,
      group.map(({ unit }) => unit),
    )
  })
}

/** "1½ cups", "3 lb", "2". */
export function measureText({ value, unit }: Measure): string {
  if (unit === null) return kitchenNumber(value)
  return `${kitchenNumber(value)} ${unitWord(unit, value)}`
}
