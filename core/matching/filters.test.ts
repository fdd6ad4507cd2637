import { describe, expect, it } from 'vitest'
import {
  applyFilters,
  CUISINE_FILTERS,
  DIFFICULTY_FILTERS,
  type ResultFilters,
  SCORE_FILTERS,
  TIME_FILTERS,
} from './filters.ts'

const NO_FILTERS = { score: 'all', time: 'all', difficulty: 'all', cuisine: 'all' } as const

const recipe = { sousScore: 80, cooking_time_minutes: 40, difficulty_level: 'easy', cuisine_type: 'Italian' }

const passesFilters = (one: Parameters<typeof applyFilters>[0][number], filters: ResultFilters) =>
  applyFilters([one], filters).length === 1
const timeBand = (cooking_time_minutes: number | null | undefined) =>
  TIME_FILTERS.slice(1).filter((time) =>
    passesFilters({ sousScore: 50, cooking_time_minutes }, { ...NO_FILTERS, time }),
  )

describe('result filters', () => {
  it('offers "High Score (85+)" [C553]', () => {
    expect(SCORE_FILTERS).toContainEqual({ value: 'high', label: 'High Score (85+)', from: 85 })
    const passing = [84, 85].map((sousScore) =>
      passesFilters({ ...recipe, sousScore }, { ...NO_FILTERS, score: 'high' }),
    )
    expect(passing).toEqual([false, true])
  })
  it('offers "Good Score (70+)" [C554]', () => {
    expect(SCORE_FILTERS).toContainEqual({ value: 'good', label: 'Good Score (70+)', from: 70 })
    const passing = [69, 70].map((sousScore) =>
      passesFilters({ ...recipe, sousScore }, { ...NO_FILTERS, score: 'good' }),
    )
    expect(passing).toEqual([false, true])
  })
  it('quick is 30 minutes or less [C556]', () => {
    expect([1, 30].map(timeBand)).toEqual([['quick'], ['quick']])
  })
  it('medium is over 30 up to 60 [C557]', () => {
    expect([31, 60].map(timeBand)).toEqual([['medium'], ['medium']])
  })
  it('long is over 60 [C558]', () => {
    expect(timeBand(61)).toEqual(['long'])
  })
  it('a missing time counts as 0 [C559]', () => {
    expect([null, undefined].map(timeBand)).toEqual([['quick'], ['quick']])
    expect(passesFilters({ sousScore: 50 }, { ...NO_FILTERS, time: 'quick' })).toBe(true)
  })
  it('difficulty: easy, medium, hard [C560]', () => {
    expect(DIFFICULTY_FILTERS.slice(1)).toEqual(['easy', 'medium', 'hard'])
    expect(passesFilters(recipe, { ...NO_FILTERS, difficulty: 'easy' })).toBe(true)
    expect(passesFilters(recipe, { ...NO_FILTERS, difficulty: 'hard' })).toBe(false)
  })
  it('cuisine: american, italian, asian, mexican, mediterranean [C561]', () => {
    expect(CUISINE_FILTERS.slice(1)).toEqual(['american', 'italian', 'asian', 'mexican', 'mediterranean'])
  })
  it('cuisine ignores case [C562]', () => {
    expect(passesFilters(recipe, { ...NO_FILTERS, cuisine: 'italian' })).toBe(true)
    expect(passesFilters({ ...recipe, cuisine_type: null }, { ...NO_FILTERS, cuisine: 'italian' })).toBe(
      false,
    )
  })
  it('asian includes every Asian cuisine that recipes name', () => {
    for (const cuisine_type of ['Asian', 'thai', 'Korean', 'japanese', 'chinese', 'vietnamese'])
      expect(passesFilters({ ...recipe, cuisine_type }, { ...NO_FILTERS, cuisine: 'asian' })).toBe(true)
    expect(passesFilters({ ...recipe, cuisine_type: 'thai' }, { ...NO_FILTERS, cuisine: 'italian' })).toBe(
      false,
    )
  })
  it('all four combine', () => {
    const rows = [
      recipe,
      { ...recipe, sousScore: 60 },
      { ...recipe, cooking_time_minutes: 5 },
      { ...recipe, cuisine_type: 'thai' },
    ]
    const filters = { score: 'good', time: 'medium', difficulty: 'easy', cuisine: 'italian' } as const
    expect(applyFilters(rows, filters)).toEqual([recipe])
    expect(applyFilters(rows, NO_FILTERS)).toEqual(rows)
  })
})
