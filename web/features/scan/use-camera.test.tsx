import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import { useCamera } from './use-camera.ts'

const stopped: string[] = []
const streamOf = (deviceId: string) => {
  const track = { stop: () => stopped.push(deviceId), getSettings: () => ({ deviceId }) }
  return { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream
}
const getUserMedia = vi.fn()
const enumerateDevices = vi.fn()

beforeEach(() => {
  stopped.length = 0
  vi.resetAllMocks()
  toastStore.clear()
  vi.stubGlobal('navigator', { mediaDevices: { getUserMedia, enumerateDevices } })
})
afterEach(() => vi.unstubAllGlobals())

describe('camera switch', () => {
  it('reports that there may be only one when the same one comes back [C491]', async () => {
    getUserMedia.mockResolvedValue(streamOf('a'))
    enumerateDevices.mockResolvedValue([{ kind: 'videoinput', deviceId: 'a' }])
    const { result } = renderHook(() => useCamera())
    await act(() => result.current.start())
    await act(() => result.current.switchCamera())
    expect(getUserMedia.mock.lastCall?.[0].video.facingMode).toBe('user')
    expect(toastStore.get()).toMatchObject([
      { title: 'Cannot switch camera', description: 'This device may have only one camera.' },
    ])
  })

  it('returns to the previous one when the other does not start [C492]', async () => {
    getUserMedia
      .mockResolvedValueOnce(streamOf('a'))
      .mockRejectedValueOnce(new DOMException('busy', 'NotReadableError'))
      .mockResolvedValueOnce(streamOf('a'))
    enumerateDevices.mockResolvedValue([
      { kind: 'videoinput', deviceId: 'a' },
      { kind: 'videoinput', deviceId: 'b' },
      { kind: 'audioinput', deviceId: 'm' },
    ])
    const { result } = renderHook(() => useCamera())
    await act(() => result.current.start())
    await act(() => result.current.switchCamera())
    expect(getUserMedia.mock.calls.map(([wanted]) => wanted.video.deviceId?.exact)).toEqual([
      undefined,
      'b',
      'a',
    ])
    expect(toastStore.get()).toMatchObject([{ title: 'Camera switch failed', variant: 'destructive' }])
    expect(result.current.on).toBe(true)
  })

  it('stops a stream that arrives after the screen was left', async () => {
    let arrive: (stream: MediaStream) => void = () => {}
    getUserMedia.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const { result, unmount } = renderHook(() => useCamera())
    const starting = result.current.start()
    unmount()
    arrive(streamOf('late'))
    await starting
    expect(stopped).toEqual(['late'])
  })
})

describe('the light', () => {
  const applyConstraints = vi.fn()
  const streamWith = (torch: boolean | undefined) => {
    const track = {
      stop: () => {},
      getSettings: () => ({}),
      getCapabilities: () => ({ torch }),
      applyConstraints,
    }
    return { getTracks: () => [track], getVideoTracks: () => [track] } as unknown as MediaStream
  }
  const started = async (stream: MediaStream) => {
    getUserMedia.mockResolvedValue(stream)
    const { result } = renderHook(() => useCamera())
    await act(() => result.current.start())
    return result
  }

  it('is switched on and off where the camera has one', async () => {
    const result = await started(streamWith(true))
    expect(result.current.isLit).toBe(false)
    await act(() => result.current.switchLight(true))
    expect(applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: true }] })
    expect(result.current.isLit).toBe(true)
    await act(() => result.current.switchLight(false))
    expect(applyConstraints).toHaveBeenLastCalledWith({ advanced: [{ torch: false }] })
    expect(result.current.isLit).toBe(false)
  })

  it('stays off where the camera refuses', async () => {
    applyConstraints.mockRejectedValue(new DOMException('no', 'OverconstrainedError'))
    const result = await started(streamWith(true))
    await act(() => result.current.switchLight(true))
    expect(result.current.isLit).toBe(false)
  })

  it('is unknown without one, and once the camera is off', async () => {
    expect((await started(streamWith(undefined))).current.isLit).toBeUndefined()
    expect((await started(streamOf('a'))).current.isLit).toBeUndefined()
    const result = await started(streamWith(true))
    act(() => result.current.stop())
    expect(result.current.isLit).toBeUndefined()
  })
})
