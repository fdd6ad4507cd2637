import { describe, expect, it } from 'vitest'
import { createTerm } from '#core/ingredients/match.ts'
import { drawSmallPantries, openPantries, readinessOf, readyTable } from './ready-reach.ts'
import { VOCABULARY } from './vocabulary.ts'

describe('ready meals of near-empty kitchens', () => {
  const pantries = drawSmallPantries()

  it('is measured on 500 pantries of 5 to 8 different known foods, the same each time', () => {
    expect(pantries).toHaveLength(500)
    expect(drawSmallPantries()).toEqual(pantries)
    for (const pantry of pantries) {
      expect(new Set(pantry).size).toBe(pantry.length)
      expect(pantry.length).toBeGreaterThanOrEqual(5)
      expect(pantry.length).toBeLessThanOrEqual(8)
    }
    const unknown = [...new Set(pantries.flat())].filter((name) => createTerm(name, VOCABULARY).id < 0)
    expect(unknown).toEqual([])
  })

  it('counts a recipe as ready by the matching of the app', () => {
    const full = [
      'egg',
      'butter',
      'cheddar cheese',
      'milk',
      'spinach',
      'potato',
      'onion',
      'olive oil',
      'bread',
    ]
    const all = readinessOf([full, ['banana']])
    const [some, none] = all
    expect(some?.meal).toBe(true)
    expect(none).toMatchObject({ meal: false, whole: false })
    expect(readyTable(all)).toContain('| a meal or breakfast | 1 | 50.0 % |')
    expect(openPantries(all)).toMatch(/^- banana/)
  })
})
