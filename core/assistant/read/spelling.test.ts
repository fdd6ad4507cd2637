import { describe, expect, it } from 'vitest'
import { createSpeller } from './spelling.ts'

const words = new Set(['chicken', 'broccoli', 'steak', 'salmon', 'onion', 'speak', 'mozzarella'])
const speller = createSpeller(words, (word) => words.has(word))

describe('spelling', () => {
  it.each([
    ['chiken', 'chicken'],
    ['brocolli', 'broccoli'],
    ['samon', 'salmon'],
    ['onoin', 'onion'],
    ['mozarella', 'mozzarella'],
  ])('corrects %s', (wrong, right) => expect(speller.correct(wrong)).toBe(right))

  it.each(['speak', 'train', 'egg', 'x1234', 'sneak'])('leaves %s alone', (word) =>
    expect(speller.correct(word)).toBe(word),
  )

  it('counts swapped letters once and stops at the limit', () => {
    expect(speller.correct('borccloi')).toBe('broccoli')
    expect(speller.correct('borcclio')).toBe('borcclio')
    expect(speller.correct('chikne')).toBe('chikne')
  })
})
