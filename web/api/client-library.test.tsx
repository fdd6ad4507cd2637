import type { SupabaseClient } from '@supabase/supabase-js'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** The client library keeps these promises of the specification; an upgrade or an option of ours that breaks one must not go unseen. */

vi.mock('./settings.ts', async (original) => {
  const given = await original<typeof import('./settings.ts')>()
  return { ...given, settings: { ...given.settings, publishableKey: 'sb_publishable_x' } }
})

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

/** The app's own client, as a page gets it that finds this session on the device. */
async function clientWith(stored: object | undefined, fetch: typeof globalThis.fetch) {
  vi.resetModules()
  const { getSupabase } = await import('./supabase.ts')
  vi.stubGlobal('fetch', fetch)
  localStorage.clear()
  if (stored) localStorage.setItem('sous-auth', JSON.stringify(stored))
  const client = await getSupabase()
  opened.push(client)
  return { client, isKept: () => localStorage.getItem('sous-auth') !== null }
}
const opened: SupabaseClient[] = []

beforeEach(() => {
  vi.useFakeTimers({ now: Date.now() })
  // The library warns of a second client on one page: each test stands for a page of its own.
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(async () => {
  for (const client of opened.splice(0)) {
    await client.auth.stopAutoRefresh()
    await client.realtime.disconnect()
  }
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('sessions', () => {
  /** The seconds at which a session with so much time left is refreshed, within two minutes and a half. */
  async function refreshesOf(secondsLeft: number) {
    const refreshes: number[] = []
    const began = Date.now()
    await clientWith(session(secondsLeft), async () => {
      refreshes.push(Math.round((Date.now() - began) / 1000))
      return answer(200, session(3600, 'r2'))
    })
    await vi.advanceTimersByTimeAsync(150_000)
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
    expect(await refreshesOf(91)).toEqual([0])
    expect(await refreshesOf(119)).toEqual([0])
    expect(await refreshesOf(121)).toEqual([30])
  })

  /** Reads a session that is over, from a server that answers only this status. */
  async function readDuring(status: number) {
    const tries: number[] = []
    const { client, isKept } = await clientWith(session(-10), async () => {
      tries.push(Date.now())
      return answer(status, {})
    })
    const read = client.auth.getSession()
    await vi.advanceTimersByTimeAsync(40_000)
    const { error } = await read
    return { error, tries, isKept: isKept() }
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
    const { client, isKept } = await clientWith(session(-10), async () =>
      answer(400, { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' }),
    )
    const { data } = await client.auth.getSession()
    expect(data.session).toBeNull()
    expect(isKept()).toBe(false)
  })
})

/** A server that takes connections, and answers them as told. */
class FakeSocket {
  static made: { at: number; socket: FakeSocket }[] = []
  static opens = true
  static answers = (_event: string) => true
  static sent: { at: number; event: string }[] = []
  readyState = 0
  onopen = () => {}
  onclose = (_event: { code: number }) => {}
  onerror = (_event: unknown) => {}
  onmessage = (_event: { data: string }) => {}

  constructor() {
    FakeSocket.made.push({ at: Date.now(), socket: this })
    queueMicrotask(() => {
      if (!FakeSocket.opens) return this.close(1006)
      this.readyState = 1
      this.onopen()
    })
  }

  send(text: string) {
    const [joinRef, ref, topic, event, payload] = JSON.parse(text)
    FakeSocket.sent.push({ at: Date.now(), event })
    if (!FakeSocket.answers(event)) return
    const rows = (payload.config?.postgres_changes ?? []).map((one: object, id: number) => ({ ...one, id }))
    const reply = { status: 'ok', response: { postgres_changes: rows } }
    queueMicrotask(() => this.onmessage({ data: JSON.stringify([joinRef, ref, topic, 'phx_reply', reply]) }))
  }

  close(code = 1000) {
    this.readyState = 3
    this.onclose({ code })
  }
}

describe('realtime', () => {
  let began: number
  const seconds = (list: readonly { at: number }[]) => list.map(({ at }) => (at - began) / 1000)
  const sent = (event: string) => seconds(FakeSocket.sent.filter((one) => one.event === event))

  beforeEach(() => {
    Object.assign(FakeSocket, { made: [], sent: [], opens: true, answers: () => true })
    vi.stubGlobal('WebSocket', FakeSocket)
  })

  /** The lists of an account, followed as the app does. */
  async function followAccount(ms: number) {
    await clientWith(session(3600), async () => answer(200, {}))
    const { startLive } = await import('./live.ts')
    const stop = startLive('u1')
    // The app waits for an idle moment first.
    while (FakeSocket.made.length === 0) await vi.advanceTimersByTimeAsync(100)
    began = FakeSocket.made[0]?.at ?? 0
    await vi.advanceTimersByTimeAsync(ms)
    stop()
  }

  it('beats every 25 s [C602 O312]', async () => {
    await followAccount(101_000)
    expect(sent('phx_join')).toEqual([0])
    expect(sent('heartbeat')).toEqual([25, 50, 75, 100])
  })

  it('waits 10 s for an answer [C603 O313]', async () => {
    FakeSocket.answers = (event) => event !== 'phx_join'
    await followAccount(10_100)
    // It gives the channel up before it tries again.
    expect(sent('phx_leave')[0]).toBe(10)
  })

  it('reconnects after 1, 2, 5 and 10 s [C604 O314]', async () => {
    FakeSocket.opens = false
    await followAccount(29_000)
    expect(seconds(FakeSocket.made)).toEqual([0, 1, 3, 8, 18, 28])
  })
})

describe('the key', () => {
  it('of every call is the public one that the page was given [C406 O177]', async () => {
    const keys: [string, string | null][] = []
    const { client } = await clientWith(undefined, async (url, init) => {
      keys.push([new URL(String(url)).pathname, new Headers(init?.headers).get('apikey')])
      return answer(200, [])
    })
    const [{ readTable }, { callDatabase }, { call }] = await Promise.all([
      import('./rest.ts'),
      import('./rpc.ts'),
      import('./functions.ts'),
    ])
    await client.from('profiles').select()
    await client.auth.signInWithPassword({ email: 'a@b.example', password: 'x' })
    await client.storage.from('avatars').list()
    await readTable('common_ingredients', {})
    await callDatabase('recipe_cuisines', {})
    await call('get-daily-tips', {})
    expect(keys).toEqual(
      [
        '/rest/v1/profiles',
        '/auth/v1/token',
        '/storage/v1/object/list/avatars',
        '/rest/v1/common_ingredients',
        '/rest/v1/rpc/recipe_cuisines',
        '/functions/v1/get-daily-tips',
      ].map((path) => [path, 'sb_publishable_x']),
    )
  })
})

describe('storage', () => {
  const sent: unknown[] = []
  const bucket = async () => {
    sent.length = 0
    const { client } = await clientWith(undefined, async (_url, init) => {
      sent.push(init?.body)
      return answer(200, [])
    })
    return client.storage.from('b')
  }

  it('lists 100 from 0 by name ascending, unless asked otherwise [C605 O315 O316]', async () => {
    await (await bucket()).list('folder')
    expect(JSON.parse(String(sent[0]))).toMatchObject({
      limit: 100,
      offset: 0,
      sortBy: { column: 'name', order: 'asc' },
    })
  })

  it('uploads with a cache time of 3600 s, unless asked otherwise [C606 O317]', async () => {
    await (await bucket()).upload('x.png', new Blob(['x']))
    expect(Object.fromEntries(sent[0] as FormData)).toMatchObject({ cacheControl: '3600' })
  })
})

describe('signing keys', () => {
  it('are kept for 10 minutes [O311]', async () => {
    const algorithm = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' }
    const pair = await crypto.subtle.generateKey(algorithm, true, ['sign', 'verify'])
    const key = { ...(await crypto.subtle.exportKey('jwk', pair.publicKey)), kid: 'k1', alg: 'ES256' }
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const exp = Math.floor(Date.now() / 1000) + 3600
    const text = `${part({ alg: 'ES256', typ: 'JWT', kid: 'k1' })}.${part({ sub: 'u1', exp })}`
    const signature = await crypto.subtle.sign(algorithm, pair.privateKey, new TextEncoder().encode(text))
    const token = `${text}.${Buffer.from(signature).toString('base64url')}`

    const asked: string[] = []
    const { client } = await clientWith(undefined, async (url) => {
      asked.push(new URL(String(url)).pathname)
      return answer(200, { keys: [key] })
    })
    const claims = async () => (await client.auth.getClaims(token)).data?.claims.sub
    expect(await claims()).toBe('u1')
    vi.setSystemTime(Date.now() + 599_000)
    expect(await claims()).toBe('u1')
    expect(asked).toEqual(['/auth/v1/.well-known/jwks.json'])
    vi.setSystemTime(Date.now() + 2000)
    expect(await claims()).toBe('u1')
    expect(asked).toHaveLength(2)
  })
})
