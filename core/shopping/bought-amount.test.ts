import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { boughtAmount } from './bought-amount.ts'

const of = (...lines: string[]) => boughtAmount(lines.map((line) => ({ line })))

describe('boughtAmount', () => {
  it.each([
    [['2 onions'], { amount: { value: 2, unit: null } }],
    [['1 can chickpeas'], { amount: { value: 1, unit: 'can' } }],
    [['500 g flour'], { amount: { value: 500, unit: 'gram' } }],
    [['2 l milk'], { amount: { value: 2, unit: 'liter' } }],
    [['0,5 kg flour'], { amount: { value: 500, unit: 'gram' } }],
    [['6 x 330 ml cola'], { amount: { value: 1.98, unit: 'liter' } }],
    [['2 (14 oz) cans tomatoes'], { amount: { value: 2, unit: 'can' } }],
    [['1 onion', '2 onions'], { amount: { value: 3, unit: null } }],
    [['1 kg flour', '500 g flour'], { amount: { value: 1.5, unit: 'kilogram' } }],
    [['1 cup milk', '200 ml milk'], { text: '1 cup + 200 ml' }],
    [['milk'], {}],
    [['ground cumin (for 2 tsp)'], {}],
    [['2 onions', 'onions'], { amount: { value: 2, unit: null } }],
    [['12 eggs', 'some eggs'], { amount: { value: 12, unit: null } }],
    [[], {}],
  ])('of %j is %j', (lines, wanted) => expect(of(...lines)).toEqual(wanted))

  it('is an amount the pantry can keep, whatever the lines say', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 40 }), { maxLength: 6 }), (lines) => {
        const { amount, text = '' } = of(...lines)
        expect(amount === undefined || amount.value >= 0).toBe(true)
        expect(text.length).toBeLessThanOrEqual(40)
      }),
    )
  })
})
