import type { PantryFact } from '../contracts/pantry-facts.ts'
import type { StockItem } from './item.ts'
import { converted, isPieces } from './line-amount.ts'
import { usualPurchase, weightsOf } from './usual-purchase.ts'

/** Below this part of a package no dish is built on what is left. */
const REST_PART = 0.15
/** What a package of raw meat or fish weighs, and one of anything else, where this household doesn't say more. */
const RAW_GRAMS = 400
const OTHER_GRAMS = 200
/** However much was bought: so much of anything is a serving. */
const MOST_GRAMS = 500
/** Ham and bacon keep for longer, and a little of them goes into many dishes. */
const RAW_DAYS = 5
const RAW: readonly PantryFact['category'][] = ['meat', 'poultry', 'seafood']

const isRaw = ({ category, keeps }: PantryFact) =>
  RAW.includes(category) && (keeps.fridge.closed?.[1] ?? 0) <= RAW_DAYS

/** A small rest of meat, fish or vegetables, by its known amount: nothing to cook a dish for. A whole piece never is. */
export function isRest(item: Pick<StockItem, 'amount' | 'full' | 'spells' | 'fact' | 'meal'>): boolean {
  const { amount, fact, meal } = item
  if (!amount || !fact || meal !== null || (isPieces(amount.unit) && amount.value >= 1)) return false
  if (fact.category !== 'vegetables' && !RAW.includes(fact.category)) return false
  const grams = converted(amount, 'gram', weightsOf(item))?.value
  if (grams === undefined) return false
  const least = isRaw(fact) ? RAW_GRAMS : OTHER_GRAMS
  const bought = Math.min(MOST_GRAMS, Math.max(least, usualPurchase(item, 'gram') ?? 0))
  return grams < bought * REST_PART
}
