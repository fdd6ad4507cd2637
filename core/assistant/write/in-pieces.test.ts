import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { inPieces } from './in-pieces.ts'

describe('inPieces', () => {
  it('preserves any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        if (text.trim()) expect([...inPieces(text)].join('')).toBe(text)
      }),
    )
  })
  it('yields small pieces', () => {
    const pieces = [...inPieces('Boil the eggs for seven minutes, then put them into cold water. '.repeat(5))]
    expect(pieces.length).toBeGreaterThan(8)
    for (const piece of pieces) expect(piece.length).toBeLessThan(48)
  })
})
