import { expect, it } from 'vitest'
import { nextBuy } from './next-buy.ts'
import type { PlanNeed, PlanProblem } from './problem.ts'
import { daysFrom, FIRST_DAY, mealOf, needOf, recipeOf, stockOf, wishesOf } from './sample-problems.ts'
import { summaryOf } from './summary.ts'

const recipe = (id: string, ...needs: PlanNeed[]) => recipeOf(id, { needs })
const has = (food: string) => needOf(food, { stock: food })
const none = { buys: [], spoils: [] }
const problemOf = (some: Partial<PlanProblem>): PlanProblem => ({
  ...{ today: FIRST_DAY, days: daysFrom(3), wishes: wishesOf(), stock: [stockOf('spinach')], leftovers: [] },
  ...{ recipes: [], fixed: [], fixedRecipes: [], seed: 1, ...some },
})

it('is the food that lets most more recipes be cooked, and none for a single one', () => {
  const recipes = [
    recipe('a', has('spinach'), needOf('feta')),
    recipe('b', needOf('feta'), needOf('salt', { staple: true }), needOf('dill', { minor: true })),
    recipe('c', needOf('eggs')),
    recipe('d', needOf('eggs'), needOf('feta')),
  ]
  expect(nextBuy(problemOf({ recipes }), none)).toEqual({
    food: 'feta',
    recipes: [
      { id: 'a', title: 'dish-a' },
      { id: 'b', title: 'dish-b' },
    ],
    rescues: [],
  })
  expect(nextBuy(problemOf({ recipes: recipes.slice(2) }), none)).toBeNull()
})

it('prefers what saves food from spoiling, and counts on what the plan buys', () => {
  const recipes = [
    recipe('a', needOf('feta')),
    recipe('b', needOf('feta')),
    recipe('c', has('spinach'), needOf('cream'), needOf('rice')),
  ]
  const buys = [{ food: 'rice', grams: null, amount: null, meals: [] }]
  const spoils = [{ name: 'spinach', title: 'spinach', grams: 100, until: '2026-11-20', part: 1 }]
  expect(nextBuy(problemOf({ recipes }), { buys, spoils })).toMatchObject({
    food: 'cream',
    rescues: ['spinach'],
  })
  const fixed = [mealOf('m', { recipeId: 'c' })]
  const stock = [stockOf('spinach', { grams: 1000 })]
  expect(nextBuy(problemOf({ recipes, stock, fixed }), { buys, spoils })?.food).toBe('feta')
})

it('promises no recipe whose food the plan itself uses up', () => {
  const recipes = [recipe('a', has('spinach'), needOf('feta')), recipe('b', has('spinach'), needOf('feta'))]
  const pie = recipe('pie', has('spinach'))
  const fixed = [mealOf('m', { recipeId: 'pie' })]
  const asked = problemOf({ recipes, fixed, fixedRecipes: [pie] })
  expect(nextBuy(asked, summaryOf(asked, []))).toBeNull()
  const plenty = { ...asked, stock: [stockOf('spinach', { grams: 600 })] }
  expect(nextBuy(plenty, summaryOf(plenty, []))?.food).toBe('feta')
})
