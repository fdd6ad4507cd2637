import { describe, expect, it } from 'vitest'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { HELD_OUT, labelFiles, measure, readTriples } from '../../bench/matching/measure.ts'
import { rules } from '../../bench/matching/rivals.ts'
import { createVocabulary } from '../ingredients/vocabulary.ts'

describe('labelled benchmark', () => {
  const triples = labelFiles().flatMap(readTriples)
  const all = rules(createVocabulary(INGREDIENTS))
  const [ours, ...others] = all.map((rule) => measure(triples, rule))

  it('has at least 1,000 triples', () => {
    expect(triples.length).toBeGreaterThanOrEqual(1000)
  })
  it('is matched with a precision of 99 % and a recall of 97 %', () => {
    expect(ours?.precision).toBeGreaterThanOrEqual(0.99)
    expect(ours?.recall).toBeGreaterThanOrEqual(0.97)
  })
  it('is matched as well on triples held out during rule development', () => {
    const heldOut = readTriples(HELD_OUT)
    const [again] = all.slice(0, 1).map((rule) => measure(heldOut, rule))
    expect(heldOut.length).toBeGreaterThanOrEqual(2000)
    expect(again?.precision).toBeGreaterThanOrEqual(0.99)
    expect(again?.recall).toBeGreaterThanOrEqual(0.97)
  })
  it('is matched better than by any other rule', () => {
    for (const other of others) expect(other.f1).toBeLessThan(ours?.f1 ?? 0)
  })
})
