import type { LineDetails, Purchase } from '../contracts/recipe-details.ts'
import { inUnit, minus } from './amounts.ts'
import { type Choosing, choices, type StandIn } from './choose-item.ts'
import type { Facts } from './describe.ts'
import type { Amount } from './event.ts'
import { isHalf } from './half.ts'
import type { StockItem } from './item.ts'
import { amountsOf, converted, isPieces, lineAmount } from './line-amount.ts'
import { usualPurchase, weightsOf } from './usual-purchase.ts'
import { writtenAmount } from './written-amount.ts'

/**
 * What cooking does to an item: some of it went (`used`, with the amount where known), all of it (`out`),
 * or that can't be told: then it is only confirmed (`used` without an amount).
 */
type Proposal = 'some' | 'all' | 'unsure'

export interface UsedUp {
  item: StockItem
  /** What the recipe takes of it, in the item's unit where that is known; null if it can't be told. */
  takes: Amount | null
  /** What is left then; null if unknown. */
  left: Amount | null
  proposal: Proposal
  /** The lines of the recipe that use it, by index. */
  lines: number[]
}

/** Less than this part left is what sticks to the jar. */
const REST = 0.06
const HALF_A_PIECE = 0.5
const QUARTER = 0.25
/** About as much as is usually bought. */
const MOST = 0.75
const PERISHABLE_DAYS = 14
/** What a tray of meat or a cabbage weighs: shops sell about this much of fresh food at a time. */
const FRESH_GRAMS = 400

const rounded = (amount: Amount): Amount => ({ ...amount, value: Math.round(amount.value * 1000) / 1000 })

/** How much of an item the lines take together, in one unit: one lemon gives both juice and zest. */
class Need {
  readonly lines: number[] = []
  #whole = 0
  #parts = new Map<NonNullable<Purchase['part']>, number>()
  #known = true

  add(index: number, part: Purchase['part'], value: number | undefined) {
    this.lines.push(index)
    if (value === undefined) this.#known = false
    else if (part === null) this.#whole += value
    else this.#parts.set(part, (this.#parts.get(part) ?? 0) + value)
  }

  get value(): number | undefined {
    return this.#known ? this.#whole + Math.max(0, ...this.#parts.values()) : undefined
  }
}

function perishable({ fact, where }: StockItem): boolean {
  if (!fact || where === 'freezer') return false
  const days = fact.keeps[where].closed ?? fact.keeps.fridge.closed
  return days !== null && days[1] <= PERISHABLE_DAYS
}

/** What a package is cut or picked into: four slices are no loaf. */
const OF_PACKAGE: ReadonlySet<string | null> = new Set([
  'slice',
  'leaf',
  'sprig',
  'strip',
  'clove',
  'rib',
  'stalk',
  'wedge',
])

/** As much as is sold at a time: a bunch, a carton, a cucumber, a tray of meat. */
function isPurchase(takes: Amount, item: StockItem): boolean {
  const grams = converted(takes, 'gram', weightsOf(item))
  return grams
    ? grams.value >= FRESH_GRAMS * MOST
    : takes.value >= MOST && !OF_PACKAGE.has(takes.unit) && inUnit(takes, 'milliliter') === undefined
}

/** Of an item whose amount isn't known. */
function guessed(item: StockItem, takes: Amount | null): Proposal {
  const usual = takes && usualPurchase(item, takes.unit)
  if (takes && usual) return takes.value >= usual * MOST ? 'all' : 'some'
  if (!perishable(item)) return 'unsure'
  return takes && isPurchase(takes, item) ? 'all' : 'some'
}

/** Nothing worth keeping: the last spoon of a jar, but not the last egg of a dozen. */
const isRest = (left: Amount, before: Amount) =>
  isPieces(left.unit) ? left.value <= HALF_A_PIECE : left.value < before.value * REST

function verdictOn(item: StockItem, lines: number[], unit: string | null, value: number | undefined): UsedUp {
  const takes = value === undefined ? null : rounded({ value, unit })
  // Of half a cucumber nothing is left worth keeping.
  if (isHalf(item) && takes && isPieces(unit) && takes.value >= QUARTER)
    return { item, takes, left: null, proposal: 'all', lines }
  const left = item.amount && takes ? (minus(item.amount, takes) ?? null) : null
  if (!left || !item.amount) return { item, takes, left: null, proposal: guessed(item, takes), lines }
  const all = isRest(left, item.amount)
  // Not more than there is, whatever the lines ask for.
  const taken = takes && { ...takes, value: Math.min(takes.value, item.amount.value) }
  return {
    item,
    takes: taken,
    left: all ? { ...left, value: 0 } : left,
    proposal: all ? 'all' : 'some',
    lines,
  }
}

/** The unit that a line is counted in for this item: the item's own, else the best of the line. */
const unitFor = (item: StockItem, line: LineDetails, factor: number): string | null =>
  item.amount ? item.amount.unit : (amountsOf(line, factor)[0]?.unit ?? null)

/** A line as it asks for what stands in; undefined if that can't be told. */
function askedOf(line: LineDetails, standIn: StandIn | undefined): LineDetails | undefined {
  if (standIn?.amount === undefined) return line
  const amount = standIn.amount === null ? undefined : writtenAmount(standIn.amount, '')
  if (!amount) return undefined
  const quantity = { min: amount.value, max: amount.value }
  return { ...line, quantity, unit: amount.unit, grams: null, gramsPerMl: null, purchase: null }
}

/**
 * What cooking a recipe takes from the stock. `factor` scales its lines; `facts` of the lines' names tell
 * which general food a line names a kind of; `standIns` are what was used instead, by line.
 */
export function usedUp(
  lines: readonly LineDetails[],
  factor: number,
  items: readonly StockItem[],
  facts: Facts = {},
  standIns: readonly (StandIn | undefined)[] = [],
): UsedUp[] {
  const kitchen: Choosing = { items, facts }
  const needs = new Map<string, { chosen: StockItem[]; unit: string | null; need: Need }>()
  for (const [index, line] of lines.entries()) {
    const chosen = line.name === '' ? [] : choices(line, kitchen, standIns[index])
    const [first] = chosen
    if (!first) continue
    const known = needs.get(first.name) ?? { chosen, unit: unitFor(first, line, factor), need: new Need() }
    const asked = askedOf(line, standIns[index]?.name === first.name ? standIns[index] : undefined)
    known.need.add(
      index,
      asked?.purchase?.part ?? null,
      asked && lineAmount(asked, factor, known.unit, first.fact)?.value,
    )
    needs.set(first.name, known)
  }
  const taken = new Set(needs.keys())
  return [...needs.values()].flatMap(({ chosen, unit, need }) => spread(chosen, unit, need, taken))
}

/** Takes from the first item what it has, and from the next of the same food what is still needed. */
function spread(chosen: readonly StockItem[], unit: string | null, need: Need, taken: Set<string>): UsedUp[] {
  const [first, ...others] = chosen
  if (!first) return []
  const used = [verdictOn(first, need.lines, unit, need.value)]
  let missing = (need.value ?? 0) - (first.amount?.value ?? Number.POSITIVE_INFINITY)
  for (const item of others) {
    if (missing <= 0 || taken.has(item.name) || !item.amount) continue
    const wanted = converted({ value: missing, unit }, item.amount.unit, weightsOf(item))
    if (!wanted) continue
    taken.add(item.name)
    used.push(verdictOn(item, need.lines, item.amount.unit, wanted.value))
    missing *= Math.max(0, 1 - item.amount.value / wanted.value)
  }
  return used
}
