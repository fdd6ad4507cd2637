import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { readingStore, useFactor, useSystem, useTicked } from './recipe-reading.ts'

const KEY = 'sous-reading'
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? '{}')

beforeEach(() => {
  localStorage.clear()
  readingStore.reread()
})

describe('recipe view state', () => {
  it('is as written, in US units, by default', () => {
    const { result } = renderHook(() => [useSystem(), useFactor('a'), useTicked('a'), useTicked('a', 0)])
    expect(result.current).toEqual(['us', 1, false, false])
  })

  it('stores scale and ticks per recipe, and the units for all of them', () => {
    const { result } = renderHook(() => [useSystem(), useFactor('a'), useTicked('a')])
    const lines = renderHook(() => [0, 1, 2].map((line) => useTicked('a', line))).result
    act(() => {
      readingStore.setFactor('a', 1.5)
      readingStore.toggle('a', 2)
      readingStore.toggle('a', 0)
      readingStore.toggle('a', 2)
      readingStore.setFactor('b', 2)
      readingStore.setSystem('metric')
    })
    expect(result.current).toEqual(['metric', 1.5, true])
    expect(lines.current).toEqual([true, false, false])
    act(() => readingStore.uncheck('a'))
    expect(result.current).toEqual(['metric', 1.5, false])
    expect(lines.current).toEqual([false, false, false])
    expect(kept().recipes.b.factor).toBe(2)
  })

  it.each([0, -1, 21, Number.NaN, Number.POSITIVE_INFINITY])('rejects %d as a scale', (factor) => {
    readingStore.setFactor('a', factor)
    expect(readingStore.get().recipes.a).toBeUndefined()
  })

  it('remembers only the last fifty recipes', () => {
    for (let i = 0; i < 60; i++) readingStore.setFactor(`r${i}`, 2)
    expect(Object.keys(kept().recipes)).toHaveLength(50)
    expect(kept().recipes).toHaveProperty('r59')
  })

  it.each(['{', '7', '{"system":3,"recipes":[{"factor":"x","checked":{}}]}'])(
    'recovers from %s in storage',
    (found) => {
      localStorage.setItem(KEY, found)
      readingStore.reread()
      expect(readingStore.system()).toBe('us')
      for (const { factor } of Object.values(readingStore.get().recipes)) expect(factor).toBe(1)
    },
  )
})
