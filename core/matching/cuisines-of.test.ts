import { describe, expect, it } from 'vitest'
import { cuisinesOf, isCuisine, isOneOf } from './cuisines-of.ts'

describe('cuisines of a recipe', () => {
  it.each([
    ['greek', ['greek', 'mediterranean']],
    ['north african', ['north african', 'mediterranean', 'african']],
    ['American South', ['american south', 'american']],
    ['italian', ['italian']],
    ['', []],
    [null, []],
  ])('%s', (cuisine, all) => expect(cuisinesOf(cuisine)).toEqual(all))

  it('are what a filter for one of them finds', () => {
    expect(isCuisine('spanish', 'mediterranean')).toBe(true)
    expect(isCuisine('mediterranean', 'spanish')).toBe(false)
    expect(isCuisine('thai', 'asian')).toBe(true)
    expect(isCuisine('latin american', 'american')).toBe(false)
    expect(isOneOf('west african', ['italian', 'african'])).toBe(true)
    expect(isOneOf(null, ['italian'])).toBe(false)
  })
})
