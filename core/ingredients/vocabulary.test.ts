import { describe, expect, it } from 'vitest'
import { SAMPLE_INGREDIENTS } from './sample-ingredients.ts'
import { createVocabulary, isKindOf, resolve, staplesOf } from './vocabulary.ts'

const vocabulary = createVocabulary(SAMPLE_INGREDIENTS)

describe('vocabulary', () => {
  it.each([
    ['Green Onions', 'green onion'],
    ['scallions', 'green onion'],
    ['JALAPEÑO', 'jalapeno'],
    ['garbanzo beans', 'chickpea'],
    ['aubergines', 'eggplant'],
  ])('finds %s as %s', (text, name) => {
    expect(resolve(vocabulary, text)?.name).toBe(name)
  })

  it('finds nothing for unknown names', () => {
    expect(resolve(vocabulary, 'zorkle')).toBeUndefined()
    expect(resolve(vocabulary, '')).toBeUndefined()
  })

  it('walks kinds up', () => {
    expect(isKindOf(vocabulary, 'cheddar').map((i) => i.name)).toEqual(['cheese'])
  })

  it('lists the staples', () => {
    expect(staplesOf(vocabulary).map((i) => i.name)).toEqual(['oil', 'black pepper', 'salt', 'flour'])
  })

  it('handles a parent cycle and an unknown parent', () => {
    const base = SAMPLE_INGREDIENTS[0]!
    const odd = createVocabulary([
      { ...base, name: 'a', plural: 'a', parent: 'b' },
      { ...base, name: 'b', plural: 'b', parent: 'a' },
      { ...base, name: 'c', plural: 'c', parent: 'nowhere' },
    ])
    expect(isKindOf(odd, 'a').map((i) => i.name)).toEqual(['b'])
    expect(isKindOf(odd, 'c')).toEqual([])
  })
})
