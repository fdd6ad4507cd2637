import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { CameraView } from './camera-view.tsx'

/** What the camera is made to see. */
let see: (detections: { name: string; confidence: number }[]) => void = () => {}
vi.mock('./use-detection-loop.ts', () => ({
  useDetectionLoop: ({ onFound }: { onFound: typeof see }) => {
    see = onFound
    return { boxes: [], detecting: false, error: undefined }
  },
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
  vi.useRealTimers()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const show = (given: Partial<ComponentProps<typeof CameraView>> = {}) => {
  const calls = { onAdd: vi.fn(), onCapture: vi.fn(), onPhoto: vi.fn(), onClose: vi.fn(), onTrouble: vi.fn() }
  render(<CameraView have={['egg']} {...calls} {...given} />)
  return calls
}

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
  show({ onCapture })
  const capture = screen.getByRole<HTMLButtonElement>('button', { name: 'Capture' })
  await waitFor(() => expect(capture.disabled).toBe(false))
  fireEvent.click(capture)
  await waitFor(() => expect(onCapture).toHaveBeenCalledOnce())
  expect(made).toEqual([[1280, 720, 'image/jpeg', 0.9]])
  expect(onCapture.mock.calls[0]?.[0].type).toBe('image/jpeg')
  expect(tracks[0]?.stop).toHaveBeenCalled()
})

it('offers what it finds with one tap, each name once', async () => {
  const { onAdd } = show()
  expect(screen.getByText('Point at one ingredient at a time. Tap a name to add it.')).toBeDefined()
  const seen = (name: string, confidence = 0.9) => ({ name, confidence })
  act(() => see([seen('egg'), seen('leek'), seen('rice', 0.5)]))
  act(() => see([seen('leek')]))
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['egg', 'leek'])
  expect(screen.queryByText(/^Point at one/)).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: 'Add leek' }))
  expect(onAdd).toHaveBeenCalledExactlyOnceWith('leek')
})

it('offers the other ways after five seconds without a find', async () => {
  vi.useFakeTimers()
  const { onPhoto, onClose } = show()
  // The camera starts.
  await act(() => vi.advanceTimersByTimeAsync(0))
  await act(() => vi.advanceTimersByTimeAsync(4999))
  expect(screen.queryByText(/^Nothing yet/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('Nothing yet. Move closer, add light, or take a photo instead.')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Take a photo' }))
  expect(onPhoto).toHaveBeenCalledOnce()
  fireEvent.click(screen.getByRole('button', { name: 'Type instead' }))
  expect(onClose).toHaveBeenCalledOnce()
})

it('reports that the camera did not start [C485]', async () => {
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { mediaDevices: undefined }))
  const { onTrouble } = show()
  await waitFor(() =>
    expect(onTrouble).toHaveBeenCalledExactlyOnceWith(
      'Camera not available on this device. Please use the upload option instead.',
    ),
  )
})
