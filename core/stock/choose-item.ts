import type { LineDetails } from '../contracts/recipe-details.ts'
import { type Facts, factOf } from './describe.ts'
import { isUnsafe } from './freshness.ts'
import type { StockItem } from './item.ts'

const FAR_OFF = 1e6
/** Further from a line than any other kind of its food. */
const OTHER_FORM = 3
/** Of general foods, the nearest comes first; none is as far off as the next class. */
const STEP = 0.01

const CANS: ReadonlySet<string | null> = new Set(['can', 'tin', 'jar'])
const CANNED = /\b(?:canned|tinned|jarred)\b/

/** What the stock offers to the lines of a recipe; `facts` are those of the lines' names. */
export interface Choosing {
  items: readonly StockItem[]
  facts: Facts
}

/** What was used instead of a line's ingredient, by its name in the pantry. */
export interface StandIn {
  name: string
  /** By the cook, not only because nothing else is there. */
  isChosen: boolean
  /** How much of it, as written: "2 tbsp oil". Without one as much as the line asks for; null if that can't be told. */
  amount?: string | null
}

const namesOf = (line: LineDetails, facts: Facts) => {
  const fact = factOf(facts, line.name) ?? factOf(facts, line.purchase?.name ?? '')
  return [line.name, line.purchase?.name, line.purchase?.one, fact?.food, ...(fact?.kindOf ?? [])]
}

const isCannedLine = (line: LineDetails, facts: Facts) =>
  CANS.has(line.unit) ||
  CANS.has(line.purchase?.unit ?? null) ||
  namesOf(line, facts).some((name) => name && CANNED.test(name))

const isCannedItem = ({ name, amount, full, fact }: StockItem) =>
  CANS.has((amount ?? full)?.unit ?? null) ||
  [name, fact?.food, ...(fact?.kindOf ?? [])].some((one) => one && CANNED.test(one))

/** 0: the food itself; 1: the line is general, and this is a kind of it; 2: the line names a kind of this. */
function kinship(line: LineDetails, item: StockItem, facts: Facts): number | undefined {
  const wanted = [line.purchase?.name, line.name, factOf(facts, line.name)?.food].filter(Boolean)
  const food = item.fact?.food ?? item.name
  if (wanted.includes(food) || wanted.includes(item.name)) return 0
  if (item.fact?.kindOf?.some((one) => wanted.includes(one))) return 1
  const kindOf = factOf(facts, line.name)?.kindOf ?? factOf(facts, line.purchase?.name ?? '')?.kindOf
  const at = kindOf?.indexOf(food) ?? -1
  return at < 0 ? undefined : 2 + at * STEP
}

/** How near an item is to a line: its own kind before another, canned for canned and fresh for fresh. */
function closeness(line: LineDetails, item: StockItem, facts: Facts): number | undefined {
  const near = kinship(line, item, facts)
  if (near === undefined) return undefined
  return near + (isCannedLine(line, facts) === isCannedItem(item) ? 0 : OTHER_FORM)
}

const isEmpty = ({ amount }: StockItem) => amount?.value === 0
const isFrozen = ({ where, name }: StockItem) => where === 'freezer' || /\bfrozen\b/.test(name)

/** The items that a line can use: the nearest food, and of that what has to go first. */
export function choices(
  line: LineDetails,
  { items, facts }: Choosing,
  standIn: StandIn | undefined,
): StockItem[] {
  const usable = items.filter((item) => item.meal === null && !isUnsafe(item))
  const instead = usable.filter(({ name }) => name === standIn?.name)
  if (standIn?.isChosen && instead.length > 0) return instead
  const near = usable.flatMap((item) => {
    const close = closeness(line, item, facts)
    return close === undefined ? [] : [{ item, close }]
  })
  if (near.length === 0) return instead
  const best = Math.min(...near.map(({ close }) => close))
  const wantsFrozen = /\bfrozen\b/.test(`${line.name} ${line.purchase?.one ?? ''}`)
  const order = (item: StockItem) => Number(isEmpty(item)) * 2 + Number(isFrozen(item) !== wantsFrozen)
  return near
    .filter(({ close }) => close === best)
    .map(({ item }) => item)
    .sort((a, b) => order(a) - order(b) || (a.daysLeft ?? FAR_OFF) - (b.daysLeft ?? FAR_OFF))
}
