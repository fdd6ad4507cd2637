import { describe, expect, it } from 'vitest'
import type { PlannedMeal } from '#core/planning/meal.ts'
import type { PlanProblemFound } from '#core/planning/plan.ts'
import { planWishes } from '#core/planning/wishes.ts'
import { hindrance } from './relax.ts'
import { dayHead, dayInText, rangeWords, reasonWords } from './words.ts'

/** A Wednesday. */
const TODAY = '2026-11-18'
const SLAW = { id: 'slaw', date: '2026-11-19', title: 'Slaw' } as PlannedMeal

describe('reasons in words', () => {
  it.each([
    [{ kind: 'uses', foods: ['spinach'], by: '2026-11-20' }, 'Uses the spinach by Friday'],
    [{ kind: 'uses', foods: ['spinach', 'milk'], by: TODAY }, 'Uses the spinach and milk by today'],
    [
      { kind: 'uses', foods: ['cabbage'], by: '2026-11-20', some: true },
      'Uses some of the cabbage by Friday',
    ],
    [{ kind: 'buy', foods: ['leek', 'tuna'], more: ['tuna'] }, 'Buy leek and more tuna'],
    [{ kind: 'buy', foods: ['leek', 'egg'], more: ['egg'], pieces: [2] }, 'Buy leek and 2 more eggs'],
    [{ kind: 'ready' }, 'Everything is there'],
    [{ kind: 'buy', foods: ['leek'] }, 'Buy leek'],
    [{ kind: 'buy', foods: ['leek', 'dill', 'eggs'] }, 'Buy leek, dill and eggs'],
    [{ kind: 'buy', foods: ['a', 'b', 'c', 'd'] }, '4 things to buy'],
    [
      { kind: 'shares', food: 'cabbage', with: 'slaw' },
      'One purchase of cabbage is enough for this and Thursday’s Slaw',
    ],
    [{ kind: 'shares', food: 'cabbage', with: 'gone' }, undefined],
    [{ kind: 'quick', minutes: 20 }, 'Ready in 20 min'],
    [{ kind: 'twice', date: '2026-11-19' }, 'Cooks Thursday’s meal too'],
    [{ kind: 'leftovers', of: 'Stew', until: '2026-11-21' }, 'What’s left of Stew, good until Saturday'],
  ] as const)('%o', (reason, words) => {
    expect(reasonWords(reason, TODAY, [SLAW])).toBe(words)
  })
})

describe('days in words', () => {
  it('names days near, and dates further away', () => {
    expect(
      ['2026-11-18', '2026-11-19', '2026-11-24', '2026-11-25'].map((day) => dayInText(day, TODAY)),
    ).toEqual(['today', 'tomorrow', 'Tuesday', 'Nov 25'])
    expect(dayHead('2026-11-17', TODAY)).toBe('Nov 17')
    expect(rangeWords('2026-11-18', '2026-11-24', TODAY)).toBe('Nov 18 – 24')
    expect(rangeWords('2026-11-28', '2026-12-04', TODAY)).toBe('Nov 28 – Dec 4')
    expect(rangeWords('2026-12-28', '2027-01-03', TODAY)).toBe('Dec 28 – Jan 3, 2027')
  })
})

describe('a wish in the way', () => {
  const wishes = planWishes({ minutes: [20, 20, 20, 20, 20, null, null], mostToBuy: 3, variety: 'high' })
  const found = (kind: PlanProblemFound['kind']): PlanProblemFound => ({
    kind,
    date: '2026-11-20',
    slot: 'dinner',
    without: 3,
  })

  it('says the day and the limit, and relaxes only that day', () => {
    expect(hindrance(found('too slow'), wishes, TODAY, { title: 'Chowder', minutes: 40 })).toEqual({
      words: 'Chowder on Friday takes 40 min; your limit is 20 min.',
      help: { label: 'Any time on Friday', wishes: { minutes: [20, 20, 20, 20, null, null, null] } },
    })
  })

  it('relaxes buying, goals and variety', () => {
    expect(hindrance(found('too much to buy'), wishes, TODAY).help).toMatchObject({
      wishes: { mostToBuy: null },
    })
    expect(hindrance(found('kcal'), wishes, TODAY).help).toMatchObject({ wishes: { kcal: null } })
    expect(hindrance(found('protein'), wishes, TODAY).help).toMatchObject({ wishes: { protein: null } })
    expect(hindrance(found('variety'), wishes, TODAY).help).toMatchObject({ wishes: { variety: 'normal' } })
  })

  it('never relaxes what people can’t eat', () => {
    expect(hindrance(found('diets'), wishes, TODAY).help).toEqual({ label: 'Change wishes', open: 'wishes' })
  })
})
