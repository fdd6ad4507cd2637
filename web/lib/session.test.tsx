import { act, renderHook } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionProvider, useSession } from './session.tsx'
import { getSupabase, isAuthReturn } from './supabase.ts'

type Listener = (event: string, session: { user: { id: string } } | null) => void

const auth = vi.hoisted(() => ({
  tell: (() => {}) as Listener,
  onAuthStateChange: vi.fn(),
  signInWithPassword: vi.fn(),
  signUp: vi.fn(),
  signOut: vi.fn(),
  resetPasswordForEmail: vi.fn(),
}))

vi.mock('./supabase.ts', async (original) => ({
  ...(await original<typeof import('./supabase.ts')>()),
  getSupabase: vi.fn(async () => ({ auth })),
}))

const show = () => renderHook(() => useSession(), { wrapper: SessionProvider })
const user = { id: 'u1' }

beforeEach(() => {
  vi.clearAllMocks()
  localStorage.clear()
  auth.onAuthStateChange.mockImplementation((listener: Listener) => {
    auth.tell = listener
    return { data: { subscription: { unsubscribe: () => {} } } }
  })
})

describe('session', () => {
  it('is signed out at once, without the library, when nothing is stored [C317 O144]', () => {
    const { result } = show()
    expect(result.current.status).toBe('signed-out')
    expect(getSupabase).not.toHaveBeenCalled()
  })

  it('is loading until the first check of a stored session ends [C316 C317 O144 O145 O146]', async () => {
    localStorage.setItem('sous-auth', '{}')
    const { result } = show()
    expect(result.current.status).toBe('loading')
    await act(async () => {})
    act(() => auth.tell('INITIAL_SESSION', { user }))
    expect(result.current).toMatchObject({ status: 'signed-in', user })
    act(() => auth.tell('SIGNED_OUT', null))
    expect(result.current).toMatchObject({ status: 'signed-out', user: null })
  })

  it('starts listening when somebody signs in', async () => {
    auth.signInWithPassword.mockResolvedValue({ error: null })
    const { result } = show()
    await act(async () => expect(await result.current.signIn('a@example.org', 'secret')).toEqual({}))
    act(() => auth.tell('SIGNED_IN', { user }))
    expect(result.current.status).toBe('signed-in')
  })

  it('hands every failure back as a message', async () => {
    const { result } = show()
    auth.signInWithPassword.mockResolvedValue({ error: { message: 'Invalid login credentials' } })
    auth.signOut.mockRejectedValue(new Error('offline'))
    await act(async () => {
      expect(await result.current.signIn('a@example.org', 'no')).toEqual({
        error: { message: 'Invalid login credentials' },
      })
      expect(await result.current.signOut()).toEqual({ error: { message: 'offline' } })
    })
  })

  it('names the addresses that mails lead back to', async () => {
    auth.signUp.mockResolvedValue({ error: null })
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

  it('knows an address that comes back from one of our mails', () => {
    expect(isAuthReturn({ hash: '#access_token=x&type=recovery', search: '?mode=reset-password' })).toBe(true)
    expect(isAuthReturn({ hash: '#error_description=expired', search: '' })).toBe(true)
    expect(isAuthReturn({ hash: '', search: '?code=abc' })).toBe(true)
    expect(isAuthReturn({ hash: '#main', search: '?ingredients=egg' })).toBe(false)
  })
})
