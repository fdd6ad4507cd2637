import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useCodeLoop } from './use-code-loop.ts'

const CODE = '4006381333931'
const reader = vi.hoisted(() => ({ look: async (): Promise<unknown> => [], opened: 0 }))
vi.mock('#web/lib/codes/code-reader.ts', () => ({
  openCodeReader: () => {
    reader.opened++
    return { look: () => reader.look(), close: () => {} }
  },
}))
vi.mock('./still.ts', () => ({ openStill: () => ({ keep: () => {}, around: async () => undefined }) }))

const sight = [{ code: CODE, isSure: true, corners: [] }]
const video = {
  current: { readyState: 4, HAVE_CURRENT_DATA: 2, videoWidth: 640, paused: false } as HTMLVideoElement,
}
const onCode = vi.fn()
const opened = () =>
  renderHook(({ isPaused }) => useCodeLoop({ video, on: true, isPaused, onCode }), {
    initialProps: { isPaused: false },
  })
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('createImageBitmap', async () => ({}))
  reader.opened = 0
  onCode.mockReset()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('goes on after a frame that can’t be read', async () => {
  let looks = 0
  reader.look = async () => {
    if (++looks < 3) throw new Error('gone')
    return sight
  }
  const { result, unmount } = opened()
  await pass(3000)
  expect(result.current.phase).toBe('ready')
  expect(onCode).toHaveBeenCalledTimes(1)
  expect(reader.opened).toBe(3)
  unmount()
})

it('ends after several in a row, until it is tried again', async () => {
  reader.look = async () => {
    throw new Error('gone')
  }
  const { result, unmount } = opened()
  await pass(30_000)
  expect(result.current.phase).toBe('failed')
  expect(reader.opened).toBe(5)
  reader.look = async () => sight
  act(() => result.current.again())
  await pass(200)
  expect(result.current.phase).toBe('ready')
  unmount()
})

it('reports nothing while a pack is turned to show its date, nor afterwards', async () => {
  reader.look = async () => []
  const { rerender, unmount } = opened()
  await pass(200)
  rerender({ isPaused: true })
  reader.look = async () => sight
  await pass(1000)
  rerender({ isPaused: false })
  await pass(1000)
  expect(onCode).not.toHaveBeenCalled()
  unmount()
})
