import type { PantryFact } from '../contracts/pantry-facts.ts'
import type { LineDetails } from '../contracts/recipe-details.ts'
import { inUnit } from './amounts.ts'
import type { Amount } from './event.ts'

/** What turns pieces and volumes of a food into grams, and back. */
interface Weights {
  gramsEach: number | null
  gramsPerMl: number | null
}

/** Packages and parts that stand for one piece as it is bought. */
const WHOLE = new Set<string | null>([null, 'piece', 'head', 'bulb', 'ear', 'loaf'])

export const isPieces = (unit: string | null): boolean => WHOLE.has(unit)

function gramsOf(amount: Amount, { gramsEach, gramsPerMl }: Weights): number | undefined {
  if (isPieces(amount.unit)) return gramsEach ? amount.value * gramsEach : undefined
  const mass = inUnit(amount, 'gram')
  if (mass) return mass.value
  const volume = inUnit(amount, 'milliliter')
  return volume && gramsPerMl ? volume.value * gramsPerMl : undefined
}

/** Grams in another unit; undefined where nothing says what one weighs. */
function fromGrams(
  grams: number,
  unit: string | null,
  { gramsEach, gramsPerMl }: Weights,
): Amount | undefined {
  if (isPieces(unit)) return gramsEach ? { value: grams / gramsEach, unit } : undefined
  const mass = inUnit({ value: grams, unit: 'gram' }, unit)
  if (mass || !gramsPerMl) return mass
  return inUnit({ value: grams / gramsPerMl, unit: 'milliliter' }, unit)
}

/** The same amount in another unit, through its weight where needed. */
export function converted(amount: Amount, unit: string | null, weights: Weights): Amount | undefined {
  if (isPieces(amount.unit) && isPieces(unit)) return { value: amount.value, unit }
  const same = inUnit(amount, unit)
  if (same) return same
  const grams = gramsOf(amount, weights)
  return grams === undefined ? undefined : fromGrams(grams, unit, weights)
}

/** What a line takes, as written: the middle of a range. */
function written({ quantity, unit }: LineDetails): Amount | undefined {
  return quantity ? { value: (quantity.min + quantity.max) / 2, unit } : undefined
}

/** What a line takes, in all the ways we know, the best first. */
export function amountsOf(line: LineDetails, factor: number): Amount[] {
  const { purchase, grams } = line
  const asBought =
    purchase && purchase.amount !== null ? { value: purchase.amount, unit: purchase.unit } : undefined
  const weight = grams === null ? undefined : { value: grams, unit: 'gram' }
  return [asBought, written(line), weight].flatMap((one) =>
    one && one.value > 0 ? { value: one.value * factor, unit: one.unit } : [],
  )
}

/** What a line takes of a food that is counted in this unit; undefined if that can't be told. */
export function lineAmount(
  line: LineDetails,
  factor: number,
  unit: string | null,
  fact: PantryFact | null,
): Amount | undefined {
  const weights = {
    gramsEach: fact?.gramsEach ?? null,
    gramsPerMl: line.gramsPerMl ?? fact?.gramsPerMl ?? null,
  }
  const all = amountsOf(line, factor)
  // What the line says in this unit needs no weights; of the rest, its own weight is nearest to the truth.
  const direct = all.find((one) => inUnit(one, unit) || (isPieces(one.unit) && isPieces(unit)))
  const weight = all.find((one) => one.unit === 'gram')
  for (const amount of [direct, weight, ...all]) {
    const one = amount && converted(amount, unit, weights)
    if (one) return one
  }
  return undefined
}
