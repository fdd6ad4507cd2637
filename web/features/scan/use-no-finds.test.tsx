import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useNoFinds } from './use-no-finds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

it('asks for help after five seconds without a find, and again after the next five', () => {
  const { result, rerender } = renderHook(({ on, find }) => useNoFinds(on, find), {
    initialProps: { on: true, find: false },
  })
  pass(4999)
  expect(result.current).toBe(false)
  pass(1)
  expect(result.current).toBe(true)
  rerender({ on: true, find: true })
  expect(result.current).toBe(false)
  pass(10_000)
  expect(result.current).toBe(false)
  rerender({ on: true, find: false })
  pass(5000)
  expect(result.current).toBe(true)
  rerender({ on: false, find: false })
  expect(result.current).toBe(false)
  pass(10_000)
  expect(result.current).toBe(false)
})
