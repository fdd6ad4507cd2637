import type { Days, PantryFact } from '../contracts/pantry-facts.ts'
import type { Place } from '../contracts/places.ts'
import type { Lot, StockRecord } from './record.ts'

export type Standing = 'there' | 'probably' | 'maybe gone'

/** Soon: within a few days of its date. Past: after it. */
export type Freshness = 'fresh' | 'soon' | 'past'

/** What was done to it, as far as that changes how long it keeps. */
export type KeptState = 'closed' | 'opened' | 'frozen' | 'thawed' | 'cooked'

/** A listed food with all that Sous says about it: what the user told it, and what it guesses. */
export interface StockItem extends StockRecord {
  /** The lots that amount, place and dates are about, in the order in which they should be used: not what isn't safe. */
  good: readonly Lot[]
  /** Of lots in several places, only those of one: what is said or done to it is about them. */
  isPart?: true
  /** Lots that aren't safe any more, while others are good: they go by themselves. */
  spoiled: StockItem | null
  /** null for a food that isn't known. */
  fact: PantryFact | null
  where: Place
  /** That it is still there: 0 to 1. */
  chance: number
  standing: Standing
  /** The last day it is good; null if unknown, or as good as forever. */
  until: string | null
  /** Whole days until then: 0 is today, below 0 is past. */
  daysLeft: number | null
  freshness: Freshness
  /** Safety: past its date it isn't eaten. */
  basis: PantryFact['basis']
  /** Where the date comes from: entered (for a dish, also from its recipe), or our tables. */
  dated: 'package' | 'guessed'
  /** The figure behind a guessed date: how long it keeps in its state, and the day that counts from. */
  keeps?: { state: KeptState; since: string; days: Days }
  /** How many days it usually lasts, and whether this household taught us that. */
  lasts?: { days: number; learned: boolean }
}
