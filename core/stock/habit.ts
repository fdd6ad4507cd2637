import type { PantryFact } from '../contracts/pantry-facts.ts'
import type { Place } from '../contracts/places.ts'
import { DAY_MS } from './day.ts'
import { tailHazard } from './normal.ts'
import type { Spell, StockRecord } from './record.ts'

/** How long a food usually lasts: the natural logarithm of its days is normally distributed. */
export interface Habit {
  mean: number
  /** Of one spell around the mean, and of our knowledge of the mean. */
  spread: number
  doubt: number
  /** How many spells, purchases and confirmations of this household speak, each at most 1. */
  evidence: number
}

/** Days that a purchase lasts in a kitchen, before anything is known about it. */
const USUAL_DAYS: Readonly<Record<PantryFact['category'], number>> = {
  vegetables: 12,
  fruits: 10,
  herbs: 12,
  spices: 300,
  meat: 6,
  poultry: 5,
  seafood: 5,
  dairy: 12,
  eggs: 17,
  grains: 60,
  pasta: 40,
  bread: 7,
  legumes: 60,
  nuts: 75,
  oils: 90,
  condiments: 100,
  baking: 120,
  sweeteners: 140,
  pantry: 55,
  drinks: 12,
}
const UNKNOWN_DAYS = 45
const FROZEN_DAYS = 75
const STAPLE_FACTOR = 1.5
/** What spoils within this time is eaten by it; a food that keeps for years isn't eaten more slowly for that. */
const PERISHABLE_DAYS = 180
/** Canned fish isn't eaten as fast as fresh fish. */
const SHELF_STABLE_DAYS = 60
const SHELF_LIFE_WEIGHT = 0.4

const SPREAD = 0.8
/** Before so many spells, a household is taken for as regular as most. */
const SPREAD_EVIDENCE = 5
/** How much households differ. */
const DOUBT = 0.6

const HOUR_DAYS = 1 / 24
const SAME_TRIP_DAYS = 0.5
/** No spell is shorter: it may have been eaten on the way home. */
const SHORTEST_DAYS = 0.3

/** How much a spell says about how long the food lasts, by how it ended. */
const SPELL_WEIGHT: Readonly<Record<Spell['why'], number>> = { used: 1, wasted: 1, removed: 0.3, cleared: 0 }
/** Bought again without a word that the last one was out. */
const GAP_WEIGHT = 0.3
const STEPS = 5

/** All observed lifetimes in log days: their weights, and the weighted sums of values and squares. */
interface Seen {
  weight: number
  sum: number
  squares: number
  /** How long the present stay has lasted at least. */
  stay: number | undefined
}

const logDays = (days: number) => Math.log(Math.max(SHORTEST_DAYS, days))
const daysFrom = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / DAY_MS

/** What most kitchens do with such a food. */
export function priorOf(fact: PantryFact | null, where: Place): Habit {
  const habit = (days: number): Habit => ({ mean: Math.log(days), spread: SPREAD, doubt: DOUBT, evidence: 0 })
  if (where === 'freezer') return habit(FROZEN_DAYS)
  if (!fact) return habit(UNKNOWN_DAYS)
  const usual = USUAL_DAYS[fact.category] * (fact.staple ? STAPLE_FACTOR : 1)
  const keeps = (fact.keeps[where].closed ??
    fact.keeps[fact.place === 'freezer' ? 'fridge' : fact.place].closed)?.[1]
  if (!keeps || keeps > PERISHABLE_DAYS) return habit(Math.max(usual, SHELF_STABLE_DAYS))
  return habit(usual ** (1 - SHELF_LIFE_WEIGHT) * keeps ** SHELF_LIFE_WEIGHT)
}

/** A spell that ended by an answer or a correction ended some time after it was last seen. */
function lengthOf({ from, until, known, why }: Spell): number {
  const whole = daysFrom(from, until)
  if (why !== 'removed' && !known) return whole
  const last = known ? daysFrom(from, known) : 0
  return last + (whole - last) / 2
}

/** What this household's past says about a food. */
export function seenOf({ spells, purchases, present, arrived, confirmed }: StockRecord): Seen {
  const stay = present ? logDays(daysFrom(arrived, confirmed)) : undefined
  const seen: Seen = { weight: 0, sum: 0, squares: 0, stay }
  const add = (days: number, weight: number) => {
    const value = logDays(days)
    seen.weight += weight
    seen.sum += weight * value
    seen.squares += weight * value * value
  }
  for (const spell of spells) {
    const weight = SPELL_WEIGHT[spell.why]
    const mistake = spell.why === 'removed' && daysFrom(spell.from, spell.until) < HOUR_DAYS
    if (weight > 0 && !mistake) add(lengthOf(spell), weight)
  }
  for (const [i, at] of purchases.entries()) {
    const last = purchases[i - 1]
    if (!last || spells.some(({ until }) => until > last && until <= at)) continue
    const gap = daysFrom(last, at)
    if (gap >= SAME_TRIP_DAYS) add(gap, GAP_WEIGHT)
  }
  return seen
}

/**
 * The habit after what was seen: the most probable mean of a log-normal lifetime. What is still there counts too,
 * as a lifetime of at least that long. A regular household is soon known well.
 */
export function learned(prior: Habit, { weight, sum, squares, stay }: Seen): Habit {
  const before = 1 / prior.doubt ** 2
  let { mean, spread } = prior
  let precision = before
  let still = 0
  for (let step = 0; step < STEPS; step++) {
    const own = 1 / spread ** 2
    let pull = (prior.mean - mean) * before + (sum - weight * mean) * own
    if (stay !== undefined) {
      const z = (stay - mean) / spread
      const hazard = tailHazard(z)
      still = hazard * (hazard - z)
      pull += hazard / spread
    }
    precision = before + (weight + still) * own
    mean += pull / precision
    const around = squares - 2 * mean * sum + mean * mean * weight
    spread = Math.sqrt((SPREAD_EVIDENCE * prior.spread ** 2 + around) / (SPREAD_EVIDENCE + weight))
  }
  return { mean, spread, doubt: Math.sqrt(1 / precision), evidence: weight + still }
}
