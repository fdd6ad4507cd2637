import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { getSupabase, isAuthReturn } from '../api/supabase.ts'
import { SessionProvider, useSession } from './session.tsx'

type Listener = (event: string, session: { user: { id: string } } | null) => void

const auth = vi.hoisted(() => ({
  tell: (() => {}) as Listener,
  onAuthStateChange: vi.fn(),
  signInWithPassword: vi.fn(),
  signUp: vi.fn(),
  signOut: vi.fn(),
  resetPasswordForEmail: vi.fn(),
  updateUser: vi.fn(),
}))

vi.mock('../api/supabase.ts', async (original) => ({
  ...(await original<typeof import('../api/supabase.ts')>()),
  getSupabase: vi.fn(async () => ({ auth })),
}))

const show = () => renderHook(() => useSession(), { wrapper: SessionProvider })
const user = { id: 'u1' }

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  sessionStorage.clear()
  window.history.replaceState(null, '', '/')
  auth.onAuthStateChange.mockImplementation((listener: Listener) => {
    auth.tell = listener
    return { data: { subscription: { unsubscribe: () => {} } } }
  })
})

describe('session', () => {
  it('is signed out immediately, without the library, when nothing is stored [C317 O144]', () => {
    const { result } = show()
    expect(result.current.status).toBe('signed-out')
    expect(getSupabase).not.toHaveBeenCalled()
  })

  it('is loading until the first check of a stored session ends [C316 O145]', async () => {
    localStorage.setItem('sous-auth', '{}')
    const { result } = show()
    expect(result.current.status).toBe('loading')
    await act(async () => {})
    expect(result.current.status).toBe('loading')
    act(() => auth.tell('INITIAL_SESSION', { user }))
    expect(result.current.status).not.toBe('loading')
  })

  it('is signed in with a user and a session, else signed out [C317 O144 O146]', async () => {
    localStorage.setItem('sous-auth', '{}')
    const { result } = show()
    await act(async () => {})
    act(() => auth.tell('INITIAL_SESSION', { user }))
    expect(result.current).toMatchObject({ status: 'signed-in', user })
    act(() => auth.tell('SIGNED_OUT', null))
    expect(result.current).toMatchObject({ status: 'signed-out', user: null })
  })

  it('starts listening on the first sign-in [O147]', async () => {
    auth.signInWithPassword.mockResolvedValue({ error: null })
    const { result } = show()
    await act(async () => expect(await result.current.signIn('a@example.org', 'secret')).toEqual({}))
    act(() => auth.tell('SIGNED_IN', { user }))
    expect(result.current).toMatchObject({ status: 'signed-in', user })
    act(() => auth.tell('USER_UPDATED', { user: { id: 'u2' } }))
    expect(result.current).toMatchObject({ status: 'signed-in', user: { id: 'u2' } })
  })

  it.each([
    ['signUp [C470 O271]', 'signUp', 'signUp'],
    ['signIn [C471 O271]', 'signIn', 'signInWithPassword'],
    ['resetPassword [C472 O271]', 'resetPassword', 'resetPasswordForEmail'],
  ] as const)('returns a message when the library rejects %s', async (_title, name, call) => {
    const { result } = show()
    auth[call].mockResolvedValue({ error: { message: 'The kitchen is closed.' } })
    await act(async () => {
      expect(await result.current[name]('a@example.org', 'secret', 'Anna')).toEqual({
        error: { message: 'The kitchen is closed.' },
      })
    })
  })

  it('returns a message when the library throws', async () => {
    const { result } = show()
    auth.signOut.mockRejectedValue(new Error('offline'))
    await act(async () => {
      expect(await result.current.signOut()).toEqual({ error: { message: 'offline', thrown: true } })
    })
  })

  it('reports when a new account needs its email confirmed', async () => {
    auth.signUp.mockResolvedValue({ error: null, data: { session: null } })
    const { result } = show()
    await act(async () => {
      expect(await result.current.signUp('a@example.org', 'secret')).toEqual({ unconfirmed: true })
    })
  })

  it('stays signed in on a bad connection', async () => {
    localStorage.setItem('sous-auth', JSON.stringify({ user, refresh_token: 'r1' }))
    const { result } = show()
    await act(async () => {})
    // The library could not refresh an old token, but kept it: it reports null, the device knows better.
    act(() => auth.tell('INITIAL_SESSION', null))
    expect(result.current).toMatchObject({ status: 'signed-in', user })
    act(() => auth.tell('SIGNED_OUT', null))
    expect(result.current.status).toBe('signed-out')
  })

  it('keeps users signed in while the library itself cannot be loaded, and retries', async () => {
    vi.useFakeTimers()
    try {
      localStorage.setItem('sous-auth', JSON.stringify({ user, refresh_token: 'r1' }))
      vi.mocked(getSupabase).mockRejectedValueOnce(new Error('offline'))
      const { result } = show()
      await act(() => vi.advanceTimersByTimeAsync(0))
      expect(result.current).toMatchObject({ status: 'signed-in', user })
      expect(auth.onAuthStateChange).not.toHaveBeenCalled()
      await act(() => vi.advanceTimersByTimeAsync(10_000))
      expect(auth.onAuthStateChange).toHaveBeenCalledOnce()
    } finally {
      vi.useRealTimers()
    }
  })

  it('lets the owner of a recovery link choose a password once, even after a reload', async () => {
    window.history.replaceState(null, '', '/auth?mode=reset-password#access_token=x&type=recovery')
    auth.updateUser.mockResolvedValue({ error: null })
    show().unmount()
    // The library has cleaned up the URL.
    window.history.replaceState(null, '', '/auth?mode=reset-password')
    localStorage.setItem('sous-auth', JSON.stringify({ user, refresh_token: 'r1' }))
    const { result } = show()
    await act(async () => {})
    act(() => auth.tell('INITIAL_SESSION', { user }))
    expect(result.current.recovering).toBe(true)
    await act(async () => expect(await result.current.updatePassword('a new one')).toEqual({}))
    expect(auth.updateUser).toHaveBeenCalledWith({ password: 'a new one' })
    expect(result.current.recovering).toBe(false)
    expect(sessionStorage.length).toBe(0)
  })

  it('reports that a link was used or has expired', () => {
    window.history.replaceState(null, '', '/auth?mode=reset-password#error=access_denied&error_description=x')
    expect(show().result.current.linkProblem).toMatch(/expired or was already used/)
  })

  it('sets the URLs that mails link back to', async () => {
    auth.signUp.mockResolvedValue({ error: null, data: { session: {} } })
    auth.resetPasswordForEmail.mockResolvedValue({ error: null })
    const { result } = show()
    await act(async () => {
      await result.current.signUp('a@example.org', 'secret', ' Ada ')
      await result.current.resetPassword('a@example.org')
    })
    const origin = window.location.origin
    expect(auth.signUp).toHaveBeenCalledWith({
      email: 'a@example.org',
      password: 'secret',
      options: { data: { display_name: 'Ada' }, emailRedirectTo: `${origin}/` },
    })
    expect(auth.resetPasswordForEmail).toHaveBeenCalledWith('a@example.org', {
      redirectTo: `${origin}/auth?mode=reset-password`,
    })
  })

  it('recognizes a URL that returns from one of our mails', () => {
    expect(isAuthReturn({ hash: '#access_token=x&type=recovery', search: '?mode=reset-password' })).toBe(true)
    expect(isAuthReturn({ hash: '#error_description=expired', search: '' })).toBe(true)
    expect(isAuthReturn({ hash: '', search: '?code=abc' })).toBe(true)
    expect(isAuthReturn({ hash: '#main', search: '?ingredients=egg' })).toBe(false)
  })
})
