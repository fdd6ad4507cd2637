import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { LIMITS } from '#server/lib/rate-limit.ts'
import { type Asked, authAsker, linkIn, mailsTo, openLink } from '#tests/support/auth.ts'
import { hashAsInProduction } from '#tests/support/real-hashing.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

hashAsInProduction()

const password = 'correct horse battery'

/** A response as seen by an attacker who compares two: types and formats in place of values that always differ. */
function looks(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(looks)
  if (value && typeof value === 'object')
    return Object.entries(value).map(([key, inner]) => [key, looks(inner)])
  if (typeof value !== 'string') return value
  return value
    .replace(/[\w.-]+@kitchen\.example/g, 'address')
    .replace(/[0-9a-f]{8}-[0-9a-f]{4}-([0-9a-f])[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'uuid of version $1')
    .replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/g, 'moment')
    .replace(/\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?\+00/g, 'moment of the database')
}
const answerLooks = ({ status, body, headers }: Asked) => ({
  status,
  body: looks(body),
  headers: [...headers].filter(([name]) => !/^(x-request-id|content-length)$/.test(name)),
})
const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] as number

let server: TestServer
let ask: ReturnType<typeof authAsker>
let strangers = 0

const cpuMs = () => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/**
 * Responses look alike, and take as long: compares this process's CPU time, which the load of the machine does not
 * affect, and the cheaper case is padded to `least`. Alternating, so that any disturbance affects both alike.
 */
async function expectAlike(call: (email: string) => Promise<Asked>, known: string, least = 0) {
  const work: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  for (let round = 0; round < 7; round++) {
    const measured = async (kind: 'known' | 'unknown', email: string) => {
      const [started, before] = [performance.now(), cpuMs()]
      const answer = await call(email)
      work[kind].push(cpuMs() - before)
      expect(performance.now() - started).toBeGreaterThanOrEqual(least - 2)
      return answerLooks(answer)
    }
    const a = await measured('known', known)
    const b = await measured('unknown', `nobody${++strangers}@kitchen.example`)
    expect(b).toEqual(a)
  }
  const [a, b] = [median(work.known), median(work.unknown)]
  // A hash in only one of them would be several times that.
  expect(Math.abs(a - b), `${a} ms and ${b} ms`).toBeLessThan(Math.max(20, Math.min(a, b) * 0.4))
}

/** Signs up with an address for which another server creates an account at the same moment. */
async function signUpDuring(email: string): Promise<Asked> {
  let asked: Promise<Asked> | undefined
  await server.sql.begin(async (work) => {
    await work`insert into auth.users (id, email, email_confirmed_at) values (${crypto.randomUUID()}, ${email}, now())`
    asked = ask('POST', 'signup', { email, password })
    // It found the address free, and waits for this transaction to create its own account.
    await expect
      .poll(async () => (await server.sql`select 1 from pg_locks where not granted`).length)
      .toBeGreaterThan(0)
  })
  return asked as Promise<Asked>
}

describe('with AUTH_REQUIRE_CONFIRMATION nothing reveals who has an account', () => {
  const known = 'known@kitchen.example'
  const waiting = 'waiting@kitchen.example'
  beforeAll(async () => {
    server = await startTestServer({ requireConfirmation: true, rateLimitScale: 1000 })
    ask = authAsker(server)
    await ask('POST', 'signup', { email: known, password })
    await openLink(linkIn((await mailsTo(server, known)).at(-1)?.body))
    await ask('POST', 'signup', { email: waiting, password })
  })
  afterAll(() => server.stop())

  it.each([known, waiting])('a sign-up, also with %s', async (email) => {
    const data = { display_name: 'A', zebra: 1.5, apple: ['x', null] }
    await expectAlike((address) => ask('POST', 'signup', { email: address, password, data }), email, 300)
  })

  it('the ids and timestamps of a sign-up, bit by bit', async () => {
    const partsOf = async (email: string) => {
      const { body } = await ask('POST', 'signup', { email, password })
      const { id, identities, created_at } = body as {
        id: string
        identities: { identity_id: string }[]
        created_at: string
      }
      const moment = (uuid = '') => Number.parseInt(uuid.replaceAll('-', '').slice(0, 12), 16)
      // Within a millisecond the library uses a counter whose first bit is never set.
      const first = Number.parseInt(id[15] ?? 'f', 16) < 8
      return {
        first,
        same: Date.parse(created_at) === moment(id),
        later: moment(identities[0]?.identity_id) > moment(id),
        soon: moment(identities[0]?.identity_id) < moment(id) + 60_000,
        recent: Math.abs(Date.now() - moment(id)) < 60_000,
      }
    }
    for (let round = 0; round < 8; round++)
      for (const email of [known, `new${round}@kitchen.example`])
        expect(await partsOf(email), email).toEqual({
          ...{ first: true, same: true, later: true, soon: true, recent: true },
        })
  })

  it('a sign-in with a wrong password, also before the address is confirmed', async () => {
    const call = (email: string) =>
      ask('POST', 'token?grant_type=password', { email, password: 'not it at all' })
    await expectAlike(call, known)
    await expectAlike(call, waiting)
    expect((await call(known)).body).toEqual({
      code: 400,
      error_code: 'invalid_credentials',
      msg: 'Invalid login credentials',
    })
  })

  it('a recovery', () => expectAlike((email) => ask('POST', 'recover', { email }), known, 150))

  it.each(['signup', 'email_change'])('a resent %s mail', async (type) => {
    await expectAlike(
      (email) => ask('POST', 'resend', { email, type }),
      type === 'signup' ? waiting : known,
      150,
    )
  })

  it('an attempted code', () =>
    expectAlike((email) => ask('POST', 'verify', { email, token: '123456', type: 'signup' }), waiting))

  it('a sign-up while another one for the address is in progress', async () => {
    const raced = await signUpDuring('raced@kitchen.example')
    expect(answerLooks(raced)).toEqual(
      answerLooks(await ask('POST', 'signup', { email: 'calm@kitchen.example', password })),
    )
  })
})

describe('without it a sign-up with a taken address', () => {
  beforeAll(async () => {
    server = await startTestServer({ rateLimitScale: 1 })
    ask = authAsker(server)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    const left = 600 - ((Date.now() / 1000) % 600)
    if (left < 20) await new Promise((resolve) => setTimeout(resolve, left * 1000))
    await server.sql`delete from sous.rate_limits`
  })
  const email = 'owner@kitchen.example'
  const signUp = (address: string, word: string) => ask('POST', 'signup', { email: address, password: word })
  const forget = (limit: string) => server.sql`delete from sous.rate_limits where key like ${`${limit}:%`}`

  it('signs its owner in', async () => {
    const first = await signUp(email, password)
    const again = await signUp(email, password)
    expect(again.status).toBe(200)
    const idOf = ({ body }: Asked) => (body.user as { id: string }).id
    expect(idOf(again)).toBe(idOf(first))
    expect(again.body.access_token).toBeTruthy()
    expect((await ask('GET', 'user', undefined, { token: String(again.body.access_token) })).status).toBe(200)
  })

  it('is refused with a generic message for all others, and leaves the account unchanged', async () => {
    const { status, body } = await signUp(email, 'a guess at it 1')
    expect([status, body]).toEqual([
      422,
      {
        code: 422,
        error_code: 'signup_failed',
        msg: 'We couldn’t create an account with this email and password. If you already have one, sign in or reset your password.',
      },
    ])
    expect((await ask('POST', 'token?grant_type=password', { email, password })).status).toBe(200)
    expect(await server.mails()).toEqual([])
  })

  it('counts as a guess at its password', async () => {
    const { hits } = LIMITS.account
    let allowed = 0
    while ((await signUp(email, `guess number ${allowed}`)).status !== 429 && allowed <= hits) {
      allowed++
      await Promise.all(['refused-sign-ups', 'sign-in'].map(forget))
    }
    expect(allowed).toBe(hits)
    // After that the right password fails too, on both paths.
    expect((await signUp(email, password)).status).toBe(429)
    expect((await ask('POST', 'token?grant_type=password', { email, password })).status).toBe(429)
  })

  it('is possible ten times an hour from one network, after which all sign-ups are refused', async () => {
    const { hits } = LIMITS.refusedSignUps
    let refused = 0
    for (;;) {
      await Promise.all(['account', 'sign-in'].map(forget))
      const { status } = await signUp(email, `guess number ${refused}`)
      if (status === 429 || refused > hits) break
      expect(status).toBe(422)
      refused++
    }
    expect(refused).toBe(hits)
    const free = await signUp('free@kitchen.example', password)
    expect([free.status, Number(free.headers.get('retry-after')) > 0]).toEqual([429, true])
  })

  it('takes as long as one with a free address', async () => {
    const work = { taken: [] as number[], free: [] as number[] }
    for (let round = 0; round < 5; round++)
      for (const kind of ['taken', 'free'] as const) {
        await server.sql`delete from sous.rate_limits`
        const address = kind === 'taken' ? email : `free${round}@kitchen.example`
        const before = cpuMs()
        await signUp(address, 'a guess at it 2')
        work[kind].push(cpuMs() - before)
      }
    // Without the comparison it would be a tenth.
    expect(median(work.taken)).toBeGreaterThan(median(work.free) * 0.5)
  })

  it('is refused the same way while another one for the address is in progress', async () => {
    expect(await signUpDuring('raced@kitchen.example')).toMatchObject({
      status: 422,
      body: { error_code: 'signup_failed' },
    })
  })
})
