import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeEntities } from './entities.ts'
import { fold, normalise, wordsOf } from './normalise.ts'

describe('normalise', () => {
  it.each([
    ['Jalapeños', 'jalapeno'],
    ['Crème Fraîche', 'creme fraiche'],
    ['green   onions', 'green onion'],
    ['Tomatoes', 'tomato'],
    ['bay leaves', 'bay leaf'],
    ['blueberries', 'blueberry'],
    ['cookies', 'cookie'],
    ['radishes', 'radish'],
    ['cloves', 'clove'],
    ['chives', 'chive'],
    ['olives', 'olive'],
    ['molasses', 'molasses'],
    ['asparagus', 'asparagus'],
    ['couscous', 'couscous'],
    ['cheeses', 'cheese'],
    ['slices', 'slice'],
    ['peas', 'pea'],
    ['eggs', 'egg'],
    ['green chiles', 'green chili'],
    ["confectioners' sugar", 'confectioner sugar'],
    ['confectioner’s sugar', 'confectioner sugar'],
    ['salt &amp; pepper', 'salt pepper'],
    ['cr&egrave;me', 'creme'],
    ['cre&#768;me', 'creme'],
  ])('%s -> %s', (text, expected) => {
    expect(normalise(text)).toBe(expected)
  })

  it('finds word boundaries after accents, where \\b does not', () => {
    expect(wordsOf('jalapeño')).toEqual(['jalapeno'])
    expect(wordsOf('piñon nuts')).toEqual(['pinon', 'nuts'])
  })

  it('expands fractions, separated from the whole number', () => {
    expect(fold('1½ cups')).toBe('1 1/2 cups')
  })

  it('leaves unknown and invalid entities unchanged', () => {
    expect(decodeEntities('&bogus; &#0; &#x110000; &#xD800;')).toBe('&bogus; &#0; &#x110000; &#xD800;')
  })

  it('never throws and is idempotent on any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 80 }), (text) => {
        const once = normalise(text)
        expect(normalise(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })

  it('is idempotent on words built of plural endings', () => {
    const piece = fc.constantFrom(
      'tomato',
      'es',
      's',
      'ies',
      'ves',
      'ch',
      'x',
      'ss',
      'leav',
      'chil',
      'l',
      'e',
      'i',
      "'",
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
        const once = normalise(pieces.join(''))
        expect(normalise(once)).toBe(once)
      }),
      { numRuns: 2000 },
    )
  })
})
