import { expect, it } from 'vitest'
import { plannedMeal } from './meal.ts'
import { mealOf, wishesOf } from './sample-problems.ts'
import { isWishedWith, wishedWith, wishKey } from './wished.ts'

it('a meal remembers the wishes that it was planned with, but not who eats', () => {
  const wishes = wishesOf({ mostToBuy: 3 })
  const key = wishKey(wishes)
  const meal = wishedWith(mealOf('a', { reasons: [{ kind: 'ready' }] }), key)
  const id = '00000000-0000-4000-8000-000000000001'
  const stored = plannedMeal(JSON.parse(JSON.stringify({ ...meal, id, recipeId: id })))
  expect(stored?.reasons).toEqual([{ kind: 'wished', key }, { kind: 'ready' }])
  expect(
    isWishedWith(meal, wishKey({ ...wishes, guests: [{ name: 'Tom', diets: ['vegan'], allergies: [] }] })),
  ).toBe(true)
  expect(isWishedWith(meal, wishKey({ ...wishes, mostToBuy: 0 }))).toBe(false)
  expect(isWishedWith(wishedWith(meal, 'other'), 'other')).toBe(true)
  expect(isWishedWith(mealOf('b'), key)).toBe(true)
})
