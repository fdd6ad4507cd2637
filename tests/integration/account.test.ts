import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DeleteAccountOutput, ExportAccountOutput, OutboxMailsOutput } from '#core/contracts/account.ts'
import { deleteAccount } from '#server/functions/delete-account/handler.ts'
import { exportAccount } from '#server/functions/export-account/handler.ts'
import { outboxMails } from '#server/functions/outbox-mails/handler.ts'
import { runJobs } from '#server/jobs/run.ts'
import { createLog } from '#server/lib/log.ts'
import { hashAsInProduction } from '#tests/support/real-hashing.ts'
import { startTestServer, type TestServer, type TestServerOptions } from '#tests/support/server.ts'

type Person = Awaited<ReturnType<TestServer['user']>>

const functions = {
  'delete-account': deleteAccount,
  'export-account': exportAccount,
  'outbox-mails': outboxMails,
}
const silent = createLog('silent')
const running: TestServer[] = []
const start = async (options: TestServerOptions = {}) => {
  const started = await startTestServer({ functions, ...options })
  running.push(started)
  return started
}

let server: TestServer
beforeAll(async () => {
  server = await start()
})
afterAll(async () => {
  for (const one of running) await one.stop()
})

const lastMail = async (to: string, on = server) =>
  (await on.mails()).filter((m) => m.recipient === to).at(-1)
const linkIn = (body = '') => /https?:\/\/\S+/.exec(body)?.[0] ?? ''
const open = async (link: string) => {
  const response = await fetch(link, { redirect: 'manual' })
  const target = new URL(response.headers.get('location') ?? '')
  return { target, fragment: new URLSearchParams(target.hash.slice(1)) }
}
const call = async <T>(person: Person | undefined, name: string, body: object) => {
  const token = (await person?.client.auth.getSession())?.data.session?.access_token
  const response = await fetch(`${server.url}/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  })
  return { status: response.status, body: (await response.json()) as T & { error?: string } }
}

describe('a forgotten password', () => {
  it('is reset by mail; the old password and all other sessions end [C463 C207 C464]', async () => {
    const { email, password, client: elsewhere } = await server.user()
    const visitor = server.client()
    const redirectTo = `${server.url}/auth?mode=reset-password`
    expect((await visitor.auth.resetPasswordForEmail(email, { redirectTo })).error).toBeNull()
    const mail = await lastMail(email)
    const { target, fragment } = await open(linkIn(mail?.body))
    expect(target.pathname + target.search).toBe('/auth?mode=reset-password')
    await visitor.auth.setSession({
      access_token: fragment.get('access_token') ?? '',
      refresh_token: fragment.get('refresh_token') ?? '',
    })
    expect((await visitor.auth.updateUser({ password: 'a fresh clove of garlic' })).error).toBeNull()

    const signIn = (word: string) => server.client().auth.signInWithPassword({ email, password: word })
    expect((await signIn(password)).error?.code).toBe('invalid_credentials')
    expect((await signIn('a fresh clove of garlic')).error).toBeNull()
    expect((await visitor.from('profiles').select('*')).data).toHaveLength(1)
    expect((await elsewhere.auth.refreshSession()).error).not.toBeNull()
    expect((await lastMail(email))?.subject).toContain('password was changed')
  })

  it('ends the other sessions at once, not when their token expires', async () => {
    const { client, email, password } = await server.user()
    const other = server.client()
    await other.auth.signInWithPassword({ email, password })
    expect((await other.from('profiles').select('*')).error).toBeNull()
    expect((await client.auth.updateUser({ password: 'quite another dish' })).error).toBeNull()
    const late = await other.from('profiles').select('*')
    expect(late.status).toBe(401)
    expect((await other.auth.getUser()).error).not.toBeNull()
    expect((await client.from('profiles').select('*')).error).toBeNull()
  })

  it('has a link that works once, for one hour, and reports so afterwards', async () => {
    const { email } = await server.user()
    const ask = async () => {
      await server.client().auth.resetPasswordForEmail(email)
      return linkIn((await lastMail(email))?.body)
    }
    const link = await ask()
    expect((await open(link)).fragment.get('access_token')).toBeTruthy()
    const used = await open(link)
    expect(used.target.pathname + used.target.search).toBe('/auth?mode=reset-password')
    expect(Object.fromEntries(used.fragment)).toMatchObject({
      error_code: 'otp_expired',
      error_description: 'Email link is invalid or has expired',
    })
    const late = await ask()
    await server.sql`update auth.users set recovery_sent_at = now() - interval '61 minutes' where email = ${email}`
    expect((await open(late)).fragment.get('error_code')).toBe('otp_expired')
    const replaced = await ask()
    const newest = await ask()
    expect((await open(replaced)).fragment.get('error_code')).toBe('otp_expired')
    expect((await open(newest)).fragment.get('access_token')).toBeTruthy()
  })

  it('requires an email address [C370]', async () => {
    expect((await server.client().auth.resetPasswordForEmail('')).error?.status).toBe(400)
  })
})

describe('new passwords', () => {
  it.each([
    ['password123', ['pwned']],
    ['qwerty', ['length', 'pwned']],
  ])('%s is refused at sign-up and at update, with its reasons [C527 O265]', async (password, reasons) => {
    const { client } = await server.user()
    const attempts = [
      await server.client().auth.signUp({ email: 'guess@kitchen.example', password }),
      await client.auth.updateUser({ password }),
    ]
    for (const { error } of attempts) {
      expect(error).toMatchObject({ code: 'weak_password', reasons })
      expect(error?.message).toContain('too easy to guess')
    }
  })
  it('are required, and so is the address [C367 C368]', async () => {
    for (const body of [{ email: 'a@kitchen.example' }, { password: 'long enough 4' }, {}])
      for (const path of ['signup', 'token?grant_type=password']) {
        const response = await fetch(`${server.url}/auth/v1/${path}`, {
          method: 'POST',
          headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
        expect(response.status).toBe(400)
        expect(await response.json()).toMatchObject({ error_code: 'validation_failed' })
      }
  })
  it('do not require a display name [C369]', async () => {
    const client = server.client()
    const { data } = await client.auth.signUp({ email: 'shy@kitchen.example', password: 'long enough 5' })
    const { data: profile } = await client.from('profiles').select('*').eq('user_id', data.user?.id).single()
    expect(profile?.display_name).toBeNull()
  })
})

describe('the existence of an account is not revealed', () => {
  hashAsInProduction()

  it('by the message and the duration of a failed sign-in', async () => {
    const { email } = await server.user()
    const times: Record<string, number[]> = { known: [], unknown: [] }
    const answers = new Set<string>()
    for (let i = 0; i < 4; i++)
      for (const [kind, address] of [
        ['known', email],
        ['unknown', `nobody${i}@kitchen.example`],
      ] as const) {
        const started = performance.now()
        const { error } = await server
          .client()
          .auth.signInWithPassword({ email: address, password: 'not it at all' })
        times[kind]?.push(performance.now() - started)
        answers.add(JSON.stringify([error?.code, error?.message, error?.status]))
      }
    expect([...answers]).toEqual(['["invalid_credentials","Invalid login credentials",400]'])
    const least = (kind: string) => Math.min(...(times[kind] ?? []))
    // Without the comparison it would be a tenth.
    expect(least('unknown')).toBeGreaterThan(least('known') * 0.5)
  })

  it('by a sign-up that awaits confirmation; the owner is informed by mail', async () => {
    const strict = await start({ requireConfirmation: true })
    const email = 'taken@kitchen.example'
    const signUp = (address: string) =>
      strict
        .client()
        .auth.signUp({ email: address, password: 'long enough 6', options: { data: { display_name: 'A' } } })
    const first = await signUp(email)
    expect(first.data.session).toBeNull()
    // Not confirmed yet: requesting again sends another link, and invalidates the older one.
    const older = linkIn((await lastMail(email, strict))?.body)
    expect((await signUp(email)).error).toBeNull()
    const link = linkIn((await lastMail(email, strict))?.body)
    expect((await open(older)).fragment.get('error_code')).toBe('otp_expired')

    const signIn = (password: string) => strict.client().auth.signInWithPassword({ email, password })
    expect((await signIn('a wrong one')).error?.code).toBe('invalid_credentials')
    expect((await signIn('long enough 6')).error?.code).toBe('email_not_confirmed')
    await strict.client().auth.resend({ type: 'signup', email })
    const resent = linkIn((await lastMail(email, strict))?.body)
    expect(resent).not.toBe(link)
    const { target, fragment } = await open(resent)
    expect(target.origin + target.pathname).toBe(`${strict.url}/`)
    expect(fragment.get('access_token')).toBeTruthy()
    expect((await open(resent)).fragment.get('error_code')).toBe('otp_expired')

    const again = await signUp(email)
    const fresh = await signUp('fresh@kitchen.example')
    expect(again.error).toBeNull()
    const shape = (value: unknown): unknown =>
      Array.isArray(value)
        ? value.map(shape)
        : value && typeof value === 'object'
          ? Object.entries(value).map(([key, inner]) => [key, shape(inner)])
          : typeof value
    expect(shape(again.data)).toEqual(shape(fresh.data))
    expect((await lastMail(email, strict))?.subject).toContain('already have an account')
    expect(
      (await strict.client().auth.resend({ type: 'signup', email: 'x@kitchen.example' })).error,
    ).toBeNull()
  })

  it('and requesting a sign-in link creates no account for another person', async () => {
    const { error } = await server.client().auth.signInWithOtp({ email: 'victim@kitchen.example' })
    expect(error?.code).toBe('otp_disabled')
    expect(await server.sql`select 1 from auth.users where email = 'victim@kitchen.example'`).toHaveLength(0)
  })
})

describe('limits', () => {
  it('apply to one account, whether or not it exists, and to its mails', async () => {
    const narrow = await start({ rateLimitScale: 1 })
    // Not across the end of a window, where counting restarts.
    const left = 600 - ((Date.now() / 1000) % 600)
    if (left < 12) await new Promise((resolve) => setTimeout(resolve, left * 1000))
    const tries = async (path: string, body: object, n: number) => {
      const status: number[] = []
      for (let i = 0; i < n; i++)
        status.push(
          (
            await fetch(`${narrow.url}/auth/v1/${path}`, {
              method: 'POST',
              headers: { apikey: narrow.keys.publishableKey, 'content-type': 'application/json' },
              body: JSON.stringify(body),
            })
          ).status,
        )
      return status
    }
    const email = 'nobody@kitchen.example'
    expect(await tries('recover', { email }, 6)).toEqual([200, 200, 200, 200, 200, 429])
    const signIns = await tries('token?grant_type=password', { email, password: 'guess 1' }, 21)
    expect([signIns.filter((s) => s === 400).length, signIns.at(-1)]).toEqual([20, 429])
  })
})

describe('your data', () => {
  it('is exported completely, to its owner only', async () => {
    const cook = await server.user()
    await cook.client.from('pantry_items').insert({ user_id: cook.id, name: 'saffron', amount: '1 g' })
    await cook.client
      .from('profiles')
      .update({ allergies: ['sesame'], staples: ['salt'], units: 'metric' })
      .eq('user_id', cook.id)
    await cook.client.storage
      .from('avatars')
      .upload(`${cook.id}/me.png`, Buffer.from('not really a picture'), { contentType: 'image/png' })
    await server.sql`insert into contact_messages (name, email, subject, message, user_id)
      values ('C', ${cook.email}, 'Mine', 'Hello', ${cook.id}), ('X', ${cook.email}, 'Forged', 'Hello', null)`
    const { status, body } = await call<ExportAccountOutput>(cook, 'export-account', {})
    expect(status).toBe(200)
    expect(body.account).toMatchObject({ id: cook.id, email: cook.email })
    expect(body.profile).toMatchObject({ allergies: ['sesame'], staples: ['salt'], units: 'metric' })
    expect(body.pantry_items).toMatchObject([{ name: 'saffron', amount: '1 g' }])
    expect(body.pantry_events).toMatchObject([{ kind: 'have', name: 'saffron', detail: { text: '1 g' } }])
    expect(body.contact_messages.map(({ subject }) => subject)).toEqual(['Mine'])
    expect(body.files.map(({ base64 }) => Buffer.from(base64, 'base64').toString())).toEqual([
      'not really a picture',
    ])
    expect(JSON.stringify(body)).not.toMatch(/encrypted_password|refresh_token|\$2[aby]\$/)

    const stranger = await server.user()
    expect(JSON.stringify((await call(stranger, 'export-account', {})).body)).not.toContain('saffron')
    expect((await call(undefined, 'export-account', {})).status).toBe(401)
  })
})

describe('deleting an account', () => {
  const request = (person: Person, password = person.password) =>
    call<DeleteAccountOutput>(person, 'delete-account', { action: 'request', password })
  const status = async (person: Person) =>
    (await call<DeleteAccountOutput>(person, 'delete-account', { action: 'status' })).body.delete_after

  it('requires the password, and gives 30 days [C593]', async () => {
    const cook = await server.user()
    expect(await request(cook, 'wrong password')).toMatchObject({
      status: 403,
      body: { error: 'wrong_password' },
    })
    expect((await call(cook, 'delete-account', { action: 'request' })).status).toBe(400)
    expect(await status(cook)).toBeNull()
    const { body } = await request(cook)
    const days = (Date.parse(body.delete_after ?? '') - Date.now()) / 86_400_000
    expect(days).toBeGreaterThan(29.9)
    expect(days).toBeLessThanOrEqual(30)
    expect(await status(cook)).toBe(body.delete_after)
    expect((await lastMail(cook.email))?.body).toContain('Sign in before then')
  })

  it('ends the other sessions, and is cancelled explicitly or by signing in', async () => {
    const cook = await server.user()
    const other = server.client()
    await other.auth.signInWithPassword({ email: cook.email, password: cook.password })
    await request(cook)
    expect((await other.auth.refreshSession()).error).not.toBeNull()
    // A refresh of the session that requested it isn't a cancellation.
    await cook.client.auth.refreshSession()
    expect(await status(cook)).not.toBeNull()
    await call(cook, 'delete-account', { action: 'cancel' })
    expect(await status(cook)).toBeNull()
    await request(cook)
    await server.client().auth.signInWithPassword({ email: cook.email, password: cook.password })
    expect(await status(cook)).toBeNull()
  })

  it('takes effect after the grace period: user, rows, files, mails and logs', async () => {
    const [leaver, stayer] = [await server.user('leaver@kitchen.example'), await server.user()]
    for (const one of [leaver, stayer]) {
      await one.client.from('pantry_items').insert({ user_id: one.id, name: 'salt' })
      await one.client.storage
        .from('avatars')
        .upload(`${one.id}/me.png`, Buffer.from('x'), { contentType: 'image/png' })
      const recipe_id = crypto.randomUUID()
      await one.client.from('own_recipes').insert({ id: recipe_id, title: `Stew of ${one.email}` })
      await one.client
        .from('recipe_links')
        .insert({ recipe_id, token: one.id.replaceAll('-', 'x').padEnd(43, 'y') })
      await one.client.from('recipe_marks').insert({ recipe_id, note: one.id })
      await one.client.from('cook_log').insert({ recipe_id, cooked_on: '2026-11-17' })
      await one.client.storage
        .from('recipe-photos')
        .upload(`${one.id}/${recipe_id}/${crypto.randomUUID()}.jpg`, Buffer.from('x'), {
          contentType: 'image/jpeg',
        })
      await request(one)
    }
    await runJobs(server.sql, silent)
    expect(await server.sql`select 1 from auth.users where id = ${leaver.id}`).toHaveLength(1)
    await server.sql`update sous.accounts_to_delete set delete_after = now() - interval '1 minute' where user_id = ${leaver.id}`
    await Promise.all([runJobs(server.sql, silent), runJobs(server.sql, silent)])

    const tables = await server.sql<{ name: string }[]>`
      select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema in ('public', 'auth', 'storage', 'sous')`
    const holding = async (text: string) => {
      const found: string[] = []
      for (const { name } of tables) {
        const rows = await server.sql.unsafe(
          `select 1 from ${name} t where strpos(t::text, $1) > 0 limit 1`,
          [text],
        )
        if (rows.length) found.push(name)
      }
      return found
    }
    expect(await holding(leaver.id)).toEqual([])
    expect(await holding(leaver.email)).toEqual([])
    expect(await holding(stayer.id)).toEqual(
      expect.arrayContaining([
        'auth.users',
        'storage.objects',
        'public.own_recipe_versions',
        'public.cook_log',
      ]),
    )
    expect((await leaver.client.from('pantry_items').select('*')).status).toBe(401)
  }, 60_000)
})

describe('the operator mailbox', () => {
  it('requires only the access code, and shows mails with their links', async () => {
    const { email } = await server.user('operator-test@kitchen.example')
    await server.client().auth.resetPasswordForEmail(email)
    const ask = (access_code: string) => call<OutboxMailsOutput>(undefined, 'outbox-mails', { access_code })
    expect(await ask('a wrong code')).toMatchObject({ status: 403, body: { error: 'access_denied' } })
    const { body } = await ask(server.keys.accessCode)
    const mail = body.mails.find(({ to }) => to === email)
    expect(mail).toMatchObject({ state: 'kept', attempts: 0, sent_at: null })
    expect(mail?.links[0]).toContain('/auth/v1/verify?token=')
    expect(body.place).toContain('database')
  })
})
