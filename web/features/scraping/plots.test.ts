import { expect, it } from 'vitest'
import type { PageProgress } from '#core/contracts/scrape-results.ts'
import type { PageState } from '#core/contracts/scraping.ts'
import { histogram, throughput } from './plots.ts'

const page = (second: number, state: PageState = 'success') =>
  ({ url: `${second}`, state, at: new Date(second * 1000).toISOString() }) as PageProgress

it('counts scores in ten buckets, with 100 in the last', () => {
  expect(histogram([0, 9, 10, 55, 99, 100, -3])).toEqual([3, 1, 0, 0, 0, 1, 0, 0, 0, 2])
})

it('measures pages per minute between the first and the last finished page', () => {
  expect(throughput([])).toEqual({ rates: [], seconds: 0 })
  expect(throughput([page(5), page(7, 'processing')])).toEqual({ rates: [], seconds: 0 })
  // Pages may arrive in any order; failures are work too.
  const steady = throughput([3, 6, 0, 2, 5, 4].map((at) => page(at)).concat(page(1, 'error')))
  expect(steady.seconds).toBe(6)
  expect(steady.rates).toEqual([60, 60, 60].map((rate) => expect.closeTo(rate)))
  const long = throughput(Array.from({ length: 1000 }, (_, at) => page(at)))
  expect(long.rates).toHaveLength(24)
  expect(long.rates.reduce((sum, rate) => sum + rate, 0) / 24).toBeCloseTo(60)
})
