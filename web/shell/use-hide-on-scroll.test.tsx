import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useHideOnScroll } from './use-hide-on-scroll.ts'

function scrollTo(y: number) {
  act(() => {
    vi.stubGlobal('scrollY', y)
    window.dispatchEvent(new Event('scroll'))
  })
}

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('hides on the way down and returns 600 ms after the last scroll [C617]', () => {
  const { result } = renderHook(() => useHideOnScroll())
  scrollTo(300)
  expect(result.current).toBe(true)
  act(() => vi.advanceTimersByTime(500))
  scrollTo(400)
  act(() => vi.advanceTimersByTime(599))
  expect(result.current).toBe(true)
  act(() => vi.advanceTimersByTime(1))
  expect(result.current).toBe(false)
})

it('returns immediately on the way up, and never hides near the top', () => {
  const { result } = renderHook(() => useHideOnScroll())
  scrollTo(80)
  expect(result.current).toBe(false)
  scrollTo(500)
  expect(result.current).toBe(true)
  scrollTo(480)
  expect(result.current).toBe(false)
})
