import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { describeStock } from '#core/stock/describe.ts'
import { SAMPLE_FACTS } from '#core/stock/sample-stock.ts'
import { localDay } from '#web/state/stock/local-day.ts'
import { shownQuestions } from '#web/state/stock/shown-questions.ts'
import { stockLog } from '#web/state/stock/stock-log.ts'
import { useQuestion } from './use-question.ts'

const clear = () => {
  stockLog.clear()
  shownQuestions.clear()
}
beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-01T12:00:00'), toFake: ['Date'] })
  clear()
})
afterEach(() => {
  cleanup()
  clear()
  vi.useRealTimers()
})

it('asks who ignores it about three foods in a week, not about one each day', () => {
  for (const name of ['milk', 'egg', 'spinach', 'yogurt', 'onion'])
    stockLog.record([{ kind: 'bought', name }])
  const asked = new Set<string>()
  for (let day = 8; day < 15; day++) {
    vi.setSystemTime(new Date(2026, 10, day, 12))
    const items = describeStock(stockLog.records(), SAMPLE_FACTS, localDay()).map((item) => ({
      ...item,
      chance: 0.5,
    }))
    const { result } = renderHook(() => useQuestion(items, []))
    if (result.current) asked.add(result.current.name)
  }
  expect(asked.size).toBe(3)
})
