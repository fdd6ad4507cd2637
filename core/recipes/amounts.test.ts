import { describe, expect, it } from 'vitest'
import { MEASURES } from '#content/measures/index.ts'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { SAMPLE_LARDER } from '../food-facts/sample-larder.ts'
import { gramsOf, metricOf, usMeasureOf } from './amounts.ts'

const vocabulary = createVocabulary(SAMPLE_LARDER)
const grams = (line: string) => gramsOf(line, vocabulary, MEASURES)

describe('metricOf', () => {
  it.each([
    ['1 1/2 cups (300 g) rice', { grams: 300 }],
    ['1 cup (240 ml) milk', { milliliters: 240 }],
    ['3 pounds (1.4 kg) chicken', { grams: 1400 }],
    ['1 can (15 ounces / 425 g) black beans', { grams: 425 }],
    ['2 cans (15 ounces / 425 g each) black beans', { grams: 850 }],
    ['4 cups (1 l) water', { milliliters: 1000 }],
    ['1 cup rice', undefined],
    ['2 large eggs', undefined],
  ])('%s', (line, expected) => {
    expect(metricOf(line)).toEqual(expected)
  })
})

describe('usMeasureOf', () => {
  it('turns volumes into milliliters and weights into grams', () => {
    expect(usMeasureOf('2 cups milk')?.milliliters).toBeCloseTo(473, 0)
    expect(usMeasureOf('1 pound chicken')?.grams).toBeCloseTo(454, 0)
    expect(usMeasureOf('1 to 2 cups milk')?.milliliters).toBeCloseTo(355, 0)
  })

  it('leaves counts and cans alone', () => {
    expect(usMeasureOf('2 eggs')).toBeUndefined()
    expect(usMeasureOf('1 can black beans')).toBeUndefined()
  })
})

describe('gramsOf', () => {
  it('prefers the amount in brackets', () => {
    expect(grams('1 cup (125 g) all-purpose flour')).toBe(125)
    expect(grams('1/4 cup (60 ml) olive oil')).toBeCloseTo(55, 0)
  })

  it('weighs cups and spoons by their content', () => {
    expect(grams('1 cup all-purpose flour')).toBeCloseTo(125, 0)
    expect(grams('1 cup sugar')).toBeCloseTo(200, 0)
    expect(grams('1 teaspoon salt')).toBeCloseTo(6.1, 1)
  })

  it('weighs counted items', () => {
    expect(grams('2 large eggs')).toBe(100)
    expect(grams('1 medium onion, chopped')).toBe(150)
    expect(grams('3 cloves garlic, minced')).toBe(12)
    expect(grams('4 slices bread')).toBe(140)
  })

  it('does not guess when there is no amount', () => {
    expect(grams('salt and black pepper, to taste')).toBeUndefined()
    expect(grams('1 zorblax')).toBeUndefined()
  })
})
