import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { editDistance } from './edit-distance.ts'

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
