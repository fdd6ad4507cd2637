import { describe, expect, it } from 'vitest'
import type { PlannedMeal } from '#core/planning/meal.ts'
import { addDays } from '#core/stock/day.ts'
import { cellNext, dayViews } from './cells.ts'
import { withPlaced } from './copy-days.ts'
import { daysFrom } from './days.ts'
import {
  cookedOnce,
  cookedTwice,
  givesWay,
  inPlaceOf,
  isByHand,
  isDouble,
  mostServings,
  without,
  withServings,
} from './edits.ts'

const FIRST = '2026-11-16'
const DAYS = daysFrom(FIRST, 7)
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

const REST = { days: DAYS, keeps: 3, isDayOff: (_day: string) => false }

describe('cooking for two meals', () => {
  it('puts the second half on the next free day that it keeps for, and takes it back', () => {
    const week = [meal(0), meal(1)]
    const twice = cookedTwice(week, idOf(0), REST)
    expect(twice.find(({ kind }) => kind === 'leftovers')).toMatchObject({
      date: addDays(FIRST, 2),
      from: idOf(0),
      title: 'Dish 0',
      cooks: 0,
    })
    expect(isDouble(twice[0] as PlannedMeal)).toBe(true)
    expect(cookedOnce(twice, idOf(0))).toEqual(week)
  })

  it('only cooks more if the days after are taken', () => {
    const week = [0, 1, 2, 3].map((at) => meal(at))
    expect(cookedTwice(week, idOf(0), REST)).toHaveLength(4)
    expect(cookedTwice(week, idOf(0), REST)[0]).toMatchObject({ cooks: 4 })
  })

  it('goes where it keeps, not to a day off, and is nothing for what does not keep', () => {
    const restOn = (some: Partial<typeof REST>) =>
      cookedTwice([meal(0)], idOf(0), { ...REST, ...some }).find(({ kind }) => kind === 'leftovers')
    expect(restOn({ keeps: 1 })?.reasons).toMatchObject([{ until: addDays(FIRST, 1) }])
    expect(restOn({ isDayOff: (day) => day === DAYS[1] })?.date).toBe(DAYS[2])
    expect(restOn({ keeps: 1, isDayOff: (day) => day === DAYS[1] })).toBeUndefined()
    expect(cookedTwice([meal(0)], idOf(0), { ...REST, keeps: 0 })).toEqual([meal(0)])
  })

  it('stays double for more people, and its rest goes when it is removed', () => {
    const twice = cookedTwice([meal(0)], idOf(0), REST)
    expect(withServings(twice, idOf(0), 3)[0]).toMatchObject({ servings: 3, cooks: 6 })
    expect(without(twice, [idOf(0)])).toEqual([])
  })
})

it('a copied week takes the place of open meals, and leaves locked ones', () => {
  const template = [0, 1].map((day) => ({
    day,
    slot: 'dinner' as const,
    kind: 'recipe' as const,
    recipeId: idOf(200 + day),
    title: `Copy ${day}`,
    servings: 2,
    cooks: 2,
    from: null,
  }))
  const now = [meal(0, { locked: true }), meal(1), meal(2)]
  expect(withPlaced(now, template, FIRST).map(({ title }) => title)).toEqual(['Dish 0', 'Dish 2', 'Copy 1'])
})

it('arrow keys step through the meals of a day and across days, and stop at the edges', () => {
  const views = dayViews([], DAYS.slice(0, 2), ['lunch', 'dinner'])
  const at = (day: number, slot: 'lunch' | 'dinner') => ({ date: addDays(FIRST, day), slot })
  expect(cellNext(views, at(0, 'lunch'), 'ArrowDown')).toEqual(at(0, 'dinner'))
  expect(cellNext(views, at(0, 'dinner'), 'ArrowDown')).toEqual(at(1, 'lunch'))
  expect(cellNext(views, at(0, 'dinner'), 'ArrowRight')).toEqual(at(1, 'dinner'))
  expect(cellNext(views, at(1, 'lunch'), 'ArrowUp')).toEqual(at(0, 'dinner'))
  expect(cellNext(views, at(0, 'lunch'), 'ArrowLeft')).toBeUndefined()
  expect(cellNext(views, at(1, 'dinner'), 'ArrowDown')).toBeUndefined()
})

describe('planning again', () => {
  const now = Date.parse('2026-11-16T09:00:00.000Z')
  const planned = (at: number, some: Partial<PlannedMeal> = {}) =>
    meal(at, { id: idOf(at + 50), addedAt: `${addDays(FIRST, at)}T00:00:00.000Z`, ...some })

  it('keeps the ids of the places, also where meals name each other', () => {
    const next = inPlaceOf(
      [meal(0), meal(1)],
      [
        planned(0, { reasons: [{ kind: 'shares', food: 'leek', with: idOf(51) }] }),
        planned(1, { kind: 'leftovers', from: idOf(50) }),
        planned(2, { from: null }),
      ],
      [],
      now,
    )
    expect(next.slice(0, 2).map(({ id }) => id)).toEqual([idOf(0), idOf(1)])
    expect(next[0]?.reasons).toEqual([{ kind: 'shares', food: 'leek', with: idOf(1) }])
    expect(next[1]?.from).toBe(idOf(0))
    // Added when it was planned, not on its day: a calendar counts its changes from there.
    expect(next.map(({ addedAt }) => addedAt)).toEqual([
      '2026-11-16T08:00:00.000Z',
      '2026-11-16T08:00:00.000Z',
      '2026-11-16T09:00:00.002Z',
    ])
  })

  it('gives a new meal the same id on both devices that plan an empty place, and others elsewhere', () => {
    const place = (seed: number, owner: string, gone = [meal(3)]) =>
      inPlaceOf(
        gone,
        [meal(0, { id: idOf(seed) }), meal(1, { id: idOf(seed + 1), from: idOf(seed) })],
        [],
        now,
        owner,
      )
    const [here, there] = [place(50, 'home'), place(70, 'home')]
    expect(here.map(({ id }) => id)).toEqual(there.map(({ id }) => id))
    expect(here[1]?.from).toBe(here[0]?.id)
    expect(place(50, 'other')[0]?.id).not.toBe(here[0]?.id)
    // It was moved to another day in the meantime.
    const moved = { ...(here[0] as PlannedMeal), date: addDays(FIRST, 5) }
    const [again] = inPlaceOf([], [meal(0)], [moved], now, 'home')
    expect(again?.id).not.toBe(moved.id)
  })

  it('keeps the meal that kept leftovers are of', () => {
    const week = [
      meal(0, { cooks: 4 }),
      meal(1),
      meal(2, { kind: 'leftovers', cooks: 0, from: idOf(0), locked: true }),
    ]
    const ids = (meals: readonly PlannedMeal[]) =>
      givesWay(meals, ({ date }) => date < addDays(FIRST, 2)).map(({ id }) => id)
    expect(ids(week)).toEqual([idOf(1)])
    expect(ids(week.map((one) => ({ ...one, locked: false })))).toEqual([idOf(0), idOf(1)])
  })
})

describe('leftovers of what goes', () => {
  const rest = (some: Partial<PlannedMeal> = {}) =>
    meal(2, { kind: 'leftovers', cooks: 0, from: idOf(0), title: 'Dish 0', ...some })

  it('go with it; locked ones stay, in words', () => {
    expect(without([meal(0), rest()], [idOf(0)])).toEqual([])
    const [stays] = without([meal(0), rest({ locked: true })], [idOf(0)])
    expect(stays).toMatchObject({
      kind: 'note',
      title: 'Leftovers: Dish 0',
      from: null,
      recipeId: null,
      locked: true,
    })
    expect(cookedOnce([meal(0, { cooks: 4 }), rest({ locked: true })], idOf(0))).toMatchObject([
      { cooks: 2 },
      { kind: 'note' },
    ])
  })

  it('go when a copied day takes the place of it, unless they are locked: then it stays', () => {
    const template = [
      {
        day: 0,
        slot: 'dinner' as const,
        kind: 'recipe' as const,
        recipeId: idOf(200),
        title: 'Copy',
        servings: 2,
        cooks: 2,
        from: null,
      },
    ]
    const titles = (now: PlannedMeal[]) =>
      withPlaced(now, template, FIRST).map(({ title, kind }) => `${kind} ${title}`)
    expect(titles([meal(0), rest()])).toEqual(['recipe Copy'])
    expect(titles([meal(0), rest({ locked: true })])).toEqual(['recipe Dish 0', 'leftovers Dish 0'])
  })
})

describe('servings by hand', () => {
  const week = [meal(0, { cooks: 4 }), meal(2, { kind: 'leftovers', cooks: 0, from: idOf(0) })]
  const cooks = (meals: readonly PlannedMeal[]) => meals[0]?.cooks

  it('of leftovers change what is cooked, and come back', () => {
    const more = withServings(week, idOf(2), 9)
    expect(more.map(({ servings }) => servings)).toEqual([2, 9])
    expect(cooks(more)).toBe(11)
    expect(withServings(more, idOf(2), 2)).toEqual(week)
  })

  it('of a pot leave enough for those who eat the rest', () => {
    expect(cooks(withServings(week, idOf(0), 1))).toBe(3)
  })

  it('are never more than there is', () => {
    const done = week.map((one, at) => (at === 0 ? { ...one, doneAt: '2026-11-16T19:00:00.000Z' } : one))
    expect(mostServings(done, done[1] as PlannedMeal, null)).toBe(2)
    expect(mostServings(week, week[1] as PlannedMeal, null)).toBe(30)
    const stored = meal(0, { kind: 'leftovers', cooks: 0, stock: 'stew' })
    const other = meal(1, { kind: 'leftovers', cooks: 0, stock: 'stew' })
    expect(mostServings([stored, other], stored, 5)).toBe(3)
    expect(mostServings([stored], stored, null)).toBe(30)
  })
})

it('the planner’s reasons tell its choices from the user’s', () => {
  expect(isByHand(meal(0))).toBe(true)
  expect(isByHand(meal(0, { reasons: [{ kind: 'favorite' }] }))).toBe(true)
  expect(isByHand(meal(0, { reasons: [{ kind: 'ready' }] }))).toBe(false)
  expect(isByHand(meal(0, { reasons: [{ kind: 'ready' }], locked: true }))).toBe(true)
})
