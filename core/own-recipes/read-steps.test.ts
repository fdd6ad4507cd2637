import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { VOCABULARY } from '#content/cookbook/vocabulary.ts'
import { readOwnSteps } from './read-steps.ts'

const LINES = [
  'For the dough:',
  '2 cups flour, sifted',
  '1 egg',
  'For the sauce:',
  '400 g canned tomatoes',
  'salt',
]
const read = (...steps: string[]) => readOwnSteps(steps, LINES, VOCABULARY)

describe('readOwnSteps', () => {
  it('lists ingredients, timers and temperatures of each step', () => {
    const { steps } = read(
      'Mix the flour and egg, and knead for 10 minutes.',
      'Simmer the tomatoes for 1 h 30 min.',
      'Bake at 180 °C (350°F) for 20 to 25 minutes, then rest 5 minutes.',
    )
    expect(steps).toEqual([
      { ingredients: ['flour', 'egg'], timers: ['10 min'], temperatures: [] },
      { ingredients: ['canned tomatoes'], timers: ['1 h 30 min'], temperatures: [] },
      { ingredients: [], timers: ['20–25 min', '5 min'], temperatures: ['180 °C (350°F)'] },
    ])
  })

  it('names what no step uses, without headings', () =>
    expect(read('Mix the flour and egg.', 'Add the sauce.')).toMatchObject({
      steps: [{}, { ingredients: [] }],
      unused: ['canned tomatoes', 'salt'],
    }))

  it('counts the ingredients of a word that implies them', () =>
    expect(read('Season.').unused).not.toContain('salt'))

  it.each(['Mix everything.', 'Combine all of the ingredients.', 'Stir in the remaining ingredients'])(
    'misses nothing where a step takes all: %s',
    (step) => expect(read('Sift the flour.', step).unused).toEqual([]),
  )

  it('takes a heading among the steps for no step', () =>
    expect(read('For the egg:').steps[0]?.ingredients).toEqual([]))

  it('names an ingredient of two sections once', () =>
    expect(
      readOwnSteps(['Heat the olive oil.'], ['1 tbsp olive oil', '2 tbsp olive oil'], VOCABULARY).steps[0],
    ).toMatchObject({ ingredients: ['olive oil'] }))

  it('answers for every step, whatever is typed', () =>
    fc.assert(
      fc.property(
        fc.array(fc.string({ unit: 'binary', maxLength: 300 }), { maxLength: 8 }),
        fc.array(fc.string({ unit: 'binary', maxLength: 100 }), { maxLength: 8 }),
        (steps, lines) => {
          expect(readOwnSteps(steps, lines, VOCABULARY).steps).toHaveLength(steps.length)
        },
      ),
    ))
})
