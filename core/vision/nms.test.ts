import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Corners, overlap, suppress } from './nms.ts'

describe('overlap', () => {
  it('is 1 for the same box, 0 for disjoint ones, and the share in between', () => {
    expect(overlap([0, 0, 10, 10], [0, 0, 10, 10])).toBe(1)
    expect(overlap([0, 0, 10, 10], [10, 0, 20, 10])).toBe(0)
    expect(overlap([0, 0, 10, 10], [5, 0, 15, 10])).toBeCloseTo(1 / 3)
  })
})

describe('suppression', () => {
  const box = fc.tuple(
    fc.nat(90),
    fc.nat(90),
    fc.integer({ min: 1, max: 40 }),
    fc.integer({ min: 1, max: 40 }),
  )
  const thing = fc
    .tuple(box, fc.double({ min: 0, max: 1, noNaN: true }))
    .map(([[x, y, w, h], confidence]) => ({ confidence, corners: [x, y, x + w, y + h] as Corners }))

  it('keeps the strongest, non-overlapping boxes, up to the limit', () =>
    fc.assert(
      fc.property(fc.array(thing, { maxLength: 30 }), fc.integer({ min: 1, max: 8 }), (things, limit) => {
        const kept = suppress(things, 0.5, limit)
        expect(kept.length).toBeLessThanOrEqual(limit)
        for (const [i, a] of kept.entries())
          for (const b of kept.slice(i + 1)) {
            expect(overlap(a.corners, b.corners)).toBeLessThanOrEqual(0.5)
            expect(b.confidence).toBeLessThanOrEqual(a.confidence)
          }
        if (things.length) expect(kept[0]?.confidence).toBe(Math.max(...things.map((t) => t.confidence)))
      }),
    ))

  it('keeps every box without overlap', () => {
    const things: { confidence: number; corners: Corners }[] = [
      { confidence: 0.2, corners: [0, 0, 1, 1] },
      { confidence: 0.9, corners: [5, 5, 6, 6] },
    ]
    expect(suppress(things, 0.5, 9)).toEqual([things[1], things[0]])
  })
})
