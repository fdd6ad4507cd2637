import { writeMeasure } from './scale-measure.ts'
import { toCelsius, toFahrenheit } from './temperatures.ts'
import { VOLUMES, WEIGHTS } from './unit-sizes.ts'

export type System = 'us' | 'metric'

/** As cookbooks round them; a cup is 240 ml to a cook, not 236.6. */
const KITCHEN_ML: Readonly<Record<string, number>> = {
  ...VOLUMES,
  teaspoon: 5,
  tablespoon: 15,
  'fluid ounce': 30,
  cup: 240,
  pint: 480,
  quart: 950,
}

/** Grams when the unit is a weight, or a volume of something whose density is known; milliliters otherwise. */
export function inMetric(
  amount: number,
  unit: string,
  gramsPerMl?: number | null,
): { amount: number; unit: 'gram' | 'milliliter' } | undefined {
  const weight = WEIGHTS[unit]
  if (weight !== undefined) return { amount: amount * weight, unit: 'gram' }
  const volume = VOLUMES[unit]
  if (volume === undefined) return undefined
  if (gramsPerMl) return { amount: amount * volume * gramsPerMl, unit: 'gram' }
  return { amount: amount * (KITCHEN_ML[unit] ?? volume), unit: 'milliliter' }
}

/** Ounces and pounds for weights; cups and spoons for volumes. */
export function inUs(amount: number, unit: string): { amount: number; unit: string } | undefined {
  const weight = WEIGHTS[unit]
  if (weight !== undefined) {
    const ounces = (amount * weight) / 28.35
    return ounces >= 16 ? { amount: ounces / 16, unit: 'pound' } : { amount: ounces, unit: 'ounce' }
  }
  const volume = VOLUMES[unit]
  if (volume === undefined) return undefined
  const ml = amount * volume
  if (ml >= 55) return { amount: ml / 240, unit: 'cup' }
  return ml >= 14 ? { amount: ml / 15, unit: 'tablespoon' } : { amount: ml / 5, unit: 'teaspoon' }
}

/** Converted figures are rounded: a pound is 450 g in every cookbook. */
function roundConverted(value: number): number {
  return roundTo(value, value < 50 ? 1 : value < 250 ? 5 : 10)
}

/** Abbreviated for metric ("300 g", "1.2 l"), spelled out for US ("1 1/2 cups"). */
export function writeIn(min: number, max: number, link: string, unit: string): string {
  const metric = unit === 'gram' || unit === 'milliliter'
  if (!metric) return writeMeasure({ min, max, link, spelling: unit }, unit)
  const spelling = unit === 'gram' ? 'g' : 'ml'
  return writeMeasure({ min: roundConverted(min), max: roundConverted(max), link, spelling }, unit)
}

const roundTo = (value: number, step: number) => Math.round(value / step) * step

/** Marks on an oven dial. */
const OVEN_MARKS: Readonly<Record<number, number>> = {
  250: 120,
  275: 135,
  300: 150,
  325: 165,
  350: 175,
  375: 190,
  400: 200,
  425: 220,
  450: 230,
  475: 245,
  500: 260,
}

/** Oven temperatures are rounded to dial marks; thermometer readings to the degree. */
export function ovenCelsius(fahrenheit: number): number {
  const exact = toCelsius(fahrenheit)
  return OVEN_MARKS[fahrenheit] ?? (fahrenheit >= 250 ? roundTo(exact, 5) : Math.round(exact))
}

export function ovenFahrenheit(celsius: number): number {
  const mark = Object.entries(OVEN_MARKS).find(([, own]) => own === celsius)?.[0]
  if (mark) return Number(mark)
  const exact = toFahrenheit(celsius)
  return exact >= 250 ? roundTo(exact, 25) : Math.round(exact)
}
