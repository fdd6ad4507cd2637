import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useCodePictures } from './use-code-pictures.ts'

const picture = new Blob(['x'], { type: 'image/jpeg' })
const rowsOf = (...codes: string[]) => codes.map((printed) => ({ printed }))
const released = vi.fn()
let made = 0

beforeEach(() => {
  made = 0
  released.mockReset()
  vi.spyOn(URL, 'createObjectURL').mockImplementation(() => `blob:${++made}`)
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(released)
})
afterEach(() => vi.restoreAllMocks())

describe('useCodePictures', () => {
  it('keeps the first picture of a code until its item goes', () => {
    const { result, rerender } = renderHook(({ rows }) => useCodePictures(rows), {
      initialProps: { rows: rowsOf('1', '2') },
    })
    act(() => {
      result.current.keep('1', picture)
      result.current.keep('1', picture)
      result.current.keep('2', picture)
    })
    expect([...result.current.pictures]).toEqual([
      ['1', 'blob:1'],
      ['2', 'blob:2'],
    ])
    rerender({ rows: rowsOf('2') })
    expect([...result.current.pictures]).toEqual([['2', 'blob:2']])
    expect(released.mock.calls).toEqual([['blob:1']])
  })

  it('releases all when the page is left', () => {
    const { result, unmount } = renderHook(() => useCodePictures(rowsOf('1')))
    act(() => result.current.keep('1', picture))
    unmount()
    expect(released.mock.calls).toEqual([['blob:1']])
  })
})
