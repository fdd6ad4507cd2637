import { describe, expect, it } from 'vitest'
import { joinMeal } from './join-meal.ts'
import { mealOf } from './sample-problems.ts'

const base = mealOf('00000000-0000-4000-8000-000000000001', { title: 'Soup', locked: false })
const other = { title: 'Stew', recipeId: '00000000-0000-4000-8000-000000000009' }
const moved = { date: '2030-01-01', slot: 'lunch' as const }

describe('joinMeal', () => {
  it('keeps what each side changed', () => {
    expect(joinMeal(base, { ...base, ...moved }, { ...base, ...other, locked: true })).toEqual({
      ...base,
      ...moved,
      ...other,
      locked: true,
    })
    expect(joinMeal(base, { ...base, servings: 5 }, { ...base, ...moved })).toEqual({
      ...base,
      ...moved,
      servings: 5,
    })
  })

  it('is as this side has it where both changed the same', () => {
    expect(joinMeal(base, { ...base, ...other }, { ...base, title: 'Pie' })).toEqual({ ...base, ...other })
  })

  it('leaves a dish that one side locked, cooked or wrote itself', () => {
    const locked = { ...base, locked: true }
    const done = { ...base, doneAt: '2030-01-01T18:00:00.000Z' }
    const note = { ...base, kind: 'note' as const, recipeId: null, title: 'Pizza with friends', cooks: 0 }
    for (const held of [locked, done, note]) {
      expect(joinMeal(base, { ...base, ...other }, held)).toEqual(held)
      expect(joinMeal(base, held, { ...base, ...other })).toEqual(held)
      expect(joinMeal(base, undefined, held)).toEqual(held)
    }
    // Both locked another dish: this side's.
    expect(joinMeal(base, { ...locked, ...other }, locked)).toEqual({ ...locked, ...other })
  })

  it('is gone where this side removed it, and nothing speaks against that', () => {
    expect(joinMeal(base, undefined, { ...base, ...moved })).toBeUndefined()
    // It was locked before, and removed in spite of that.
    const locked = { ...base, locked: true }
    expect(joinMeal(locked, undefined, locked)).toBeUndefined()
  })
})
