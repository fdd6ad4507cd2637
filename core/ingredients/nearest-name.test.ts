import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nearestNames } from './nearest-name.ts'
import { SAMPLE_INGREDIENTS } from './sample-ingredients.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary(SAMPLE_INGREDIENTS)
const near = (text: string) => nearestNames(text, vocabulary, 3)[0]

describe('the name nearest to what was typed', () => {
  it.each([
    ['buttermlik', 'buttermilk', 1],
    ['butter milk', 'buttermilk', 1],
    ['Buttermilk', 'buttermilk', 0],
    ['eggplnat', 'eggplant', 1],
    ['almnd flour', 'almond flour', 1],
    ['chedar cheese', 'cheddar cheese', 1],
    ['scalion', 'green onion', 1],
    ['galric', 'garlic', 1],
    ['oniom', 'onion', 1],
    ['chckpeas', 'chickpea', 1],
  ])('%s is %s', (text, name, distance) => expect(near(text)).toEqual({ name, distance }))

  it.each([
    '',
    'eg',
    'zorkle',
    'rice cake',
    'red rice',
    'onion milk',
    'barlic',
    'x'.repeat(5000),
    'oul',
    'tune fish sandwich',
  ])('%s is none', (text) => expect(near(text)).toBeUndefined())

  it('counts any single mistake in a longer name as one', () => {
    const names = SAMPLE_INGREDIENTS.map(({ name }) => name).filter(
      (name) => name.length > 6 && !name.includes(' '),
    )
    const mistake = fc.constantFrom('swap', 'drop', 'double')
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.nat(), mistake, (name, where, kind) => {
        const at = 1 + (where % (name.length - 2))
        const [before, a, b, after] = [name.slice(0, at), name[at], name[at + 1], name.slice(at + 2)]
        const wrong = {
          swap: `${before}${b}${a}${after}`,
          drop: before + b + after,
          double: before + a + a + b + after,
        }[kind as 'swap' | 'drop' | 'double']
        const found = nearestNames(wrong, vocabulary, 5).find((one) => one.name === name)
        expect(found?.distance).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('never throws, and returns at most as many as asked for', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), fc.nat(4), (text, most) => {
        expect(nearestNames(text, vocabulary, most).length).toBeLessThanOrEqual(most)
      }),
    )
  })
})
