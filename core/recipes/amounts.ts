import type { Ingredient } from '#core/contracts/ingredient.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import type { Vocabulary } from '#core/ingredients/vocabulary.ts'
import { ingredientsOfLine } from '../ingredients/line-ingredients.ts'
import { densityOf, type FoodMeasures, pieceWeightOf } from './food-weights.ts'
import { VOLUMES, WEIGHTS } from './unit-sizes.ts'

/** The metric amount of a line. */
interface MetricAmount {
  grams?: number
  milliliters?: number
}

/** Counted pieces that weigh less than the whole item. */
const SMALL_UNITS: Record<string, Record<string, number>> = {
  clove: { garlic: 4 },
  slice: { bacon: 25, bread: 35, cheese: 21, ham: 28 },
  leaf: { lettuce: 12 },
  inch: { ginger: 10 },
  piece: { ginger: 15 },
}
const UNIT_WEIGHTS: Record<string, number> = {
  sprig: 1,
  leaf: 0.5,
  slice: 25,
  stalk: 45,
  rib: 45,
  sheet: 15,
  can: 400,
  jar: 400,
  package: 280,
  bag: 280,
  box: 400,
  wedge: 20,
  strip: 10,
  link: 90,
  inch: 10,
  cube: 15,
  knob: 15,
  scoop: 65,
}

/** The metric amount in brackets: "(300 g)", "(15 ounces / 425 g each)", "(1.4 kg)". */
export function metricOf(line: string): MetricAmount | undefined {
  const match =
    /(\d+(?:[.,]\d+)?)\s*(?:(?:to|-|–)\s*(\d+(?:[.,]\d+)?)\s*)?(kg|g|grams?|ml|l|liters?)\b/i.exec(line)
  if (!match?.[1] || !match[3]) return undefined
  const low = Number(match[1].replace(',', '.'))
  const high = match[2] ? Number(match[2].replace(',', '.')) : low
  const { quantity } = parseLine(line)
  const each = /\beach\b/.test(line.slice(match.index, match.index + match[0].length + 8)) && quantity
  const value = ((low + high) / 2) * (each ? (quantity.min + quantity.max) / 2 : 1)
  switch (match[3].toLowerCase()) {
    case 'kg':
      return { grams: value * 1000 }
    case 'ml':
      return { milliliters: value }
    case 'g':
    case 'gram':
    case 'grams':
      return { grams: value }
    default:
      return { milliliters: value * 1000 }
  }
}

/** The US measure at the front of the line, converted; undefined for counts and cans. */
export function usMeasureOf(line: string): MetricAmount | undefined {
  const { quantity, unit } = parseLine(line)
  if (!quantity || !unit) return undefined
  const amount = (quantity.min + quantity.max) / 2
  const volume = VOLUMES[unit]
  if (volume !== undefined) return { milliliters: amount * volume }
  const weight = WEIGHTS[unit]
  return weight === undefined ? undefined : { grams: amount * weight }
}

function countedGrams(
  line: string,
  ingredient: Ingredient,
  vocabulary: Vocabulary,
  measures: FoodMeasures,
): number | undefined {
  const { quantity, unit } = parseLine(line)
  if (!quantity) return undefined
  const amount = (quantity.min + quantity.max) / 2
  if (unit !== null) {
    const own = Object.entries(SMALL_UNITS[unit] ?? {}).find(
      ([name]) => ingredient.name === name || ingredient.name.endsWith(name) || ingredient.parent === name,
    )?.[1]
    const plain = own ?? UNIT_WEIGHTS[unit]
    if (plain !== undefined) return amount * plain
  }
  const piece = pieceWeightOf(ingredient, vocabulary, measures)
  return piece === undefined ? undefined : amount * piece
}

/** Grams of a line's (first) ingredient; undefined for "to taste" and unknown amounts. */
export function gramsOf(line: string, vocabulary: Vocabulary, measures: FoodMeasures): number | undefined {
  const ingredient = ingredientsOfLine(line, vocabulary)[0]?.ingredient
  const measured = metricOf(line) ?? usMeasureOf(line)
  if (measured?.grams !== undefined) return measured.grams
  if (!ingredient) return undefined
  if (measured?.milliliters !== undefined)
    return measured.milliliters * densityOf(ingredient, vocabulary, measures).value
  return countedGrams(line, ingredient, vocabulary, measures)
}
