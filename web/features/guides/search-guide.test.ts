import { describe, expect, it } from 'vitest'
import { guide } from '#content/guides/food-safety.ts'
import { hrefOf } from './href-of.ts'
import { searchGuide } from './search-guide.ts'

describe('guide search', () => {
  it('finds passages by all words, in any order and without accents', () => {
    const hits = searchGuide(guide, 'rice Cool')
    expect(hits.map(({ section }) => section)).toContain('germs')
    expect(hits.every(({ text }) => /rice/i.test(text))).toBe(true)
  })

  it('ranks prefix matches first, and links to their section', () => {
    expect(searchGuide(guide, 'salmonella')[0]).toMatchObject({
      section: 'germs',
      title: 'Germs worth knowing',
    })
  })

  it('finds a section by its title alone, and truncates long passages', () => {
    expect(searchGuide(guide, 'power fails')[0]?.section).toBe('power-cut')
    for (const { text } of searchGuide(guide, 'the')) expect(text.length).toBeLessThan(260)
  })

  it('returns nothing for an empty query', () => {
    for (const question of ['', ' ', 'x', 'zzzz', '(', '**'])
      expect(searchGuide(guide, question), question).toEqual([])
  })
})

describe('guide link', () => {
  it('is a page, a section, or both', () => {
    expect(['foodSafety', 'foodSafety#storage', '#storage'].map(hrefOf)).toEqual([
      '/food-safety',
      '/food-safety#storage',
      '#storage',
    ])
    expect(() => hrefOf('soup')).toThrow(/no such page/)
  })
})
