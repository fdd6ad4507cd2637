import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corrections, editDistance, SimilarTexts } from './spelling.ts'

const words = new SimilarTexts([
  'broccoli',
  'onion',
  'milk',
  'rice',
  'honey',
  'steak',
  'mozzarella',
  'beef',
  'beet',
])

describe('editDistance', () => {
  it('counts insertions, deletions, replacements and swaps', () => {
    expect(editDistance('onoin', 'onion', 3)).toBe(1)
    expect(editDistance('brocolli', 'broccoli', 3)).toBe(2)
    expect(editDistance('milk', 'honey', 2)).toBe(3)
  })
  it('is symmetric, and 0 for equal words only', () => {
    const word = fc.string({ maxLength: 12 })
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b, 20)
        expect(distance).toBe(editDistance(b, a, 20))
        expect(distance === 0).toBe(a === b)
        expect(editDistance(a, b, 2)).toBe(Math.min(distance, 3))
      }),
    )
  })
})

describe('corrections', () => {
  it('finds the word that was meant', () => {
    expect(corrections('brocoli', words)).toEqual(['broccoli'])
    expect(corrections('mozerella', words)).toEqual(['mozzarella'])
    expect(corrections('mlik', words)).toEqual(['milk'])
  })
  it('leaves words alone that differ by more than a slip', () => {
    for (const word of ['money', 'ride', 'mild', 'beer', 'egg', '1234', ''])
      expect(corrections(word, words)).toEqual([])
  })
})

describe('SimilarTexts', () => {
  it('finds a text by itself first, and forgets earlier searches', () => {
    for (const text of ['rice', 'milk', 'rice'])
      expect(words.find(text, 0.5, 1)).toEqual([{ text, likeness: 1 }])
    expect(words.find('x'.repeat(100), 0, 5)).toEqual([])
  })
})
