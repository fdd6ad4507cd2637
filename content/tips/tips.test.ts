import { describe, expect, it } from 'vitest'
import { TIPS } from './index.ts'
import { SEASONS } from './record.ts'

describe('the tips', () => {
  it('are at least 200, none twice', () => {
    expect(TIPS.length).toBeGreaterThanOrEqual(200)
    expect(new Set(TIPS.map((tip) => tip.text.toLowerCase())).size).toBe(TIPS.length)
  })

  it('are a line or two, whole sentences, and never shout', () => {
    const odd = TIPS.filter(
      ({ text }) =>
        text.length < 25 || text.length > 150 || !/^[A-Z].*[.?]$/.test(text) || /!|\s{2}/.test(text),
    )
    expect(odd.map((tip) => tip.text)).toEqual([])
  })

  it('have a fortnight of them for every season, and many topics besides', () => {
    for (const season of SEASONS)
      expect(TIPS.filter((tip) => tip.season === season).length).toBeGreaterThanOrEqual(14)
    expect(new Set(TIPS.map((tip) => tip.topic)).size).toBeGreaterThanOrEqual(10)
  })
})
