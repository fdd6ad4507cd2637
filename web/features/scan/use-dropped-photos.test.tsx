import { act, renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useDroppedPhotos } from './use-dropped-photos.ts'

const photo = new File(['x'], 'table.jpg', { type: 'image/jpeg' })
const text = new File(['x'], 'list.txt', { type: 'text/plain' })
/** An event as a browser dispatches it; jsdom has no DataTransfer. */
const send = (type: string, data: object) => {
  const event = Object.assign(new Event(type, { cancelable: true }), data)
  act(() => void window.dispatchEvent(event))
  return event
}
const files = (...all: File[]) => ({ dataTransfer: { files: all, types: ['Files'] } })

describe('dropped and pasted photos', () => {
  it('are accepted when dropped, and only images are', () => {
    const onPhotos = vi.fn()
    const { result } = renderHook(() => useDroppedPhotos(onPhotos))
    expect(send('dragover', files()).defaultPrevented).toBe(true)
    expect(result.current).toBe(true)
    expect(send('drop', files(photo, text)).defaultPrevented).toBe(true)
    expect(onPhotos).toHaveBeenCalledExactlyOnceWith([photo])
    expect(result.current).toBe(false)
  })

  it('are accepted when pasted; pasted text is ignored', () => {
    const onPhotos = vi.fn()
    renderHook(() => useDroppedPhotos(onPhotos))
    expect(send('paste', { clipboardData: { files: [] } }).defaultPrevented).toBe(false)
    expect(onPhotos).not.toHaveBeenCalled()
    expect(send('paste', { clipboardData: { files: [photo] } }).defaultPrevented).toBe(true)
    expect(onPhotos).toHaveBeenCalledExactlyOnceWith([photo])
  })

  it('ignore dragged text', () => {
    renderHook(() => useDroppedPhotos(vi.fn()))
    expect(send('dragover', { dataTransfer: { files: [], types: ['text/plain'] } }).defaultPrevented).toBe(
      false,
    )
  })
})
