import { inUnit } from '../stock/amounts.ts'
import type { Amount } from '../stock/event.ts'
import { isUnsafe } from '../stock/freshness.ts'
import { isHalf } from '../stock/half.ts'
import type { StockItem } from '../stock/item.ts'
import { packagesOf } from '../stock/lot-items.ts'
import { isRest } from '../stock/rest.ts'
import { isToUseSoon } from '../stock/soon.ts'
import { leftoverDish } from './leftover-name.ts'
import type { PlanLeftover, PlanStock } from './problem.ts'

/** What keeps for longer isn't spoiled just because its best date is past. */
const PERISHABLE_DAYS = 30

function gramsOf(item: StockItem): number | null {
  if (item.amount) return weightOf(item.amount, item)
  return isHalf(item) && item.fact?.gramsEach ? item.fact.gramsEach / 2 : null
}

function weightOf(amount: Amount, { fact }: StockItem): number | null {
  const weight = inUnit(amount, 'gram')
  if (weight) return weight.value
  const volume = inUnit(amount, 'milliliter')
  if (volume) return fact?.gramsPerMl ? volume.value * fact.gramsPerMl : null
  return amount.unit === null && fact?.gramsEach ? amount.value * fact.gramsEach : null
}

const THAWED: ReadonlySet<string> = new Set(['meat', 'poultry', 'seafood'])
/** A frozen block in the evening is no dinner; peas and bread are quick. */
const takesThawing = ({ where, fact }: StockItem) => where === 'freezer' && THAWED.has(fact?.category ?? '')

/** How long it keeps as it is sold; what is unknown may be anything. */
function keepsFor({ fact, keeps }: StockItem): number {
  const usual = fact && fact.place !== 'freezer' ? fact.keeps[fact.place].closed : null
  return (usual ?? keeps?.days)?.[1] ?? 0
}

/** Long past its best, and nothing that keeps. */
const isGoneBad = (item: StockItem) =>
  item.freshness === 'past' && !isToUseSoon(item) && keepsFor(item) <= PERISHABLE_DAYS

/** Too little of what has to be eaten in time: no meal is planned around it. */
const isScrap = (item: StockItem) => item.basis === 'safety' && isRest(item)

/** The last day to use it: today if its best date is just past, null if it can wait. */
function lastDay(item: StockItem, today: string): string | null {
  if (item.until === null || item.where === 'freezer' || isRest(item)) return null
  if (item.until >= today) return item.until
  return isToUseSoon(item) ? today : null
}

/** What there is to cook with and to eat up. Nothing that isn't safe, and nothing that is used up. */
export function stockOf(
  items: readonly StockItem[],
  today: string,
): { stock: PlanStock[]; leftovers: PlanLeftover[] } {
  const usable = items.filter((item) => !isUnsafe(item) && item.amount?.value !== 0)
  const stock = usable
    .filter(
      (item) =>
        leftoverDish(item) === undefined && !(item.where !== 'freezer' && (isGoneBad(item) || isScrap(item))),
    )
    .flatMap((item) => (item.good.length > 1 ? packagesOf(item, today) : item))
    .map((item) => ({
      name: item.name,
      grams: gramsOf(item),
      amount: item.amount,
      until: lastDay(item, today),
      chance: item.chance,
      ...(takesThawing(item) && { frozen: true }),
      ...(item.basis === 'safety' && item.where !== 'freezer' && { perishable: true }),
    }))
  const leftovers = usable.flatMap((item): PlanLeftover[] => {
    const { name, amount, where, until } = item
    const title = leftoverDish(item)
    // By hand, people count in grams and boxes: that is no number of portions.
    const portions = item.meal !== null || amount?.unit === 'serving' ? (amount?.value ?? null) : null
    return title === undefined
      ? []
      : [{ name, title, recipeId: item.recipe_id, portions, until: where === 'freezer' ? null : until }]
  })
  return { stock, leftovers }
}
