import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Purchase } from '#core/contracts/recipe-details.ts'
import { parseLine } from '#core/ingredients/parse-line.ts'
import { purchaseList, type WantedLine } from './purchase-list.ts'

const purchase = (name: string, more: Partial<Purchase>): Purchase => ({
  name,
  one: name,
  many: `${name}s`,
  unit: null,
  amount: 1,
  part: null,
  ...more,
})
const wanted = (line: string, bought: Purchase | null = null): WantedLine => ({
  line,
  name: parseLine(line).name,
  purchase: bought,
})
const lines = (list: readonly WantedLine[], factor = 1, system: 'us' | 'metric' = 'us') =>
  purchaseList(list, factor, system).map(({ line }) => line)

describe('purchaseList', () => {
  it('rounds up, and scales before it rounds', () => {
    const onion = wanted('1/2 onion', purchase('onion', { amount: 0.5 }))
    expect(lines([onion])).toEqual(['1 onion'])
    expect(lines([onion], 4)).toEqual(['2 onions'])
    expect(lines([onion, onion, onion])).toEqual(['2 onions'])
  })

  it('buys a lemon once for its juice and its zest', () => {
    const juice = wanted('3 tablespoons lemon juice', purchase('lemon', { part: 'juice' }))
    const zest = wanted('1 tablespoon lemon zest', purchase('lemon', { part: 'zest' }))
    expect(lines([juice, zest])).toEqual(['1 lemon'])
    expect(lines([juice, zest, wanted('1 lemon', purchase('lemon', {}))])).toEqual(['2 lemons'])
  })

  it('weighs in the units of the reader', () => {
    const feta = wanted('1 1/3 cups feta', purchase('feta', { many: 'feta', unit: 'gram', amount: 200 }))
    expect(lines([feta], 1, 'metric')).toEqual(['200 g feta'])
    expect(lines([feta], 1, 'us')).toEqual(['7 oz feta'])
    expect(lines([feta], 6, 'metric')).toEqual(['1.2 kg feta'])
    expect(lines([feta], 3, 'us')).toEqual(['1½ lb feta'])
  })

  it('names what is bought by its name, with what it is for', () => {
    const cumin = purchase('cumin', { many: 'ground cumin', amount: null })
    expect(lines([wanted('2 teaspoons ground cumin', cumin)])).toEqual(['ground cumin (for 2 tsp)'])
    expect(lines([wanted('2 teaspoons cumin', cumin), wanted('1 teaspoon cumin', cumin)])).toEqual([
      'ground cumin (for 1 tbsp)',
    ])
    expect(lines([wanted('ground cumin, to taste', cumin)])).toEqual(['ground cumin'])
  })

  it('keeps the line of an unknown ingredient, unless it is measured in cups and spoons', () => {
    expect(lines([wanted('2 dragon gourds')])).toEqual(['2 dragon gourds'])
    expect(lines([wanted('2 tablespoons dragon gourd')])).toEqual(['dragon gourd (for 2 tbsp)'])
  })

  it('never asks for nothing, and for no less than is needed', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0.001, max: 40, noNaN: true }), { minLength: 1, maxLength: 6 }),
        fc.double({ min: 0.1, max: 20, noNaN: true }),
        fc.constantFrom('can', 'bunch', null),
        (amounts, factor, unit) => {
          const list = lines(
            amounts.map((amount) => wanted('1 bean', purchase('bean', { unit, amount }))),
            factor,
          )
          expect(list).toHaveLength(1)
          const count = parseLine(list[0] ?? '').quantity?.max ?? 0
          const needed = amounts.reduce((sum, one) => sum + one, 0) * factor
          expect(count).toBeGreaterThanOrEqual(Math.max(1, needed - 0.16))
          expect(count).toBeLessThan(needed + 1.01)
        },
      ),
    )
  })
})
