import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compareRank, scoreLabel, sousScore } from './score.ts'

const counts = fc
  .record({ full: fc.nat(40), partial: fc.nat(40), spare: fc.nat(40), extra: fc.nat(40) })
  .map(({ full, partial, spare, extra }) => ({ full, partial, ingredients: full + partial + spare, extra }))

describe('SousScore', () => {
  it('starts at 30 [C538]', () => {
    expect(sousScore({ full: 0, partial: 0, ingredients: 3, extra: 8 }).unclamped).toBe(30)
  })
  it('subtracts 20 below a coverage of 0.6, floored at 30 [C539]', () => {
    const base = (full: number) => sousScore({ full, partial: 0, ingredients: 100, extra: 8 }).parts.base
    expect(base(59)).toBe(30)
    expect(base(60)).toBe(30)
  })
  it('adds 12 per full match [C541]', () => {
    const one = sousScore({ full: 1, partial: 1, ingredients: 4, extra: 8 })
    const two = sousScore({ full: 2, partial: 0, ingredients: 4, extra: 8 })
    expect(two.parts.full - one.parts.full).toBe(12)
  })
  it('adds 6 per partial match [C542]', () => {
    expect(sousScore({ full: 0, partial: 2, ingredients: 4, extra: 8 }).parts.partial).toBe(12)
  })
  it('adds 30 times coverage [C543]', () => {
    expect(sousScore({ full: 1, partial: 1, ingredients: 4, extra: 8 }).parts.coverage).toBe(15)
  })
  it('adds 20 times efficiency [C544]', () => {
    expect(sousScore({ full: 1, partial: 0, ingredients: 1, extra: 2 }).parts.efficiency).toBe(15)
  })
  it('computes coverage as (full + partial) / number of user ingredients [C545]', () => {
    expect(sousScore({ full: 1, partial: 2, ingredients: 4, extra: 0 }).coverageRatio).toBe(0.75)
  })
  it('computes efficiency as max(0, 1 - extra / 8) [C546]', () => {
    const ratios = [0, 2, 8, 20].map(
      (extra) => sousScore({ full: 1, partial: 0, ingredients: 1, extra }).efficiencyRatio,
    )
    expect(ratios).toEqual([1, 0.75, 0, 0])
  })
  it('is rounded and clamped to 30-100 [C547 C011]', () => {
    expect(sousScore({ full: 10, partial: 0, ingredients: 10, extra: 0 })).toMatchObject({
      sousScore: 100,
      unclamped: 200,
    })
    expect(sousScore({ full: 0, partial: 0, ingredients: 1, extra: 9 }).sousScore).toBe(30)
    expect(sousScore({ full: 1, partial: 0, ingredients: 3, extra: 1 }).sousScore).toBe(70)
  })
  it('returns sousScore, matchCount, fullMatches, partialMatches, coverageRatio, efficiencyRatio [C265]', () => {
    expect(sousScore({ full: 2, partial: 1, ingredients: 4, extra: 4 })).toMatchObject({
      sousScore: 93,
      matchCount: 3,
      fullMatches: 2,
      partialMatches: 1,
      coverageRatio: 0.75,
      efficiencyRatio: 0.5,
    })
  })
  it('is a whole number from 30 to 100 whose parts add up', () => {
    fc.assert(
      fc.property(counts, (input) => {
        const score = sousScore(input)
        expect(Number.isInteger(score.sousScore) && score.sousScore >= 30 && score.sousScore <= 100).toBe(
          true,
        )
        const sum = Object.values(score.parts).reduce((a, b) => a + b, 0)
        expect(sum).toBeCloseTo(score.unclamped, 9)
      }),
    )
  })
  it('never decreases when a match is added or an extra is removed', () => {
    fc.assert(
      fc.property(counts, (input) => {
        const base = sousScore(input).unclamped
        expect(
          sousScore({ ...input, full: input.full + 1, ingredients: input.ingredients + 1 }).unclamped,
        ).toBeGreaterThan(base - 1)
        expect(sousScore({ ...input, extra: Math.max(0, input.extra - 1) }).unclamped).toBeGreaterThanOrEqual(
          base,
        )
        if (input.partial > 0) {
          const better = { ...input, full: input.full + 1, partial: input.partial - 1 }
          expect(sousScore(better).unclamped).toBeGreaterThan(base)
        }
      }),
    )
  })
})

describe('score labels', () => {
  it('85 and above: Excellent Match [C549]', () => {
    expect([85, 100].map(scoreLabel)).toEqual(['Excellent Match', 'Excellent Match'])
  })
  it('75-84: Great Match [C550]', () => {
    expect([75, 84].map(scoreLabel)).toEqual(['Great Match', 'Great Match'])
  })
  it('65-74: Good Match [C551]', () => {
    expect([65, 74].map(scoreLabel)).toEqual(['Good Match', 'Good Match'])
  })
  it('below 65: Fair Match [C552]', () => {
    expect([64, 30].map(scoreLabel)).toEqual(['Fair Match', 'Fair Match'])
  })
})

describe('ranking', () => {
  it('sorts by unclamped score, then quality, then id', () => {
    const rows = [
      { id: 'd', unclamped: 150, quality: null },
      { id: 'c', unclamped: 150, quality: 7 },
      { id: 'b', unclamped: 150, quality: 7 },
      { id: 'a', unclamped: 120, quality: 10 },
      { id: 'e', unclamped: 180, quality: 1 },
    ]
    expect(
      rows
        .map((row) => ({ ...row, rank: row.unclamped }))
        .sort(compareRank)
        .map((row) => row.id),
    ).toEqual(['e', 'b', 'c', 'd', 'a'])
  })
})
