import { describe, expect, it } from 'vitest'
import { OWN_LIMITS } from '../contracts/own-limits.ts'
import { addTags, shelvesOf } from './tags.ts'

describe('tags', () => {
  it('are taken from a text with commas, each once', () => {
    expect(addTags(['Soup'], ' soup, #winter ,, quick')).toEqual(['Soup', 'winter', 'quick'])
    expect(addTags(['Weeknight'], ' weeknight, #Kids’  favorites,, kids’ favorites ')).toEqual([
      'Weeknight',
      'Kids’ favorites',
    ])
    expect(addTags(['a'], '  ')).toEqual(['a'])
    expect(addTags([], `${'x'.repeat(39)} yz`)).toEqual(['x'.repeat(39)])
  })
  it('stay within the limits', () => {
    const tags = addTags(
      [],
      Array.from({ length: 50 }, (_, at) => `${'x'.repeat(60)}${at}, t${at}`).join(','),
    )
    expect(tags).toHaveLength(OWN_LIMITS.tags)
    expect(tags.every((tag) => tag.length <= OWN_LIMITS.tag)).toBe(true)
  })
  it('are listed by use, and folders by name', () => {
    const marked = [
      { content: { tags: ['fall', 'bake'], folder: 'Bread' } },
      { content: { tags: ['bake'], folder: null } },
      { content: { tags: [], folder: 'asian' } },
    ]
    expect(shelvesOf(marked)).toEqual({ tags: ['bake', 'fall'], folders: ['asian', 'Bread'] })
  })
})
