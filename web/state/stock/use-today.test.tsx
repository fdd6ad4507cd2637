import { act, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useToday } from './use-today.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('is the next day after midnight, also on a device that slept', () => {
  vi.useFakeTimers({ now: new Date(2026, 10, 18, 23, 59) })
  const { result, unmount } = renderHook(useToday)
  expect(result.current).toBe('2026-11-18')
  act(() => vi.advanceTimersByTime(2 * 60_000))
  expect(result.current).toBe('2026-11-19')
  vi.setSystemTime(new Date(2026, 10, 21, 8))
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(result.current).toBe('2026-11-21')
  unmount()
  expect(vi.getTimerCount()).toBe(0)
})
