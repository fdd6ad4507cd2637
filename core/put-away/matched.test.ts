import { describe, expect, it } from 'vitest'
import type { Facts } from '../stock/describe.ts'
import { type StockEvent, stockEvent } from '../stock/event.ts'
import { foldStock } from '../stock/fold.ts'
import { purchaseOf } from '../stock/purchase-id.ts'
import { SAMPLE_FACTS, sampleDay } from '../stock/sample-stock.ts'
import { described } from './described.ts'
import type { Found } from './found.ts'
import type { Kitchen } from './kitchen.ts'
import { EMPTY_PILE, pileUp } from './pile.ts'
import { purchases } from './purchases.ts'

const beef = { ...SAMPLE_FACTS.chicken, food: 'ground beef', category: 'meat' as const, kindOf: ['beef'] }
const cheese = { ...SAMPLE_FACTS.milk, food: 'cheese' }
const FACTS: Facts = {
  ...SAMPLE_FACTS,
  'ground meat': { ...beef, food: 'ground meat', kindOf: undefined },
  'ground beef': beef,
  'ground pork': { ...beef, food: 'ground pork', kindOf: ['pork'] },
  cheese,
  'cheddar cheese': { ...cheese, food: 'cheddar cheese', kindOf: ['cheese'] },
}
const NOW = Date.UTC(2026, 10, 21, 15)
const id = (n: number) => `00000000-0000-4000-9000-${String(n).padStart(12, '0')}`
const onList = (names: readonly string[], events: readonly StockEvent[] = []): Kitchen => ({
  shopping: names.map((name, n) => ({
    id: id(n),
    name,
    line: name,
    recipeId: null,
    checked: events.length > 0,
    addedAt: '2026-11-20T00:00:00.000Z',
  })),
  events,
  records: foldStock(events),
  facts: FACTS,
  today: sampleDay(20),
  now: NOW,
})
const found = (name: string, way: Found['way'] = 'code'): Found => ({
  way,
  printed: way === 'typed' ? '' : name,
  shop: '',
  title: '',
  name,
  near: [],
  isSure: true,
  count: 1,
  each: null,
  bestBefore: null,
})
const pile = (...finds: readonly Found[]) =>
  finds.reduce((all, one, at) => pileUp(all, one, id(100 + at)), EMPTY_PILE)
const names = (kitchen: Kitchen, ...finds: readonly Found[]) => {
  const { events, ticks } = purchases(pile(...finds), kitchen)
  return { ticks: ticks.length, names: [...new Set(events.map(({ name }) => name))].sort() }
}

describe('a pack that is known by a general name', () => {
  it('is the one kind of it that is on the list, under the list’s name', () => {
    const meat = onList(['ground beef', 'milk'])
    expect(names(meat, found('ground meat'))).toEqual({ ticks: 1, names: ['ground beef'] })
    expect(names(meat, found('ground meat', 'receipt'))).toEqual({ ticks: 1, names: ['ground beef'] })
    expect(described(pile(found('ground meat')), meat)).toMatchObject([
      { name: 'ground beef', listed: 'open' },
    ])
    expect(names(onList(['cheddar cheese']), found('cheese'))).toEqual({
      ticks: 1,
      names: ['cheddar cheese'],
    })
  })

  it('isn’t if several fit, if another item is that kind, or if it was typed', () => {
    const two = onList(['ground beef', 'ground pork'])
    expect(names(two, found('ground meat'))).toEqual({ ticks: 0, names: ['ground meat'] })
    expect(names(onList(['ground beef']), found('ground meat'), found('ground beef'))).toEqual({
      ticks: 1,
      names: ['ground beef', 'ground meat'],
    })
    expect(names(onList(['ground beef']), found('ground meat', 'typed')).ticks).toBe(0)
    expect(names(onList(['ground beef']), found('milk')).ticks).toBe(0)
  })

  it('isn’t bought again if that kind was ticked on this trip', () => {
    const { id: tick } = purchaseOf(onList(['ground beef']).shopping, [])
    const bought = stockEvent({
      id: tick,
      at: new Date(NOW - 3_600_000).toISOString(),
      kind: 'bought',
      name: 'ground beef',
      detail: {},
    }) as StockEvent
    const { events } = purchases(pile(found('ground meat')), onList(['ground beef'], [bought]))
    expect(events).toMatchObject([{ kind: 'set', name: 'ground beef' }])
  })
})
