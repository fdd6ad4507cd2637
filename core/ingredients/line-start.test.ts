import { describe, expect, it } from 'vitest'
import { namesOf } from './line-names.ts'
import { Before, startOf } from './line-start.ts'
import { SAMPLE_INGREDIENTS } from './sample-ingredients.ts'
import { tokenise } from './tokenise.ts'
import { createVocabulary } from './vocabulary.ts'

const vocabulary = createVocabulary(SAMPLE_INGREDIENTS)

function read(line: string) {
  const tokens = tokenise(line)
  const { before, from } = startOf(tokens)
  return [before, tokens.slice(from).map((token) => token.text)]
}

describe('start of the name', () => {
  it.each([
    ['2 tablespoons sugar', Before.Unit, 'sugar'],
    ['3/4 cup sugar, packed', Before.Unit, 'sugar , packed'],
    ['1 1/2 lb. ground beef', Before.Unit, 'ground beef'],
    ['1½ teaspoons salt', Before.Unit, 'salt'],
    ['3/4 to 1 cup cream', Before.Unit, 'cream'],
    ['2 cloves garlic', Before.Clove, 'garlic'],
    ['3 large eggs', Before.Count, 'large eggs'],
    ['salt to taste', Before.Nothing, 'salt to taste'],
  ])('%s', (line, before, name) => {
    expect(read(line)).toEqual([before, name.split(' ')])
  })

  it.each([
    '2 cups',
    'For the sauce',
    'Garnish: chives',
    '* 1 cup raisins',
    '1 cup (or more) or so',
    '2% milk',
  ])('is ambiguous in "%s"', (line) => {
    expect(startOf(tokenise(line)).before).toBe(Before.Unclear)
  })

  it.each([
    ['3/4 to 1 cup butter', 'butter'],
    ['½ pound shrimp, peeled', 'shrimp'],
    ['2 (8 oz) packages cream cheese', 'cream cheese'],
    ['3 to 4 cloves garlic', 'garlic'],
    ['41/2 cups sugar', 'sugar'],
  ])('"%s" names %s', (line, name) => {
    expect(namesOf(line, vocabulary)).toEqual([name.split(' ')])
  })
})
