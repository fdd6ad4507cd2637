import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { isDone, leftOf, MAX_TIMERS, type Timer, timersStore, useTimers } from './timers.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  localStorage.clear()
  timersStore.reread()
})
afterEach(() => vi.useRealTimers())

const first = () => timersStore.get()[0] as Timer
const left = () => leftOf(first(), Date.now()) / 1000

describe('timers', () => {
  it('keep running across a reload', () => {
    timersStore.start({ name: 'Simmer sauce', seconds: 720 })
    vi.advanceTimersByTime(60_000)
    timersStore.reread()
    expect(first().name).toBe('Simmer sauce')
    expect(left()).toBe(660)
    vi.advanceTimersByTime(660_000)
    expect(isDone(first(), Date.now())).toBe(true)
  })

  it('stop while paused, and resume from there', () => {
    timersStore.start({ name: 'Rice', seconds: 100 })
    vi.advanceTimersByTime(40_000)
    timersStore.pause(first().id)
    vi.advanceTimersByTime(500_000)
    expect(left()).toBe(60)
    expect(isDone(first(), Date.now())).toBe(false)
    timersStore.resume(first().id)
    vi.advanceTimersByTime(10_000)
    expect(left()).toBe(50)
  })

  it('can be extended by a minute: running, paused, and after they rang', () => {
    timersStore.start({ name: 'Rice', seconds: 100 })
    timersStore.addMinute(first().id)
    expect(left()).toBe(160)
    timersStore.pause(first().id)
    timersStore.addMinute(first().id)
    expect(left()).toBe(220)
    timersStore.resume(first().id)
    vi.advanceTimersByTime(300_000)
    timersStore.silence(first().id)
    timersStore.addMinute(first().id)
    expect(left()).toBe(60)
    expect(first().silenced).toBe(false)
  })

  it('can be several, each with its own end, up to twelve', () => {
    for (let i = 1; i <= MAX_TIMERS; i++)
      expect(timersStore.start({ name: `Pot ${i}`, seconds: i })).toBe(true)
    expect(timersStore.start({ name: 'One more', seconds: 5 })).toBe(false)
    expect(new Set(timersStore.get().map(({ id }) => id)).size).toBe(MAX_TIMERS)
    timersStore.cancel(first().id)
    expect(timersStore.get()).toHaveLength(MAX_TIMERS - 1)
  })

  it('rerender as time passes', () => {
    timersStore.start({ name: 'Egg', seconds: 300 })
    const { result } = renderHook(() => useTimers())
    const before = result.current.now
    act(() => void vi.advanceTimersByTime(2000))
    expect(result.current.now - before).toBeGreaterThanOrEqual(1500)
  })

  it.each(['nonsense', '{}', '[null, 5, {"id": 1}]'])('handle %s in storage', (kept) => {
    localStorage.setItem('sous-timers', kept)
    timersStore.reread()
    expect(timersStore.get()).toEqual([])
  })
})
