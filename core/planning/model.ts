import { MEAL_SLOTS, type MealSlot } from '../contracts/planning-limits.ts'
import type { PlannedMeal } from './meal.ts'
import type { ModelFood, ModelStock, Part } from './model-foods.ts'
import type { PlanProblem, PlanRecipe } from './problem.ts'
import { minutesFor } from './real-time.ts'
import { EVENING_MINUTES, LONG_EVENING, OVER_TIME, TIME_UNKNOWN } from './weights.ts'

export interface ModelRecipe {
  recipe: PlanRecipe
  parts: readonly Part[]
  /** Numbers of its main ingredient, cuisine, method and kind of dish; -1 if unknown. */
  main: number
  cuisine: number
  method: number
  dish: number
  keeps: number
  /** Quality and liking; the same in every slot. */
  taste: number
}

/** A meal to choose. */
export interface Cell {
  date: string
  slot: MealSlot
  /** Days since the first one; the order of meals. */
  day: number
  time: number
  /** The longest time; null for any. */
  limit: number | null
  /** Recipes that may stand here. If none is fast enough, those that aren't. */
  choices: readonly number[]
}

/** Portions that need no cooking: leftovers in the pantry, or of a meal that stays. */
export interface Source {
  title: string
  recipe: number
  recipeId: string | null
  stock: string | null
  from: string | null
  portions: number
  /** Served after this time, and up to this day. */
  after: number
  until: number
  untilDate: string | null
  /** What a portion costs that is not eaten. */
  waste: number
}

interface ShelfStock extends ModelStock {
  /** The last day that it should be used: days since the first one. */
  until: number
  untilDate: string | null
  /** The last day that a meal may still take it. */
  usable: number
  perishable: boolean
  /** What a gram costs that isn't used in time. */
  waste: number
  frozen: boolean
  /** A meal takes at least so much of it: of food that won't keep, if its amount isn't known. */
  least: number
}

/** The problem in numbers. */
export interface Model {
  problem: PlanProblem
  /** Candidates first, then recipes of meals that stay. */
  recipes: readonly ModelRecipe[]
  stocks: readonly ShelfStock[]
  foods: readonly ModelFood[]
  groups: number
  cells: readonly Cell[]
  sources: readonly Source[]
  eaters: number
  /** No meal is chosen that takes more foods to buy in all; null for any, and where a single meal is chosen by hand. */
  mostToBuy: number | null
  /** The first day, and the day from which meals take food. */
  first: string
  today: string
  /** The last day: days since the first one. */
  last: number
  recipeOf: (id: string | null) => number
  dayOf: (date: string) => number
}

const DATE = /^\d{4}-\d{2}-\d{2}$/
export const isDate = (value: string | null): value is string =>
  value !== null && DATE.test(value) && !Number.isNaN(Date.parse(value))

const slotIndex = (slot: MealSlot): number => Math.max(0, MEAL_SLOTS.indexOf(slot))
export const timeOf = (day: number, slot: MealSlot): number => day * MEAL_SLOTS.length + slotIndex(slot)
export const weekdayOf = (date: string): number => (new Date(date).getUTCDay() + 6) % 7

/** Leftovers are a lunch or a dinner, or what the recipe itself is. */
export const fitsLeftovers = (slot: MealSlot, recipe: PlanRecipe | undefined): boolean =>
  slot === 'lunch' || slot === 'dinner' || (recipe?.slots.includes(slot) ?? false)

/** Meals that are still to come, and that take food. */
export const isAhead = (meal: PlannedMeal, today: string): boolean =>
  meal.doneAt === null && isDate(meal.date) && meal.date >= today

/** What a recipe costs in a cell for its time alone. */
export function timeCost({ limit, date }: Cell, recipe: PlanRecipe, portions: number): number {
  const minutes = minutesFor(recipe, portions)
  if (limit === null)
    return minutes !== null && weekdayOf(date) < WORKDAYS
      ? Math.max(0, Math.min(minutes, 240) - EVENING_MINUTES) * LONG_EVENING
      : 0
  return minutes === null ? TIME_UNKNOWN : Math.max(0, Math.min(minutes, 1440) - limit) * OVER_TIME
}

const WORKDAYS = 5
const MOST_PORTIONS = 1000

/** How many portions a meal cooks. */
export const portionsOf = ({ cooks }: PlannedMeal): number => (cooks > 0 ? Math.min(cooks, MOST_PORTIONS) : 0)
