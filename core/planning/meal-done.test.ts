import { expect, it } from 'vitest'
import type { PlannedMeal } from './meal.ts'
import { fromPantry, mealCooked } from './meal-done.ts'

const meal = (id: string, date: string, more: Partial<PlannedMeal> = {}) =>
  ({
    id,
    date,
    slot: 'dinner',
    kind: 'recipe',
    recipeId: 'r',
    title: 'Curry',
    servings: 2,
    cooks: 4,
    from: null,
    stock: null,
    doneAt: null,
    ...more,
  }) as PlannedMeal

it('is the meal that cooking was started from, else the nearest open one', () => {
  const week = [meal('a', '2026-11-17'), meal('b', '2026-11-18'), meal('c', '2026-11-24')]
  const cooked = (of: PlannedMeal[], from?: string) => mealCooked(of, 'r', '2026-11-18', from)?.id
  expect(cooked(week, 'c')).toBe('c')
  expect(cooked(week)).toBe('b')
  expect(cooked(week.slice(0, 1))).toBe('a')
  expect(cooked(week.slice(2))).toBeUndefined()
  expect(cooked([meal('b', '2026-11-18', { doneAt: '2026-11-18T18:00:00Z' })])).toBeUndefined()
  expect(cooked([meal('b', '2026-11-18', { doneAt: '2026-11-18T18:00:00Z' })], 'b')).toBe('b')
  expect(mealCooked(week, 'other', '2026-11-18')).toBeUndefined()
})

it('lets the meals that eat the rest take it from the pantry', () => {
  const rest = meal('x', '2026-11-19', { kind: 'leftovers', from: 'b', cooks: 0 })
  const eaten = { ...rest, id: 'y', doneAt: '2026-11-18T18:00:00Z' }
  expect(fromPantry([meal('b', '2026-11-18'), rest, eaten], 'b', 'leftover curry')).toEqual([
    { ...rest, from: null, stock: 'leftover curry' },
  ])
})
