import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { getAccessToken } from './supabase.ts'

beforeEach(() => localStorage.clear())
afterEach(() => vi.restoreAllMocks())

describe('bearer token of a call', () => {
  it('is undefined for visitors', async () => expect(await getAccessToken()).toBeUndefined())

  it('is the stored one while offline, even if expired, without waiting for a renewal', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    localStorage.setItem('sous-auth', JSON.stringify({ access_token: 'old', expires_at: 1 }))
    expect(await getAccessToken()).toBe('old')
    localStorage.setItem('sous-auth', 'broken')
    expect(await getAccessToken()).toBeUndefined()
  })
})
