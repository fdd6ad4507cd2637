import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { measureParser, readLabelledLines } from '../../bench/matching/parse.ts'
import { parseLine } from './parse-line.ts'

describe('parseLine', () => {
  it('reads the labelled lines: name, quantity and unit', () => {
    const result = measureParser(readLabelledLines())
    expect(result.total).toBeGreaterThanOrEqual(150)
    expect(result.wrong).toEqual([])
  })

  it('separates preparation, size and remarks from the name', () => {
    expect(parseLine('1 (14 oz) can chickpeas, drained and rinsed')).toEqual({
      raw: '1 (14 oz) can chickpeas, drained and rinsed',
      quantity: { min: 1, max: 1 },
      unit: 'can',
      name: 'chickpeas',
      names: ['chickpeas'],
      alternatives: [],
      preparation: 'drained and rinsed',
      optional: false,
      note: '14 oz',
    })
  })

  it.each([
    ['1/2 cup butter or margarine, melted', 'butter', ['margarine']],
    ['1/4 cup butter (or margarine)', 'butter', ['margarine']],
    ['1 tablespoon butter, or margarine', 'butter', ['margarine']],
    ['2 red or black plums', 'red plums', ['black plums']],
    ['8 ounces pasta such as penne or fusilli', 'pasta', ['penne', 'fusilli']],
    ['short pasta, such as penne', 'short pasta', ['penne']],
    ['1 cup milk or half-and-half', 'milk', ['half-and-half']],
    ['1 tbsp oil, or as needed', 'oil', []],
    ['1 tbsp oil, or more to taste', 'oil', []],
  ])('%s: alternatives', (line, name, alternatives) => {
    expect(parseLine(line)).toMatchObject({ name, alternatives })
  })

  it.each(['walnuts (optional)', '1 cup walnuts, optional', 'Optional: 1 cup walnuts'])(
    '%s is optional',
    (line) => {
      expect(parseLine(line)).toMatchObject({ name: 'walnuts', optional: true })
    },
  )

  it.each(['For the sauce:', 'TOPPING:', 'For the filling', '', '   ', '🍕', '---', '()'])(
    '"%s" names nothing',
    (line) => {
      expect(parseLine(line).names).toEqual([])
    },
  )

  it('never throws and keeps the raw line, whatever the input', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 120 }), (line) => {
        expect(parseLine(line).raw).toBe(line)
      }),
      { numRuns: 2000 },
    )
  })

  it('never throws on lines made of its own keywords', () => {
    const piece = fc.constantFrom(
      ...'1 1/2 ½ 0 / - – ( ) [ ] , ; : . % & + * x a an half of or and such as plus with in into to taste cup can cloves'.split(
        ' ',
      ),
      ...'for the juice zest optional egg flour bone-in é 🍋 &amp; &#189; size each 999999999999999999999999'.split(
        ' ',
      ),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const { quantity, names } = parseLine(pieces.join(' '))
        if (quantity) expect(quantity.max).toBeGreaterThanOrEqual(quantity.min)
        for (const name of names) expect(name).not.toBe('')
      }),
      { numRuns: 3000 },
    )
  })

  it('reads 10,000 characters in linear time', () => {
    for (const piece of [
      '(',
      '1',
      '1/',
      'a ',
      'or ',
      'such as ',
      '-',
      ', ',
      '1 cup ',
      'and 1 ',
      '&',
      '&#',
      '½',
      "x'",
      'é',
    ]) {
      const start = performance.now()
      parseLine(piece.repeat(Math.ceil(10_000 / piece.length)))
      expect(performance.now() - start).toBeLessThan(250)
    }
  })

  it.each([
    ['some butter, for frying', 'butter'],
    ['a little butter for frying', 'butter'],
    ['a little bit of olive oil', 'olive oil'],
    ['a bit of salt', 'salt'],
  ])('reads "%s" as %s without an amount', (line, name) => {
    expect(parseLine(line)).toMatchObject({ name, quantity: null })
  })

  it('leaves little gem and a lone "some" alone', () => {
    expect(parseLine('a little gem lettuce').name).toBe('little gem lettuce')
    expect(parseLine('some').name).toBe('some')
  })
})

it.each([
  ['1 tb butter', 'tablespoon', 'butter'],
  ['2 ts salt', 'teaspoon', 'salt'],
  ['1 pk yeast', 'package', 'yeast'],
  ['1 cn tomatoes', 'can', 'tomatoes'],
  ['1 ds pepper', 'dash', 'pepper'],
  ['3 sm potatoes', null, 'potatoes'],
  ['1 lg onion', null, 'onion'],
])('reads the units of old recipe programs: %s', (line, unit, name) =>
  expect(parseLine(line)).toMatchObject({ unit, name }),
)
