import type { Category } from '#core/contracts/ingredient.ts'
import type { KnownFood } from '#core/contracts/shopping-aisles.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { writtenQuantity } from '#core/ingredients/written-quantity.ts'
import { singular } from '#core/text/plural.ts'
import { plainNumbers } from '#core/text/written-number.ts'
import type { ShoppingItem } from './item.ts'
import { addMeasures, type Measure, measureText, pluralUnit } from './measure.ts'
import * as strings from './strings.ts'

/** One thing to buy, for one or several recipes. */
export interface ShoppingEntry {
  /** Stable while its first item is on the list, ticked or not. */
  key: string
  /** Added to the pantry when it is bought. */
  name: string
  /** "1½ cups milk". */
  text: string
  /** How much the recipes need, where the name is enough to buy it: "2 tsp". */
  use: string
  category: Category | null
  /** Sold from the freezer, whatever its category. */
  frozen: boolean
  checked: boolean
  items: readonly ShoppingItem[]
}

const SIZE =
  /(\d+(?:\.\d+)?)(?:\s*(?:-|to|–)\s*\d+(?:\.\d+)?)?[\s-]*(oz|ounces?|g|grams?|ml|lbs?|pounds?|kg|l)\b\.?\)?\s+(?:cans?|tins?|jars?|packages?|packets?|bags?|box(?:es)?|bottles?|cartons?|containers?)\b/i

/** What a line calls frozen, and what shops sell no other way. */
const FROZEN =
  /\bfrozen\b|\b(?:ice cream|gelato|sorbets?|sherbets?|popsicles?|fish (?:sticks?|fingers?)|tater tots?|ice cubes?|puff pastry|ph?yllo|filo)\b(?! cones?\b)/i
const isFrozen = ({ line }: ShoppingItem) => FROZEN.test(line)

/** "cumin (for 2 tsp)": what is bought, and what for. */
const USE = /\s\(for ([^()]{1,60})\)$/

interface Read {
  measure: Measure | undefined
  /** The size of a can or package: two sizes are two entries. */
  size: string
  name: string
  /** What the recipes need of it. */
  uses: Measure[]
}

/** For shopping, the upper end of a range is the safe choice. */
function read(full: string): Read {
  const line = full.replace(USE, '')
  const { name } = parseLine(plainNumbers(line))
  const { quantity, unit } = writtenQuantity(line)
  const uses = (USE.exec(full)?.[1] ?? '').split(' + ').flatMap((text) => {
    const use = parseLine(`${text} of it`)
    return use.quantity ? [{ value: use.quantity.max, unit: use.unit }] : []
  })
  const size = SIZE.exec(line)
  return {
    measure: quantity ? { value: quantity.max, unit } : undefined,
    size: size ? `${size[1]} ${size[2]?.toLowerCase()}` : '',
    name,
    uses,
  }
}

/** How much a line buys; undefined if it doesn't say. */
export const lineMeasure = (line: string): Measure | undefined => read(line).measure

export const plainKey = (name: string) => name.split(' ').map(singular).join(' ')

/** The plural of a name's last word, for counts: "2 onions". */
export function manyOf(name: string): string {
  const last = name.split(' ').at(-1) ?? ''
  return singular(last) === last ? pluralUnit(name) : name
}

function nameFor(measures: readonly Measure[], reads: readonly Read[], food: KnownFood | undefined): string {
  const written = reads.map(({ name }) => name).filter(Boolean)
  const first = written[0] ?? food?.food ?? ''
  const agree = written.every((name) => plainKey(name) === plainKey(first))
  const counted = measures.length === 1 && measures[0]?.unit === null ? measures[0] : undefined
  if (!counted) return agree ? first : (food?.food ?? first)
  if (counted.value <= 1) return agree ? first : (food?.food ?? first)
  if (food && (!agree || plainKey(food.food) === plainKey(first))) return food.plural
  return manyOf(first)
}

function mergedText(reads: readonly Read[], food: KnownFood | undefined): string {
  const sizes = [...new Set(reads.map(({ size }) => size))]
  const parts: string[] = []
  const all: Measure[] = []
  for (const size of sizes) {
    const sums = addMeasures(reads.flatMap((one) => (one.size === size && one.measure ? [one.measure] : [])))
    all.push(...sums)
    for (const sum of sums) parts.push(size ? measureText(sum).replace(' ', ` (${size}) `) : measureText(sum))
  }
  const name = nameFor(all, reads, food)
  if (parts.length === 0) return name
  // "1 tsp + some salt": one of the lines has no amount.
  if (reads.some(({ measure }) => !measure)) parts.push(strings.someMore)
  return `${parts.join(' + ')} ${name}`
}

function useText(reads: readonly Read[]): string {
  const uses = reads.flatMap((one) => one.uses)
  return (uses.length > 1 ? addMeasures(uses) : uses).map(measureText).join(' + ')
}

/** The merged list: every food once, its amounts added up; completed entries separate from open ones, frozen from fresh. */
export function mergeItems(
  items: readonly ShoppingItem[],
  foods: Readonly<Record<string, KnownFood | undefined>>,
): ShoppingEntry[] {
  const groups = new Map<string, ShoppingItem[]>()
  for (const item of items) {
    const food = Object.hasOwn(foods, item.name) ? foods[item.name]?.food : undefined
    const key = `${item.checked} ${isFrozen(item)} ${plainKey(food ?? item.name)}`
    groups.set(key, [...(groups.get(key) ?? []), item])
  }
  return [...groups.values()].map((group) => {
    const first = group[0] as ShoppingItem
    const food = Object.hasOwn(foods, first.name) ? foods[first.name] : undefined
    const reads = group.map(({ line }) => read(line))
    return {
      key: first.id,
      name: food?.food ?? first.name,
      // A line with nothing to merge keeps its own wording.
      text: group.length === 1 ? first.line.replace(USE, '') : mergedText(reads, food),
      use: useText(reads),
      category: food?.category ?? null,
      frozen: isFrozen(first),
      checked: first.checked,
      items: group,
    }
  })
}
