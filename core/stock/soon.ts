import type { DatedFood } from '../contracts/cooking-assistant.ts'
import { MAX_SOON } from '../contracts/ingredient-names.ts'
import { isRawMeat, isUnsafe } from './freshness.ts'
import type { StockItem } from './item.ts'
import { isRest } from './rest.ts'
import type { KnownAmount } from './shortage.ts'

/** So many days past its best a food is still worth using. */
const STILL_GOOD = 3

/** By its amount nothing is left: it isn't available, wherever that is asked. */
export const isUsedUp = ({ amount }: Pick<StockItem, 'amount'>): boolean => amount?.value === 0

/** A few days past its best, which isn't spoiled: to be looked at, also where it is probably gone. Never meat or fish. */
export const isToCheck = ({ freshness, basis, daysLeft, fact, where }: StockItem): boolean =>
  freshness === 'past' &&
  basis === 'quality' &&
  where !== 'freezer' &&
  !isRawMeat(fact) &&
  -(daysLeft ?? 0) <= STILL_GOOD

/** Close to its date and most probably there, or a little past its best; and enough to cook with. The one rule of pantry, home and daily note. */
export function isToUseSoon(item: StockItem): boolean {
  const { freshness, standing, where } = item
  if (where === 'freezer' || isUsedUp(item) || isRest(item) || isUnsafe(item)) return false
  return isToCheck(item) || (freshness === 'soon' && standing !== 'maybe gone')
}

/** By date; of the same day, raw meat first. */
const byUrgency = (a: StockItem, b: StockItem) =>
  (a.daysLeft ?? 0) - (b.daysLeft ?? 0) || Number(isRawMeat(b.fact)) - Number(isRawMeat(a.fact))

interface Kitchen {
  /** How much there is, where that is known. */
  amounts: KnownAmount[]
  /** Ingredients that won't keep, the most urgent first. */
  soon: string[]
  /** The same with leftovers, as people call them. */
  due: string[]
  /** Past their date, and not safe to eat: they don't count as available. */
  unavailable: string[]
  /** Both with their dates, and leftovers too, the first to go first. */
  dated: DatedFood[]
}

/** More is of no use to an answer. */
const MOST_DATED = 40

/** What the dates of the stock mean for cooking. Leftover dishes aren't ingredients. */
export function kitchenOf(items: readonly StockItem[]): Kitchen {
  // What is left of an old package is told apart from the new one, which is named with it.
  const dated = items
    .flatMap((item) =>
      item.spoiled ? [item.spoiled, item] : isToUseSoon(item) || isUnsafe(item) ? item : [],
    )
    .sort(byUrgency)
  const foods = items.filter(({ meal }) => meal === null)
  const due = items.filter(isToUseSoon).sort(byUrgency)
  const soon = due.filter(({ meal }) => meal === null)
  return {
    soon: soon.slice(0, MAX_SOON).map(({ name }) => name),
    due: due.slice(0, MAX_SOON).map(({ name, meal }) => meal ?? name),
    unavailable: foods.filter((item) => isUnsafe(item) || isUsedUp(item)).map(({ name }) => name),
    amounts: foods.flatMap(({ name, amount, fact }) =>
      amount && amount.value > 0
        ? { name, amount, gramsEach: fact?.gramsEach ?? null, gramsPerMl: fact?.gramsPerMl ?? null }
        : [],
    ),
    dated: dated.slice(0, MOST_DATED).flatMap((item) =>
      item.until === null || item.daysLeft === null
        ? []
        : {
            name: item.meal?.toLowerCase() ?? item.name,
            until: item.until,
            days: item.daysLeft,
            safety: item.basis === 'safety',
            unsafe: isUnsafe(item),
          },
    ),
  }
}
