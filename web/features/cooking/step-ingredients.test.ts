import { describe, expect, it } from 'vitest'
import { ingredientsOfSteps } from './step-ingredients.ts'

const lines = ['6 chicken thighs', '1 1/4 teaspoons salt, divided', '2 1/2 cups chicken broth']
const steps = [
  'Rub the chicken thighs with 1 teaspoon of the salt.',
  'Brown the thighs.',
  'Pour in the broth with the remaining salt.',
]
const advice = ['', '', 'use 2½ cups water']

describe('the ingredients of a step', () => {
  it.each([
    ['as the server found them', [[0, 1], [0], [1, 2]]],
    ['by name until they are known', undefined],
  ])('%s', (_, mentions) => {
    expect(ingredientsOfSteps(steps, { lines, advice, mentions })).toEqual([
      [
        { text: '6 chicken thighs', note: '', advice: '' },
        { text: '1 1/4 teaspoons salt, divided', note: '', advice: '' },
      ],
      [{ text: 'chicken thighs', note: 'from step 1', advice: '' }],
      [
        { text: '1 1/4 teaspoons salt, divided', note: 'shared with step 1', advice: '' },
        { text: '2 1/2 cups chicken broth', note: '', advice: 'use 2½ cups water' },
      ],
    ])
  })

  it.each([
    ['Brown the other side of the thighs.', 'chicken thighs', 'from step 1'],
    ['Add the rest of the chicken thighs.', '6 chicken thighs', 'shared with step 1'],
    ['Turn half the thighs.', '6 chicken thighs', 'shared with step 1'],
  ])('%s', (step, text, note) => {
    const mentions = [[0], [0]]
    const found = ingredientsOfSteps(['Rub the thighs.', step], { lines, advice, mentions })
    expect(found[1]).toEqual([{ text, note, advice: '' }])
  })

  it('ignores indexes of lines that are gone', () => {
    expect(ingredientsOfSteps(['Stir.'], { lines: [], advice: [], mentions: [[4]] })).toEqual([[]])
  })
})
