import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CameraView } from './camera-view.tsx'

vi.mock('./use-detection-loop.ts', () => ({
  useDetectionLoop: () => ({ boxes: [], detecting: false, error: undefined }),
}))

const tracks = [{ stop: vi.fn(), getSettings: () => ({ deviceId: 'a' }) }]
const stream = { getTracks: () => tracks, getVideoTracks: () => tracks }

beforeEach(() => {
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), { mediaDevices: { getUserMedia: async () => stream } }),
  )
  // jsdom plays and draws nothing.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1280)
  vi.spyOn(HTMLVideoElement.prototype, 'videoHeight', 'get').mockReturnValue(720)
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({
    fillRect() {},
    drawImage() {},
  } as never)
})
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('captures a JPEG of quality 0.9, and lets go of the camera [C289]', async () => {
  const made: unknown[] = []
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function (
    this: HTMLCanvasElement,
    done,
    type,
    quality,
  ) {
    made.push([this.width, this.height, type, quality])
    done(new Blob(['x'], { type }))
  })
  const onCapture = vi.fn()
  render(<CameraView onCapture={onCapture} onClose={() => {}} />)
  const capture = screen.getByRole<HTMLButtonElement>('button', { name: 'Capture' })
  await waitFor(() => expect(capture.disabled).toBe(false))
  fireEvent.click(capture)
  await waitFor(() => expect(onCapture).toHaveBeenCalledOnce())
  expect(made).toEqual([[1280, 720, 'image/jpeg', 0.9]])
  expect(onCapture.mock.calls[0]?.[0].type).toBe('image/jpeg')
  expect(tracks[0]?.stop).toHaveBeenCalled()
})
