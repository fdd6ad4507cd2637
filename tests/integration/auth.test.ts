import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { until } from '#tests/support/until.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const linkIn = (body: string) => /https?:\/\/\S+/.exec(body)?.[0] ?? ''

describe('auth/v1 with the real client', () => {
  it('signs up with email, password and display name [C459 O218 C021]', async () => {
    const { data, error } = await server.client().auth.signUp({
      email: 'Anna.New@kitchen.example',
      password: 'long enough 1',
      options: { data: { display_name: 'Anna' }, emailRedirectTo: server.url },
    })
    expect(error).toBeNull()
    expect(data.user).toMatchObject({
      email: 'anna.new@kitchen.example',
      user_metadata: { display_name: 'Anna' },
    })
    expect(data.user?.created_at).toBeTruthy()
    expect(data.session?.access_token).toBeTruthy()
  })

  it('returns a session with user, tokens and expiry [C277 O124 C276]', async () => {
    const { session } = await server.user()
    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(session?.refresh_token).toBeTruthy()
    expect(session?.expires_at).toBeGreaterThan(Date.now() / 1000)
    expect(session?.user.id).toBeTruthy()
  })

  it('signs in with the right password [C460 O219]', async () => {
    const { email, password } = await server.user()
    const { data, error } = await server.client().auth.signInWithPassword({ email, password })
    expect(error).toBeNull()
    expect(data.user?.email).toBe(email)
    expect(data.session?.access_token).toBeTruthy()
  })

  it('refuses a wrong password as invalid credentials [C526 O264]', async () => {
    const { email } = await server.user()
    const { data, error } = await server.client().auth.signInWithPassword({ email, password: 'not this one' })
    expect(error).toMatchObject({ code: 'invalid_credentials', message: 'Invalid login credentials' })
    expect(data.session).toBeNull()
  })

  it('refuses a weak password with its reasons [C527 O265]', async () => {
    const { error } = await server.client().auth.signUp({ email: 'weak@kitchen.example', password: 'short' })
    expect(error).toMatchObject({ code: 'weak_password' })
    expect((error as unknown as { reasons: string[] }).reasons).toContain('length')
  })

  it('requires an email and a password [C375 O168 O169]', async () => {
    const { error } = await server.client().auth.signInWithPassword({ password: 'x' } as never)
    expect(error?.message).toBe('You must provide either an email or phone number and a password')
  })

  it('refuses a second account for the same address, and signs its owner in', async () => {
    const { email, password, id } = await server.user()
    const { error } = await server.client().auth.signUp({ email, password: 'long enough 2' })
    expect(error?.code).toBe('signup_failed')
    expect(error?.message).toMatch(/^We couldn’t create an account .+ sign in or reset your password\.$/)
    const { data } = await server.client().auth.signUp({ email, password })
    expect(data.user?.id).toBe(id)
    expect(data.session?.access_token).toBeTruthy()
  })

  it('refreshes a session, and refuses an unknown refresh token [C461 O220]', async () => {
    const { session } = await server.user()
    const client = server.client()
    const { data } = await client.auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })
    expect(data.session?.access_token).toBeTruthy()
    expect(data.session?.refresh_token).not.toBe(session?.refresh_token)
    const bad = await client.auth.refreshSession({ refresh_token: 'made-up-token' })
    expect(bad.error?.status).toBe(400)
  })

  it('reads the user by token [C465 O224]', async () => {
    const { client, email } = await server.user()
    expect((await client.auth.getUser()).data.user?.email).toBe(email)
  })

  it('refuses a forged token as a bad JWT [C528]', async () => {
    const { session } = await server.user()
    const forged = `${session?.access_token.slice(0, -4)}AAAA`
    const { error } = await server.client().auth.getUser(forged)
    expect(error?.status).toBe(403)
    expect(error?.code).toBe('bad_jwt')
  })

  it('refuses what is no token as an invalid JWT [O266]', async () => {
    const { auth } = server.client()
    expect((await auth.getClaims('not.a-token')).error?.name).toBe('AuthInvalidJwtError')
    // Well formed, but not signed by this server, which has the last word.
    const { session } = await server.user()
    const forged = await auth.getClaims(`${session?.access_token.slice(0, -4)}AAAA`)
    expect([forged.data, forged.error?.code]).toEqual([null, 'bad_jwt'])
  })

  it('logs a refused sign-up, sign-in and reset, and returns the error [O271]', async () => {
    const before = server.logLines.length
    const { auth } = server.client()
    const email = 'refused@kitchen.example'
    const answers = [
      await auth.signUp({ email, password: 'short' }),
      await auth.signInWithPassword({ email, password: 'not this one' }),
      await auth.resetPasswordForEmail('no address'),
    ]
    expect(answers.map(({ error }) => error?.message)).toEqual([
      'Use at least 8 characters.',
      'Invalid login credentials',
      expect.stringMatching(/email/i),
    ])
    const refused = answers.map(({ error }) => error?.status)
    await until(() =>
      expect(
        server.logLines
          .slice(before)
          .map((line) => JSON.parse(line))
          .filter(({ message }) => message === 'request')
          .map(({ path, status }) => [path, status]),
      ).toEqual([
        ['/auth/v1/signup', refused[0]],
        ['/auth/v1/token', refused[1]],
        ['/auth/v1/recover', refused[2]],
      ]),
    )
  })

  it('says that the session is missing when there is none [C525 O263]', async () => {
    const { error } = await server.client().auth.getUser()
    expect(error?.message).toBe('Auth session missing!')
  })

  it('updates the user, including the password [C464 O223]', async () => {
    const { client, email } = await server.user()
    const { data, error } = await client.auth.updateUser({
      password: 'another good one',
      data: { display_name: 'New' },
    })
    expect(error).toBeNull()
    expect(data.user?.user_metadata.display_name).toBe('New')
    const again = await server.client().auth.signInWithPassword({ email, password: 'another good one' })
    expect(again.error).toBeNull()
  })

  it('signs out, and revokes the refresh token [C462 O221 C473]', async () => {
    const { client, session } = await server.user()
    expect((await client.auth.signOut()).error).toBeNull()
    const { error } = await server
      .client()
      .auth.refreshSession({ refresh_token: session?.refresh_token ?? '' })
    expect(error).not.toBeNull()
  })

  it('mails a recovery link that ends on the reset screen and signs in there [C463 O222 C207]', async () => {
    const { email } = await server.user('forgot@kitchen.example')
    const { error } = await server
      .client()
      .auth.resetPasswordForEmail(email, { redirectTo: `${server.url}/auth?mode=reset-password` })
    expect(error).toBeNull()
    const mail = (await server.mails()).find((m) => m.recipient === email)
    expect(mail?.subject).toContain('Reset your password')
    const opened = await fetch(linkIn(mail?.body ?? ''), { redirect: 'manual' })
    expect(opened.status).toBe(303)
    const target = new URL(opened.headers.get('location') ?? '')
    expect(target.pathname + target.search).toBe('/auth?mode=reset-password')
    const tokens = new URLSearchParams(target.hash.slice(1))
    const client = server.client()
    await client.auth.setSession({
      access_token: tokens.get('access_token') ?? '',
      refresh_token: tokens.get('refresh_token') ?? '',
    })
    expect((await client.auth.updateUser({ password: 'remembered this time' })).error).toBeNull()
    expect(
      (await server.client().auth.signInWithPassword({ email, password: 'remembered this time' })).error,
    ).toBeNull()
  })

  it('answers the same for an address without an account', async () => {
    const { data, error } = await server.client().auth.resetPasswordForEmail('nobody@kitchen.example')
    expect({ data, error }).toEqual({ data: {}, error: null })
  })

  it('refuses requests without a key, or with a wrong one', async () => {
    expect((await fetch(`${server.url}/auth/v1/user`)).status).toBe(401)
    expect(
      (await fetch(`${server.url}/auth/v1/user`, { headers: { apikey: 'sb_publishable_guess' } })).status,
    ).toBe(401)
    expect((await fetch(`${server.url}/rest/v1/profiles`)).status).toBe(401)
  })

  it('never logs an address, a password or a token', async () => {
    const all = server.logLines.join('')
    for (const secret of ['kitchen.example', 'long enough', 'eyJ', 'sb_secret_test'])
      expect(all).not.toContain(secret)
  })
})

describe('with AUTH_REQUIRE_CONFIRMATION', () => {
  it('mails a link that confirms the address and returns to the site root [C208 O226]', async () => {
    const strict = await startTestServer({ requireConfirmation: true })
    try {
      const email = 'confirm@kitchen.example'
      const { data } = await strict.client().auth.signUp({ email, password: 'long enough 3' })
      expect(data.session).toBeNull()
      const early = await strict.client().auth.signInWithPassword({ email, password: 'long enough 3' })
      expect(early.error?.code).toBe('email_not_confirmed')
      const [mail] = await strict.mails()
      const opened = await fetch(linkIn(mail?.body ?? ''), { redirect: 'manual' })
      const target = new URL(opened.headers.get('location') ?? '')
      expect(target.origin + target.pathname).toBe(`${strict.url}/`)
      expect(
        (await strict.client().auth.signInWithPassword({ email, password: 'long enough 3' })).error,
      ).toBeNull()
    } finally {
      await strict.stop()
    }
  })
})
