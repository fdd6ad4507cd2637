import { MAX_NAME, normaliseName } from '../contracts/ingredient-names.ts'
import { MAX_MOVED_FOODS, MAX_SHOP_NAME } from '../contracts/shopping-limits.ts'
import { isUuid } from '../contracts/uuid.ts'
import { AISLE_IDS, type AisleId, isAisle } from './aisle-ids.ts'

/** A shop of the user's, with its own order of aisles. */
export interface Shop {
  id: string
  name: string
  /** Every aisle once, in the order in which one walks through them. */
  aisles: readonly AisleId[]
  /** Foods that this shop has in another aisle than most, by their keys in alphabetical order. */
  foods: Readonly<Record<string, AisleId>>
  /** ISO time; also the order of the shops. */
  addedAt: string
}

/** One line, as short as a sign above a door; empty if there is nothing to call it. */
export const shopName = (text: string): string =>
  text.replace(/\s+/g, ' ').trim().slice(0, MAX_SHOP_NAME).trim()

/** A permutation of all aisles that keeps the given order; aisles it doesn't name follow. */
const allAisles = (given: readonly unknown[]): AisleId[] => [
  ...new Set([...given.filter(isAisle), ...AISLE_IDS]),
]

/** The latest that fit. Sorted, because a database doesn't keep the order of keys. */
function movedFoods(given: unknown): Record<string, AisleId> {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return {}
  const valid = Object.entries(given).filter(
    (one): one is [string, AisleId] =>
      isAisle(one[1]) && one[0] !== '' && one[0].length <= MAX_NAME && one[0] === normaliseName(one[0]),
  )
  return Object.fromEntries(valid.slice(-MAX_MOVED_FOODS).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Validates an untrusted shop; undefined if invalid. Hand-written, so that the browser needs no schema library. */
export function shopOf(value: unknown): Shop | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { id, name, aisles, foods, addedAt } = value as Record<string, unknown>
  const time = typeof addedAt === 'string' ? Date.parse(addedAt) : Number.NaN
  const sign = typeof name === 'string' ? shopName(name) : ''
  if (!isUuid(id) || Number.isNaN(time) || sign === '') return undefined
  return {
    id,
    name: sign,
    aisles: allAisles(Array.isArray(aisles) ? aisles : []),
    foods: movedFoods(foods),
    addedAt: new Date(time).toISOString(),
  }
}

/** The shop with one aisle at another place, counted from 0. */
export function withAisleAt(shop: Shop, aisle: AisleId, place: number): Shop {
  const others = shop.aisles.filter((one) => one !== aisle)
  const at = Math.min(Math.max(0, Math.round(place)), others.length)
  return { ...shop, aisles: [...others.slice(0, at), aisle, ...others.slice(at)] }
}

/** The shop with one food in another aisle; without an aisle it is where most shops have it. */
export function withFoodIn(shop: Shop, food: string, aisle: AisleId | null): Shop {
  const { [food]: _, ...others } = shop.foods
  return { ...shop, foods: movedFoods(aisle ? { ...others, [food]: aisle } : others) }
}
