import { describe, expect, it } from 'vitest'
import { describeStock } from './describe.ts'
import type { StockEvent } from './event.ts'
import { explainChance } from './explain.ts'
import { foldStock } from './fold.ts'
import type { StockItem } from './item.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from './sample-stock.ts'

function explained(events: readonly StockEvent[], day: number, given: Partial<StockItem> = {}) {
  const [item] = describeStock(foldStock(events), SAMPLE_FACTS, sampleDay(day))
  return item && explainChance({ ...item, ...given }, sampleDay(day))
}
const here = { lasts: { days: 6, learned: true } }

describe('why a food is taken for there', () => {
  it('is how long it usually lasts, here or in most kitchens, and when it came', () => {
    expect(explained([sampleEvent(0, 'bought', 'milk')], 8, here)).toBe(
      'You usually finish it in 6 days; bought 8 days ago.',
    )
    expect(explained([sampleEvent(0, 'have', 'salt')], 1, { lasts: { days: 90, learned: false } })).toBe(
      'Most kitchens finish it in about 90 days; listed yesterday.',
    )
  })

  it('is what is left, when it was last known, and a date that has passed', () => {
    const events = [
      sampleEvent(0, 'bought', 'milk', { amount: { value: 1, unit: 'liter' } }),
      sampleEvent(9, 'used', 'milk', { amount: { value: 500, unit: 'milliliter' } }),
    ]
    expect(explained(events, 12, here)).toBe(
      'You usually finish it in 6 days; bought 12 days ago; ½ l of 1 l left; known to be there 3 days ago; 2 days past its date.',
    )
  })

  it('is that nothing is left by the amounts', () => {
    const all = { amount: { value: 2, unit: null } }
    const events = [sampleEvent(0, 'bought', 'egg', all), sampleEvent(1, 'used', 'egg', all)]
    expect(explained(events, 1)).toBe('Used up, by the amounts recorded.')
  })

  it('of a leftover is when it came', () => {
    const soup = sampleEvent(0, 'have', 'leftover soup', { meal: 'Soup', cooked: sampleDay(0) })
    expect(explained([soup], 0)).toBe('Listed today.')
  })
})
