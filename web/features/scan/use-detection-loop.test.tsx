import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { seeFrame } from './see.ts'
import { useAr } from './use-ar.ts'
import { useDetectionLoop } from './use-detection-loop.ts'

vi.mock('./see.ts', async (original) => ({ ...(await original<object>()), seeFrame: vi.fn() }))
vi.mock('./detector.ts', () => ({ detector: { load: vi.fn() }, useDetector: () => ({ phase: 'absent' }) }))

const video = {
  current: { readyState: 4, HAVE_CURRENT_DATA: 2, videoWidth: 640, paused: false } as HTMLVideoElement,
}
const egg = {
  name: 'egg',
  confidence: 0.9,
  sure: true,
  position: { x: 1, y: 1, width: 10, height: 10 },
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => {
  vi.useFakeTimers()
  vi.mocked(seeFrame).mockReset()
})
afterEach(() => vi.useRealTimers())

describe('detection loop', () => {
  it('keeps the message of a failed scan and continues [C296 C297]', async () => {
    vi.mocked(seeFrame).mockRejectedValueOnce(new Error('')).mockRejectedValueOnce(new Error('Too dark'))
    vi.mocked(seeFrame).mockResolvedValue([egg])
    const { result } = renderHook(() => useDetectionLoop({ video, on: true, intervalMs: 2000 }))
    await pass(0)
    expect(result.current.error).toBe('Detection failed')
    await pass(2000)
    expect(result.current.error).toBe('Too dark')
    await pass(2000)
    expect(result.current.error).toBeUndefined()
    expect(result.current.boxes.map((box) => box.name)).toEqual(['egg'])
  })

  it('scans every 2000 ms on the wizard’s camera, and not at all when off [C288 C569]', async () => {
    vi.mocked(seeFrame).mockResolvedValue([])
    const { rerender } = renderHook(({ on }) => useDetectionLoop({ video, on, intervalMs: 2000 }), {
      initialProps: { on: true },
    })
    await pass(0)
    await pass(1999)
    expect(seeFrame).toHaveBeenCalledTimes(1)
    await pass(1)
    expect(seeFrame).toHaveBeenCalledTimes(2)
    rerender({ on: false })
    await pass(10_000)
    expect(seeFrame).toHaveBeenCalledTimes(2)
  })
})

describe('live camera', () => {
  const track = { stop: vi.fn(), getSettings: () => ({}) }
  const getUserMedia = vi.fn(async (_wanted: MediaStreamConstraints) => ({
    getTracks: () => [track],
    getVideoTracks: () => [track],
  }))
  beforeEach(() => {
    vi.mocked(seeFrame).mockResolvedValue([])
    getUserMedia.mockClear()
    track.stop.mockClear()
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
  })
  afterEach(() => vi.unstubAllGlobals())
  async function started() {
    const { result, unmount } = renderHook(() => useAr())
    result.current.video.current = { ...video.current, play: async () => {} } as HTMLVideoElement
    await act(() => result.current.start())
    return unmount
  }

  it('is the rear one, and is turned off with the page [C172 C301]', async () => {
    const leave = await started()
    expect(getUserMedia.mock.calls[0]?.[0].video).toMatchObject({ facingMode: 'environment' })
    expect(track.stop).not.toHaveBeenCalled()
    leave()
    expect(track.stop).toHaveBeenCalled()
    await pass(10_000)
    expect(seeFrame).not.toHaveBeenCalled()
  })

  it('is first scanned after 1000 ms [C299 C571]', async () => {
    const leave = await started()
    await pass(999)
    expect(seeFrame).not.toHaveBeenCalled()
    await pass(1)
    expect(seeFrame).toHaveBeenCalledOnce()
    leave()
  })

  it('is scanned every 3000 ms from then on [C300 C570]', async () => {
    const leave = await started()
    await pass(1000)
    await pass(2999)
    expect(seeFrame).toHaveBeenCalledOnce()
    await pass(1)
    expect(seeFrame).toHaveBeenCalledTimes(2)
    leave()
  })
})

describe('Detect Now', () => {
  it('looks once, and no more while it is off [C174]', async () => {
    vi.useFakeTimers()
    vi.mocked(seeFrame).mockClear().mockResolvedValue([])
    const { result, unmount } = renderHook(() => useAr())
    result.current.video.current = video.current
    await act(() => result.current.detectNow())
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(seeFrame).toHaveBeenCalledOnce()
    unmount()
  })

  it('says when it fails [C495]', async () => {
    vi.mocked(seeFrame).mockRejectedValue(new Error('offline'))
    const { result } = renderHook(() => useAr())
    result.current.video.current = video.current
    await act(() => result.current.detectNow())
    expect(toastStore.get()).toMatchObject([
      { title: 'Detection Failed', description: 'Failed to detect ingredients. Please try again.' },
    ])
  })
})
