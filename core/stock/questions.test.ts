import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeStock } from './describe.ts'
import type { StockEvent } from './event.ts'
import { foldStock } from './fold.ts'
import type { StockItem } from './item.ts'
import { questionsFor, type Shown } from './questions.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from './sample-stock.ts'

type Given = Partial<StockItem> & { name: string }

/** Items with these chances on this day, and who would be asked about. */
function asked(
  events: readonly StockEvent[],
  given: readonly Given[],
  day: number,
  weight = (_: StockItem) => 1,
  shown: Shown = {},
) {
  const records = foldStock(events)
  const items = describeStock(records, SAMPLE_FACTS, sampleDay(day)).map((item) => ({
    ...item,
    ...given.find(({ name }) => name === item.name),
  }))
  return questionsFor(records, items, `${sampleDay(day)}T18:00:00Z`, weight, shown).map(({ name }) => name)
}
const bought = (...names: string[]) => names.map((name) => sampleEvent(0, 'bought', name))
const unsure = (...names: string[]) =>
  names.map((name) => ({ name, chance: 0.5, freshness: 'fresh' as const }))

describe('questions', () => {
  it('are about what is unclear, not about what is sure', () => {
    const given = [
      { name: 'milk', chance: 0.95 },
      { name: 'spinach', chance: 0.5 },
      { name: 'egg', chance: 0.04 },
    ]
    expect(asked(bought('milk', 'spinach', 'egg'), given, 5)).toEqual(['spinach'])
  })

  it('need a reason that speaks for gone: what was only listed isn’t asked about before its usual time', () => {
    const listed = [sampleEvent(0, 'have', 'onion')]
    const given = (days: number) => [
      { name: 'onion', chance: 0.5, daysLeft: 9, lasts: { days, learned: false } },
    ]
    expect(asked(listed, given(10), 5)).toEqual([])
    expect(asked(listed, given(10), 11)).toEqual(['onion'])
    expect(asked(bought('onion'), given(10), 5)).toEqual(['onion'])
  })

  it('put first what matters most', () => {
    const weight = ({ name }: StockItem) => (name === 'egg' ? 1 : 0.3)
    expect(asked(bought('milk', 'egg'), unsure('milk', 'egg'), 5, weight)).toEqual(['egg', 'milk'])
    const soon = [...unsure('egg'), { name: 'milk', chance: 0.5, freshness: 'soon' as const }]
    expect(asked(bought('milk', 'egg'), soon, 5, () => 0.5)).toEqual(['milk', 'egg'])
    expect(asked(bought('milk'), unsure('milk'), 5, () => 0)).toEqual([])
  })

  it('are at most three in seven days for who ignores them, and stay while they are on the screen', () => {
    const names = ['milk', 'egg', 'spinach', 'yogurt', 'onion']
    const [events, given] = [bought(...names), unsure(...names)]
    const shownOn = (...days: number[]) =>
      Object.fromEntries(days.map((day, i) => [names[i], `${sampleDay(day)}T09:00:00Z`]))
    const on = (day: number, shown: Shown) => asked(events, given, day, () => 1, shown)
    expect(on(5, shownOn(5))[0]).toBe('milk')
    expect(on(6, shownOn(5))).toHaveLength(2)
    expect(on(6, shownOn(5))).not.toContain('milk')
    expect(on(7, shownOn(5, 6, 7))).toEqual(['spinach'])
    expect(on(8, shownOn(5, 6, 7))).toEqual([])
    expect(on(13, shownOn(5, 6, 7))).toHaveLength(2)
  })

  it('are at most three in seven days, answered or put off', () => {
    const names = ['milk', 'egg', 'spinach', 'yogurt', 'onion']
    expect(asked(bought(...names), unsure(...names), 5)).toHaveLength(3)
    const answers = [
      sampleEvent(5, 'have', 'milk', { asked: true }),
      sampleEvent(5, 'out', 'egg', { asked: true }),
    ]
    expect(asked([...bought(...names), ...answers], unsure(...names), 5)).toHaveLength(1)
    const off = sampleEvent(6, 'set', 'onion', { asked: true })
    expect(asked([...bought(...names), ...answers, off], unsure(...names), 7)).toEqual([])
    expect(asked([...bought(...names), ...answers, off], unsure(...names), 12)).toHaveLength(2)
  })

  it('leave a food alone for as long as it usually lasts', () => {
    const events = [...bought('onion'), sampleEvent(5, 'set', 'onion', { asked: true })]
    const given = (days: number) => [{ name: 'onion', chance: 0.5, lasts: { days, learned: true } }]
    expect(asked(events, given(20), 20)).toEqual([])
    expect(asked(events, given(20), 26)).toEqual(['onion'])
    expect(asked(events, given(3), 11)).toEqual([])
  })

  it('are not about what was just confirmed, nor about staples of the last month', () => {
    expect(asked(bought('milk'), unsure('milk'), 1)).toEqual([])
    expect(asked(bought('flour'), unsure('flour'), 20)).toEqual([])
    expect(asked(bought('flour'), unsure('flour'), 31)).toEqual(['flour'])
  })

  it('leave alone for some days what was confirmed, used or seen since it came', () => {
    for (const kind of ['have', 'used', 'seen'] as const) {
      const events = [...bought('spinach'), sampleEvent(3, kind, 'spinach')]
      expect(asked(events, unsure('spinach'), 7)).toEqual([])
      expect(asked(events, unsure('spinach'), 10)).toEqual(['spinach'])
    }
  })

  it('are not about what is listed as there, nor about what is most probably gone', () => {
    const given = [
      { name: 'milk', chance: 0.76 },
      { name: 'spinach', chance: 0.6 },
      { name: 'egg', chance: 0.25 },
    ]
    expect(asked(bought('milk', 'spinach', 'egg'), given, 5)).toEqual(['spinach'])
  })

  it('begin with what has to be used tonight', () => {
    const soon = [...unsure('egg'), { name: 'milk', chance: 0.4, freshness: 'soon' as const }]
    const weight = ({ name }: StockItem) => (name === 'egg' ? 0.9 : 0.1)
    expect(asked(bought('milk', 'egg'), soon, 5, weight)[0]).toBe('milk')
  })

  it('never exceed three in any seven days, whatever is answered', () => {
    const names = Object.keys(SAMPLE_FACTS)
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('have', 'set', 'out') as fc.Arbitrary<'have'>, {
          minLength: 40,
          maxLength: 40,
        }),
        (answers) => {
          const events: StockEvent[] = bought(...names)
          const days: number[] = []
          for (const [i, answer] of answers.entries()) {
            const [name] = asked(events, unsure(...names), i + 3)
            if (!name) continue
            days.push(i + 3)
            events.push(sampleEvent(i + 3, answer, name, { asked: true }))
            if (answer !== 'have') events.push(sampleEvent(i + 3.1, 'bought', name))
          }
          for (const day of days)
            expect(days.filter((other) => other >= day && other < day + 7).length).toBeLessThanOrEqual(3)
        },
      ),
      { numRuns: 20 },
    )
  })
})
