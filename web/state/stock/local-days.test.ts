import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stockLog } from './stock-log.ts'

const zone = process.env.TZ
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  stockLog.clear()
})
afterEach(() => {
  stockLog.clear()
  vi.useRealTimers()
  if (zone === undefined) delete process.env.TZ
  else process.env.TZ = zone
})

it.each([
  ['America/Los_Angeles', '2026-11-18T04:00:00Z', '2026-11-17'],
  ['Pacific/Auckland', '2026-11-17T19:00:00Z', '2026-11-18'],
])('food comes on the calendar day of %s', (where, time, day) => {
  process.env.TZ = where
  vi.setSystemTime(new Date(time))
  stockLog.record([{ kind: 'bought', name: 'chicken' }])
  expect(stockLog.records().get('chicken')).toMatchObject({ day, bought: day })
  stockLog.record([{ kind: 'used', name: 'chicken', detail: {} }])
  expect(stockLog.records().get('chicken')?.touched).toBe(day)
})
