import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bothScales, kitchenFraction, measuresIn } from './units.ts'

describe('kitchen units', () => {
  it.each([
    ['1 1/2 cups', [{ value: 1.5, unit: 'cup' }]],
    ['250g in cups', [{ value: 250, unit: 'g' }, { unit: 'cup' }]],
    ['half a tablespoon', [{ value: 0.5, unit: 'tbsp' }]],
    ['350 f to c', [{ value: 350, unit: 'f' }]],
    ['2 sticks of butter', [{ value: 2, unit: 'stick' }]],
    ['pancakes stick to the pan', []],
    ['1/0 cup', [{ value: 0, unit: 'cup' }]],
  ])('reads %s', (text, expected) => expect(measuresIn(text)).toMatchObject(expected))

  it('writes amounts as a cook does', () => {
    expect([0.375, 1.1, 2, 0.33, 0.99].map(kitchenFraction)).toEqual(['⅜', '1⅛', '2', '⅓', '1'])
    expect([350, 400, 425, 165].map(bothScales)).toEqual([
      '350 °F (175 °C)',
      '400 °F (200 °C)',
      '425 °F (220 °C)',
      '165 °F (74 °C)',
    ])
  })

  it('never writes an invalid number', () => {
    fc.assert(
      fc.property(fc.double(), (value) => {
        expect(kitchenFraction(value)).not.toMatch(/NaN|Infinity/)
      }),
    )
  })
})
