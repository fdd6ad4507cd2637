import { normaliseName } from '#core/contracts/ingredient-names.ts'
import { PLACES, type Place } from '#core/contracts/places.ts'
import { isUnsafe } from '#core/stock/freshness.ts'
import type { StockItem } from '#core/stock/item.ts'
import { isToUseSoon } from '#core/stock/soon.ts'

export type StockSort = 'date' | 'name'
export type StockFilter = 'soon' | 'maybe gone'

interface PlaceGroup {
  place: Place
  leftovers: readonly StockItem[]
  items: readonly StockItem[]
  /** Kept here, and shown under "Use soon". */
  soon: number
}

interface Wanted {
  sort: StockSort
  search: string
  filter?: StockFilter
}

/** As it is listed; a leftover by its dish. */
export const shownName = ({ name, meal }: Pick<StockItem, 'name' | 'meal'>): string => meal ?? name

const byName = (a: StockItem, b: StockItem) => shownName(a).localeCompare(shownName(b), 'en')
const byDate = (a: StockItem, b: StockItem) =>
  (a.daysLeft ?? Number.POSITIVE_INFINITY) - (b.daysLeft ?? Number.POSITIVE_INFINITY) || byName(a, b)

/** Each food once, except what is partly spoiled: what isn't safe any more on top, then what has to be used soon, the rest by place, leftovers first. */
export function groupStock(all: readonly StockItem[], { sort, search, filter }: Wanted) {
  const text = normaliseName(search)
  const found = all.filter(
    (item) =>
      normaliseName(shownName(item)).includes(text) &&
      (filter !== 'soon' || isToUseSoon(item)) &&
      (filter !== 'maybe gone' || item.standing === 'maybe gone'),
  )
  const order = sort === 'name' ? byName : byDate
  const unsafe = found.flatMap((item) => (isUnsafe(item) ? item : (item.spoiled ?? []))).sort(byDate)
  const rest = found.filter((item) => !isToUseSoon(item) && !isUnsafe(item)).sort(order)
  const soon = found.filter(isToUseSoon).sort(byDate)
  const places = PLACES.map((place): PlaceGroup => {
    const here = rest.filter(({ where }) => where === place)
    return {
      place,
      leftovers: here.filter(({ meal }) => meal !== null),
      items: here.filter(({ meal }) => meal === null),
      soon: soon.filter(({ where }) => where === place).length,
    }
  })
  return {
    unsafe,
    soon,
    places: places.filter(({ leftovers, items }) => leftovers.length + items.length > 0),
  }
}
