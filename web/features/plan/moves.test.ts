import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MEAL_SLOTS, type MealSlot } from '#core/contracts/planning-limits.ts'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { addDays, daysBetween } from '#core/stock/day.ts'
import { moveTo, refusalOf } from './moves.ts'
import { refusalWords } from './words.ts'

/** A Monday. */
const FIRST = '2026-11-16'
const idOf = (at: number) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`
const meal = (at: number, some: Partial<PlannedMeal> = {}): PlannedMeal => ({
  id: idOf(at),
  date: addDays(FIRST, at),
  slot: 'dinner',
  kind: 'recipe',
  recipeId: idOf(at + 100),
  title: `Dish ${at}`,
  servings: 2,
  cooks: 2,
  from: null,
  stock: null,
  locked: false,
  doneAt: null,
  reasons: [],
  addedAt: '2026-11-16T08:00:00.000Z',
  ...some,
})
/** On a day, of the dish of another one, which keeps for so many days. */
const rest = (at: number, of: number, keeps: number, some: Partial<PlannedMeal> = {}) =>
  meal(at, {
    kind: 'leftovers',
    cooks: 0,
    from: idOf(of),
    title: `Dish ${of}`,
    reasons: [{ kind: 'leftovers', of: `Dish ${of}`, until: addDays(FIRST, of + keeps) }],
    ...some,
  })
const on = (day: number, slot: MealSlot = 'dinner') => ({ date: addDays(FIRST, day), slot })
const daysOf = (meals: readonly PlannedMeal[]) =>
  Object.fromEntries(meals.map(({ id, date }) => [Number(id.slice(-3)), daysBetween(FIRST, date)]))
const words = (meals: readonly PlannedMeal[], at: number, day: number) => {
  const refusal = refusalOf(meals, idOf(at), on(day))
  return refusal && refusalWords(refusal, FIRST)
}

describe('moving a meal', () => {
  it('changes places with an open meal, and goes next to one that is done', () => {
    const week = [meal(0), meal(1), meal(2, { doneAt: '2026-11-18T19:00:00.000Z' })]
    expect(daysOf(moveTo(week, idOf(0), on(1)).meals)).toEqual({ 0: 1, 1: 0, 2: 2 })
    expect(daysOf(moveTo(week, idOf(0), on(2)).meals)).toEqual({ 0: 2, 1: 1, 2: 2 })
  })

  it('takes its leftovers along to the next free day, which is as long as they keep', () => {
    const week = [meal(0), rest(1, 0, 3), meal(3)]
    const next = moveTo(week, idOf(0), on(2)).meals
    expect(daysOf(next)).toEqual({ 0: 2, 1: 4, 3: 3 })
    expect(next[1]?.reasons).toEqual([{ kind: 'leftovers', of: 'Dish 0', until: addDays(FIRST, 5) }])
    // Onto its own leftovers.
    expect(daysOf(moveTo(week, idOf(0), on(1)).meals)).toEqual({ 0: 1, 1: 2, 3: 3 })
  })

  it('leaves its leftovers where they are still good', () => {
    const week = [meal(0), rest(3, 0, 3)]
    expect(daysOf(moveTo(week, idOf(0), on(2)).meals)).toEqual({ 0: 2, 3: 3 })
  })

  it('gives up leftovers that find no free day', () => {
    const week = [meal(0), rest(1, 0, 1), meal(3)]
    expect(daysOf(moveTo(week, idOf(0), on(2)).meals)).toEqual({ 0: 2, 3: 3 })
  })

  it('cooks for the eaters alone while its leftovers have no place, and for both once they have one again', () => {
    const week = [meal(0, { cooks: 4 }), rest(1, 0, 1), meal(3)]
    const away = moveTo(week, idOf(0), on(2))
    expect(away.meals.find(({ id }) => id === idOf(0))?.cooks).toBe(2)
    expect(away.waiting).toEqual([{ rest: week[1], keeps: 1 }])
    const back = moveTo(away.meals, idOf(0), on(0), away.waiting)
    expect(daysOf(back.meals)).toEqual({ 0: 0, 1: 1, 3: 3 })
    expect(back.meals.find(({ id }) => id === idOf(0))?.cooks).toBe(4)
    expect(back.waiting).toEqual([])
    // Cooked twice again by hand: nothing is left to place.
    const doubled = away.meals.map((one) => (one.id === idOf(0) ? { ...one, cooks: 4 } : one))
    expect(daysOf(moveTo(doubled, idOf(0), on(0), away.waiting).meals)).toEqual({ 0: 0, 3: 3 })
  })

  it('never moves what is locked', () => {
    const week = [meal(0), meal(1, { locked: true }), meal(2), rest(3, 2, 3, { locked: true })]
    expect(words(week, 0, 1)).toBe('Tuesday is locked')
    expect(words(week, 2, 4)).toBe('Leftovers: Dish 2 is locked on Thursday')
    expect(moveTo(week, idOf(0), on(1)).meals).toBe(week)
    // By the user's own hand it moves.
    expect(daysOf(moveTo(week, idOf(1), on(0)).meals)).toMatchObject({ 0: 1, 1: 0 })
  })
})

it('leftovers of a copied day keep as long as their dish does, and go to no day off', () => {
  const rules = { keepsOf: () => 1, isDayOff: (day: string) => day === addDays(FIRST, 4) }
  const week = [meal(0), rest(1, 0, 1, { reasons: [] })]
  expect(refusalOf(week, idOf(1), on(2), rules)?.why).toBe('after its date')
  expect(refusalOf(week, idOf(1), on(2))).toBeUndefined()
  expect(daysOf(moveTo(week, idOf(0), on(2), [], rules).meals)).toEqual({ 0: 2, 1: 3 })
  expect(daysOf(moveTo(week, idOf(0), on(3), [], rules).meals)).toEqual({ 0: 3 })
})

describe('moving leftovers', () => {
  it('neither before their meal nor after their date', () => {
    const week = [meal(1), rest(2, 1, 2), meal(0)]
    expect(words(week, 2, 0)).toBe('Dish 1 is cooked tomorrow; its leftovers come after that')
    expect(words(week, 2, 1)).toBe('Dish 1 is cooked tomorrow; its leftovers come after that')
    expect(words(week, 2, 4)).toBe('What’s left of Dish 1 is good until Thursday')
    expect(words(week, 2, 3)).toBeUndefined()
  })

  it('of the pantry: any day until their date', () => {
    const until = addDays(FIRST, 2)
    const week = [
      rest(1, 9, 0, {
        from: null,
        stock: 'leftover stew',
        reasons: [{ kind: 'leftovers', of: 'Stew', until }],
      }),
    ]
    expect(words(week, 1, 0)).toBeUndefined()
    expect(words(week, 1, 3)).toBe('What’s left of Dish 9 is good until Wednesday')
  })

  it('another meal can’t push them out of their days, unless there is a free one', () => {
    const full = [meal(0), meal(1), rest(2, 1, 1), meal(3)]
    expect(words(full, 0, 2)).toContain('its leftovers come after that')
    const roomy = [meal(0), meal(1), rest(2, 1, 3), meal(3)]
    expect(daysOf(moveTo(roomy, idOf(0), on(2)).meals)).toEqual({ 0: 2, 1: 1, 2: 4, 3: 3 })
  })
})

it('whatever is moved where: nothing but leftovers goes, none is out of its days, none is locked and moved', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.nat(6), { minLength: 2, maxLength: 7 }),
      fc.nat(6),
      fc.integer({ min: 1, max: 4 }),
      fc.nat(6),
      fc.array(fc.tuple(fc.nat(6), fc.nat(8), fc.constantFrom(...MEAL_SLOTS)), { maxLength: 10 }),
      (days, of, keeps, locked, moves) => {
        const eats = days.find((day) => day > of && day <= of + keeps)
        const week = days.map((at) =>
          at === eats && days.includes(of) ? rest(at, of, keeps) : meal(at, { locked: at === locked }),
        )
        let now: readonly PlannedMeal[] = week
        for (const [which, day, slot] of moves) {
          const before = now
          now = moveTo(now, idOf(which), on(day, slot)).meals
          expect(now.every(({ kind, cooks, servings }) => kind !== 'recipe' || cooks >= servings)).toBe(true)
          const gone = before.filter(({ id }) => !now.some((one) => one.id === id))
          expect(gone.every(({ kind }) => kind === 'leftovers')).toBe(true)
          for (const one of now.filter((one) => one.locked && one.id !== idOf(which)))
            expect(before).toContain(one)
        }
        const places = now.map(({ date, slot }) => `${date} ${slot}`)
        expect(new Set(places).size).toBe(now.length)
        for (const one of now.filter(({ kind }) => kind === 'leftovers')) {
          const cooked = now.find(({ id }) => id === one.from) as PlannedMeal
          const order = [cooked, one].map(({ date, slot }) => `${date} ${MEAL_SLOTS.indexOf(slot)}`)
          expect((order[0] as string) < (order[1] as string)).toBe(true)
          expect(daysBetween(cooked.date, one.date)).toBeLessThanOrEqual(keeps)
        }
      },
    ),
  )
})
