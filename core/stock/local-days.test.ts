import { expect, it } from 'vitest'
import { dayIn } from './day.ts'
import { describeStock } from './describe.ts'
import { type StockEvent, stockEvent } from './event.ts'
import { foldStock } from './fold.ts'
import { SAMPLE_FACTS } from './sample-stock.ts'

const id = '00000000-0000-4000-8000-000000000001'
const chicken = (at: string, kind: 'have' | 'bought') =>
  stockEvent({ id, at, kind, name: 'chicken', detail: {} }) as StockEvent
const untilIn = (zone: string, event: StockEvent) => {
  const dayOf = dayIn(zone)
  return describeStock(foldStock([event], dayOf), SAMPLE_FACTS, dayOf(event.at))[0]?.until
}

it.each(['have', 'bought'] as const)(
  'counts the days of raw meat from the evening it came, where UTC has tomorrow: %s',
  (kind) => {
    const evening = chicken('2026-11-18T04:00:00.000Z', kind)
    expect(untilIn('America/Los_Angeles', evening)).toBe('2026-11-18')
    expect(untilIn('UTC', evening)).toBe('2026-11-19')
  },
)

it('counts from the morning it came, where UTC still has yesterday', () => {
  expect(untilIn('Pacific/Auckland', chicken('2026-11-17T19:00:00.000Z', 'have'))).toBe('2026-11-19')
})

it('keeps the day that the user entered', () => {
  const event = stockEvent({
    ...chicken('2026-11-18T04:00:00.000Z', 'bought'),
    detail: { bought: '2026-11-15' },
  }) as StockEvent
  expect(untilIn('America/Los_Angeles', event)).toBe('2026-11-16')
})
