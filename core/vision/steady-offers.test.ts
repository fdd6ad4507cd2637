import { describe, expect, it } from 'vitest'
import { steadyOffers } from './steady-offers.ts'

const one = (name: string, confidence = 0.9) => ({ name, confidence })
/** Looks each fifth of a second, from `from` to `to`. */
function watch(offers: ReturnType<typeof steadyOffers>, seen: readonly string[], from: number, to: number) {
  let names: readonly (string | null)[] = []
  for (let now = from; now <= to; now += 200)
    names = offers.see(
      seen.map((name) => one(name)),
      now,
    )
  return names
}

describe('steadyOffers', () => {
  it('offers nothing that was seen in one look, or unsurely', () => {
    const offers = steadyOffers()
    expect(offers.see([one('tomato')], 0)).not.toContain('tomato')
    expect(offers.see([one('onion')], 800)).not.toContain('onion')
    for (let now = 1000; now < 4000; now += 200)
      expect(offers.see([one('lemon', 0.5)], now)).not.toContain('lemon')
  })

  it('offers nothing that flips with each look', () => {
    const offers = steadyOffers()
    for (let now = 0; now < 6000; now += 200)
      expect(offers.see([one(now % 400 === 0 ? 'tomato' : 'red onion')], now).filter(Boolean)).toEqual([])
  })

  it('keeps an offer for seconds while the detector loses it, and in its place', () => {
    const offers = steadyOffers()
    expect(watch(offers, ['tomato', 'onion'], 0, 1000).slice(0, 2)).toEqual(['tomato', 'onion'])
    expect(watch(offers, ['onion'], 1200, 6800).slice(0, 2)).toEqual(['tomato', 'onion'])
    expect(watch(offers, ['onion'], 7000, 7400).slice(0, 2)).toEqual([null, 'onion'])
  })

  it('keeps an offer whose confidence falls below what it needed to come in', () => {
    const offers = steadyOffers()
    watch(offers, ['tomato'], 0, 1000)
    for (let now = 1200; now < 12_000; now += 200)
      expect(offers.see([one('tomato', 0.4)], now)[0]).toBe('tomato')
  })

  it('moves nothing, and fills a place that was left only after a moment', () => {
    const offers = steadyOffers()
    const kinds = ['tomato', 'onion', 'lemon']
    expect(watch(offers, kinds, 0, 1000)).toEqual(['tomato', 'onion'])
    expect(offers.drop('tomato', 1100)).toEqual([null, 'onion'])
    expect(watch(offers, kinds, 1200, 2000)).toEqual([null, 'onion'])
    expect(watch(offers, kinds, 2200, 2600)).toEqual(['lemon', 'onion'])
  })

  it('offers what was added or dismissed only after it was out of view', () => {
    const offers = steadyOffers()
    watch(offers, ['tomato'], 0, 1000)
    offers.drop('tomato', 1000)
    expect(watch(offers, ['tomato'], 1200, 40_000)).not.toContain('tomato')
    expect(watch(offers, [], 40_200, 50_000)).not.toContain('tomato')
    expect(watch(offers, ['tomato'], 50_200, 52_000)).not.toContain('tomato')
    watch(offers, [], 52_200, 67_400)
    expect(watch(offers, ['tomato'], 67_600, 69_000)[0]).toBe('tomato')
  })
})
