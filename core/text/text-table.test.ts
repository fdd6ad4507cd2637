import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Ints } from './ints.ts'
import { SequenceTable } from './sequence-table.ts'
import { TextTable } from './text-table.ts'

describe('TextTable', () => {
  it('numbers texts in insertion order, as a map would', () => {
    const table = new TextTable()
    const known = new Map<string, number>()
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.constantFrom('', 'a', '1 cup sugar', 'salt½')), (text) => {
        expect(table.find(text)).toBe(known.get(text) ?? -1)
        if (!known.has(text)) known.set(text, known.size)
        expect(table.intern(text)).toBe(known.get(text))
        expect(table.text(known.get(text) as number)).toBe(text)
      }),
      { numRuns: 3000 },
    )
    expect(table.size).toBe(known.size)
  })

  it('skips values that are not strings, and accepts more than one batch', () => {
    const table = new TextTable()
    const into = new Ints()
    table.internAll([...Array.from({ length: 70 }, (_, i) => `line ${i % 50}`), null, 3, 'line 7'], into)
    expect([...into.view()]).toEqual([...Array.from({ length: 70 }, (_, i) => i % 50), 7])
  })
})

describe('SequenceTable', () => {
  it('numbers sequences in insertion order, as a map would', () => {
    const table = new SequenceTable(1)
    const known = new Map<string, number>()
    const value = fc.oneof(fc.integer({ min: -1, max: 3 }), fc.integer())
    fc.assert(
      fc.property(fc.array(value, { maxLength: 6 }), (sequence) => {
        const text = sequence.join()
        if (!known.has(text)) known.set(text, known.size)
        const id = table.intern(Int32Array.of(7, ...sequence, 7), 1, sequence.length + 1)
        expect(id).toBe(known.get(text))
        expect(table.list(id)).toEqual(sequence)
      }),
      { numRuns: 3000 },
    )
    expect(table.size).toBe(known.size)
  })
})
