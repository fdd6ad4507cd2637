import { describe, expect, it } from 'vitest'
import { chanceOf } from './chance.ts'
import { DAY_MS } from './day.ts'
import { describeStock } from './describe.ts'
import type { StockEvent } from './event.ts'
import { foldStock } from './fold.ts'
import { type Habit, learned as learnedFrom, priorOf, seenOf } from './habit.ts'
import type { StockRecord } from './record.ts'
import { SAMPLE_FACTS, sampleDay, sampleEvent } from './sample-stock.ts'

const PRIOR = priorOf(SAMPLE_FACTS.milk, 'fridge')
const days = ({ mean }: { mean: number }) => Math.exp(mean)

/** Mulberry32: the same numbers in each run. */
function random(seed: number) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
const normal = (next: () => number) => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next())

/** A household that buys milk, uses it up, and says so. */
function history(median: number, spells: number, seed: number, spread = 0.3): StockEvent[] {
  const next = random(seed)
  let day = 0
  return Array.from({ length: spells }, () => {
    const bought = sampleEvent(day, 'bought', 'milk')
    day += median * Math.exp(spread * normal(next))
    const out = sampleEvent(day, 'out', 'milk')
    day += 1
    return [bought, out]
  }).flat()
}
const learned = (prior: Habit, record: StockRecord) => learnedFrom(prior, seenOf(record))
const recordOf = (events: readonly StockEvent[]) => foldStock(events).get('milk') as StockRecord

describe('a habit', () => {
  it('starts with what such foods usually do: staples and frozen food last, fresh food goes', () => {
    const usual = (name: keyof typeof SAMPLE_FACTS) =>
      days(priorOf(SAMPLE_FACTS[name], SAMPLE_FACTS[name].place))
    expect(usual('chicken')).toBeLessThan(usual('milk'))
    expect(usual('spinach')).toBeLessThan(usual('onion'))
    expect(usual('onion')).toBeLessThan(usual('flour'))
    expect(usual('flour')).toBeLessThan(usual('salt'))
    expect(days(priorOf(SAMPLE_FACTS.chicken, 'freezer'))).toBeGreaterThan(4 * usual('chicken'))
  })

  it.each([3, 6, 20, 60])('converges to a household that takes %d days', (median) => {
    const errors = [2, 5, 15].map((spells) => {
      const all = Array.from({ length: 30 }, (_, seed) => {
        const habit = learned(PRIOR, recordOf(history(median, spells, seed + 1)))
        return Math.abs(habit.mean - Math.log(median))
      })
      return all.reduce((sum, one) => sum + one, 0) / all.length
    })
    // Within 15% of the truth, and never worse for knowing more than what chance allows.
    expect(errors[2]).toBeLessThan(0.15)
    expect(errors[2]).toBeLessThanOrEqual(Math.max(errors[0] ?? 0, 0.15))
  })

  it('learns from purchases alone', () => {
    const weekly = Array.from({ length: 15 }, (_, i) => sampleEvent(i * 30, 'bought', 'milk'))
    expect(days(learned(PRIOR, recordOf(weekly)))).toBeGreaterThan(18)
    const daily = Array.from({ length: 15 }, (_, i) => sampleEvent(i * 2, 'bought', 'milk'))
    expect(days(learned(PRIOR, recordOf(daily)))).toBeLessThan(5)
  })

  it('grows with each confirmation that the food is still there', () => {
    const events = [sampleEvent(0, 'bought', 'milk')]
    let last = days(learned(PRIOR, recordOf(events)))
    for (const day of [10, 20, 40]) {
      events.push(sampleEvent(day, 'have', 'milk', { asked: true }))
      const now = days(learned(PRIOR, recordOf(events)))
      expect(now).toBeGreaterThan(last)
      last = now
    }
    expect(last).toBeGreaterThan(20)
  })

  it('ignores cleared lists and mistakes, and trusts what was removed less than what was used', () => {
    const with3 = (why: 'used' | 'removed' | 'cleared', length: number) =>
      learned(
        PRIOR,
        recordOf(
          [0, 100, 200].flatMap((day) => [
            sampleEvent(day, 'have', 'milk'),
            sampleEvent(day + length, 'out', 'milk', { why }),
          ]),
        ),
      )
    expect(with3('cleared', 60).mean).toBe(PRIOR.mean)
    expect(with3('removed', 0.01).mean).toBe(PRIOR.mean)
    expect(with3('used', 60).mean).toBeGreaterThan(with3('removed', 60).mean)
    expect(with3('removed', 60).mean).toBeGreaterThan(PRIOR.mean)
  })

  it('takes an answer "out" for some day since the food was last seen', () => {
    const asked = [sampleEvent(0, 'bought', 'milk'), sampleEvent(40, 'out', 'milk', { asked: true })]
    const told = [sampleEvent(0, 'bought', 'milk'), sampleEvent(40, 'out', 'milk')]
    expect(learned(PRIOR, recordOf(asked)).mean).toBeLessThan(learned(PRIOR, recordOf(told)).mean)
  })
})

describe('the chance that it is still there', () => {
  const chance = (events: readonly StockEvent[], day: number, name = 'milk') =>
    describeStock(foldStock(events), SAMPLE_FACTS, sampleDay(day)).find((item) => item.name === name)
      ?.chance ?? 0

  it('is 1 when it comes, and falls day by day', () => {
    const bought = [sampleEvent(0, 'bought', 'milk')]
    const falling = [0, 3, 6, 10, 20, 40].map((day) => chance(bought, day))
    expect(falling[0]).toBe(1)
    expect(falling).toEqual([...falling].sort((a, b) => b - a))
    expect(falling.at(-1)).toBeLessThan(0.3)
  })

  it('is calibrated: of what is called 70 to 80%, 65 to 85% is there', () => {
    const next = random(5)
    const bins = Array.from({ length: 10 }, () => ({ all: 0, there: 0 }))
    for (let i = 0; i < 4000; i++) {
      // Households as the prior has them, a history of each, and then a purchase that nothing is known about.
      const mean = PRIOR.mean + PRIOR.doubt * normal(next)
      const past = history(Math.exp(mean), Math.floor(next() * 6), i, PRIOR.spread)
      const from = 400
      const record = recordOf([...past, sampleEvent(from, 'bought', 'milk')])
      const life = Math.exp(mean + PRIOR.spread * normal(next))
      const age = 40 * next()
      const item = { ...record, until: null, where: 'fridge' } as const
      // Who ticks each purchase: what is gone doesn't come back unnoticed.
      const said = chanceOf(
        { ...item, meal: '' },
        learned(PRIOR, record),
        Date.parse(record.arrived) + age * DAY_MS,
      )
      const bin = bins[Math.min(9, Math.floor(said * 10))]
      if (!bin) continue
      bin.all += 1
      if (life > age) bin.there += 1
    }
    for (const [i, { all, there }] of bins.entries()) {
      expect(all).toBeGreaterThan(100)
      expect(there / all).toBeGreaterThan(i / 10 - 0.05)
      expect(there / all).toBeLessThan((i + 1) / 10 + 0.05)
    }
  })

  it('keeps staples and frozen food there for months', () => {
    expect(chance([sampleEvent(0, 'have', 'salt')], 90, 'salt')).toBeGreaterThan(0.75)
    expect(chance([sampleEvent(0, 'bought', 'flour')], 60, 'flour')).toBeGreaterThan(0.75)
    const frozen = [sampleEvent(0, 'bought', 'chicken', { place: 'freezer', frozen: sampleDay(0) })]
    expect(chance(frozen, 30, 'chicken')).toBeGreaterThan(0.75)
    expect(chance([sampleEvent(0, 'bought', 'chicken')], 30, 'chicken')).toBeLessThan(0.3)
  })

  it('falls with the amount that is left, and nothing left is most probably gone', () => {
    const full = { value: 1000, unit: 'gram' }
    const used = (value: number) => [
      sampleEvent(0, 'bought', 'milk', { amount: full }),
      sampleEvent(2, 'used', 'milk', { amount: { value, unit: 'gram' } }),
    ]
    expect(chance(used(900), 5)).toBeLessThan(chance(used(200), 5))
    expect(chance(used(1000), 2)).toBeLessThan(0.2)
  })

  it('follows the pace of the household for foods it knows nothing about', () => {
    const slow = ['egg', 'onion', 'yogurt', 'flour'].flatMap((name) =>
      [0, 130].flatMap((day) => [sampleEvent(day, 'bought', name), sampleEvent(day + 120, 'out', name)]),
    )
    const back = ['egg', 'onion', 'yogurt', 'flour'].map((name) => sampleEvent(260, 'bought', name))
    const milk = sampleEvent(255, 'bought', 'milk')
    expect(chance([...slow, ...back, milk], 262)).toBeGreaterThan(chance([milk], 262))
  })
})

it('is this household’s own only once it finished a food three times', () => {
  const spells = (count: number) =>
    Array.from({ length: count }, (_, i) => [
      sampleEvent(i * 10, 'bought', 'milk'),
      sampleEvent(i * 10 + 4, 'out', 'milk', { why: 'used' }),
    ]).flat()
  const isLearned = (count: number) => {
    const events = [...spells(count), sampleEvent(50, 'bought', 'milk'), sampleEvent(52, 'have', 'milk')]
    return describeStock(foldStock(events), SAMPLE_FACTS, sampleDay(53))[0]?.lasts?.learned
  }
  expect([0, 1, 2, 3].map(isLearned)).toEqual([false, false, false, true])
})
