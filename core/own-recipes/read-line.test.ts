import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readOwnLine } from './read-line.ts'

const read = (line: string) => readOwnLine(line, VOCABULARY)

describe('readOwnLine', () => {
  it('reads amount, unit, name and note', () => {
    expect(read('2 cups Flour, sifted (plain)')).toEqual({
      amount: { min: 2, max: 2 },
      unit: 'cup',
      name: 'flour',
      note: 'sifted, plain',
      isHeading: false,
      food: 'flour',
    })
  })

  it('says when the food is a guess', () => {
    expect(read('2 cups wizard mushrooms')).toMatchObject({ food: 'mushroom', isGuess: true })
    expect(read('2 cups mushrooms')).not.toHaveProperty('isGuess')
  })

  it('reads a line that ends with a colon as a heading', () =>
    expect(read('For the sauce:')).toMatchObject({ name: 'For the sauce', isHeading: true, amount: null }))

  it.each([
    ['chicken breast', 'no amount', undefined],
    ['2 cups chcken broth', 'unknown ingredient', ['2 cups chicken broth']],
    ['3 cups zorblax', 'unknown ingredient', undefined],
    [
      '2 eggs, 1 cup milk, 3 tablespoons of sugar',
      'several ingredients',
      ['2 eggs', '1 cup milk', '3 tablespoons of sugar'],
    ],
    ['3 tbsp sugar and 1 tsp cinnamon', 'several ingredients', ['3 tbsp sugar', '1 tsp cinnamon']],
    ['Preheat the oven to 350°F and grease a pan.', 'a step', undefined],
    [`1 cup ${'very '.repeat(120)}fine sugar`, 'too long', undefined],
  ])('%s: %s', (line, doubt, suggestion) => {
    expect(read(line).doubt).toBe(doubt)
    expect(read(line).suggestion).toEqual(suggestion)
  })

  it.each([
    'salt',
    'pepper, to taste',
    'olive oil',
    'parsley, for serving',
    '2 eggs',
    '1 cup and 2 tbsp flour',
    '1 cup plus 2 tbsp flour',
    '',
  ])('has no doubt about "%s"', (line) => expect(read(line).doubt).toBeUndefined())

  it('doubts few lines of the cookbook', () => {
    const lines = COOKBOOK.filter((_, at) => at % 3 === 0).flatMap(({ ingredients }) => ingredients)
    const doubted = lines.filter((line) => read(line).doubt !== undefined)
    expect(doubted.length / lines.length).toBeLessThan(0.01)
  })

  it('never throws', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 700 }), (line) => void read(line)),
      { numRuns: 50 },
    ))
})
