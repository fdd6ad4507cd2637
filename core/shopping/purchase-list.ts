import type { Purchase } from '#core/contracts/recipe-details.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { MEASURES } from '#core/ingredients/units.ts'
import { VOLUMES } from '#core/recipes/unit-sizes.ts'
import { addMeasures, type Measure, measureText, pluralUnit } from './measure.ts'
import * as strings from './strings.ts'

/** A line of a recipe to buy. */
export interface WantedLine {
  /** Scaled and in the user's units, as it is shown. */
  line: string
  /** Its plain name, until more is known. */
  name: string
  purchase: Purchase | null
}

interface Wish {
  name: string
  line: string
}

/** Rounding up forgives what nobody would buy another one for. */
const FORGIVEN = 0.15
const GRAMS_OF_OUNCE = 28.35

const upTo = (value: number, step: number) => Math.max(1, Math.ceil(value / step - FORGIVEN)) * step

/** "200 g", "1½ lb": rounded up to what a counter weighs. */
function weightText(grams: number, metric: boolean): string {
  if (metric) {
    const rounded = upTo(grams, grams < 100 ? 25 : 50)
    return rounded < 1000 ? `${rounded} g` : measureText({ value: rounded / 1000, unit: 'kilogram' })
  }
  const ounces = grams / GRAMS_OF_OUNCE
  return ounces < 15.5
    ? measureText({ value: upTo(ounces, 1), unit: 'ounce' })
    : measureText({ value: upTo(ounces, 4) / 16, unit: 'pound' })
}

const CUP = VOLUMES.cup ?? 0
const TABLESPOON = VOLUMES.tablespoon ?? 0
/** Smaller amounts are spoons. */
const LEAST_CUP = 0.22

/** "250 ml", "1.7 l", "7 cups", "3 tbsp": rounded up to what bottles and cartons hold. */
function volumeText(milliliters: number, metric: boolean): string {
  if (metric) {
    const rounded = upTo(milliliters, milliliters < 100 ? 25 : milliliters < 1000 ? 50 : 100)
    return rounded < 1000
      ? `${rounded} ml`
      : measureText({ value: Math.round(rounded / 100) / 10, unit: 'liter' })
  }
  const cups = milliliters / CUP
  if (cups < LEAST_CUP) return measureText({ value: upTo(milliliters / TABLESPOON, 1), unit: 'tablespoon' })
  return measureText({ value: upTo(cups, cups < 2 ? 0.25 : cups < 5 ? 0.5 : 1), unit: 'cup' })
}

/** What a shop sells of this much: "2 onions", "1 can chickpeas", "7 oz feta cheese". */
export function amountText(
  { one, many, unit }: Pick<Purchase, 'one' | 'many' | 'unit'>,
  amount: number,
  metric: boolean,
): string {
  if (unit === 'milliliter') return `${volumeText(amount, metric)} ${one}`
  if (unit === 'gram') return `${weightText(amount, metric)} ${many}`
  const count = upTo(amount, 1)
  if (unit === null) return `${count} ${count > 1 ? many : one}`
  return `${count} ${count > 1 ? pluralUnit(unit) : unit} ${many}`
}

const measureOf = (line: string): Measure | undefined => {
  const { quantity, unit } = parseLine(line)
  return quantity && unit ? { value: quantity.max, unit } : undefined
}

/** A single measure keeps its unit: "6 tbsp". */
function sumOf(all: readonly (Measure | undefined)[]): string {
  const measures = all.flatMap((one) => one ?? [])
  return (measures.length > 1 ? addMeasures(measures) : measures).map(measureText).join(' + ')
}

/** "cumin (for 2 tsp)": the amount is for the cook, not for the shop. */
const withUse = (name: string, use: string) => (use ? strings.withUse(name, use) : name)

/** A line of an unknown ingredient: cups and spoons are no way to buy it, but a count or a package is. */
function unknownLine({ line, name }: WantedLine): string {
  const measure = measureOf(line)
  const kitchen = measure?.unit && MEASURES.has(measure.unit) && !/ounce|pound|gram/.test(measure.unit)
  return kitchen ? withUse(name, measureText(measure)) : line
}

function together(wanted: readonly WantedLine[], factor: number, metric: boolean): string {
  const [first] = wanted
  const purchase = first?.purchase
  if (!first || !purchase) return first ? unknownLine(first) : ''
  if (purchase.amount === null)
    return withUse(purchase.many, sumOf(wanted.map(({ line }) => measureOf(line))))
  const totals = new Map<Purchase['part'], number>()
  for (const { purchase: one } of wanted)
    totals.set(one?.part ?? null, (totals.get(one?.part ?? null) ?? 0) + (one?.amount ?? 0))
  const whole = totals.get(null) ?? 0
  totals.delete(null)
  // A lemon gives both its juice and its zest.
  return amountText(purchase, (whole + Math.max(0, ...totals.values())) * factor, metric)
}

/** What to put on the shopping list for these lines, in the units that shops sell; each food once. */
export function purchaseList(wanted: readonly WantedLine[], factor: number, system: 'us' | 'metric'): Wish[] {
  const byFood = new Map<string, WantedLine[]>()
  for (const [at, one] of wanted.entries()) {
    const { purchase } = one
    const key = purchase
      ? `${purchase.name} ${purchase.amount === null ? 'name' : purchase.unit}`
      : `line ${at}`
    byFood.set(key, [...(byFood.get(key) ?? []), one])
  }
  return [...byFood.values()].map((group) => ({
    name: group[0]?.purchase?.name ?? group[0]?.name ?? '',
    line: together(group, factor, system === 'metric'),
  }))
}
