import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#server/lib/rate-limit.ts'
import { type Asked, authAsker, mailsTo } from '#tests/support/auth.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

const password = 'correct horse battery'
const MOST = LIMITS.mails.hits
const CAUSED = LIMITS.mailsCaused.hits

let server: TestServer
let ask: ReturnType<typeof authAsker>
let count = 0
beforeAll(async () => {
  server = await startTestServer({ requireConfirmation: true, rateLimitScale: 1 })
  ask = authAsker(server)
})
afterAll(() => server.stop())
beforeEach(async () => {
  // Not across the end of an hour, where counting restarts.
  const left = 3600 - ((Date.now() / 1000) % 3600)
  if (left < 30) await new Promise((resolve) => setTimeout(resolve, left * 1000))
  await server.sql`delete from sous.rate_limits`
})

/** A confirmed account with a session, whose mails so far don't count. */
async function person() {
  const email = `mailed${++count}@kitchen.example`
  await ask('POST', 'signup', { email, password })
  await server.sql`update auth.users set email_confirmed_at = now() where email = ${email}`
  const { body } = await ask('POST', 'token?grant_type=password', { email, password })
  await server.sql`delete from sous.rate_limits`
  await server.sql`delete from sous.mail_outbox where recipient = ${email}`
  return { email, token: String(body.access_token) }
}

/** Other limits that the same call counts against aren't tested here. */
const forgetOthers = () =>
  server.sql`delete from sous.rate_limits where key not like 'mails:%' and key not like 'mails-caused:%'`

/** The responses, in order, up to the first refusal. */
async function untilRefused(call: (n: number) => Promise<Asked>, most: number) {
  let allowed = 0
  for (;;) {
    const answer = await call(allowed)
    if (answer.status === 429 || allowed > most) return { allowed, answer }
    expect(answer.status, answer.text).toBe(200)
    allowed++
    await forgetOthers()
  }
}

function expectLimited({ status, body, headers }: Asked) {
  expect([status, body.error_code]).toEqual([429, 'over_email_send_rate_limit'])
  expect(headers.get('x-sb-error-code')).toBe('over_email_send_rate_limit')
  const wait = Number(headers.get('retry-after'))
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(3600)
}

interface Path {
  call: (one: Awaited<ReturnType<typeof person>>, n: number) => Promise<Asked>
  /** The recipient of the mails. */
  to?: (email: string) => string
}
const PATHS: Record<string, Path> = {
  'a sign-up with a taken address': { call: ({ email }) => ask('POST', 'signup', { email, password }) },
  'a sign-up with a new one': {
    call: ({ email }) => ask('POST', 'signup', { email: `new-${email}`, password }),
    to: (email) => `new-${email}`,
  },
  'a recovery': { call: ({ email }) => ask('POST', 'recover', { email }) },
  'a confirmation that is sent again': {
    call: async ({ email }) => {
      await server.sql`update auth.users set email_confirmed_at = null where email = ${email}`
      return ask('POST', 'resend', { email, type: 'signup' })
    },
  },
  'a reauthentication': { call: ({ token }) => ask('GET', 'reauthenticate', undefined, { token }) },
  'a new password': {
    call: ({ token }, n) => ask('PUT', 'user', { password: `${password} ${n}` }, { token }),
  },
  'changes of address, at the old one': {
    call: ({ email, token }, n) => ask('PUT', 'user', { email: `new${n}-${email}` }, { token }),
  },
}

describe('an address gets a limited number of mails an hour', () => {
  it.each(Object.entries(PATHS))('by %s', async (_, { call, to = (email) => email }) => {
    const one = await person()
    const { allowed, answer } = await untilRefused((n) => call(one, n), MOST)
    expect(allowed).toBe(MOST)
    expectLimited(answer)
    expect(await mailsTo(server, to(one.email))).toHaveLength(MOST)
  })

  it('by changes of address to it, by any user', async () => {
    const people = [await person(), await person(), await person()]
    const wanted = `popular${count}@kitchen.example`
    const { allowed, answer } = await untilRefused(
      (n) => ask('PUT', 'user', { email: wanted }, { token: people[n % 3]?.token }),
      MOST,
    )
    expect(allowed).toBe(MOST)
    expectLimited(answer)
    expect(await mailsTo(server, wanted)).toHaveLength(MOST)
  })

  it('by resent links to a new address, by any user', async () => {
    const [first, second] = [await person(), await person()]
    const wanted = `wanted${count}@kitchen.example`
    for (const { token } of [first, second]) await ask('PUT', 'user', { email: wanted }, { token })
    const statuses = []
    for (const { email } of [first, second])
      for (let n = 0; n < MOST; n++) {
        await forgetOthers()
        statuses.push((await ask('POST', 'resend', { email, type: 'email_change' })).status)
      }
    // Answered as if there were no such account, and no more mails are sent.
    expect(new Set(statuses)).toEqual(new Set([200]))
    expect(await mailsTo(server, wanted)).toHaveLength(MOST)
    expectLimited(await ask('POST', 'resend', { email: first.email, type: 'email_change' }))
  })

  it('and requests by others do not keep its owner from a new password', async () => {
    const { email, token } = await person()
    for (let n = 0; n < MOST; n++) await ask('POST', 'recover', { email })
    expectLimited(await ask('POST', 'recover', { email }))
    expect((await ask('PUT', 'user', { password: 'quite another dish' }, { token })).status).toBe(200)
  })
})

describe('a network triggers a limited number of mails an hour', () => {
  it('to addresses that it supplies', async () => {
    const { allowed, answer } = await untilRefused(
      (n) => ask('POST', 'recover', { email: `any${n}@kitchen.example` }),
      CAUSED,
    )
    expect(allowed).toBe(CAUSED)
    expectLimited(answer)
    // Whatever kind the next one is.
    expectLimited(await ask('POST', 'signup', { email: 'next@kitchen.example', password }))
    expectLimited(await ask('POST', 'resend', { email: 'next@kitchen.example', type: 'signup' }))
  })

  it('and so does a user from any network, with two for a change of address', async () => {
    const { email, token } = await person()
    await ask('PUT', 'user', { email: `a-${email}` }, { token })
    const rows = await server.sql<{ hits: number }[]>`
      select hits from sous.rate_limits where key like 'mails-caused:%'`
    // One row for the network, one for the user.
    expect(rows.map(({ hits }) => hits)).toEqual([2, 2])
    expect(await mailsTo(server, email)).toHaveLength(1)
  })
})
