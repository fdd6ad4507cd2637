import type { Ingredient } from '#core/contracts/ingredient.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { gramsOf } from '#core/recipes/amounts.ts'
import type { FoodMeasures } from '#core/recipes/food-weights.ts'
import {
  countOf,
  gramsText,
  isMetric,
  kitchenNumber,
  measureOf,
  metricVolumeText,
  poundsText,
  unitText,
  volumeText,
} from './kitchen-amounts.ts'
import type { Base, Part } from './record.ts'
import * as strings from './strings.ts'

const MOST = 10_000
/** A stick of butter is eight tablespoons; fractions of it are measured in those. */
const STICK_ML = 118.3
/** Pieces per bunch, for ingredients where a piece isn't the bunch itself. */
const BUNCHES: Record<string, number> = {
  'green onion': 7,
  asparagus: 20,
  radish: 10,
  carrot: 6,
  beet: 4,
  celery: 9,
}

/** The requested amount; undefined for "some" and "to taste". */
export function readAmount(quantity: string): Base | undefined {
  if (quantity === '') return undefined
  const read = parseLine(`${quantity} thing`)
  if (!read.quantity) return undefined
  const amount = (read.quantity.min + read.quantity.max) / 2
  return amount > 0 && amount <= MOST ? { amount, unit: read.unit } : undefined
}

/** The amount that a line of a recipe asks for. */
export function amountOfLine(line: string): Base | undefined {
  const { quantity, unit } = parseLine(line)
  return quantity && quantity.max > 0 && quantity.max <= MOST
    ? { amount: (quantity.min + quantity.max) / 2, unit }
    : undefined
}

/** How many base amounts are requested; undefined if the two can't be compared. */
export function timesBase(
  asked: Base,
  base: Base,
  ingredient: Ingredient,
  { vocabulary, measures }: { vocabulary: Vocabulary; measures: FoodMeasures },
): number | undefined {
  if (asked.unit === base.unit) return asked.amount / base.amount
  const [one, other] = [measureOf(asked.unit), measureOf(base.unit)]
  if (one?.milliliters && other?.milliliters)
    return (asked.amount * one.milliliters) / (base.amount * other.milliliters)
  if (one?.grams && other?.grams) return (asked.amount * one.grams) / (base.amount * other.grams)
  const weigh = ({ amount, unit }: Base) => {
    const grams = gramsOf(`1 ${unit ?? ''} ${ingredient.name}`, vocabulary, measures)
    const pieces = unit === 'bunch' ? (BUNCHES[ingredient.name] ?? 1) : 1
    return grams === undefined ? undefined : grams * amount * pieces
  }
  const [asks, holds] = [weigh(asked), weigh(base)]
  return asks !== undefined && holds ? asks / holds : undefined
}

/** "2 bananas", "½ banana": the last words of a label in the singular or plural that the count requires. */
function counted(label: string, amount: number, ingredient: Ingredient): string {
  for (const form of [ingredient.plural, ingredient.name])
    if (label.endsWith(form))
      return label.slice(0, -form.length) + (amount > 1 ? ingredient.plural : ingredient.name)
  return label
}

const noted = (text: string, note: string) => (note === '' ? text : `${text}, ${note}`)

function amountText(
  amount: number,
  unit: string | null,
  label: string,
  ingredient: Ingredient,
  metric: boolean,
) {
  const measure = unit === 'pinch' ? undefined : measureOf(unit)
  if (measure?.milliliters !== undefined) {
    const milliliters = amount * measure.milliliters
    return `${metric ? metricVolumeText(milliliters) : volumeText(milliliters)} ${label}`
  }
  if (measure?.grams !== undefined) {
    const grams = amount * measure.grams
    return `${metric ? gramsText(grams) : poundsText(grams)} ${label}`
  }
  const count = countOf(amount)
  if (unit === null) return `${kitchenNumber(count)} ${counted(label, count, ingredient)}`
  // Two cans of salmon, not two cans of canned salmon.
  const plain = unit === 'can' ? label.replace(/^canned /, '') : label
  return `${kitchenNumber(count)} ${unitText(unit, count)} ${plain}`
}

/** A share of the requested amount, in its own unit. */
function shareText(share: number, asked: Base, label: string, ingredient: Ingredient): string {
  const amount = asked.amount * share
  if (asked.unit === 'stick' && share !== 1) return `${volumeText(amount * STICK_ML)} ${label}`
  return amountText(amount, asked.unit, label, ingredient, isMetric(asked.unit))
}

export interface NamedPart extends Part {
  ingredient: Ingredient
}

function shareInWords(share: number): string {
  if (share === 1) return strings.sameAmount
  if (share === 2) return strings.twiceAmount
  return share > 2 ? strings.timesAmount(kitchenNumber(share)) : strings.shareOfAmount(kitchenNumber(share))
}

/** Without an amount: "For 1 cup: …", or the share as text. */
export function generalRatio(parts: readonly NamedPart[], base: Base, replaced: Ingredient): string {
  const [only] = parts
  if (parts.length === 1 && only?.unit === 'share') return shareInWords(only.amount)
  const per = amountText(base.amount, base.unit, '', replaced, false).trim()
  const what = base.unit === null ? `${per} ${counted(replaced.name, base.amount, replaced)}` : per
  return strings.forBase(what, partsText(parts, 1, base))
}

/** With an amount: what to use for it. */
export function ratioFor(parts: readonly NamedPart[], times: number, asked: Base): string {
  return partsText(parts, times, asked)
}

const partsText = (parts: readonly NamedPart[], times: number, asked: Base): string =>
  partsFor(parts, times, asked).join(' + ')

/** How much of each part. */
export function partsFor(parts: readonly NamedPart[], times: number, asked: Base): string[] {
  return parts.map(({ amount, unit, label, note, ingredient }) =>
    noted(
      unit === 'share'
        ? shareText(amount, asked, label, ingredient)
        : amountText(amount * times, unit, label, ingredient, isMetric(asked.unit)),
      note,
    ),
  )
}
