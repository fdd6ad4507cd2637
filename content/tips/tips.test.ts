import { describe, expect, it } from 'vitest'
import { TIPS } from './index.ts'
import { SEASONS } from './record.ts'

describe('tips', () => {
  it('number at least 200, without duplicates', () => {
    expect(TIPS.length).toBeGreaterThanOrEqual(200)
    expect(new Set(TIPS.map((tip) => tip.text.toLowerCase())).size).toBe(TIPS.length)
  })

  it('are one or two lines, in whole sentences, and never shout', () => {
    const odd = TIPS.filter(
      ({ text }) =>
        text.length < 25 || text.length > 150 || !/^[A-Z].*[.?]$/.test(text) || /!|\s{2}/.test(text),
    )
    expect(odd.map((tip) => tip.text)).toEqual([])
  })

  it('have at least 14 for every season, and many topics besides', () => {
    for (const season of SEASONS)
      expect(TIPS.filter((tip) => tip.season === season).length).toBeGreaterThanOrEqual(14)
    expect(new Set(TIPS.map((tip) => tip.topic)).size).toBeGreaterThanOrEqual(10)
  })
})
