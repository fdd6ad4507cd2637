import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PlannedMeal, plannedMeal } from './meal.ts'
import { mealsFrom, planTemplate, templateMeals } from './template.ts'
import { isDay, oneLine } from './values.ts'
import { planWishes } from './wishes.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const meal = (change: Partial<PlannedMeal> = {}): PlannedMeal => ({
  id: id(1),
  date: '2026-11-18',
  slot: 'dinner',
  kind: 'recipe',
  recipeId: id(9),
  title: 'Spinach curry',
  servings: 2,
  cooks: 4,
  from: null,
  stock: null,
  locked: false,
  doneAt: null,
  reasons: [{ kind: 'uses', foods: ['spinach'], by: '2026-11-19' }],
  addedAt: '2026-11-18T08:00:00.000Z',
  ...change,
})

describe('plannedMeal', () => {
  it('returns a valid meal unchanged, whatever the order of its keys', () => {
    expect(plannedMeal(meal())).toEqual(meal())
    const mixed = Object.fromEntries(Object.entries(meal()).reverse())
    const reasons = [{ by: '2026-11-19', foods: ['spinach'], kind: 'uses' }]
    expect(JSON.stringify(plannedMeal({ ...mixed, reasons }))).toBe(JSON.stringify(plannedMeal(meal())))
  })

  it('drops what it does not know and refuses what is no meal', () => {
    expect(plannedMeal({ ...meal(), reasons: [{ kind: 'magic' }, null, { kind: 'own' }] })?.reasons).toEqual([
      { kind: 'own' },
    ])
    for (const wrong of [
      { date: '2026-02-30' },
      { date: '18.11.2026' },
      { slot: 'brunch' },
      { kind: 'recipe', recipeId: null },
      { title: ' ' },
      { id: 'x' },
      { addedAt: 'soon' },
    ])
      expect(plannedMeal({ ...meal(), ...wrong }), JSON.stringify(wrong)).toBeUndefined()
    expect(plannedMeal({ ...meal(), kind: 'off', title: '', recipeId: null })?.cooks).toBe(0)
  })

  it('is stable for any input: reading what it returned changes nothing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(meal())), fc.anything()), (given) => {
        const once = plannedMeal({ ...meal(), ...given })
        if (once) expect(plannedMeal(JSON.parse(JSON.stringify(once)))).toEqual(once)
        const wishes = planWishes(given)
        expect(planWishes(JSON.parse(JSON.stringify(wishes)))).toEqual(wishes)
      }),
    )
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 1, max: 50 }), (text, longest) => {
        const line = oneLine(text, longest)
        expect(line.length).toBeLessThanOrEqual(longest)
        expect(/\p{Cs}/u.test(line)).toBe(false)
        expect(oneLine(line, longest)).toBe(line)
      }),
    )
  })
})

it('knows the days of the calendar', () => {
  expect(isDay('2028-02-29')).toBe(true)
  for (const wrong of ['2026-02-29', '2026-13-01', '2026-1-1', '', null, 20_261_118])
    expect(isDay(wrong)).toBe(false)
})

describe('planWishes', () => {
  it('plans dinner for two by default', () => {
    expect(planWishes(undefined)).toMatchObject({ slots: ['dinner'], eaters: 2, mostToBuy: null, kcal: null })
    expect(planWishes({}).minutes).toEqual(Array(7).fill(null))
  })
  it('keeps guests with a name, and only diets and allergies that exist', () => {
    const guests = [{ name: ' Ann ', diets: ['vegan', 'air'], allergies: ['milk'] }, { name: '' }]
    expect(planWishes({ guests }).guests).toEqual([{ name: 'Ann', diets: ['vegan'], allergies: ['milk'] }])
  })
})

describe('templates', () => {
  const week = [
    meal(),
    meal({ id: id(2), date: '2026-11-19', kind: 'leftovers', cooks: 0, from: id(1), reasons: [] }),
    meal({ id: id(3), date: '2026-11-20', kind: 'leftovers', cooks: 0, from: id(77), reasons: [] }),
  ]
  it('keep days, order and whose leftovers they are', () => {
    const meals = templateMeals(week, '2026-11-18')
    expect(meals.map(({ day, kind, from }) => [day, kind, from])).toEqual([
      [0, 'recipe', null],
      [1, 'leftovers', 0],
      [2, 'note', null],
    ])
    const template = planTemplate({ id: id(5), name: 'Usual', meals, addedAt: week[0]?.addedAt })
    expect(template?.meals).toEqual(meals)
    let last = 100
    const again = mealsFrom(meals, '2027-02-27', { newId: () => id(++last), now: '2027-02-01T00:00:00.000Z' })
    expect(again.map(({ date }) => date)).toEqual(['2027-02-27', '2027-02-28', '2027-03-01'])
    expect(again[1]?.from).toBe(again[0]?.id)
    for (const one of again) expect(plannedMeal(one)).toEqual(one)
  })
})
