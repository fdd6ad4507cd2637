import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SAMPLE_INGREDIENTS } from '../ingredients/sample-ingredients.ts'
import { createVocabulary } from '../ingredients/vocabulary.ts'
import { RecipeIndex } from './recipe-index.ts'

const vocabulary = createVocabulary(SAMPLE_INGREDIENTS)
const LINES = ['1 tomato', '2 cherry tomatoes', '1 tbsp tomato paste', '1 cup cheddar cheese', '1 cup cheese']
const recipes = LINES.map((line) => ({ id: line, ingredients: ['2 eggs', line] }))
const found = (leaveOut: string[], index = new RecipeIndex(vocabulary, recipes)) =>
  index.query({ ingredients: ['egg'], leaveOut }).map(({ id }) => id)

describe('foods to leave out', () => {
  it('leave out their kinds, and what is called after them', () => {
    expect(found(['tomatoes']).toSorted()).toEqual(LINES.slice(3).toSorted())
    expect(found(['cheese']).toSorted()).toEqual(LINES.slice(0, 3).toSorted())
  })

  it('leave what is more general: cheese needn’t be cheddar', () =>
    expect(found(['cheddar cheese'])).toContain('1 cup cheese'))

  it('are ignored where they are no food', () =>
    expect(found(['zorblax', '', "'; drop table", '🙂'])).toHaveLength(LINES.length))

  it('apply to recipes that were added later', () => {
    const index = new RecipeIndex(vocabulary, recipes)
    found(['tomatoes'], index)
    index.insert({ id: 'later', ingredients: ['2 eggs', '3 tomatoes'] })
    expect(found(['tomatoes'], index)).not.toContain('later')
  })

  it('only ever take recipes away, in every order', () =>
    fc.assert(
      fc.property(
        fc.subarray(SAMPLE_INGREDIENTS.map(({ name }) => name)),
        fc.constantFrom('ready', 'score', 'quick', 'uses'),
        (leaveOut, order) => {
          const index = new RecipeIndex(vocabulary, recipes)
          const all = index.query({ ingredients: ['egg'], order }).map(({ id }) => id)
          const left = index.query({ ingredients: ['egg'], order, leaveOut }).map(({ id }) => id)
          expect(left).toEqual(all.filter((id) => left.includes(id)))
        },
      ),
    ))
})
