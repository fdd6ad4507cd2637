import { describe, expect, it } from 'vitest'
import { type StockDetail, type StockEvent, type StockKind, stockEvent } from './event.ts'
import { foldStock, listedIn } from './fold.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
let made = 0
const event = (day: number, kind: StockKind, name: string, detail: StockDetail = {}): StockEvent => {
  made += 1
  const at = new Date(Date.UTC(2026, 10, day, 12)).toISOString()
  return stockEvent({ id: id(made), at, kind, name, detail }) as StockEvent
}
const undo = (day: number, one: StockEvent): StockEvent => {
  made += 1
  const at = new Date(Date.UTC(2026, 10, day, 12)).toISOString()
  return stockEvent({ id: id(made), at, kind: 'undo', name: one.name, of: one.id }) as StockEvent
}
const recordOf = (events: readonly StockEvent[], name = 'milk') => foldStock(events).get(name)
const grams = (value: number) => ({ value, unit: 'gram' })

describe('a food in the log', () => {
  it('is there once it is listed, and gone once it is out', () => {
    expect(recordOf([event(1, 'have', 'milk')])).toMatchObject({ present: true, amount: null })
    const gone = recordOf([event(1, 'have', 'milk'), event(5, 'out', 'milk')])
    expect(gone).toMatchObject({ present: false, spells: [{ why: 'used' }] })
  })

  it('keeps count of what is bought and used, across units of the same kind', () => {
    const events = [
      event(1, 'bought', 'milk', { amount: { value: 1, unit: 'kilogram' } }),
      event(2, 'used', 'milk', { amount: grams(300) }),
    ]
    expect(recordOf(events)?.amount).toEqual({ value: 0.7, unit: 'kilogram' })
    expect(recordOf([...events, event(3, 'bought', 'milk', { amount: grams(500) })])).toMatchObject({
      amount: { value: 1.2, unit: 'kilogram' },
      bought: '2026-11-01',
      lots: [{ bought: '2026-11-01' }, { bought: '2026-11-03' }],
    })
    expect(recordOf([...events, event(3, 'used', 'milk', { amount: grams(900) })])?.amount?.value).toBe(0)
  })

  it('has the dates of the open package until that one is used up', () => {
    const events = [
      event(1, 'bought', 'milk', { amount: grams(500) }),
      event(2, 'set', 'milk', { opened: '2026-11-02' }),
      event(4, 'bought', 'milk', { amount: grams(400), best_before: '2026-11-20' }),
    ]
    expect(recordOf(events)).toMatchObject({ amount: grams(900), opened: '2026-11-02', bought: '2026-11-01' })
    const some = [...events, event(5, 'used', 'milk', { amount: grams(300) })]
    expect(recordOf(some)).toMatchObject({ opened: '2026-11-02', bought: '2026-11-01' })
    const first = [...some, event(6, 'used', 'milk', { amount: grams(200) })]
    expect(recordOf(first)).toMatchObject({
      opened: null,
      touched: null,
      bought: '2026-11-04',
      best_before: '2026-11-20',
      lots: [{ amount: grams(400) }],
    })
    expect(recordOf([...first, event(7, 'used', 'milk', { amount: grams(100) })])?.touched).toBe('2026-11-07')
    const both = [...some, event(6, 'used', 'milk', { amount: grams(250) })]
    expect(recordOf(both)).toMatchObject({ bought: '2026-11-04', touched: '2026-11-06' })
  })

  it('does not pretend to know what it can’t add up', () => {
    const events = [event(1, 'have', 'milk', { text: 'half a jar' }), event(2, 'used', 'milk')]
    expect(recordOf(events)).toMatchObject({ amount: null, text: 'half a jar', touched: '2026-11-02' })
    const mixed = [
      event(1, 'bought', 'milk', { amount: { value: 1, unit: 'carton' } }),
      event(2, 'bought', 'milk', { amount: grams(500) }),
    ]
    expect(recordOf(mixed)?.amount).toBeNull()
  })

  it('starts anew when it comes back, and remembers only how long it lasted', () => {
    const events = [
      event(1, 'bought', 'milk', { amount: grams(500), place: 'freezer', opened: '2026-11-01' }),
      event(4, 'out', 'milk', { why: 'wasted' }),
      event(6, 'have', 'milk'),
    ]
    expect(recordOf(events)).toMatchObject({
      present: true,
      amount: null,
      place: null,
      opened: null,
      spells: [{ why: 'wasted', amount: grams(500) }],
      purchases: [events[0]?.at],
    })
  })

  it('takes events back', () => {
    const bought = event(1, 'bought', 'milk', { amount: grams(500) })
    const used = event(2, 'used', 'milk', { amount: grams(500) })
    expect(recordOf([bought, used, undo(3, used)])?.amount).toEqual(grams(500))
    expect(recordOf([bought, undo(3, bought)])).toBeUndefined()
  })

  it('is there after all if it is corrected after it was out: that device knew nothing of it yet', () => {
    const bought = event(1, 'bought', 'milk', { amount: grams(500), place: 'fridge' })
    const gone = [bought, event(2, 'out', 'milk')]
    const frozen = event(3, 'set', 'milk', { place: 'freezer', frozen: '2026-11-03' })
    expect(recordOf([...gone, frozen])).toMatchObject({
      present: true,
      since: bought.at,
      confirmed: frozen.at,
      amount: grams(500),
      place: 'freezer',
      spells: [],
    })
    const says = (detail: StockDetail) => recordOf([...gone, event(3, 'set', 'milk', detail)])?.present
    expect(says({ amount: grams(200) })).toBe(true)
    expect(says({ text: 'half a jar' })).toBe(true)
    expect(says({ best_before: '2026-11-20' })).toBe(true)
    expect(says({ opened: null })).toBe(true)
    for (const detail of [
      {},
      { amount: grams(0) },
      { amount: null },
      { text: null },
      { asked: true as const },
    ])
      expect(says(detail), JSON.stringify(detail)).toBe(false)
    expect(says({ near: [] })).toBe(false)
    expect(recordOf([...gone, frozen, undo(4, frozen)])?.present).toBe(false)
    expect(recordOf([event(2, 'out', 'milk'), frozen])).toBeUndefined()
  })

  it('is not confirmed by a question that was put off', () => {
    const events = [event(1, 'have', 'milk'), event(4, 'set', 'milk', { asked: true })]
    expect(recordOf(events)).toMatchObject({ confirmed: events[0]?.at, asked: events[1]?.at })
  })
})

it('gives the same records whatever order events arrive in, and however often', () => {
  const milk = event(1, 'bought', 'milk', { amount: grams(500) })
  const events = [
    milk,
    event(2, 'have', 'egg'),
    event(3, 'used', 'milk', { amount: grams(100) }),
    undo(4, milk),
  ]
  const wanted = [...foldStock(events).values()]
  expect([...foldStock([...events].reverse()).values()]).toEqual(wanted)
  expect([...foldStock([...events, ...events]).values()]).toEqual(wanted)
  expect(listedIn(foldStock(events)).map(({ name }) => name)).toEqual(['egg'])
})
