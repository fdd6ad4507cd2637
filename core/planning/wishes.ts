import { ALLERGENS, type Allergen, DIETS, type Diet } from '../contracts/food-facts.ts'
import { MAX_FOOD, MAX_LEFT_OUT, normaliseName } from '../contracts/ingredient-names.ts'
import {
  MAX_EATERS,
  MAX_GUEST_NAME,
  MAX_GUESTS,
  MAX_MEAL_MINUTES,
  MEAL_SLOTS,
  type MealSlot,
} from '../contracts/planning-limits.ts'
import { oneLine, wholeIn } from './values.ts'

/** Eats with the household, and has no account in it. */
export interface Guest {
  name: string
  diets: readonly Diet[]
  allergies: readonly Allergen[]
  /** Foods that they don't like; left out where there are none. */
  leaveOut?: readonly string[]
}

/** What a plan should be like. Weekdays count from Monday, 0, to Sunday, 6. */
export interface PlanWishes {
  /** The meals that are planned; dinner only by default. */
  slots: readonly MealSlot[]
  /** How many eat. */
  eaters: number
  guests: readonly Guest[]
  /** Foods that nobody of the household wants; left out where there are none. */
  leaveOut?: readonly string[]
  /** Weekdays without a meal at home. */
  daysOff: readonly number[]
  /** Meals are cooked for two days where that fits. */
  cookTwice: boolean
  /** The longest time by weekday, in minutes with rest; null for any. Seven entries. */
  minutes: readonly (number | null)[]
  /** How different the days should be. */
  variety: 'low' | 'normal' | 'high'
  /** The user's favorites and own recipes first. */
  favoritesFirst: boolean
  /** For a day and person; null for any. */
  kcal: { min: number | null; max: number | null } | null
  protein: number | null
  /** At most so many different foods are bought; null for any. */
  mostToBuy: number | null
}

const WEEK = [0, 1, 2, 3, 4, 5, 6] as const
const VARIETIES = ['low', 'normal', 'high'] as const

/** Those of a list that were chosen, in the list's order. */
const chosen = <Value>(given: unknown, from: readonly Value[]): Value[] =>
  Array.isArray(given) ? from.filter((one) => given.includes(one)) : []

/** Names of foods, each once; no field where there is none, so that equal wishes look equal. */
function leftOutOf(value: unknown): Pick<PlanWishes, 'leaveOut'> {
  const names = Array.isArray(value) ? value.map((one) => normaliseName(oneLine(one, MAX_FOOD))) : []
  const leaveOut = [...new Set(names.filter((name) => name !== ''))].slice(0, MAX_LEFT_OUT)
  return leaveOut.length > 0 ? { leaveOut } : {}
}

/** What all of them leave out. */
export const leftOutBy = ({ leaveOut = [], guests }: Pick<PlanWishes, 'guests' | 'leaveOut'>): string[] => [
  ...new Set([...leaveOut, ...guests.flatMap((guest) => guest.leaveOut ?? [])]),
]

function guestOf(value: unknown): Guest[] {
  const given = (value ?? {}) as Record<string, unknown>
  const name = oneLine(given.name, MAX_GUEST_NAME)
  if (!name) return []
  const needs = { diets: chosen(given.diets, DIETS), allergies: chosen(given.allergies, ALLERGENS) }
  return [{ name, ...needs, ...leftOutOf(given.leaveOut) }]
}

function kcalOf(value: unknown): PlanWishes['kcal'] {
  const given = (value ?? {}) as Record<string, unknown>
  const [min, max] = [wholeIn(given.min, 0, 10_000), wholeIn(given.max, 0, 10_000)]
  return min === null && max === null ? null : { min, max }
}

/** Untrusted wishes made valid; what is missing is as on a new device. Hand-written, without a schema library. */
export function planWishes(value: unknown): PlanWishes {
  const given = (value ?? {}) as Record<keyof PlanWishes, unknown>
  const slots = chosen(given.slots, MEAL_SLOTS)
  const minutes = Array.isArray(given.minutes) ? given.minutes : []
  const guests = Array.isArray(given.guests) ? given.guests : []
  return {
    slots: slots.length > 0 ? slots : ['dinner'],
    eaters: wholeIn(given.eaters, 1, MAX_EATERS) ?? 2,
    guests: guests.flatMap(guestOf).slice(0, MAX_GUESTS),
    ...leftOutOf(given.leaveOut),
    daysOff: chosen(given.daysOff, WEEK),
    cookTwice: given.cookTwice === true,
    minutes: WEEK.map((day) => wholeIn(minutes[day], 5, MAX_MEAL_MINUTES)),
    variety: VARIETIES.find((one) => one === given.variety) ?? 'normal',
    favoritesFirst: given.favoritesFirst !== false,
    kcal: kcalOf(given.kcal),
    protein: wholeIn(given.protein, 0, 1000),
    mostToBuy: wholeIn(given.mostToBuy, 0, 200),
  }
}
