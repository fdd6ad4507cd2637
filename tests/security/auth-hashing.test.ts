import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deleteAccount } from '#server/functions/delete-account/handler.ts'
import { whileHashing } from '#server/lib/password-hash.ts'
import { authAsker } from '#tests/support/auth.ts'
import { hashAsInProduction } from '#tests/support/real-hashing.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

hashAsInProduction()

let server: TestServer
let ask: ReturnType<typeof authAsker>
let token: string
const email = 'cook@kitchen.example'
const password = 'correct horse battery'
/** Places and line on the largest machine; a smaller one has fewer places. */
const PLACES = 3 + 64
beforeAll(async () => {
  server = await startTestServer({
    functions: { 'delete-account': deleteAccount },
    rateLimitScale: 1_000_000,
  })
  ask = authAsker(server)
  token = (await server.user(email, password)).session?.access_token ?? ''
})
afterAll(() => server.stop())

const signIn = (word: string) => ask('POST', 'token?grant_type=password', { email, password: word })
const timed = async (work: () => Promise<unknown>) => {
  const started = performance.now()
  await work()
  return performance.now() - started
}

/** Work that occupies all slots and the whole queue, until released. */
function fillQueue() {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  const jobs = Array.from({ length: PLACES }, () => whileHashing(() => gate).catch(() => undefined))
  return async () => {
    letGo()
    await Promise.all(jobs)
  }
}

describe('hashing passwords', () => {
  it('costs what it does in production', async () => {
    const [row] = await server.sql`select encrypted_password as hash from auth.users where email = ${email}`
    expect(row?.hash).toMatch(/^\$2b\$10\$/)
  })

  /** The share of the time during thirty sign-ins that other requests spent waiting for a hash. */
  async function delayedShare() {
    const tries = []
    for (let n = 0; n < 3; n++) tries.push(await timed(() => signIn(password)))
    const alone = tries.sort((a, b) => a - b)[1] as number
    let isOver = false
    const waits: number[] = []
    const all = await timed(async () => {
      const signIns = Promise.all(Array.from({ length: 30 }, () => signIn(password))).finally(() => {
        isOver = true
      })
      while (!isOver) waits.push(await timed(() => fetch(`${server.url}/healthz`)))
      // On a busy machine the last ones may have timed out.
      for (const { status } of await signIns) expect([200, 503]).toContain(status)
    })
    const long = waits.filter((ms) => ms > alone / 2).reduce((sum, ms) => sum + ms, 0)
    expect(waits.length).toBeGreaterThan(30)
    return long / all
  }

  it('does not delay other requests during thirty sign-ins', async () => {
    await signIn(password)
    // On the main thread it is nearly all of the time, every time; other load on the machine comes and goes.
    await expect.poll(delayedShare, { timeout: 100_000, interval: 500 }).toBeLessThan(0.4)
  }, 120_000)

  it('answers a flood beyond its line with 503, and never hangs', async () => {
    const flood = PLACES + 100
    const answers = await Promise.all(Array.from({ length: flood }, () => signIn('not this one')))
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused.length).toBeGreaterThanOrEqual(100)
    for (const { body, headers } of refused) {
      expect(body.error).toBe('unavailable')
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    }
    const served = answers.filter(({ status }) => status !== 503)
    expect(served.length).toBeGreaterThan(0)
    expect(new Set(served.map(({ status }) => status))).toEqual(new Set([400]))
    // Afterwards there is room again.
    expect((await signIn(password)).status).toBe(200)
  }, 60_000)

  it('is refused before any work when the queue is full, for every caller', async () => {
    const newcomer = 'newcomer@kitchen.example'
    const letGo = fillQueue()
    const statuses = [
      await signIn(password),
      await ask('POST', 'signup', { email: newcomer, password }),
      await ask('POST', 'signup', { email, password }),
      await ask('PUT', 'user', { password: 'quite another dish' }, { token }),
      await server.app.request('/functions/v1/delete-account', {
        method: 'POST',
        headers: {
          apikey: server.keys.publishableKey,
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ action: 'request', password }),
      }),
    ].map(({ status }) => status)
    // Requests without hashing are served.
    expect((await ask('GET', 'user', undefined, { token })).status).toBe(200)
    await letGo()
    expect(statuses).toEqual([503, 503, 503, 503, 503])
    expect(await server.sql`select 1 from auth.users where email = ${newcomer}`).toHaveLength(0)
    expect(await server.sql`select 1 from sous.accounts_to_delete`).toHaveLength(0)
    expect((await signIn(password)).status).toBe(200)
  }, 60_000)
})
