// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { cameraTrouble, nextCamera, openCamera, troubleOf } from './camera.ts'

afterEach(() => vi.unstubAllGlobals())

describe('the camera that is asked for', () => {
  it('is rear-facing without sound, ideally 1280x720, at most 1920x1080 [C566 C567 C568]', async () => {
    const getUserMedia = vi.fn()
    vi.stubGlobal('navigator', { mediaDevices: { getUserMedia } })
    await openCamera({ facing: 'environment' })
    expect(getUserMedia).toHaveBeenCalledExactlyOnceWith({
      video: {
        facingMode: 'environment',
        width: { ideal: 1280, max: 1920 },
        height: { ideal: 720, max: 1080 },
      },
      audio: false,
    })
  })

  it('requires a device that has one, and permission [C358 C489 C490]', async () => {
    vi.stubGlobal('navigator', {})
    await expect(openCamera({ facing: 'environment' })).rejects.toThrow('Camera not supported on this device')
    const getUserMedia = vi.fn()
    vi.stubGlobal('navigator', {
      mediaDevices: { getUserMedia },
      permissions: { query: async () => ({ state: 'denied' }) },
    })
    await expect(openCamera({ facing: 'environment' })).rejects.toThrow(/^Camera permission denied/)
    expect(getUserMedia).not.toHaveBeenCalled()
  })

  it('cycles through all cameras when switched [C292]', () => {
    const cameras = [{ deviceId: 'a' }, { deviceId: 'b' }, { deviceId: 'c' }]
    expect(nextCamera(cameras, 'a', 'environment')).toEqual({ deviceId: 'b' })
    expect(nextCamera(cameras, 'c', 'environment')).toEqual({ deviceId: 'a' })
    expect(nextCamera(cameras, undefined, 'environment')).toEqual({ deviceId: 'a' })
  })

  it('flips the facing mode when there is one camera [C293]', () => {
    expect(nextCamera([{ deviceId: 'a' }], 'a', 'environment')).toEqual({ facing: 'user' })
    expect(nextCamera([], undefined, 'user')).toEqual({ facing: 'environment' })
  })
})

describe('message for a camera that does not open', () => {
  it.each([
    [
      new DOMException('no', 'NotAllowedError'),
      'Camera access denied. Please enable camera permissions in your browser settings and try again.',
    ],
    [
      new DOMException('no', 'NotFoundError'),
      'Camera not available on this device. Please use the upload option instead.',
    ],
    [
      new Error('Camera not supported on this device'),
      'Camera not available on this device. Please use the upload option instead.',
    ],
    [new DOMException('busy', 'NotReadableError'), 'Please try the upload option instead'],
  ])('%s [C486 C487 C488]', (error, words) => expect(cameraTrouble(error)).toBe(words))
})

describe('why a camera does not open', () => {
  it.each([
    [new DOMException('no', 'NotAllowedError'), 'denied'],
    [new DOMException('no', 'SecurityError'), 'denied'],
    [new DOMException('no', 'NotFoundError'), 'missing'],
    [new DOMException('no', 'OverconstrainedError'), 'missing'],
    [new DOMException('busy', 'NotReadableError'), 'busy'],
    [new Error('anything'), 'busy'],
  ])('%s is %s', (error, trouble) => expect(troubleOf(error)).toBe(trouble))
})
