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
  /** The seconds at which a session with so much time left is refreshed, within two minutes and a half. */
  async function refreshesOf(secondsLeft: number) {
    const refreshes: number[] = []
    const began = Date.now()
    const { client } = clientWith(session(secondsLeft), async () => {
      refreshes.push(Math.round((Date.now() - began) / 1000))
      return answer(200, session(3600, 'r2'))
    })
    await client.auth.startAutoRefresh()
    await vi.advanceTimersByTimeAsync(150_000)
    await client.auth.stopAutoRefresh()
    return refreshes
  }

  it.each([
    // With so much left at first, the first tick that finds less than 4 * 30 s left.
    [125, 30],
    [155, 60],
    [185, 90],
    [215, 120],
  ])('are looked at by a tick every 30 s: %i s last until %i s [C599 O308]', async (secondsLeft, at) => {
    expect(await refreshesOf(secondsLeft)).toEqual([at])
  })

  it('are refreshed once 3 whole ticks (90 s) or less remain, and not before [C600 O309]', async () => {
    expect(await refreshesOf(90)).toEqual([0])
    expect((await refreshesOf(121))[0]).toBeGreaterThan(0)
  })

  /** Reads a session that is over, from a server that answers only this status. */
  async function readDuring(status: number) {
    const tries: number[] = []
    const { client, kept } = clientWith(session(-10), async () => {
      tries.push(Date.now())
      return answer(status, {})
    })
    const read = client.auth.getSession()
    await vi.advanceTimersByTimeAsync(40_000)
    const { error } = await read
    await client.auth.stopAutoRefresh()
    return { error, tries, isKept: kept.has('sous-auth') }
  }

  it.each([502, 503, 504])('are tried again on status %i [C529 O267 O318]', async (status) => {
    const { error, tries } = await readDuring(status)
    expect(error?.name).toBe('AuthRetryableFetchError')
    expect(tries.length).toBeGreaterThan(1)
  })

  it('are kept on an error that may pass [C531 O149]', async () => {
    expect((await readDuring(503)).isKept).toBe(true)
  })

  it('are tried again after 200 ms times 2^n, within 30 s [C601 O310]', async () => {
    const { tries } = await readDuring(503)
    const first = tries.slice(0, 6).map((at, i) => (i ? at - (tries[i - 1] ?? 0) : 0))
    expect(first).toEqual([0, 200, 400, 800, 1600, 3200])
    expect((tries[7] ?? tries.at(-1) ?? 0) - (tries[0] ?? 0)).toBeLessThan(30_000)
  })

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
  const { realtime } = clientWith(undefined, async () => answer(200, {})).client

  it('beats every 25 s [C602 O312]', () => {
    expect(realtime.heartbeatIntervalMs).toBe(25_000)
  })

  it('waits 10 s for an answer [C603 O313]', () => {
    expect(realtime.timeout).toBe(10_000)
  })

  it('reconnects after 1, 2, 5 and 10 s [C604 O314]', () => {
    expect([1, 2, 3, 4, 9].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1000, 2000, 5000, 10_000, 10_000,
    ])
  })
})

describe('storage', () => {
  const sent: unknown[] = []
  const bucket = clientWith(undefined, async (_url, init) => {
    sent.push(init?.body)
    return answer(200, [])
  }).client.storage.from('b')
  beforeEach(() => {
    sent.length = 0
  })

  it('lists 100 from 0 by name ascending, unless asked otherwise [C605 O315 O316]', async () => {
    await bucket.list('folder')
    expect(JSON.parse(String(sent[0]))).toMatchObject({
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
    })
  })

  it('uploads with a cache time of 3600 s, unless asked otherwise [C606 O317]', async () => {
    await bucket.upload('x.png', new Blob(['x']))
    expect(Object.fromEntries(sent[0] as FormData)).toMatchObject({ cacheControl: '3600' })
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
