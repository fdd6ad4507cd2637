import type { MealSlot } from '../contracts/planning-limits.ts'
import { chanceFrom } from '../covers/seed.ts'
import { addDays } from '../stock/day.ts'
import type { PlannedMeal } from './meal.ts'
import type { PlanNeed, PlanProblem, PlanRecipe, PlanStock } from './problem.ts'
import type { PlanWishes } from './wishes.ts'

export const FIRST_DAY = '2026-11-16'

export const wishesOf = (some: Partial<PlanWishes> = {}): PlanWishes => ({
  slots: ['dinner'],
  eaters: 2,
  guests: [],
  daysOff: [],
  cookTwice: false,
  minutes: [null, null, null, null, null, null, null],
  variety: 'normal',
  favoritesFirst: false,
  kcal: null,
  protein: null,
  mostToBuy: null,
  ...some,
})

export const needOf = (food: string, some: Partial<PlanNeed> = {}): PlanNeed => ({
  food,
  grams: 100,
  amount: null,
  stock: null,
  staple: false,
  minor: false,
  keeps: null,
  package: null,
  ...some,
})

export const recipeOf = (id: string, some: Partial<PlanRecipe> = {}): PlanRecipe => ({
  id,
  title: `dish-${id}`,
  servings: 2,
  minutes: 30,
  kind: 'meal',
  slots: ['dinner', 'lunch'],
  cuisine: null,
  main: null,
  method: null,
  quality: 8,
  favorite: false,
  own: false,
  kcal: null,
  protein: null,
  keepsCooked: 3,
  needs: [],
  ...some,
})

export const stockOf = (name: string, some: Partial<PlanStock> = {}): PlanStock => ({
  name,
  grams: 200,
  amount: null,
  until: null,
  chance: 1,
  ...some,
})

export const mealOf = (id: string, some: Partial<PlannedMeal> = {}): PlannedMeal => ({
  id,
  date: FIRST_DAY,
  slot: 'dinner',
  kind: 'recipe',
  recipeId: null,
  title: `meal-${id}`,
  servings: 2,
  cooks: 2,
  from: null,
  stock: null,
  locked: true,
  doneAt: null,
  reasons: [],
  addedAt: `${FIRST_DAY}T08:00:00.000Z`,
  ...some,
})

export const daysFrom = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => addDays(FIRST_DAY, index))

export const problemOf = (some: Partial<PlanProblem> = {}): PlanProblem => ({
  days: daysFrom(7),
  wishes: wishesOf(),
  stock: [],
  leftovers: [],
  recipes: [],
  fixed: [],
  fixedRecipes: [],
  seed: 1,
  ...some,
})

/** A kitchen with so many foods, and recipes that need some of them: the same for the same seed. */
export function randomProblem(
  seed: number,
  size: { days: number; recipes: number; stock: number; foods: number; slots?: readonly MealSlot[] },
): PlanProblem {
  const chance = chanceFrom(`kitchen ${seed}`)
  const slots = size.slots ?? ['dinner']
  const foods = Array.from({ length: size.foods }, (_, index) => ({
    food: `food ${index}`,
    keeps: chance.happens(0.5) ? 2 + chance.whole(10) : null,
    package: chance.happens(0.7) ? 100 + 50 * chance.whole(15) : null,
  }))
  const stock = foods.slice(0, size.stock).map(({ food, keeps }) =>
    stockOf(food, {
      grams: chance.happens(0.8) ? 50 * chance.whole(16) : null,
      until: keeps === null ? null : addDays(FIRST_DAY, chance.whole(keeps + 4)),
      chance: chance.happens(0.7) ? 1 : 0.3 + 0.7 * chance.next(),
      ...(keeps !== null && chance.happens(0.4) && { perishable: true }),
    }),
  )
  const recipes = Array.from({ length: size.recipes }, (_, index) => {
    const picked = new Set(
      Array.from({ length: 3 + chance.whole(6) }, () =>
        chance.whole(Math.min(size.foods, 8 + size.stock * 3)),
      ),
    )
    return recipeOf(`r${index}`, {
      minutes: chance.happens(0.9) ? 10 + 5 * chance.whole(16) : null,
      slots: slots.filter((slot) => slot !== 'breakfast' || chance.happens(0.4)),
      cuisine: chance.happens(0.8) ? `cuisine ${chance.whole(8)}` : null,
      main: chance.happens(0.9) ? `main ${chance.whole(12)}` : null,
      method: chance.happens(0.8) ? `method ${chance.whole(6)}` : null,
      quality: chance.happens(0.9) ? 4 + 6 * chance.next() : null,
      favorite: chance.happens(0.1),
      kcal: 300 + chance.whole(600),
      protein: 5 + chance.whole(50),
      keepsCooked: chance.whole(5),
      needs: [...picked].map((food) => ({
        ...needOf(`food ${food}`, foods[food]),
        grams: chance.happens(0.85) ? 20 + 10 * chance.whole(18) : null,
        stock: food < size.stock ? `food ${food}` : null,
        minor: chance.happens(0.1),
      })),
    })
  })
  return problemOf({ days: daysFrom(size.days), wishes: wishesOf({ slots }), stock, recipes, seed })
}
