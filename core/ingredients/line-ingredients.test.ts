import { describe, expect, it } from 'vitest'
import { createVocabulary } from '#core/ingredients/vocabulary.ts'
import { SAMPLE_LARDER } from '../food-facts/sample-larder.ts'
import { ingredientsOfLine } from './line-ingredients.ts'

const vocabulary = createVocabulary(SAMPLE_LARDER)
const named = (line: string) =>
  ingredientsOfLine(line, vocabulary).map(({ ingredient, exact }) => `${exact ? '' : '~'}${ingredient?.name}`)

describe('ingredientsOfLine', () => {
  it.each([
    ['2 cups (250 g) all-purpose flour', ['flour']],
    ['6 bone-in, skin-on chicken thighs (about 2 pounds / 900 g)', ['chicken thigh']],
    ['salt and black pepper, to taste', ['salt', 'black pepper']],
    ['2 tablespoons butter or margarine', ['butter', 'margarine']],
    ['1 small red onion, sliced', ['onion']],
    ['2 cups low-sodium chicken broth', ['chicken broth']],
    ['1 teaspoon garlic powder', ['garlic powder']],
    ['1 smoky pepper', ['~black pepper']],
    ['2 tablespoons zorblax', ['~undefined']],
  ])('%s', (line, expected) => {
    expect(named(line)).toEqual(expected)
  })
})
