import type { PantryFact } from '../contracts/pantry-facts.ts'
import { boughtAmount } from '../shopping/bought-amount.ts'
import { type Amount, stockAmount } from '../stock/event.ts'
import { comesInPieces } from '../stock/freshness.ts'
import { writtenAmount } from '../stock/written-amount.ts'
import { singular } from '../text/plural.ts'
import type { PileItem } from './pile.ts'
import { usualEach, usualPackage } from './usual.ts'

export interface PileAmount {
  amount: Amount | null
  /** As written, where it can't be counted. */
  text: string | null
  /** Who says so; the list and the usual purchase are guesses, and a package may have anything. */
  from: 'said' | 'found' | 'list' | 'usual' | 'package' | 'nothing'
}

/** "apples", on a bag of them: nobody knows how many. */
function isBag({ name, title }: PileItem): boolean {
  const last = (name ?? '').split(' ').at(-1) ?? ''
  const words = `${title.toLowerCase()} ${title ? '' : last}`.split(/[^\p{L}]+/u)
  return words.some((word) => word !== singular(word) && singular(word) === singular(last))
}

/** Whether its count is one of pieces: three lemons, not three nets of them. */
function isLoose(item: PileItem, fact: PantryFact | null): boolean {
  if (!comesInPieces(fact)) return false
  if (item.way === 'seen' || item.way === 'typed') return true
  return fact?.category !== 'eggs' && !isBag(item)
}

const times = ({ value, unit }: Amount, count: number) => stockAmount({ value: value * count, unit })

/** One code is one package, and so is "1 rice"; what the camera sees may be part of one. */
const isPackage = ({ way, isUncounted }: PileItem, fact: PantryFact | null): boolean =>
  way !== 'seen' && !isUncounted && !comesInPieces(fact)

/**
 * How much of a food comes in: as the user wrote, as found, else as the list has it, else as usual. What is in stock
 * doesn't matter: one package is one package, and `bought` are single purchases.
 */
export function amountOf(
  item: PileItem,
  fact: PantryFact | null,
  bought: readonly Amount[],
  listed: readonly { line: string }[],
): PileAmount {
  const { name, text, each, count, isCounted } = item
  const none = { text: null }
  if (text) {
    const said = writtenAmount(text, name ?? '')
    // A number is shown as all amounts are; "half a bag" stays as it was said.
    return said && said.value > 0 && /\d/.test(text)
      ? { ...none, amount: said, from: 'said' }
      : { amount: said && said.value > 0 ? said : null, text, from: 'said' }
  }
  const found = each ? times(each, count) : undefined
  if (found) return { ...none, amount: found, from: isCounted ? 'said' : 'found' }
  // Typed twice, it is there twice.
  const isUncounted = item.isUncounted && count === 1
  if (!isUncounted && isLoose(item, fact))
    return { ...none, amount: { value: count, unit: null }, from: 'found' }
  const one = item.way === 'code' ? usualPackage(bought, fact) : usualEach(bought, fact)
  const often = one && times(one, count)
  if (count > 1 && often) return { ...none, amount: often, from: 'usual' }
  if (count > 1) return { ...none, amount: { value: count, unit: 'package' }, from: 'found' }
  const wanted = boughtAmount(listed)
  if (wanted.amount && stockAmount(wanted.amount))
    return { ...none, amount: stockAmount(wanted.amount) ?? null, from: 'list' }
  if (wanted.text) return { amount: null, text: wanted.text, from: 'list' }
  if (often && !isUncounted) return { ...none, amount: often, from: 'usual' }
  return isPackage(item, fact)
    ? { ...none, amount: { value: 1, unit: 'package' }, from: 'package' }
    : { ...none, amount: null, from: 'nothing' }
}
