import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { seeFrame } from './see.ts'
import { useLiveProduce } from './use-live-produce.ts'

vi.mock('./see.ts', async (original) => ({ ...(await original<object>()), seeFrame: vi.fn() }))
vi.mock('./detector.ts', () => ({ detector: { load: vi.fn() }, useDetector: () => ({ phase: 'ready' }) }))
vi.mock('./use-camera.ts', () => {
  const video = { current: { readyState: 4, HAVE_CURRENT_DATA: 2, videoWidth: 640, paused: false } }
  const stop = () => {}
  return { useCamera: () => ({ video, on: true, stop }) }
})

const tomato = {
  name: 'tomato',
  confidence: 0.9,
  sure: true,
  position: { x: 1, y: 1, width: 10, height: 10 },
}
/** Renders as often as the camera is looked at: within one `act`, that would be once. */
async function pass(ms: number) {
  for (let at = 0; at < ms; at += 100) await act(() => vi.advanceTimersByTimeAsync(100))
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(seeFrame).mockReset().mockResolvedValue([tomato])
})
afterEach(() => vi.useRealTimers())

it('offers produce steadily, and not again once it was dropped', async () => {
  const { result } = renderHook(() => useLiveProduce(() => false))
  await pass(1500)
  expect(result.current.offers[0]).toBe('tomato')
  vi.mocked(seeFrame).mockResolvedValue([])
  await pass(3000)
  expect(result.current.offers[0]).toBe('tomato')
  vi.mocked(seeFrame).mockResolvedValue([tomato])
  act(() => result.current.drop('tomato'))
  await pass(20_000)
  expect(result.current.offers).not.toContain('tomato')
})

it('does not offer what is on the pile, nor at once when it is taken off', async () => {
  let isTaken = true
  const { result } = renderHook(() => useLiveProduce(() => isTaken))
  await pass(2000)
  expect(result.current.offers).not.toContain('tomato')
  isTaken = false
  await pass(5000)
  expect(result.current.offers).not.toContain('tomato')
  vi.mocked(seeFrame).mockResolvedValue([])
  await pass(17_000)
  vi.mocked(seeFrame).mockResolvedValue([tomato])
  await pass(1500)
  expect(result.current.offers).toContain('tomato')
})
