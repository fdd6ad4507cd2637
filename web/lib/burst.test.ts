import { afterEach, expect, it, vi } from 'vitest'
import { burst } from './burst.ts'

afterEach(() => {
  vi.useRealTimers()
})

it('of a burst, the first and the last go through', async () => {
  vi.useFakeTimers()
  const pass = burst(500)
  const passed: number[] = []
  let current = new AbortController()
  for (const at of [1, 2, 3, 4]) {
    current.abort()
    current = new AbortController()
    void pass(current.signal).then(
      () => passed.push(at),
      () => {},
    )
    await vi.advanceTimersByTimeAsync(100)
  }
  expect(passed).toEqual([1])
  await vi.advanceTimersByTimeAsync(500)
  expect(passed).toEqual([1, 4])
  void pass(current.signal).then(() => passed.push(5))
  await vi.advanceTimersByTimeAsync(0)
  expect(passed).toEqual([1, 4, 5])
})
