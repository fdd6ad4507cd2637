import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_INGREDIENTS } from '../contracts/ingredient-names.ts'
import { addToList, finishedUntil, suggest } from './ingredient-list.ts'

describe('addToList', () => {
  it('lowercases, trims and ignores duplicates [C343 C344]', () => {
    const { list, added } = addToList(['egg'], [' Egg ', 'MILK', 'milk'])
    expect(list).toEqual(['egg', 'milk'])
    expect(added).toEqual(['milk'])
  })
  it('stops at 500 [C350]', () => {
    const many = Array.from({ length: 600 }, (_, i) => `thing ${i}`)
    expect(addToList([], many).list).toHaveLength(MAX_INGREDIENTS)
    expect(MAX_INGREDIENTS).toBe(500)
  })
  it('omits names longer than the database allows', () => {
    expect(addToList([], ['x'.repeat(101)]).added).toEqual([])
  })
})

describe('suggest', () => {
  const known = ['rice', 'brown rice', 'licorice', 'rice vinegar', 'egg'].map((name) => ({
    name,
    emoji: '🍚',
  }))
  it('suggests names that contain the typed text, prefix matches first [C348]', () => {
    expect(suggest(known, 'RICE').map((s) => s.name)).toEqual([
      'rice',
      'rice vinegar',
      'brown rice',
      'licorice',
    ])
  })
  it('suggests nothing for empty text [C349]', () => {
    expect(suggest(known, '  ')).toEqual([])
    expect(suggest(known, '')).toEqual([])
  })
  it('suggests at most 10 [C347 C564]', () => {
    const many = Array.from({ length: 40 }, (_, i) => ({ name: `bean ${i}`, emoji: '🫘' }))
    expect(suggest(many, 'bean')).toHaveLength(10)
  })
  it('omits what is already on the list', () => {
    expect(suggest(known, 'ri', ['rice']).map((s) => s.name)).toEqual([
      'rice vinegar',
      'brown rice',
      'licorice',
    ])
  })
})

describe('finishedUntil', () => {
  it.each([
    ['eggs', 0],
    ['eggs,', 5],
    ['eggs, mi', 5],
    ['1,5 l milk', 0],
    ['2,', 0],
    ['eggs x2, milk', 8],
    ['eggs, 1,5', 5],
    [',', 1],
    ['', 0],
  ])('of %j is %i', (text, end) => expect(finishedUntil(text)).toBe(end))

  it('is always behind a comma, and no later comma ends a name', () => {
    const text = fc.string({ unit: fc.constantFrom(',', '1', 'a', ' ') })
    fc.assert(
      fc.property(text, (value) => {
        const end = finishedUntil(value)
        if (end > 0) expect(value[end - 1]).toBe(',')
        for (let at = end; at < value.length; at++)
          if (value[at] === ',') expect(value.slice(at - 1, at + 2)).toMatch(/^1,(1|$)/)
      }),
    )
  })
})
