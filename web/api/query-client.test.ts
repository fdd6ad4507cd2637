import { describe, expect, it } from 'vitest'
import { createQueryClient } from './query-client.ts'

describe('query client', () => {
  const options = createQueryClient().getDefaultOptions().queries
  const pause = options?.retryDelay as (attempt: number) => number
  const retry = options?.retry as (failures: number, error: unknown) => boolean

  it('retries three times, and not at all when the request itself is invalid [C615 O319]', () => {
    const lost = new TypeError('network')
    expect([0, 1, 2, 3].map((failures) => retry(failures, lost))).toEqual([true, true, true, false])
    expect(retry(0, { status: 503 })).toBe(true)
    expect(retry(0, { status: 429 })).toBe(true)
    expect(retry(0, { status: 404 })).toBe(false)
  })

  it('doubles the pause and caps it at 30 s [C615 O320]', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map(pause)).toEqual([1000, 2000, 4000, 8000, 16000, 30000, 30000])
  })

  it('drops unused responses after five minutes [C616 O321]', () => {
    expect(options?.gcTime).toBe(300_000)
  })
})
