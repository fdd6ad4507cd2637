import { expect, it } from 'vitest'
import { DAY_MS } from './day.ts'
import { foldStock } from './fold.ts'
import { isBought, recentlyOut } from './recently-out.ts'
import { sampleDay, sampleEvent } from './sample-stock.ts'

const noon = (day: number) => Date.parse(sampleDay(day)) + DAY_MS / 2

it('lists what ran out within two weeks, leftovers too, the latest first', () => {
  const events = [
    ...['milk', 'egg', 'onion', 'salt', 'flour'].map((name) => sampleEvent(0, 'have', name)),
    sampleEvent(1, 'out', 'flour'),
    sampleEvent(8, 'out', 'milk'),
    sampleEvent(9, 'out', 'egg', { why: 'wasted' }),
    sampleEvent(9, 'out', 'salt', { why: 'cleared' }),
    sampleEvent(10, 'out', 'onion', { why: 'removed' }),
    sampleEvent(0, 'have', 'leftover soup', { meal: 'Soup' }),
    sampleEvent(2, 'out', 'leftover soup'),
  ]
  const names = (day: number) => recentlyOut(foldStock(events).values(), noon(day)).map(({ name }) => name)
  expect(names(16)).toEqual(['onion', 'egg', 'milk', 'leftover soup'])
  expect(names(23)).toEqual(['onion', 'egg'])
})

it('leaves out what came back, and what was listed by mistake', () => {
  const events = [
    sampleEvent(0, 'have', 'milk'),
    sampleEvent(1, 'out', 'milk'),
    sampleEvent(2, 'bought', 'milk'),
    sampleEvent(3, 'have', 'egg'),
    sampleEvent(3, 'out', 'egg', { why: 'removed' }),
  ]
  expect(recentlyOut(foldStock(events).values(), noon(4))).toEqual([])
})

it('buys no leftovers', () => {
  const bought = { name: 'rice', meal: null, cooked: null }
  expect(isBought(bought)).toBe(true)
  expect(isBought({ ...bought, meal: 'Rice' })).toBe(false)
  expect(isBought({ ...bought, cooked: '2026-11-18' })).toBe(false)
  expect(isBought({ ...bought, name: 'leftover rice' })).toBe(false)
})
