import { expect, it } from 'vitest'
import type { PlannedMeal } from '#core/planning/meal.ts'
import type { PlanProblemFound } from '#core/planning/plan.ts'
import { judged } from './judged.ts'

const meal = (date: string, key: string): PlannedMeal => ({
  ...{ id: date, date, slot: 'dinner', kind: 'recipe', recipeId: 'x', title: 'Dish', servings: 2, cooks: 2 },
  ...{
    from: null,
    stock: null,
    locked: false,
    doneAt: null,
    reasons: [{ kind: 'wished', key }],
    addedAt: '',
  },
})
const found = (kind: PlanProblemFound['kind'], date: string | null): PlanProblemFound => ({
  ...{ kind, date, slot: date && 'dinner', without: 3 },
})

it('judges a finished plan by the wishes that it was planned with', () => {
  const meals = [meal('2026-11-16', 'old'), meal('2026-11-17', 'old')]
  const slow = found('too slow', '2026-11-16')
  const buying = found('too much to buy', null)
  const diets = found('diets', null)
  const free = found('too much to buy', '2026-11-18')
  expect(judged([slow, buying, diets, free], meals, 'old')).toHaveLength(4)
  expect(judged([slow, buying, diets, free], meals, 'new')).toEqual([diets, free])
})
