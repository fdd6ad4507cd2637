import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { functions } from '#server/functions/index.ts'
import { LIMITS, type Limit } from '#server/lib/rate-limit.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let token = ''
beforeAll(async () => {
  server = await startTestServer({ functions, rateLimitScale: 1 })
  const { session } = await server.user('taken@kitchen.example')
  token = session?.access_token ?? ''
})
afterAll(() => server.stop())
beforeEach(() => server.sql`delete from sous.rate_limits`)

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  server.app.request(path, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
const get = (path: string) => server.app.request(path, { headers: { apikey: server.keys.publishableKey } })

/** For a limit of hundreds, all but this many are recorded as if they had been requested. */
const FOR_REAL = 20

/**
 * Calls until refused: after exactly the limit, with a Retry-After. Other limits that the same call counts against are
 * reset on the way, so that this one applies.
 */
async function bites(
  { name, hits, seconds }: Limit,
  call: () => Response | Promise<Response>,
  real = FOR_REAL,
) {
  const mine = `${name}:%`
  const round = async () => {
    await server.sql`delete from sous.rate_limits`
    let allowed = 0
    for (;;) {
      const response = await call()
      await response.text()
      const windows =
        await server.sql`select distinct window_start from sous.rate_limits where key like ${mine}`
      // A new window started meanwhile: the count is void.
      if (windows.length > 1) return undefined
      if (response.status === 429) return { allowed, response }
      allowed++
      if (allowed > hits) return { allowed, response }
      await server.sql`delete from sous.rate_limits where key not like ${mine}`
      const skipped = hits - real
      if (allowed === 1 && skipped > 0) {
        await server.sql`update sous.rate_limits set hits = hits + ${skipped}`
        allowed += skipped
      }
    }
  }
  const end = (await round()) ?? (await round())
  expect(end?.allowed, name).toBe(hits)
  expect(end?.response.status, name).toBe(429)
  const wait = Number(end?.response.headers.get('retry-after'))
  expect(wait, name).toBeGreaterThan(0)
  expect(wait, name).toBeLessThanOrEqual(seconds)
}

describe('a limit admits exactly its number of calls', () => {
  it.each(Object.entries(functions))('function %s', (name, { limit = LIMITS.functions }) =>
    bites('user' in limit ? limit.anonymous : limit, () => post(`/functions/v1/${name}`, 'x'), 3),
  )

  const email = 'guessed@kitchen.example'
  const taken = 'taken@kitchen.example'
  const calls: Record<keyof typeof LIMITS, () => Response | Promise<Response>> = {
    functions: () => post('/functions/v1/get-daily-tips', 'x'),
    imports: () => post('/functions/v1/import-recipe', 'x', { authorization: `Bearer ${token}` }),
    importsAnonymous: () => post('/functions/v1/import-recipe', 'x'),
    plans: () => post('/functions/v1/plan-candidates', 'x'),
    postedPages: () => post('/import-page', 'x'),
    contact: () => post('/functions/v1/contact', 'x'),
    signIn: () => post('/auth/v1/token?grant_type=password', {}),
    account: () => post('/auth/v1/verify', { email, token: 'x', type: 'signup' }),
    accountOverall: () => post('/auth/v1/verify', { email, token: 'x', type: 'signup' }),
    mails: () => post('/auth/v1/recover', { email }),
    mailsCaused: () => post('/auth/v1/recover', { email }),
    refusedSignUps: () => post('/auth/v1/signup', { email: taken, password: 'a guess at it 1' }),
    pictures: () => get('/images/avatar?url=x'),
    sharedPhotos: () => get('/shared-photos/x/y.webp'),
    calendars: () => get('/calendar/x.ics'),
    api: () => get('/rest/v1/common_ingredients?select=name&limit=1'),
    wrongCodes: () => post('/functions/v1/operator-access', { access_code: 'wrong' }),
  }
  it.each(Object.entries(calls))('%s', (name, call) => bites(LIMITS[name as keyof typeof LIMITS], call))

  it('after too many wrong codes the right one fails too', async () => {
    const ask = (access_code: string) => post('/functions/v1/operator-access', { access_code })
    expect((await ask(server.keys.accessCode)).status).toBe(200)
    await bites(LIMITS.wrongCodes, () => ask('wrong'))
    expect((await ask(server.keys.accessCode)).status).toBe(429)
  })
})
