import { describe, expect, it } from 'vitest'
import { TIPS } from '#content/tips/index.ts'
import { seasonAt } from '#content/tips/season-at.ts'
import { tipsOfTheDay } from './of-the-day.ts'

const day = (text: string) => new Date(`${text}T12:00:00Z`)
const days = (from: string, count: number) =>
  Array.from({ length: count }, (_, at) => new Date(day(from).getTime() + at * 86_400_000))
const tipOf = (text: string) => TIPS.find((tip) => tip.text === text)

describe('tips of the day', () => {
  it('are three, the same from midnight to midnight, and different the next day', () => {
    const morning = tipsOfTheDay(new Date('2026-07-01T00:00:00Z'))
    expect(morning).toHaveLength(3)
    expect(new Set(morning).size).toBe(3)
    expect(tipsOfTheDay(new Date('2026-07-01T23:59:59Z'))).toEqual(morning)
    expect(tipsOfTheDay(new Date('2026-07-02T00:00:00Z'))).not.toEqual(morning)
  })

  it('do not repeat for two weeks, in any two years', () => {
    const shown = days('2026-01-01', 730).map((date) => tipsOfTheDay(date))
    const lastShown = new Map<string, number>()
    for (const [at, tips] of shown.entries())
      for (const tip of tips) {
        expect(at - (lastShown.get(tip) ?? -99), tip).toBeGreaterThanOrEqual(14)
        lastShown.set(tip, at)
      }
    expect(lastShown.size).toBe(TIPS.length)
  })

  it('match the season, with two others on different topics', () => {
    for (const date of days('2026-01-01', 366)) {
      const tips = tipsOfTheDay(date).map(tipOf)
      const seasons = tips.flatMap((tip) => tip?.season ?? [])
      expect(seasons).toEqual([seasonAt(date)])
      expect(new Set(tips.map((tip) => tip?.topic)).size).toBe(3)
    }
  })

  it('support both hemispheres', () => {
    expect(seasonAt(day('2026-01-15'))).toBe('winter')
    expect(seasonAt(day('2026-03-01'))).toBe('spring')
    expect(seasonAt(day('2026-08-31'))).toBe('summer')
    expect(seasonAt(day('2026-11-30'))).toBe('autumn')
    expect(seasonAt(day('2026-12-01'))).toBe('winter')
    expect(seasonAt(day('2026-01-15'), 'south')).toBe('summer')
  })
})
