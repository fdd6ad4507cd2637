import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineFunction } from '#server/functions/definition.ts'
import { opening, rawSocket } from '#tests/support/realtime.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

const ok = z.object({ ok: z.boolean() })

const functions = {
  greet: defineFunction({
    input: z.object({ name: z.string().min(1, 'Say who you are.') }),
    output: z.object({ hello: z.string(), user: z.string().nullable() }),
    handler: ({ input, user }) => ({ hello: input.name, user: user?.email ?? null }),
  }),
  'no-body': defineFunction({ input: z.object({}), output: ok, handler: () => ({ ok: true }) }),
  breaks: defineFunction({
    input: z.object({}),
    output: z.never(),
    handler: () => {
      throw new Error('secret inside: hunter2')
    },
  }),
  small: defineFunction({ input: z.unknown(), output: ok, bodyLimit: 1000, handler: () => ({ ok: true }) }),
  lies: defineFunction({
    input: z.object({}),
    output: z.object({ at: z.string(), cooks: z.number() }),
    // Like a row whose type differs from the query's. The date is text once serialized, the count should not be.
    handler: () => ({ at: new Date(0) as unknown as string, cooks: '3' as unknown as number }),
  }),
  narrow: defineFunction({
    input: z.object({}),
    output: ok,
    limit: { name: 'narrow', hits: 3, seconds: 3600 },
    handler: () => ({ ok: true }),
  }),
}

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ functions, rateLimitScale: 1 })
})
afterAll(() => server.stop())

const call = (name: string, body: BodyInit | null, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    body,
    headers: { apikey: server.keys.publishableKey, ...headers },
  })

describe('the platform', () => {
  it.each([
    ['auth/v1', 'GET', '/settings'],
    ['rest/v1', 'GET', '/common_ingredients?limit=1'],
    ['storage/v1', 'POST', '/object/list/avatars'],
    ['functions/v1', 'POST', '/no-body'],
  ])('serves %s [C409 O215]', async (part, method, path) => {
    const response = await fetch(`${server.url}/${part}${path}`, {
      method,
      headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
      ...(method === 'POST' && { body: JSON.stringify({ prefix: '' }) }),
    })
    await response.text()
    expect(response.status).toBe(200)
  })

  it('serves realtime/v1, a websocket [C409 O215]', async () => {
    const socket = rawSocket(server.url, `apikey=${server.keys.publishableKey}&vsn=1.0.0`)
    await opening(socket)
    expect(new URL(socket.url).pathname).toBe('/realtime/v1/websocket')
    socket.terminate()
  })
})

describe('functions/v1', () => {
  it('is called by name through the real client [C410 O216]', async () => {
    const { data, error } = await server.client().functions.invoke('greet', { body: { name: 'Ada' } })
    expect(error).toBeNull()
    expect(data).toEqual({ hello: 'Ada', user: null })
  })

  it('identifies the user of the bearer token [C407 O178]', async () => {
    const { client, email } = await server.user()
    expect((await client.functions.invoke('greet', { body: { name: 'Ada' } })).data.user).toBe(email)
  })

  it('accepts a region header and no body [O217]', async () => {
    const { data } = await server.client().functions.invoke('no-body', { region: 'us-east-1' as never })
    expect(data).toEqual({ ok: true })
  })

  it('answers invalid input with one error shape and what to correct [O269]', async () => {
    const response = await call('greet', JSON.stringify({ name: '' }))
    expect(response.status).toBe(400)
    const body = await response.json()
    expect(body).toEqual({
      error: 'bad_request',
      message: 'Say who you are.',
      details: [{ field: 'name', message: 'Say who you are.' }],
      request_id: response.headers.get('x-request-id'),
    })
    const { error } = await server.client().functions.invoke('greet', { body: {} })
    expect(error?.name).toBe('FunctionsHttpError')
    expect((await error.context.json()).error).toBe('bad_request')
  })

  it.each([
    ['greet', '{', 400],
    ['greet', '[]', 400],
    ['nope', '{}', 404],
    ['__proto__', '{}', 404],
    ['constructor', '{}', 404],
  ])('%s with %s returns %i', async (name, body, status) => {
    const response = await call(name, body)
    expect(response.status).toBe(status)
    expect(Object.keys(await response.json())).toEqual(
      expect.arrayContaining(['error', 'message', 'request_id']),
    )
  })

  it('hides internal errors from the caller, and logs them', async () => {
    const response = await call('breaks', '{}')
    expect(response.status).toBe(500)
    expect(await response.text()).not.toContain('hunter2')
    expect(server.logLines.join('')).toContain('unexpected error')
  })

  it('fails a response that breaks its contract, where responses are checked', async () => {
    const response = await call('lies', '{}')
    expect(response.status).toBe(500)
    const { error, message } = await response.json()
    expect(error).toBe('broken_contract')
    expect(message).toMatch(/^The answer of lies breaks its contract: .*expected number.*cooks$/s)
    expect(message).not.toContain('at at')
  })

  it('refuses a missing or wrong key, a forged token, and other methods', async () => {
    const url = `${server.url}/functions/v1/greet`
    expect((await fetch(url, { method: 'POST', body: '{}' })).status).toBe(401)
    expect((await call('greet', '{"name":"x"}', { apikey: 'sb_publishable_wrong' })).status).toBe(401)
    expect(
      (await call('greet', '{"name":"x"}', { authorization: 'Bearer eyJhbGciOiJub25lIn0.e30.' })).status,
    ).toBe(401)
    const get = await fetch(url, { headers: { apikey: server.keys.publishableKey } })
    expect(get.status).toBe(405)
    expect(get.headers.get('allow')).toBe('POST')
  })

  it('answers the preflight of another origin', async () => {
    const response = await fetch(`${server.url}/functions/v1/greet`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://elsewhere.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'apikey',
      },
    })
    expect(response.ok).toBe(true)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('apikey')
  })

  it('reads no more of a body than the limit, with or without Content-Length', async () => {
    expect((await call('small', 'x'.repeat(2000))).status).toBe(413)
    const stream = new ReadableStream({
      start(controller) {
        for (let i = 0; i < 50; i++) controller.enqueue(new TextEncoder().encode('x'.repeat(100)))
        controller.close()
      },
    })
    const response = await fetch(`${server.url}/functions/v1/small`, {
      method: 'POST',
      body: stream,
      duplex: 'half',
      headers: { apikey: server.keys.publishableKey },
    } as RequestInit)
    expect(response.status).toBe(413)
  })

  it('returns when to retry after too many calls', async () => {
    for (let i = 0; i < 3; i++) expect((await call('narrow', '{}')).status).toBe(200)
    const refused = await call('narrow', '{}')
    expect(refused.status).toBe(429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await refused.json()).error).toBe('too_many_requests')
  })

  it('counts users as well as addresses, and stores neither', async () => {
    const rows = await server.sql`select key from sous.rate_limits`
    expect(rows.length).toBeGreaterThan(0)
    for (const row of rows) expect(row.key).not.toMatch(/127\.0\.0\.1|[0-9a-f]{8}-[0-9a-f]{4}/)
  })
})

describe('every response', () => {
  it('carries the security headers', async () => {
    for (const path of ['/healthz', '/functions/v1/greet', '/rest/v1/external_recipes', '/nowhere.js']) {
      const { headers } = await fetch(server.url + path)
      expect(headers.get('content-security-policy'), path).toContain("default-src 'none'")
      expect(headers.get('content-security-policy')).not.toMatch(/script-src[^;]*'unsafe-/)
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
      expect(headers.get('cross-origin-embedder-policy')).toBe('credentialless')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('x-request-id')).toBeTruthy()
    }
  })

  it('limits sign-in attempts per address', async () => {
    const attempt = () =>
      fetch(`${server.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
        body: '{}',
      })
    let last = await attempt()
    for (let i = 0; i < 60 && last.status !== 429; i++) last = await attempt()
    expect(last.status).toBe(429)
    expect(last.headers.get('retry-after')).toBeTruthy()
  })

  it('refuses bodies over the limit of the path', async () => {
    const big = 'x'.repeat(40_000)
    const response = await fetch(`${server.url}/auth/v1/signup`, {
      method: 'POST',
      body: big,
      headers: { apikey: server.keys.publishableKey, connection: 'close' },
    })
    expect([413, 429]).toContain(response.status)
    const rest = await fetch(`${server.url}/rest/v1/pantry_items`, {
      method: 'POST',
      body: 'x'.repeat(1_100_000),
      headers: { apikey: server.keys.publishableKey, connection: 'close' },
    })
    expect(rest.status).toBe(413)
  })
})

describe('health checks', () => {
  it('report live and ready', async () => {
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.url}/readyz`)).status).toBe(200)
  })

  it('report not ready when a migration is missing', async () => {
    await server.sql`update supabase_migrations.schema_migrations set version = '19990101000000' where name = 'avatars'`
    const response = await fetch(`${server.url}/readyz`)
    expect(response.status).toBe(503)
    expect(response.headers.get('retry-after')).toBeTruthy()
  })
})
