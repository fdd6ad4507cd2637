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
