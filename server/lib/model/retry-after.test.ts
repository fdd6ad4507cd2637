import { describe, expect, it } from 'vitest'
import { retryAfterMs } from './retry-after.ts'

describe('retryAfterMs', () => {
  const now = Date.parse('2026-01-01T00:00:00Z')
  it.each([
    ['2', 2000],
    ['0.5', 500],
    ['Thu, 01 Jan 2026 00:00:03 GMT', 3000],
    ['Wed, 31 Dec 2025 23:00:00 GMT', 0],
    ['soon', undefined],
    [null, undefined],
  ])('reads %j', (header, expected) => expect(retryAfterMs(header, now)).toBe(expected))
})
