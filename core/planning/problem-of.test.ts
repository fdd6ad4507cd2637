import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeStock } from '../stock/describe.ts'
import type { StockEvent } from '../stock/event.ts'
import { foldStock } from '../stock/fold.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from '../stock/sample-stock.ts'
import type { PlannedMeal } from './meal.ts'
import { candidatesInput, type PlanSituation, problemOf } from './problem-of.ts'
import { stockOf } from './stock-of.ts'

const TODAY = sampleDay(10)
const itemsOf = (...events: StockEvent[]) => describeStock(foldStock(events), SAMPLE_FACTS, TODAY)
const grams = (value: number) => ({ value, unit: 'gram' })
const named = (events: StockEvent[], name: string) =>
  stockOf(itemsOf(...events), TODAY).stock.find((one) => one.name === name)

const situation: PlanSituation = {
  today: TODAY,
  days: [10, 11, 12].map(sampleDay),
  wishes: {
    slots: ['dinner'],
    eaters: 2,
    guests: [],
    daysOff: [],
    cookTwice: false,
    minutes: [30, 30, 45, 45, 45, null, null],
    variety: 'normal',
    favoritesFirst: false,
    kcal: null,
    protein: null,
    mostToBuy: null,
  },
  fixed: [],
  stock: itemsOf(sampleEvent(9, 'bought', 'spinach'), sampleEvent(9, 'bought', 'flour')),
  staples: ['salt'],
  needs: { diets: ['vegetarian'], avoid: [] },
  favorites: [],
}

const ID = '00000000-0000-4000-8000-000000000001'
const meal: PlannedMeal = {
  id: ID,
  date: TODAY,
  slot: 'dinner',
  kind: 'recipe',
  recipeId: ID,
  title: 'Stew',
  servings: 2,
  cooks: 2,
  from: null,
  stock: null,
  locked: true,
  doneAt: null,
  reasons: [],
  addedAt: '2026-11-10T12:00:00.000Z',
}

it('asks for what nobody of those who eat leaves out', () => {
  const guest = { name: 'Tom', diets: [], allergies: [], leaveOut: ['olives'] }
  const wishes = { ...situation.wishes, leaveOut: ['mushrooms'], guests: [guest] }
  const needs = { diets: [], avoid: [], leaveOut: ['kale', 'olives'] }
  expect(candidatesInput({ ...situation, wishes, needs }).leave_out).toEqual(['kale', 'olives', 'mushrooms'])
})

describe('the stock of a plan', () => {
  it('has dates and weights as far as they are known', () => {
    const events = [
      sampleEvent(9, 'bought', 'spinach', { amount: grams(200) }),
      sampleEvent(9, 'bought', 'egg', { amount: { value: 6, unit: null } }),
      sampleEvent(9, 'bought', 'milk', { amount: { value: 1, unit: 'liter' } }),
      sampleEvent(9, 'bought', 'salt'),
    ]
    expect(named(events, 'spinach')).toMatchObject({ grams: 200, until: sampleDay(14) })
    expect(named(events, 'egg')).toMatchObject({ grams: 300, amount: { value: 6, unit: null } })
    expect(named(events, 'milk')?.grams).toBeCloseTo(1030)
    expect(named(events, 'salt')).toMatchObject({ grams: null, amount: null, until: null })
  })

  it('has nothing that is unsafe, used up, or went bad long ago', () => {
    expect(named([sampleEvent(2, 'bought', 'chicken')], 'chicken')).toBeUndefined()
    expect(
      named([sampleEvent(9, 'bought', 'egg', { amount: { value: 0, unit: null } })], 'egg'),
    ).toBeUndefined()
    expect(named([sampleEvent(-10, 'bought', 'spinach')], 'spinach')).toBeUndefined()
  })

  it('is to be used today if its best day has just passed, and can wait if it keeps anyway', () => {
    const wilted = [sampleEvent(4, 'bought', 'spinach'), sampleEvent(10, 'have', 'spinach')]
    expect(named(wilted, 'spinach')?.until).toBe(TODAY)
    const old = [sampleEvent(0, 'bought', 'flour', { best_before: sampleDay(1) })]
    expect(named(old, 'flour')).toMatchObject({ until: null })
  })

  it('has no date in the freezer', () => {
    const frozen = [
      sampleEvent(9, 'bought', 'chicken'),
      sampleEvent(9, 'set', 'chicken', { frozen: sampleDay(9) }),
    ]
    expect(named(frozen, 'chicken')).toMatchObject({ until: null })
  })

  it('tells leftovers from food, with their portions', () => {
    const stew = sampleEvent(9, 'have', 'leftover stew', {
      meal: 'Stew',
      cooked: sampleDay(9),
      recipe_id: ID,
      amount: { value: 2, unit: null },
    })
    const { stock, leftovers } = stockOf(itemsOf(stew), TODAY)
    expect(stock).toEqual([])
    expect(leftovers).toEqual([
      { name: 'leftover stew', title: 'Stew', recipeId: ID, portions: 2, until: sampleDay(13) },
    ])
    const old = sampleEvent(1, 'have', 'leftover stew', { meal: 'Stew', cooked: sampleDay(1) })
    expect(stockOf(itemsOf(old), TODAY).leftovers).toEqual([])
  })

  it('never has what is past its day', () => {
    const names = Object.keys(SAMPLE_FACTS)
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            name: fc.constantFrom(...names),
            day: fc.integer({ min: -30, max: 10 }),
            best: fc.option(fc.integer({ min: -30, max: 40 })),
            isFrozen: fc.boolean(),
          }),
          { maxLength: 8 },
        ),
        (bought) => {
          const events = bought.map(({ name, day, best, isFrozen }) =>
            sampleEvent(day, 'bought', name, {
              ...(best !== null && { best_before: sampleDay(best) }),
              ...(isFrozen && { frozen: sampleDay(day) }),
            }),
          )
          for (const { until, chance } of stockOf(itemsOf(...events), TODAY).stock) {
            expect(until === null || until >= TODAY).toBe(true)
            expect(chance).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })
})

describe('the question for candidates', () => {
  it('names what won’t keep until some days after the last one, and the longest time of these days', () => {
    // November 11th, 2026 is a Wednesday.
    expect(candidatesInput(situation)).toMatchObject({
      ingredients: ['flour', 'spinach'],
      soon: ['spinach'],
      staples: ['salt'],
      dietary: ['vegetarian'],
      minutes: 45,
      limit: 300,
    })
    const before = { ...situation, today: sampleDay(5), days: [sampleDay(5)] }
    expect(candidatesInput(before).soon).toEqual([])
    const week = { ...situation, days: Array.from({ length: 7 }, (_, at) => sampleDay(10 + at)) }
    expect(candidatesInput(week)).toMatchObject({ soon: ['spinach'], minutes: null })
    const off = { ...week, wishes: { ...week.wishes, daysOff: [5, 6] } }
    expect(candidatesInput(off).minutes).toBe(45)
  })

  it('keeps to the needs of guests too', () => {
    const guest = { name: 'Guest', diets: ['vegan' as const], allergies: ['sesame' as const] }
    const input = candidatesInput({ ...situation, wishes: { ...situation.wishes, guests: [guest] } })
    expect(input).toMatchObject({ dietary: ['vegetarian', 'vegan'], avoid: ['sesame'] })
  })

  it('asks for the recipes of meals that stay, and for more with more meals', () => {
    const days = Array.from({ length: 14 }, (_, at) => sampleDay(10 + at))
    const wishes = { ...situation.wishes, slots: ['lunch', 'dinner'] as const }
    const fixed = [meal, { ...meal, kind: 'note' as const, recipeId: null }, meal]
    const input = candidatesInput({ ...situation, days, wishes, fixed })
    expect(input).toMatchObject({ fixed: [ID], limit: 336 })
  })
})

describe('the problem', () => {
  it('has the days from today on, and how many recipes the needs leave out', () => {
    const found = { recipes: [], fixed: [], broken: [], fitting: 10, without: { needs: 5, minutes: 3 } }
    const problem = problemOf({ ...situation, days: [9, 10].map(sampleDay), fixed: [meal] }, found, 7)
    expect(problem).toMatchObject({ days: [TODAY], withoutDiets: 15, seed: 7, fixed: [meal] })
    expect(problem.stock.map(({ name }) => name)).toEqual(['flour', 'spinach'])
  })
})
