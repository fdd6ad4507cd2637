import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Groups } from './groups.ts'

describe('Groups', () => {
  it('returns what was added to a group, in order, at any time', () => {
    const entry = fc.tuple(fc.nat({ max: 6 }), fc.integer())
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 40 }), fc.nat({ max: 6 }), (entries, asked) => {
        const groups = new Groups()
        const known = new Map<number, number[]>()
        for (const [group, value] of entries) {
          groups.add(group, value)
          known.set(group, [...(known.get(group) ?? []), value])
          expect([...groups.of(asked)]).toEqual(known.get(asked) ?? [])
        }
      }),
    )
  })

  it('still does after pending entries are sorted in', () => {
    const groups = new Groups()
    for (let i = 0; i < 30_000; i++) {
      groups.add(i % 7, i)
      if (i % 1000 === 0) expect(groups.of(3).length).toBe(Math.floor((i + 4) / 7))
    }
    expect([...groups.of(5)]).toEqual(Array.from({ length: 4285 }, (_, i) => i * 7 + 5))
    expect([...groups.of(99)]).toEqual([])
  })
})
