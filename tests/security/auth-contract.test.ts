import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authAsker, expectInvalid, linkIn, mailsTo } from '#tests/support/auth.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let ask: ReturnType<typeof authAsker>
let token: string
beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 1_000_000 })
  ask = authAsker(server)
  token = (await server.user('owner@kitchen.example')).session?.access_token ?? ''
})
afterAll(() => server.stop())

const email = 'cook@kitchen.example'
const password = 'correct horse battery'

describe('auth/v1 serves what the client library calls and nothing else', () => {
  it.each([
    ['GET', ''],
    ['GET', 'authorize?provider=github'],
    ['GET', 'callback?state=x'],
    ['POST', 'callback'],
    ['GET', 'nonexistent'],
    ['GET', '.well-known/openid-configuration'],
    ['POST', 'sso'],
    ['GET', 'admin/users'],
    ['POST', 'admin/generate_link'],
    ['POST', 'factors'],
    ['DELETE', 'user/identities/x'],
    ['POST', 'invite'],
    ['GET', 'user/'],
    ['GET', '/user'],
    ['GET', '%75ser'],
    ['GET', 'USER'],
    ['GET', '__proto__'],
    ['GET', 'constructor'],
  ])('%s %s is 404 in our error shape', async (method, path) => {
    const answer = await ask(method, path, undefined, { token })
    expect(answer.status).toBe(404)
    expect(answer.body).toMatchObject({ error: 'not_found', request_id: expect.any(String) })
  })

  it.each([
    ['GET', 'signup', 'POST'],
    ['DELETE', 'token', 'POST'],
    ['GET', 'recover', 'POST'],
    ['PATCH', 'resend', 'POST'],
    ['HEAD', 'verify?token=x&type=signup', 'GET, POST'],
    ['DELETE', 'verify', 'GET, POST'],
    ['POST', 'user', 'GET, PUT'],
    ['DELETE', 'user', 'GET, PUT'],
    ['POST', 'reauthenticate', 'GET'],
    ['GET', 'logout', 'POST'],
    ['POST', 'settings', 'GET'],
    ['PUT', 'health', 'GET'],
    ['POST', '.well-known/jwks.json', 'GET'],
    ['GET', 'otp', 'POST'],
    ['GET', 'magiclink', 'POST'],
  ])('%s %s is 405 with the allowed methods', async (method, path, allowed) => {
    const { status, headers } = await ask(method, path)
    expect([status, headers.get('allow')]).toEqual([405, allowed])
  })

  it('does not use up the link of a mail on a HEAD request', async () => {
    await ask('POST', 'recover', { email: 'owner@kitchen.example' })
    const link = linkIn((await mailsTo(server, 'owner@kitchen.example')).at(-1)?.body)
    expect((await fetch(link, { method: 'HEAD' })).status).toBe(405)
    const opened = await fetch(link, { redirect: 'manual' })
    expect(opened.headers.get('location')).toContain('#access_token=')
  })

  it('serves settings, health, keys and sign-in links', async () => {
    expect(await ask('GET', 'settings')).toMatchObject({ status: 200, body: { mailer_autoconfirm: true } })
    expect(await ask('GET', 'health')).toMatchObject({ status: 200, body: { name: 'GoTrue' } })
    expect(await ask('GET', '.well-known/jwks.json')).toMatchObject({ status: 200, body: { keys: [] } })
    for (const path of ['otp', 'magiclink'])
      expect(await ask('POST', path, { email })).toMatchObject({
        status: 422,
        body: { error_code: 'otp_disabled' },
      })
  })

  it('sends no header that identifies an account or a session', async () => {
    const signedUp = await ask('POST', 'signup', { email: 'plain@kitchen.example', password })
    expect(signedUp.status).toBe(200)
    expect([...signedUp.headers.keys()].filter((name) => name.startsWith('sb-'))).toEqual([])
  })
})

describe('a body that violates the contract', () => {
  const texts = [['a@kitchen.example'], 5, true, {}, null, 'a\0b', '\ud800', 'x'.repeat(30_000)]
  const objects: [string, string, Record<string, unknown>][] = [
    ['POST', 'signup', { email, password }],
    ['POST', 'token?grant_type=password', { email, password }],
    ['POST', 'token?grant_type=refresh_token', { refresh_token: '01a1e34d-da63-71e8-8113-274129c6f597' }],
    ['POST', 'recover', { email }],
    ['POST', 'resend', { email, type: 'signup' }],
    ['POST', 'verify', { email, token: '123456', type: 'signup' }],
    ['POST', 'verify', { token_hash: 'abcdef', type: 'recovery' }],
    ['PUT', 'user', { email, password }],
  ]
  it.each(objects)('%s %s is refused, whichever field is invalid', async (method, path, body) => {
    for (const field of Object.keys(body))
      for (const value of texts) {
        const sent = { ...body, [field]: value }
        expectInvalid(await ask(method, path, sent, { token }), JSON.stringify(sent).slice(0, 100))
      }
  })

  it.each(objects)('%s %s is refused without an object', async (method, path) => {
    for (const sent of [
      'null',
      '[]',
      '"x"',
      '5',
      '{',
      'email=a',
      '{"email":',
      '\ufeff\ufeff{}',
      '['.repeat(20_000),
    ])
      expectInvalid(await ask(method, path, sent, { token }), sent.slice(0, 20))
    if (path !== 'user') expectInvalid(await ask(method, path), 'no body')
  })

  it.each([
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    '',
    'application/jsonx',
  ])('is refused as %j', async (type) => {
    const body = JSON.stringify({ email, password })
    expectInvalid(await ask('POST', 'signup', body, { headers: { 'content-type': type } }), type)
  })

  it('is refused when it is not UTF-8', async () => {
    const response = await server.app.request('/auth/v1/recover', {
      method: 'POST',
      headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
      body: new Uint8Array([...Buffer.from('{"email":"'), 0xff, 0xc0, ...Buffer.from('@b.example"}')]),
    })
    expect(response.status).toBe(400)
  })

  it('with duplicate fields uses the last', async () => {
    const twice = `{"email":"first@kitchen.example","email":"second@kitchen.example","password":"${password}"}`
    expect(await ask('POST', 'signup', twice)).toMatchObject({
      status: 200,
      body: { user: { email: 'second@kitchen.example' } },
    })
  })

  it('may include what the client library adds', async () => {
    const extra = {
      gotrue_meta_security: { captcha_token: 'x' },
      code_challenge: null,
      code_challenge_method: null,
    }
    const signedUp = await ask('POST', 'signup', {
      ...{ email: 'extra@kitchen.example', password, data: {}, channel: 'sms', options: { a: [1] } },
      ...extra,
    })
    expect(signedUp.status).toBe(200)
    const mine = String(signedUp.body.access_token)
    expect(
      (await ask('PUT', 'user', { data: { a: 'b' }, nonce: '1', ...extra }, { token: mine })).status,
    ).toBe(200)
    expect((await ask('POST', 'recover', { email, ...extra })).status).toBe(200)
  })
})

describe('parameters', () => {
  it('are known, and sent once', async () => {
    for (const query of ['', '?grant_type=pkce', '?grant_type=id_token', '?grant_type='])
      expectInvalid(await ask('POST', `token${query}`, { email, password }), query)
    for (const query of [
      'grant_type=password&grant_type=refresh_token',
      'grant_type=password&grant_type=password',
    ])
      expectInvalid(await ask('POST', `token?${query}`, { email, password }), query)
    expectInvalid(await ask('POST', 'logout?scope=everything', undefined, { token }), 'scope')
    for (const query of [
      '',
      '?token=x',
      '?type=signup',
      '?token=x&type=magiclink',
      '?token=x&type=reauthentication',
    ])
      expectInvalid(await ask('GET', `verify${query}`), query)
  })

  it('contain no line breaks', async () => {
    for (const sign of ['%0d%0aSet-Cookie:%20a=b', '%0a', '%09', '%7f']) {
      const redirect = `redirect_to=${server.url}/${sign}`
      for (const path of ['signup', 'recover', 'resend', 'verify'])
        expectInvalid(await ask('POST', `${path}?${redirect}`, { email, password, type: 'signup' }), path)
      const link = await ask('GET', `verify?token=x&type=signup&${redirect}`)
      expectInvalid(link, sign)
      expect(link.headers.get('location')).toBeNull()
    }
  })

  it('redirect a link back to this site only', async () => {
    const { port } = new URL(server.url)
    const leadsTo = async (redirect: string) => {
      const query = new URLSearchParams({ token: 'x', type: 'signup', redirect_to: redirect })
      return new URL((await ask('GET', `verify?${query}`)).headers.get('location') ?? '')
    }
    for (const redirect of [
      'http://127.0.0.1:1/',
      'http://127.0.0.1/',
      `http://localhost:${port}/`,
      `https://127.0.0.1:${port}/`,
      `http://127.0.0.1:${port}@evil.example/`,
      `http://127.0.0.1:${port}.evil.example/`,
      'https://evil.example/',
      '//evil.example/',
      'javascript:alert(1)',
      'data:text/html,x',
      'nonsense',
      '',
    ]) {
      const target = await leadsTo(redirect)
      expect(target.origin + target.pathname, redirect).toBe(`${server.url}/`)
      expect(target.hash, redirect).toContain('error_code=otp_expired')
    }
    const own = await leadsTo(`${server.url}/auth?mode=reset-password#access_token=forged`)
    expect(own.pathname + own.search).toBe('/auth?mode=reset-password')
    expect(own.hash).not.toContain('forged')
  })
})
