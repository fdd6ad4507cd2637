import { describe, expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'
import { robotsOfHeader } from './robots-header.ts'
import { userAgentOf } from './user-agent.ts'

describe('X-Robots-Tag', () => {
  it.each<[string[], boolean, boolean]>([
    [[], false, false],
    [['all'], false, false],
    [['noindex'], true, false],
    [['NoIndex, NoFollow'], true, true],
    [['none'], true, true],
    [['noarchive, nofollow'], false, true],
    [['unavailable_after: 25 Jun 2030 15:00:00 PST, noindex'], true, false],
    [['max-snippet: 10'], false, false],
    [['otherbot: noindex, nofollow'], false, false],
    [['sousbot: noindex', 'otherbot: nofollow'], true, false],
    [['otherbot: noindex', 'nofollow'], false, true],
    [['otherbot: noindex, *: nofollow'], false, true],
  ])('%j', (lines, noindex, nofollow) =>
    expect(robotsOfHeader(lines, 'SousBot')).toEqual({ noindex, nofollow }),
  )
})

describe('Retry-After', () => {
  const now = Date.parse('2026-11-15T10:00:00Z')
  it.each<[string | undefined, number | undefined]>([
    ['120', 120_000],
    [' 0 ', 0],
    ['0.5', 500],
    ['Sun, 15 Nov 2026 10:01:00 GMT', 60_000],
    ['Sunday, 15-Nov-26 10:01:00 GMT', 60_000],
    ['Sun, 15 Nov 2026 09:00:00 GMT', 0],
    ['soon', undefined],
    ['-5', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s', (value, expected) => expect(retryAfterMs(value, now)).toBe(expected))
})

describe('user agent', () => {
  it('identifies us and how to reach us', () => {
    expect(userAgentOf('https://sous.example/', '')).toBe('SousBot/1.0 (+https://sous.example/)')
    expect(userAgentOf('https://sous.example/', 'hello@sous.example')).toBe(
      'SousBot/1.0 (+https://sous.example/; hello@sous.example)',
    )
  })
})
