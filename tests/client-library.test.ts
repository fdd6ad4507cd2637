import { createClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import ws from 'ws'

/** The client library keeps these promises of the specification; an upgrade that breaks one must not go unseen. */

const answer = (status: number, body: unknown) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

const session = (secondsLeft: number, refreshToken = 'r1') => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const expires_at = Math.floor(Date.now() / 1000) + secondsLeft
  const access_token = `${part({ alg: 'HS256', typ: 'JWT' })}.${part({ sub: 'u1', exp: expires_at })}.sig`
  return {
    access_token,
    refresh_token: refreshToken,
    token_type: 'bearer',
    expires_in: secondsLeft,
    expires_at,
    user: { id: 'u1', email: 'a@b.example' },
  }
}

function clientWith(stored: object | undefined, fetch: typeof globalThis.fetch) {
  const kept = new Map<string, string>(stored ? [['sous-auth', JSON.stringify(stored)]] : [])
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  const client = createClient('http://127.0.0.1:1', 'sb_publishable_x', {
    global: { fetch },
    auth: { storage, storageKey: 'sous-auth', persistSession: true, autoRefreshToken: true },
    realtime: { transport: ws as unknown as typeof WebSocket },
  })
  return { client, kept }
}

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('sessions', () => {
  it('are refreshed by a tick every 30 s, once 3 whole ticks (90 s) or less remain [C599 C600 O308 O309]', async () => {
    const refreshes: number[] = []
    const began = Date.now()
    const { client } = clientWith(session(215), async () => {
      refreshes.push(Math.round((Date.now() - began) / 1000))
      return answer(200, session(3600, 'r2'))
    })
    await client.auth.startAutoRefresh()
    await vi.advanceTimersByTimeAsync(89_000)
    expect(refreshes).toEqual([])
    await vi.advanceTimersByTimeAsync(61_000)
    await client.auth.stopAutoRefresh()
    expect(refreshes).toHaveLength(1)
    // 215 s were left: the ticks at 30, 60 and 90 s find more than three whole ticks, the one at 120 s finds 95 s.
    expect(refreshes[0]).toBe(120)
  })

  it.each([502, 503, 504])(
    'are kept on status %i, after tries that back off 200 ms times 2^n within 30 s [C529 C531 C601 O149 O267 O310 O318]',
    async (status) => {
      const tries: number[] = []
      const { client, kept } = clientWith(session(-10), async () => {
        tries.push(Date.now())
        return answer(status, {})
      })
      const read = client.auth.getSession()
      await vi.advanceTimersByTimeAsync(40_000)
      const { error } = await read
      await client.auth.stopAutoRefresh()
      expect(error?.name).toBe('AuthRetryableFetchError')
      const first = tries.slice(0, 6).map((at, i) => (i ? at - (tries[i - 1] ?? 0) : 0))
      expect(first).toEqual([0, 200, 400, 800, 1600, 3200])
      expect((tries[7] ?? tries.at(-1) ?? 0) - (tries[0] ?? 0)).toBeLessThan(30_000)
      expect(kept.has('sous-auth')).toBe(true)
    },
  )

  it('are removed when the refresh token is not valid [C530 O148]', async () => {
    const { client, kept } = clientWith(session(-10), async () =>
      answer(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }),
    )
    const { data } = await client.auth.getSession()
    expect(data.session).toBeNull()
    expect(kept.has('sous-auth')).toBe(false)
  })

  it('change is told to whoever listens [O147]', async () => {
    const { client } = clientWith(undefined, async () => answer(200, session(3600)))
    const events: string[] = []
    client.auth.onAuthStateChange((event) => void events.push(event))
    await client.auth.signInWithPassword({ email: 'a@b.example', password: 'x' })
    expect(events).toContain('SIGNED_IN')
  })
})

describe('realtime', () => {
  it('beats every 25 s, waits 10 s, reconnects after 1, 2, 5, 10 s [C602 C603 C604 O312 O313 O314]', () => {
    const { client } = clientWith(undefined, async () => answer(200, {}))
    const { realtime } = client
    expect(realtime.heartbeatIntervalMs).toBe(25_000)
    expect(realtime.timeout).toBe(10_000)
    expect([1, 2, 3, 4, 9].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1000, 2000, 5000, 10_000, 10_000,
    ])
  })
})

describe('storage', () => {
  it('lists 100 from 0 by name ascending, and uploads with a cache time of 3600 s [C605 C606 O315 O316 O317]', async () => {
    const sent: { url: string; body: unknown }[] = []
    const { client } = clientWith(undefined, async (url, init) => {
      sent.push({ url: String(url), body: init?.body })
      return answer(200, [])
    })
    await client.storage.from('b').list('folder')
    expect(JSON.parse(String(sent[0]?.body))).toMatchObject({
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
    })
    await client.storage.from('b').upload('x.png', new Blob(['x']))
    expect(Object.fromEntries(sent[1]?.body as FormData)).toMatchObject({ cacheControl: '3600' })
  })
})

describe('signing keys', () => {
  it('are kept for 10 minutes [O311]', async () => {
    const { readFile } = await import('node:fs/promises')
    const source = await readFile(
      new URL('../node_modules/@supabase/auth-js/dist/module/lib/constants.js', import.meta.url),
      'utf8',
    )
    expect(source).toContain('JWKS_TTL = 10 * 60 * 1000')
  })
})
