import { randomUUID } from 'node:crypto'
import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { functions } from '#server/functions/index.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

type Person = Awaited<ReturnType<TestServer['user']>>

let server: TestServer
let owner: Person
let tokens: Record<string, string>

const names = Object.keys(functions)
const secret = (text: string) => new TextEncoder().encode(text)
const now = () => Math.floor(Date.now() / 1000)

/** Tokens that look valid unless verified. */
async function badTokens(): Promise<Record<string, string>> {
  const [session] = await server.sql<
    { id: string }[]
  >`select id from auth.sessions where user_id = ${owner.id}`
  const claims = {
    sub: owner.id,
    role: 'authenticated',
    session_id: session?.id,
    email: owner.email,
    aud: 'authenticated',
  }
  const sign = (change: object = {}, key = server.keys.jwtSecret, alg = 'HS256', exp = now() + 600) =>
    new SignJWT({ ...claims, ...change })
      .setProtectedHeader({ alg, typ: 'JWT' })
      .setExpirationTime(exp)
      .sign(secret(key))
  const good = owner.session?.access_token ?? ''
  const [head, , signature] = good.split('.') as [string, string, string]
  const forgedBody = Buffer.from(
    JSON.stringify({ ...claims, exp: now() + 600, role: 'service_role' }),
  ).toString('base64url')
  const leaver = await server.user('leaver@kitchen.example')
  const left = leaver.session?.access_token ?? ''
  await leaver.client.auth.signOut()
  return {
    expired: await sign({}, undefined, undefined, now() - 10),
    'without a signature': new UnsecuredJWT(claims).setExpirationTime(now() + 600).encode(),
    'of another secret': await sign({}, 'another-secret-that-is-long-enough-for-hs256'),
    'signed with the public key': await sign({}, server.keys.publishableKey),
    'by another method': await sign({}, undefined, 'HS512'),
    'of another issuer and session': await sign({
      iss: 'https://elsewhere.example',
      session_id: randomUUID(),
    }),
    'with a changed body': `${head}.${forgedBody}.${signature}`,
    'of a session that ended': left,
    'of another role': await sign({ role: 'service_role' }),
    'without a session': await sign({ session_id: undefined }),
    'that is no token': 'not-a-token',
  }
}

beforeAll(async () => {
  server = await startTestServer({ functions })
  owner = await server.user('owner@kitchen.example', 'only the owner knows 7')
  tokens = await badTokens()
})
afterAll(() => server.stop())

const call = (path: string, headers: Record<string, string>, body: unknown = {}) =>
  server.app.request(path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(Buffer.byteLength(JSON.stringify(body))),
      ...headers,
    },
    body: JSON.stringify(body),
  })

describe.each(names)('functions/v1/%s', (name) => {
  const path = `/functions/v1/${name}`

  it('requires our key, and refuses the secret one', async () => {
    for (const apikey of [
      '',
      'sb_publishable_wrong',
      server.keys.secretKey,
      owner.session?.access_token ?? '',
    ]) {
      const response = await call(path, apikey ? { apikey } : {})
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ error: 'missing_api_key' })
    }
  })

  it('accepts no token that we did not issue, or of a closed session', async () => {
    for (const [what, token] of Object.entries(tokens)) {
      const response = await call(path, {
        apikey: server.keys.publishableKey,
        authorization: `Bearer ${token}`,
      })
      expect(response.status, what).toBe(401)
      expect(await response.json(), what).toMatchObject({ error: 'unauthorized' })
    }
  })
})

describe('the other endpoints', () => {
  it.each(['/rest/v1/profiles?select=*', '/storage/v1/object/list/avatars'])(
    '%s accepts none of them either',
    async (path) => {
      for (const [what, token] of Object.entries(tokens)) {
        const headers = { apikey: server.keys.publishableKey, authorization: `Bearer ${token}` }
        const response = path.startsWith('/rest')
          ? await server.app.request(path, { headers })
          : await call(path, headers)
        expect(response.status, what).toBe(401)
      }
    },
  )
  it('auth/v1/user identifies no user by them', async () => {
    for (const [what, token] of Object.entries(tokens)) {
      const headers = { apikey: server.keys.publishableKey, authorization: `Bearer ${token}` }
      const response = await server.app.request('/auth/v1/user', { headers })
      expect([401, 403], what).toContain(response.status)
      expect(await response.text(), what).not.toContain(owner.email)
    }
  })
})

describe('another user’s token', () => {
  it('gives no access to the owner’s data', async () => {
    const stranger = await server.user('stranger@kitchen.example')
    const mine = stranger.client.functions
    const { data: made } = await owner.client.functions.invoke('household', {
      body: { action: 'create', name: 'Ours' },
    })
    expect(made).toBeTruthy()
    const invited = await owner.client.functions.invoke('household', { body: { action: 'invite', uses: 1 } })
    expect(invited.error).toBeNull()
    const [invitation] = await server.sql<{ id: string }[]>`select id from household_invitations`
    const tried = await Promise.all([
      mine.invoke('household', { body: { action: 'remove', user_id: owner.id } }),
      mine.invoke('household', { body: { action: 'hand_over', user_id: stranger.id } }),
      mine.invoke('household', { body: { action: 'revoke', invitation_id: invitation?.id } }),
      mine.invoke('household', { body: { action: 'dissolve' } }),
      mine.invoke('delete-account', { body: { action: 'request', password: owner.password } }),
    ])
    expect(tried.every(({ error }) => error !== null)).toBe(true)
    const { data } = await mine.invoke('export-account', { body: {} })
    expect(JSON.stringify(data)).not.toContain(owner.id)
    expect(await server.sql`select revoked_at from household_invitations`).toMatchObject([
      { revoked_at: null },
    ])
    expect(await server.sql`select * from sous.accounts_to_delete`).toEqual([])
  })

  it('gives no access to the operator’s functions', async () => {
    for (const name of ['outbox-mails', 'operator-status', 'operator-access', 'model-check'])
      for (const access_code of ['', 'wrong', 'open-sesame-tes', 'open-sesame-test1'])
        expect(
          (await owner.client.functions.invoke(name, { body: { access_code } })).error,
          name,
        ).not.toBeNull()
  })
})

describe('after the keys were rotated', () => {
  it('old tokens and keys are refused, and every session continues with one refresh', async () => {
    const person = await server.user('renewed@kitchen.example')
    const { access_token = '', refresh_token = '' } = person.session ?? {}
    const keys = {
      jwtSecret: 'another-jwt-secret-that-is-long-enough-for-hs256',
      publishableKey: 'sb_publishable_other_0123456789abcdef',
      secretKey: 'sb_secret_other_0123456789abcdefghij',
      accessCode: 'open-sesame-other',
    }
    const renewed = await startTestServer({ functions, databaseUrl: server.databaseUrl, keys })
    const profile = (apikey: string, token: string) =>
      renewed.app.request('/rest/v1/profiles?select=user_id', {
        headers: { apikey, authorization: `Bearer ${token}` },
      })
    try {
      expect((await profile(keys.publishableKey, access_token)).status).toBe(401)
      const { data, error } = await renewed.client().auth.refreshSession({ refresh_token })
      expect(error).toBeNull()
      const token = data.session?.access_token ?? ''
      expect((await profile(server.keys.publishableKey, token)).status).toBe(401)
      const answer = await profile(keys.publishableKey, token)
      expect(await answer.json()).toEqual([{ user_id: person.id }])
    } finally {
      await renewed.stop()
    }
  })
})

describe('logs and errors', () => {
  it('contain no key, password, token, code or address of a user', async () => {
    const apikey = server.keys.publishableKey
    const answers = await Promise.all([
      call('/functions/v1/contact', { apikey }, { email: 5 }),
      call('/functions/v1/operator-access', { apikey }, { access_code: 'guessed-code-1' }),
      call('/rest/v1/pantry_items', { apikey }, { nonsense: true }),
      call('/rest/v1/rpc/nothing', { apikey }),
      call(
        '/auth/v1/token?grant_type=password',
        { apikey },
        { email: owner.email, password: 'wrong guess 1' },
      ),
      server.app.request(`/rest/v1/external_recipes?select=nothing,(&apikey=${apikey}`),
      server.app.request('/covers/zzz.svg'),
      server.app.request(`/auth/v1/verify?token=abc&type=recovery&apikey=${apikey}`),
    ])
    const errorTexts = (await Promise.all(answers.map((answer) => answer.text()))).join('\n')
    expect(answers.every(({ status }) => status < 500)).toBe(true)
    expect(errorTexts).not.toMatch(/node_modules|\bat .+:\d+:\d+|select .+ from |insert into/i)
    const logged = server.logLines.join('\n')
    for (const [what, value] of Object.entries({
      ...server.keys,
      token: owner.session?.access_token ?? '',
      refresh: owner.session?.refresh_token ?? '',
      password: owner.password,
      email: owner.email,
      guess: 'wrong guess 1',
    })) {
      expect(logged.includes(value), `${what} in the log`).toBe(false)
      if (!['publishableKey', 'email'].includes(what))
        expect(errorTexts.includes(value), `${what} in an error`).toBe(false)
    }
    expect(logged).not.toContain('guessed-code-1')
  })
})
