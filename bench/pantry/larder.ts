import { type Draw, normal } from './random.ts'
import type { FoodRule, Habits } from './rules.ts'

interface Lot {
  grams: number
  spoils: number
  open: boolean
  forMeal: boolean
}

const CRUMBS = 0.05
const FROZEN_DAYS = 180

/** What is really there: each package with the day it spoils. */
export class Larder {
  readonly #lots = new Map<string, Lot[]>()
  wasted = 0
  /** Of it, what was bought for a meal. */
  wastedOfMeals = 0

  constructor(
    readonly draw: Draw,
    readonly habits: Habits,
    readonly rule: (food: string) => FoodRule,
  ) {}

  grams = (food: string): number => (this.#lots.get(food) ?? []).reduce((sum, { grams }) => sum + grams, 0)

  there = (food: string): boolean => this.grams(food) > this.rule(food).package * CRUMBS

  names = (): IterableIterator<string> => this.#lots.keys()

  add(food: FoodRule, grams: number, day: number, forMeal = false): void {
    const luck = Math.exp(normal(this.draw, 'spoils', day, food.name) * this.habits.spoils_spread)
    const past = food.safety ? 1 : this.habits.eats_past
    const lots = this.#lots.get(food.name) ?? []
    lots.push({ grams, spoils: day + Math.max(1, food.keeps[1] * luck * past), open: false, forMeal })
    this.#lots.set(food.name, lots)
  }

  /** From the oldest package on; opened ones spoil sooner. */
  take(name: string, grams: number, day: number): number {
    const food = this.rule(name)
    let left = grams
    for (const lot of this.#lots.get(name) ?? []) {
      const taken = Math.min(lot.grams, left)
      lot.grams -= taken
      left -= taken
      if (taken > 0 && !lot.open && food.opened) {
        lot.open = true
        lot.spoils = Math.min(lot.spoils, day + food.opened[1] * this.habits.eats_past)
      }
      if (left <= 0) break
    }
    this.#lots.set(
      name,
      (this.#lots.get(name) ?? []).filter((lot) => lot.grams > 0.01),
    )
    return grams - left
  }

  /** Puts what is still good into the freezer. */
  freeze(food: string, day: number): void {
    for (const lot of this.#lots.get(food) ?? []) if (lot.spoils > day) lot.spoils = day + FROZEN_DAYS
  }

  /** What sticks to the jar is no waste. */
  clear(food: string): void {
    this.#lots.delete(food)
  }

  isSpoiled = (food: string, day: number): boolean =>
    (this.#lots.get(food) ?? []).some(({ spoils }) => spoils <= day)

  spoilsBefore = (food: string, day: number): boolean =>
    (this.#lots.get(food) ?? []).some(({ spoils }) => spoils < day)

  throwAway(food: string, day: number): number {
    const lots = this.#lots.get(food) ?? []
    const bad = lots.filter(({ spoils }) => spoils <= day)
    this.#lots.set(
      food,
      lots.filter((lot) => !bad.includes(lot)),
    )
    let thrown = 0
    for (const { grams, forMeal } of bad) {
      thrown += grams
      if (forMeal) this.wastedOfMeals += grams
    }
    this.wasted += thrown
    return thrown
  }
}
