import { describe, expect, it } from 'vitest'
import { drawPantries, reachOf } from './reach.ts'

describe('cookbook reach', () => {
  const pantries = drawPantries()
  const scores = reachOf(pantries)

  it('is measured on 500 plausible pantries of 5 to 10 ingredients', () => {
    expect(pantries).toHaveLength(500)
    for (const pantry of pantries) {
      expect(pantry.length).toBeGreaterThanOrEqual(5)
      expect(pantry.length).toBeLessThanOrEqual(10)
    }
  })
  it('finds a good match (65 or more) for at least 95 %', () => {
    expect(scores.filter((score) => score >= 65).length / scores.length).toBeGreaterThanOrEqual(0.95)
  })
  it('has a recipe for every pantry', () => expect(scores.filter((score) => score === 0)).toEqual([]))
})
