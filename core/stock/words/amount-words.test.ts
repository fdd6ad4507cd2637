import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountInWords, amountOnList } from './amount-words.ts'

describe('amounts as people say them', () => {
  it.each([
    [0.27, 'head', 'about a quarter of a head'],
    [0.35, null, 'about ⅓'],
    [0.45, 'can', 'about half a can'],
    [0.7, 'ear', 'about two thirds of an ear'],
    [0.25, 'head', '¼ head'],
    [1.27, 'head', 'about 1¼ heads'],
    [2, 'head', '2 heads'],
    [0.05, 'head', 'a little'],
    [0.97, 'loaf', 'about 1 loaf'],
    [3.7, null, 'about 3½'],
    [12.3, null, 'about 12'],
    [0.35, 'cup', 'about ⅓ cup'],
    [247.3, 'gram', 'about 245 g'],
    [250, 'gram', '250 g'],
    [33.33, 'milliliter', 'about 33 ml'],
    [1.45, 'kilogram', '1.45 kg'],
    [0.533, 'liter', 'about 0.55 l'],
  ])('%d of the unit %s is %s', (value, unit, words) => {
    expect(amountInWords({ value, unit })).toBe(words)
  })

  it('says that it is a guess where it is', () => {
    expect(amountInWords({ value: 2, unit: null }, true)).toBe('about 2')
    expect(amountInWords({ value: 0.27, unit: 'head' }, true)).toBe('about a quarter of a head')
  })

  it('has no long decimals, whatever the amount', () => {
    const units = fc.constantFrom(null, 'head', 'can', 'bunch', 'cup', 'pound', 'gram', 'liter', 'slice')
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5000, noNaN: true }), units, (value, unit) => {
        const words = amountInWords({ value, unit })
        expect(words).not.toMatch(unit === 'gram' || unit === 'liter' ? /\.\d{3}/ : /\./)
        expect(words).not.toMatch(/about about|NaN/)
      }),
    )
  })

  it('is the same on a list', () => {
    expect(amountOnList('0.27 head')).toBe('about a quarter of a head')
    expect(amountOnList('1.27 heads')).toBe('about 1¼ heads')
    expect(amountOnList('2.3 loaves')).toBe('about 2⅓ loaves')
    expect(amountOnList('1.4 bunches')).toBe('about 1⅓ bunches')
    expect(amountOnList('0.35')).toBe('about ⅓')
    expect(amountOnList('247.31 g')).toBe('about 245 g')
    for (const text of ['2', '½ head', '500 g', 'half a jar', 'a lot', '2 cans'])
      expect(amountOnList(text)).toBe(text)
  })
})
