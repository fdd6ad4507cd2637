import { act, renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '#web/lib/toast.ts'
import * as strings from './strings.ts'
import { useStoredText } from './use-stored-text.ts'

/** A store that trims, as the real one does. */
function setup(save?: (text: string) => Promise<void>) {
  let stored = 'salt'
  const onSave = vi.fn(
    save ??
      (async (text: string) => {
        stored = text.trim()
      }),
  )
  const hook = renderHook(() => useStoredText(stored, onSave))
  return { ...hook, onSave }
}

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }))
afterEach(() => {
  vi.useRealTimers()
  toastStore.clear()
})

describe('useStoredText', () => {
  it('stores a moment after the last letter, and leaves the field alone meanwhile', async () => {
    const { result, rerender, onSave } = setup()
    act(() => result.current.type('less '))
    act(() => result.current.type('less salt '))
    expect(onSave).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1000))
    expect(onSave.mock.calls).toEqual([['less salt ']])
    rerender()
    expect(result.current).toMatchObject({ text: 'less salt ', isStored: true })
    await act(async () => result.current.finish())
    await waitFor(() => expect(result.current.text).toBe('less salt'))
    expect(onSave).toHaveBeenCalledOnce()
  })

  it('stores at once when the field or the page is left', async () => {
    const { result, unmount, onSave } = setup()
    act(() => result.current.type('sugar'))
    await act(async () => result.current.finish())
    expect(onSave).toHaveBeenLastCalledWith('sugar')
    act(() => result.current.type('honey'))
    unmount()
    expect(onSave).toHaveBeenLastCalledWith('honey')
  })

  it('reports a failure and keeps what was typed', async () => {
    const { result } = setup(() => Promise.reject(new Error('full')))
    act(() => result.current.type('sugar'))
    await act(async () => result.current.finish())
    expect(toastStore.get()[0]?.title).toBe(strings.notSavedTitle)
    expect(result.current).toMatchObject({ text: 'sugar', isStored: false })
  })
})
