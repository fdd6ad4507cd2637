import { MAX_NAME, normaliseName } from '../contracts/ingredient-names.ts'
import type { ShoppingItem } from '../shopping/item.ts'
import { plainKey } from '../shopping/merge.ts'
import type { StockItem } from '../stock/item.ts'
import type { PlannedMeal } from './meal.ts'

/** By meal: keys of foods that nothing more is bought of for it, whatever the amounts say. */
export type Settled = Readonly<Record<string, readonly string[]>>

/** A food as the shopping list names it. */
export const listName = (food: string): string => normaliseName(food).slice(0, MAX_NAME).trim()

const keyOf = (food: string) => plainKey(listName(food))

export const isSettled = (settled: Settled | undefined, meal: string, food: string): boolean =>
  settled !== undefined && Object.hasOwn(settled, meal) && (settled[meal] ?? []).includes(keyOf(food))

/** Whether a food is settled for any of the meals. */
export const isBought = (settled: Settled | undefined, food: string): boolean =>
  settled !== undefined && Object.values(settled).some((foods) => foods.includes(keyOf(food)))

/** One food for one meal. */
interface SettledFood {
  meal: string
  food: string
}

/** A food that is settled though the list no longer says so: bought and cleared, or replaced by the user's own. */
export interface KeptFood extends SettledFood {
  why: 'bought' | 'instead'
}

/** What is ticked was bought for all the meals that it was on the list for. */
export const tickedFoods = (items: readonly ShoppingItem[]): SettledFood[] =>
  items.flatMap(({ name, plan, checked }) =>
    plan && checked ? plan.meals.map((meal) => ({ meal, food: name })) : [],
  )

const pairKey = ({ meal, food }: SettledFood) => `${meal} ${keyOf(food)}`

/** What to remember of the list: what was ticked, until its meal is done or it is open again. */
export function keptFoods(
  kept: readonly KeptFood[],
  items: readonly ShoppingItem[],
  meals: readonly Pick<PlannedMeal, 'id' | 'doneAt'>[],
): KeptFood[] {
  const ahead = new Set(meals.flatMap(({ id, doneAt }) => (doneAt === null ? id : [])))
  const open = new Set(
    items.flatMap(({ name, plan, checked }) =>
      plan && !checked ? plan.meals.map((meal) => pairKey({ meal, food: name })) : [],
    ),
  )
  const ticked = tickedFoods(items).map((one): KeptFood => ({ ...one, why: 'bought' }))
  const all = new Map([...ticked, ...kept].map((one) => [pairKey(one), one]))
  return [...all].flatMap(([key, one]) => (ahead.has(one.meal) && !open.has(key) ? one : []))
}

/** Whether some of a food is in the kitchen, under its own name or as a kind of it. */
const isThere = (food: string, stock: readonly StockItem[]) =>
  stock.some(
    ({ name, fact, amount }) =>
      amount?.value !== 0 &&
      [name, fact?.food ?? name, ...(fact?.kindOf ?? [])].some((one) => keyOf(one) === keyOf(food)),
  )

/**
 * What is settled for the meals to come: ticked on the list, replaced, or bought before and still there. What a recipe's
 * own page put on the list and was ticked counts for its meals, too.
 */
export function settledFor(
  kept: readonly KeptFood[],
  items: readonly ShoppingItem[],
  meals: readonly Pick<PlannedMeal, 'id' | 'recipeId' | 'doneAt'>[],
  stock: readonly StockItem[],
): Settled {
  const ahead = meals.filter(({ doneAt }) => doneAt === null)
  const ids = new Set(ahead.map(({ id }) => id))
  const before = keptFoods(kept, items, ahead).filter(
    ({ food, why }) => why === 'instead' || isThere(food, stock),
  )
  const own = items.flatMap(({ name, plan, checked, recipeId }) =>
    checked && !plan && recipeId !== null && isThere(name, stock)
      ? ahead.flatMap((meal) => (meal.recipeId === recipeId ? { meal: meal.id, food: name } : []))
      : [],
  )
  return settledOf([...tickedFoods(items), ...before, ...own].filter(({ meal }) => ids.has(meal)))
}

export function settledOf(foods: readonly SettledFood[]): Settled {
  const byMeal = new Map<string, Set<string>>()
  for (const { meal, food } of foods) byMeal.set(meal, (byMeal.get(meal) ?? new Set()).add(keyOf(food)))
  // In a fixed order: it is part of the question that an answer is remembered for.
  return Object.fromEntries(
    [...byMeal].sort(([a], [b]) => (a < b ? -1 : 1)).map(([meal, keys]) => [meal, [...keys].sort()]),
  )
}
