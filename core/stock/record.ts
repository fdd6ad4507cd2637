import type { Place } from '../contracts/places.ts'
import type { Amount, OutReason } from './event.ts'

/** A spell of a food in the kitchen: from its arrival until it was out. */
export interface Spell {
  /** ISO times. */
  from: string
  until: string
  why: OutReason
  /** What came in during the spell, where known. */
  amount: Amount | null
  /** Only where a question of ours found it gone: when it was known to be there for the last time. */
  known?: string
}

/** What came in at one time: a food may be there twice, with different dates. */
export interface Lot {
  /** Of the event that it came with. */
  id: string
  /** Bought, else listed (ISO time). */
  arrived: string
  /** The calendar day of `arrived`, where the user is. */
  day: string
  /** What is left of it; null if unknown. Not below 0. */
  amount: Amount | null
  /** How much there was when it came or was corrected; null if unknown. */
  full: Amount | null
  /** As written, where it can't be counted. */
  text: string | null
  /** As corrected by the user; null means the usual place. */
  place: Place | null
  /** Calendar days, as far as given. */
  bought: string | null
  opened: string | null
  frozen: string | null
  thawed: string | null
  cooked: string | null
  best_before: string | null
  /** The day a part of it was used first: a package is open since then at the latest. */
  touched: string | null
}

/**
 * What the events say about a food, and nothing that is guessed. Place and dates are those of its oldest lot,
 * amounts those of all; it arrived when the last one did.
 */
export interface StockRecord extends Omit<Lot, 'id'> {
  name: string
  /** Listed: the last event about its presence says so. */
  present: boolean
  /** Came on the list (ISO time): the order of the list. */
  since: string
  /** When it was known to be there for the last time: listed, bought, seen, used in part, confirmed. ISO time. */
  confirmed: string
  /** Oldest first; at least one. */
  lots: readonly Lot[]
  /** Of a leftover dish. */
  meal: string | null
  recipe_id: string | null
  near: readonly string[] | null
  /** ISO time of the last answered or put off question. */
  asked: string | null
  /** Finished spells, oldest first. */
  spells: readonly Spell[]
  /** ISO times when it came in, oldest first: what says when the next purchase is due. */
  purchases: readonly string[]
}
