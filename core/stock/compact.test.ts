import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptEvents } from './compact.ts'
import type { StockEvent, StockKind } from './event.ts'
import { foldStock, listedIn } from './fold.ts'
import { sampleDay, sampleEvent } from './sample-stock.ts'

const now = `${sampleDay(0)}T12:00:00Z`
/** What is listed, without what was learned from earlier spells. */
const listed = (events: readonly StockEvent[]) =>
  listedIn(foldStock(events)).map(
    ({ spells: _spells, purchases: _purchases, asked: _asked, ...rest }) => rest,
  )

describe('the events that a device keeps', () => {
  it('leave out what is older than 400 days, except for what is still there', () => {
    const salt = sampleEvent(-900, 'have', 'salt')
    const old = [sampleEvent(-450, 'bought', 'milk'), sampleEvent(-440, 'out', 'milk')]
    const late = [sampleEvent(-30, 'bought', 'milk'), sampleEvent(-20, 'out', 'milk')]
    expect(keptEvents([salt, ...old, ...late], now)).toEqual([salt, ...late])
  })

  it('keep an event and its undo together', () => {
    const bought = sampleEvent(-401, 'bought', 'milk')
    const undo = sampleEvent(-399, 'undo', 'milk', {}, bought.id)
    expect(keptEvents([bought, undo], now)).toEqual([])
    const late = sampleEvent(-300, 'bought', 'milk')
    const taken = sampleEvent(-299, 'undo', 'milk', {}, late.id)
    expect(keptEvents([late, taken], now)).toEqual([late, taken])
  })

  it('are at most 4,000, and nothing falls off the list', () => {
    const salt = sampleEvent(-900, 'have', 'salt')
    const many = Array.from({ length: 2500 }, (_, i) => [
      sampleEvent(-300 + i / 10, 'bought', 'milk'),
      sampleEvent(-300 + i / 10 + 0.01, 'out', 'milk'),
    ]).flat()
    const kept = keptEvents([salt, ...many], now)
    expect(kept).toHaveLength(4000)
    expect(kept[0]).toEqual(salt)
    expect(kept.at(-1)).toEqual(many.at(-1))
  })

  it('give the same list as all events', () => {
    const one = fc.tuple(
      fc.integer({ min: -900, max: -1 }),
      fc.constantFrom<StockKind>('have', 'bought', 'seen', 'used', 'out', 'set'),
      fc.constantFrom('milk', 'salt', 'egg'),
      fc.boolean(),
    )
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (all) => {
        const events = all.flatMap(([day, kind, name, undone]) => {
          const event = sampleEvent(day, kind, name, { amount: { value: -day, unit: 'gram' } })
          return undone ? [event, sampleEvent(day + 0.5, 'undo', name, {}, event.id)] : [event]
        })
        expect(listed(keptEvents(events, now))).toEqual(listed(events))
      }),
    )
  })
})
