import { describe, expect, it } from 'vitest'
import { corrections, SimilarTexts } from './spelling.ts'

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
