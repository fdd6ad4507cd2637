import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getAccessToken } from './supabase.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('the bearer of a call', () => {
  it('is none for visitors', async () => expect(await getAccessToken()).toBeUndefined())

  it('is the one at hand without a network, even one that ran out, without waiting for a renewal', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    localStorage.setItem('sous-auth', JSON.stringify({ access_token: 'old', expires_at: 1 }))
    expect(await getAccessToken()).toBe('old')
    localStorage.setItem('sous-auth', 'broken')
    expect(await getAccessToken()).toBeUndefined()
  })
})
