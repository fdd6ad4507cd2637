import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeStock } from '../describe.ts'
import { foldStock } from '../fold.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from '../sample-stock.ts'
import { notesAhead, noteWords } from './note-words.ts'

describe('the daily note', () => {
  it('names what won’t keep, the most urgent first, leftovers too', () => {
    const records = foldStock([
      sampleEvent(0, 'bought', 'spinach'),
      sampleEvent(0, 'bought', 'milk', { best_before: sampleDay(4) }),
      sampleEvent(0, 'bought', 'flour'),
    ])
    expect(noteWords(describeStock(records, SAMPLE_FACTS, sampleDay(4)))).toEqual({
      title: 'Use soon: milk, spinach',
      lines: ['milk: best today', 'spinach: best by tomorrow'],
    })
    expect(noteWords(describeStock(foldStock([]), SAMPLE_FACTS, sampleDay(4)))).toBeUndefined()
  })

  it('of each coming day is what that day itself would say', () => {
    const foods = Object.keys(SAMPLE_FACTS)
    const event = fc.record({
      day: fc.nat(20),
      kind: fc.constantFrom('bought', 'have', 'out', 'used'),
      name: fc.constantFrom(...foods),
    })
    fc.assert(
      fc.property(fc.array(event, { maxLength: 12 }), fc.nat(30), (given, today) => {
        const events = [...given].sort((a, b) => a.day - b.day)
        const records = foldStock(events.map(({ day, kind, name }) => sampleEvent(day, kind, name)))
        const expected = Array.from({ length: 14 }, (_, ahead) => sampleDay(today + ahead)).flatMap((day) => {
          const note = noteWords(describeStock(records, SAMPLE_FACTS, day))
          return note ? [[day, note]] : []
        })
        expect(notesAhead(records, SAMPLE_FACTS, sampleDay(today))).toEqual(Object.fromEntries(expected))
      }),
    )
  })
})
