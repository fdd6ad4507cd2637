import { expect, it } from 'vitest'
import { partSystems } from './two-systems.ts'

const CUPS = ['2 cups flour', '½ cup sugar', '3 eggs', '4 oz butter']
const GRAMS = ['250 g flour', '100 g sugar', '3 eggs', '115 g butter']

it('keeps the first of two lists, and remembers the other', () =>
  expect(partSystems([...CUPS, ...GRAMS])).toEqual({ lines: CUPS, other: GRAMS }))

it('keeps the first of two lines each', () =>
  expect(partSystems(GRAMS.flatMap((line, at) => [line, CUPS[at] ?? '']))).toEqual({
    lines: GRAMS,
    other: CUPS,
  }))

it.each([
  [
    'the base and the topping of the same things',
    ['200 g flour', '1 egg', '100 g butter', '50 g flour', '1 egg', '20 g butter'],
  ],
  ['other things', [...CUPS, '250 g rice', '100 ml milk', '2 plums', '30 g nuts']],
  ['an odd number of lines', [...CUPS, ...GRAMS, '1 pinch of salt']],
])('leaves %s as they are', (_, lines) => expect(partSystems(lines)).toEqual({ lines, other: [] }))
