import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { LineMatch } from '#core/contracts/match-recipes.ts'
import { LINE_WEIGHTS } from '#core/contracts/recipe-kind.ts'
import { haveLine, missingLine, missingOf } from '#tests/support/matched-recipe.ts'
import { haveNeed, haveSentence, missingNames, swapWords } from './have-need.ts'

const reasons = [haveLine('cod'), haveLine('rice'), missingLine('some dill')]
const minor = { weight: 'minor' } as const

describe('haveNeed', () => {
  it.each([
    ['all there', [], 'Have all 2'],
    ['two missing', [missingOf('dill'), missingOf('leek')], 'Have 2 · need 2: dill, leek'],
    ['one line twice', [missingOf('dill'), missingOf('dill')], 'Have 2 · need 1: dill'],
    [
      'a garnish missing too',
      [missingOf('parsley', minor), missingOf('leek')],
      'Have 2 · need 1: leek · also nice: parsley',
    ],
    ['only a garnish missing', [missingOf('parsley', minor)], 'Have 2 · also nice: parsley'],
    ['many extras', ['a', 'b', 'c'].map((name) => missingOf(name, minor)), 'Have 2'],
    ['a swap', [missingOf('pancetta', { swap: 'bacon' })], 'Have 2 and nearly 1'],
    ['one oil for another', [missingOf('corn oil', { swap: 'olive oil' })], 'Have all 3'],
    ['four missing', ['a', 'b', 'c', 'd'].map((name) => missingOf(name)), 'Have 2 · need 4: a, b, c, d'],
    [
      'many missing',
      ['a', 'b', 'c', 'd', 'e'].map((name) => missingOf(name)),
      'Have 2 · need 5: a, b, c and 2 more',
    ],
    ['a line without a name', [missingOf('')], 'Have all 2'],
  ])('with %s', (_title, missing, words) => expect(haveNeed({ reasons, missing })).toBe(words))
})

describe('the counts', () => {
  const near: LineMatch = { ...haveLine('feta'), strength: 'partial' }
  const fit = {
    // A heading matches nothing, and isn't missing.
    reasons: [...reasons, near, missingLine('For the sauce:'), missingLine('pancetta'), missingLine('basil')],
    missing: [missingOf('dill'), missingOf('pancetta', { swap: 'bacon' }), missingOf('basil', minor)],
  }
  it('add up to the ingredients, and are the same in a line and in a sentence', () => {
    expect(haveNeed(fit)).toBe('Have 2 and nearly 2 · need 1: dill · also nice: basil')
    expect(haveSentence(fit)).toBe(
      'You have 2 of 6 ingredients and nearly 2 more. You need 1, plus 1 optional.',
    )
    expect(haveSentence({ ...fit, missing: [missingOf('basil', minor)] })).toBe(
      'You have 2 of 4 ingredients and nearly 1 more. Missing: 1 optional.',
    )
    expect(haveSentence({ reasons, missing: [] })).toBe('You have all 2 ingredients.')
  })
})

describe('missingNames', () => {
  it('has every missing name once, what is needed first', () => {
    const entry = fc.record({
      line: fc.string(),
      name: fc.constantFrom('', 'dill', 'leek', 'cod', 'rice', 'oat'),
      weight: fc.constantFrom(...LINE_WEIGHTS),
      swap: fc.constantFrom('', '', 'bacon'),
    })
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 12 }), (missing) => {
        const { need, optional, all } = missingNames({ missing })
        expect(all.toSorted()).toEqual(
          [...new Set(missing.flatMap(({ name }) => (name ? [name] : [])))].toSorted(),
        )
        expect(all.slice(0, need.length)).toEqual(need)
        for (const { name, swap, weight } of missing)
          if (name !== '' && swap === '') expect(weight === 'minor' ? optional : need).toContain(name)
      }),
    )
  })
})

describe('swapWords', () => {
  const missing = [
    missingOf('pancetta', { swap: 'bacon' }),
    missingOf('guanciale', { swap: 'bacon' }),
    missingOf('leek', { swap: 'onion' }),
  ]
  it('names what the user has, and what for', () =>
    expect(swapWords({ missing })).toBe(
      'Use your bacon for pancetta and guanciale · Use your onion for leek',
    ))
  it('says nothing where something has to be bought: they are counted', () =>
    expect(swapWords({ missing: [...missing, missingOf('dill')] })).toBe(''))
  it('says nothing of one cooking oil for another', () =>
    expect(swapWords({ missing: [missingOf('vegetable oil', { swap: 'olive oil' })] })).toBe(''))
})
