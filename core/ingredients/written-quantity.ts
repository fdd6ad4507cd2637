import type { Quantity } from '../contracts/recipe-details.ts'
import { plainNumbers } from '../text/written-number.ts'
import { parseLine } from './parse-line.ts'
import { MEASURES } from './units.ts'

interface WrittenQuantity {
  quantity: Quantity | null
  unit: string | null
}

/** "6 x 330 ml": so many of that size. */
const PACKS = /^\s*(\d{1,3})\s?[x×*]\s?(?=\.?\d)/i
/** "4 x 6 x 330 ml" are packs in packs. */
const DEEPEST = 3

function read(line: string, depth: number): WrittenQuantity {
  const [packs, count] = PACKS.exec(line) ?? []
  if (packs !== undefined && depth < DEEPEST) {
    const { quantity, unit } = read(line.slice(packs.length), depth + 1)
    const many = Number(count)
    // "2 x 400 g cans" are counted as cans.
    if (quantity && (unit === null || MEASURES.has(unit)))
      return { quantity: { min: quantity.min * many, max: quantity.max * many }, unit }
  }
  const { quantity, unit } = parseLine(line)
  return { quantity, unit }
}

/** The amount of a line as people write it, also with a decimal comma, and of several packs: "1,5 kg", "6 x 330 ml". */
export const writtenQuantity = (line: string): WrittenQuantity => read(plainNumbers(line), 0)
