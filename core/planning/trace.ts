import { Ledger } from './ledger.ts'
import type { PlannedMeal } from './meal.ts'
import { isAhead, type Model, portionsOf, timeOf } from './model.ts'
import { isBought, isSettled } from './settled.ts'
import { FIXED_FIRST } from './week.ts'

/** What a meal takes of a stock, or buys of a food. */
interface Taken {
  meal: PlannedMeal
  stock: number
  grams: number
}
export interface Bought {
  meal: PlannedMeal
  food: number
  /** Of what the recipe needs, and what of it must be bought. */
  needs: number
  grams: number
}

/** Where the food of a plan goes. */
export interface Trace {
  meals: readonly PlannedMeal[]
  taken: readonly Taken[]
  bought: readonly Bought[]
  /** By stock. */
  left: readonly number[]
}

/** So much of what a meal needs is missing that it is bought again. */
const ENOUGH_MISSING = 0.4

/** Follows the food through the meals as the optimizer does, so that what we say of a plan is what it was chosen for. */
export function traceOf(model: Model, given: readonly PlannedMeal[]): Trace {
  const { problem, recipes, recipeOf, dayOf, groups, stocks } = model
  const fixed = new Set(problem.fixed.map(({ id }) => id))
  const meals = [...problem.fixed, ...given.filter(({ id }) => !fixed.has(id))]
  const ledger = new Ledger(model)
  for (const [index, meal] of meals.entries()) {
    const recipe = recipes[recipeOf(meal.recipeId)]
    if (meal.kind !== 'recipe' || !recipe || !isAhead(meal, model.today)) continue
    const day = dayOf(meal.date)
    const rank = timeOf(day, meal.slot) + (fixed.has(meal.id) ? FIXED_FIRST : 0)
    for (const part of recipe.parts) ledger.add(index, rank, day, part, portionsOf(meal))
  }
  const taken: Taken[] = []
  const bought: Bought[] = []
  const left = stocks.map(({ have }) => have)
  for (let group = 0; group < groups; group++) {
    const uses = ledger.uses(group)
    const mealOf = (at: number) => meals[uses.owner[at] as number] as PlannedMeal
    ledger.onTake = (at, stock, grams) => {
      taken.push({ meal: mealOf(at), stock, grams })
      left[stock] = (left[stock] as number) - grams
    }
    ledger.cost(group)
    for (let at = 0; at < uses.n; at++) {
      const meal = mealOf(at)
      const food = uses.food[at] as number
      const short = ledger.short[at] as number
      const needs = uses.grams[at] as number
      const name = model.foods[food]?.food ?? ''
      // Somewhat too little of what was just bought for another meal is no second trip.
      const least = isBought(problem.settled, name) ? needs * ENOUGH_MISSING : 0
      const isOpen = short > least && !isSettled(problem.settled, meal.id, name)
      if (isOpen) bought.push({ meal, food, needs, grams: short })
    }
  }
  return { meals, taken, bought, left }
}
