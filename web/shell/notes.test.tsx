import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { reach, useIsOffline } from '#web/api/network.ts'
import { newVersion, useHasNewVersion } from '#web/lib/new-version.ts'
import { OfflineNote } from './offline-note.tsx'
import { UpdateNote } from './update-note.tsx'

function Notes() {
  const offline = useIsOffline()
  const ready = useHasNewVersion()
  return (
    <>
      <div>{offline && <OfflineNote />}</div>
      {ready && <UpdateNote />}
    </>
  )
}
const isOffline = () => screen.queryByText(/you’re offline/i) !== null
const answer = (make: () => Response | Promise<Response>) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => make()),
  )
const ask = (init?: RequestInit) => act(() => reach('/x', init).then(undefined, () => undefined))

beforeEach(async () => {
  answer(() => new Response('{}'))
  // Other files may have left it offline.
  await reach('/x')
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('offline note', () => {
  it('follows the browser’s online state', () => {
    render(<Notes />)
    expect(isOffline()).toBe(false)
    const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    expect(isOffline()).toBe(true)
    onLine.mockReturnValue(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(isOffline()).toBe(false)
  })

  it('overrides it when requests fail, or when the device answers itself', async () => {
    render(<Notes />)
    answer(() => Promise.reject(new TypeError('Failed to fetch')))
    await ask()
    expect(isOffline()).toBe(true)
    answer(() => new Response('{}'))
    await ask()
    expect(isOffline()).toBe(false)
    answer(() => new Response('{}', { headers: { 'x-sous-offline': '1' } }))
    await ask()
    expect(isOffline()).toBe(true)
    answer(() => new Response('{}', { status: 500 }))
    await ask()
    expect(isOffline()).toBe(false)
  })

  it('ignores a cancelled request', async () => {
    render(<Notes />)
    answer(() => Promise.reject(new DOMException('', 'AbortError')))
    await ask({ signal: AbortSignal.abort() })
    expect(isOffline()).toBe(false)
  })

  it('polls until the server answers', async () => {
    vi.useFakeTimers()
    render(<Notes />)
    answer(() => Promise.reject(new TypeError('Failed to fetch')))
    await ask()
    answer(() => new Response('ok'))
    await act(() => vi.advanceTimersByTimeAsync(15_000))
    expect(isOffline()).toBe(false)
  })
})

describe('update note', () => {
  it('waits for consent before it takes over, and disappears on Later', () => {
    render(<Notes />)
    const takeOver = vi.fn()
    act(() => newVersion.announce(takeOver))
    expect(screen.getByText('A new version is ready')).toBeTruthy()
    expect(takeOver).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('button', { name: 'Reload' }))
    expect(takeOver).toHaveBeenCalledOnce()
    fireEvent.click(screen.getByRole('button', { name: 'Later' }))
    expect(screen.queryByText('A new version is ready')).toBeNull()
  })
})
