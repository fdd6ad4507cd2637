import { describe, expect, it } from 'vitest'
import { addDays } from '../stock/day.ts'
import { alternatives } from './alternatives.ts'
import { planWeek } from './plan-week.ts'
import {
  daysFrom,
  FIRST_DAY,
  mealOf,
  needOf,
  problemOf,
  randomProblem,
  recipeOf,
  stockOf,
  wishesOf,
} from './sample-problems.ts'
import { summaryOf } from './summary.ts'

describe('alternatives for a meal', () => {
  const stock = [stockOf('spinach', { until: FIRST_DAY })]
  const recipes = [
    recipeOf('pie', { needs: [needOf('spinach', { stock: 'spinach' })] }),
    recipeOf('rice', { needs: [needOf('rice')] }),
    recipeOf('curry', { needs: [needOf('lentils'), needOf('coconut milk')] }),
  ]
  const problem = problemOf({ days: daysFrom(1), stock, recipes })

  it('come with what changes, the best first', () => {
    const { meals } = planWeek(problem)
    expect(meals[0]?.recipeId).toBe('pie')
    const found = alternatives(problem, meals, meals[0]?.id ?? '', 5)
    expect(found.map(({ meal }) => meal.recipeId)).toEqual(['rice', 'curry'])
    expect(found[0]).toMatchObject({
      meal: {
        id: meals[0]?.id,
        date: FIRST_DAY,
        title: 'dish-rice',
        reasons: [{ kind: 'buy', foods: ['rice'] }],
      },
      followers: [],
      buys: ['rice'],
      saves: [],
      spoils: ['spinach'],
      rescues: [],
    })
    expect(alternatives(problem, meals, meals[0]?.id ?? '', 1)).toHaveLength(1)
    expect(alternatives(problem, meals, 'unknown', 3)).toEqual([])
  })

  it('can replace a meal that stays, in a slot that is not planned', () => {
    const lunch = mealOf('lunch', { slot: 'lunch', recipeId: 'curry' })
    const found = alternatives({ ...problem, fixed: [lunch] }, [], 'lunch', 1)
    expect(found).toMatchObject([
      {
        meal: { id: 'lunch', slot: 'lunch', recipeId: 'pie' },
        saves: ['lentils', 'coconut milk'],
        rescues: ['spinach'],
      },
    ])
  })

  it('still feed the meals that eat their leftovers', () => {
    const dishes = [recipeOf('a'), recipeOf('b', { keepsCooked: 0 }), recipeOf('c', { keepsCooked: 1 })]
    const meals = [
      mealOf('first', { recipeId: 'a', cooks: 4 }),
      mealOf('second', {
        kind: 'leftovers',
        recipeId: 'a',
        from: 'first',
        cooks: 0,
        date: addDays(FIRST_DAY, 1),
      }),
    ]
    const found = alternatives(problemOf({ recipes: dishes }), meals, 'first', 5)
    expect(found).toMatchObject([
      { meal: { recipeId: 'c', cooks: 4 }, followers: [{ id: 'second', recipeId: 'c', title: 'dish-c' }] },
    ])
  })

  it('say what the plan would be with them', () => {
    for (let seed = 0; seed < 4; seed++) {
      const random = {
        ...randomProblem(seed, { days: 4, recipes: 12, stock: 10, foods: 24 }),
        wishes: wishesOf({ cookTwice: seed % 2 === 0 }),
      }
      const { meals, buys } = planWeek(random)
      for (const { id } of meals)
        for (const { meal, followers, ...change } of alternatives(random, meals, id, 3)) {
          const changed = meals.map((one) => [meal, ...followers].find((other) => other.id === one.id) ?? one)
          const then = summaryOf(random, changed)
          expect(then.reasons[id]).toEqual(meal.reasons)
          const now = new Set(buys.map(({ food }) => food))
          const news = then.buys.map(({ food }) => food).filter((food) => !now.has(food))
          const more = change.more.map(({ food }) => food)
          expect(news.filter((food) => !more.includes(food))).toEqual(change.buys)
          // The more of what is bought anyway is at hand, too.
          for (const food of more) expect([...now, ...news]).toContain(food)
        }
    }
  })

  it('say how much more is to buy of what is bought anyway, and of what is there', () => {
    const egg = (count: number) =>
      needOf('egg', { grams: 50 * count, amount: { value: count, unit: null }, package: 50 })
    const spinach = needOf('frozen spinach', { grams: 200, stock: 'spinach' })
    const recipes = [
      recipeOf('a', { quality: 10, needs: [egg(1)] }),
      recipeOf('b', { quality: 5, needs: [egg(5), needOf('pea'), spinach] }),
    ]
    const problem = problemOf({ days: daysFrom(1), recipes, stock: [stockOf('spinach', { grams: 100 })] })
    const { meals } = planWeek(problem)
    expect(meals[0]?.recipeId).toBe('a')
    const [other] = alternatives(problem, meals, meals[0]?.id ?? '', 1)
    expect(other?.buys).toEqual(['pea'])
    expect(other?.more).toEqual([
      { food: 'spinach', amount: null },
      { food: 'egg', amount: { value: 8, unit: null } },
    ])
    expect(other?.meal.reasons.find(({ kind }) => kind === 'buy')).toMatchObject({
      foods: expect.arrayContaining(['spinach']),
      more: ['spinach'],
    })
  })

  it('shares a purchase only where one is enough for both', () => {
    const onion = (grams: number) => needOf('green onion', { grams, package: 100, keeps: 7 })
    const shared = (grams: number) => {
      const recipes = [recipeOf('a', { needs: [onion(grams)] }), recipeOf('b', { needs: [onion(grams)] })]
      const { meals } = planWeek(problemOf({ days: daysFrom(2), recipes }))
      return meals.flatMap(({ reasons }) => reasons).some(({ kind }) => kind === 'shares')
    }
    expect(shared(20)).toBe(true)
    expect(shared(45)).toBe(false)
  })
})
