import { describe, expect, it } from 'vitest'
import { describeStock } from './describe.ts'
import { duePurchases } from './due.ts'
import type { StockEvent } from './event.ts'
import { foldStock } from './fold.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from './sample-stock.ts'

const due = (events: readonly StockEvent[], today: number) => {
  const records = foldStock(events)
  return duePurchases(records, describeStock(records, SAMPLE_FACTS, sampleDay(today)), sampleDay(today))
}
const bought = (name: string, ...days: number[]) => days.map((day) => sampleEvent(day, 'bought', name))
const out = (day: number, name: string) => sampleEvent(day, 'out', name)

describe('a usual purchase', () => {
  const milk = [...bought('milk', 0, 7, 14), out(19, 'milk')]
  it('is due once its usual gap has passed', () => {
    expect(due(milk, 20)).toEqual([])
    expect(due(milk, 21)).toEqual([{ name: 'milk', every: 7, since: 7, words: 'Usually every 7 days' }])
  })

  it('needs three purchases and a rhythm', () => {
    expect(due([...bought('milk', 0, 7), out(8, 'milk')], 30)).toEqual([])
    expect(due([...bought('milk', 0, 1, 41, 43, 120), out(121, 'milk')], 150)).toEqual([])
  })

  it('is not due while the food is surely there, nor long after the habit ended', () => {
    expect(due([...milk, sampleEvent(21, 'have', 'milk')], 21)).toEqual([])
    expect(due(milk, 14 + 28)).toEqual([])
  })

  it('is known of foods that are only listed, after two spells', () => {
    const spells = [0, 10, 20].flatMap((day) => [sampleEvent(day, 'have', 'egg'), out(day + 8, 'egg')])
    expect(due(spells, 30)).toMatchObject([{ name: 'egg', every: 10 }])
  })

  it('comes before those that are less overdue', () => {
    const eggs = [...bought('egg', 0, 10, 20), out(21, 'egg')]
    expect(due([...milk, ...eggs], 34).map(({ name }) => name)).toEqual(['milk', 'egg'])
  })
})
