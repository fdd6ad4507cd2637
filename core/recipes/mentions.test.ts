import { describe, expect, it } from 'vitest'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { SAMPLE_LARDER } from '../food-facts/sample-larder.ts'
import { readStep } from './mentions.ts'

const vocabulary = createVocabulary(SAMPLE_LARDER)
const mentions = (text: string, sure: boolean) =>
  readStep(text, vocabulary)
    .mentions.filter((mention) => mention.sure === sure)
    .map(({ id }) => vocabulary.ingredients[id]?.name)

describe('readStep', () => {
  it.each([
    ['Add the onion and garlic cloves.', ['onion', 'garlic']],
    ['Pour in the chicken broth and stir.', ['chicken broth']],
    ['Stir in the garlic powder.', ['garlic powder']],
    ['Drain the rice, onion and black beans.', ['rice', 'onion', 'black bean']],
    ['Cream the butter and sugar until pale.', ['butter', 'sugar']],
  ])('%s', (text, expected) => {
    expect(mentions(text, true)).toEqual(expected)
  })

  it.each([
    'Set the rice cooker to warm.',
    'Spread it with a butter knife.',
    'Grind with a pepper mill.',
    'Lightly flour the counter.',
    'Oil the pan.',
    'Butter a baking dish.',
    'Toast until fragrant.',
    'Whisk until as thick as heavy cream.',
    'Roll into balls the size of a walnut.',
    'Season to taste.',
    'Work in until pea-size lumps are left.',
  ])('%s mentions no ingredient', (text) => {
    expect(mentions(text, true)).toEqual([])
  })

  it('treats hints as hints', () => {
    expect(mentions('Season to taste.', false)).toEqual(['salt', 'black pepper'])
    expect(mentions('Roll out on a floured board.', false)).toEqual(['flour'])
  })
})
