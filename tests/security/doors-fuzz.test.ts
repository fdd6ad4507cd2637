import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authCases } from '#tests/support/auth-cases.ts'
import { restCases } from '#tests/support/rest-cases.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { storageCases } from '#tests/support/storage-cases.ts'

/** All endpoints together: `npm run test:security` uses the large number. */
const CASES = process.env.SECURITY === 'full' ? 50_000 : 2000
const AT_ONCE = 16
const SEED = 20_261_116
const GROWTH_MB = 40

interface FuzzCase {
  method: string
  path: string
  headers: Record<string, string>
  body: Uint8Array | undefined
}

let server: TestServer
let me: string
let token: string

beforeAll(async () => {
  server = await startTestServer({ logLevel: 'error', rateLimitScale: 1_000_000 })
  const person = await server.user('fuzz@kitchen.example')
  me = person.id
  token = person.session?.access_token ?? ''
})
afterAll(() => server.stop())

/** Three of four are signed in. */
async function ask({ method, path, headers, body }: FuzzCase, n: number): Promise<string | undefined> {
  const response = await server.app.request(path, {
    method,
    headers: {
      apikey: server.keys.publishableKey,
      ...(n % 4 > 0 && { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: body as BodyInit,
  })
  const text = await response.text()
  return response.status < 500
    ? undefined
    : `${response.status} ${text.slice(0, 150)} for ${method} ${path.slice(0, 300)} ${String(body).slice(0, 200)}: ${server.logLines.at(-1)}`
}

const HARMLESS: FuzzCase = {
  method: 'GET',
  path: '/rest/v1/common_ingredients?select=name&limit=20',
  headers: {},
  body: undefined,
}

/** Polls like a load balancer, over HTTP, during the work; returns the p95 latency. */
async function whileWatched(work: () => Promise<void>): Promise<number> {
  const times: number[] = []
  let watching = true
  const watch = (async () => {
    while (watching) {
      const started = performance.now()
      const response = await fetch(`${server.url}/healthz`)
      await response.text()
      times.push(performance.now() - started)
      if (response.status !== 200) throw new Error(`healthz: ${response.status}`)
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  })()
  await work()
  watching = false
  await watch
  times.sort((a, b) => a - b)
  return times[Math.floor(times.length * 0.95)] ?? 0
}

setFlagsFromString('--expose-gc')
const collectGarbage = runInNewContext('gc') as () => void
const heap = () => {
  collectGarbage()
  return process.memoryUsage().heapUsed / 1024 / 1024
}

describe('any request', () => {
  it.each<[string, (numRuns: number, seed: number) => FuzzCase[], number]>([
    ['rest/v1', restCases, 0.6],
    ['storage/v1', (numRuns, seed) => storageCases(numRuns, seed, { me }), 0.2],
    // Last: some of these end the session.
    ['auth/v1', authCases, 0.2],
  ])(
    'to %s is answered: no failure, no memory growth, no delay for others',
    async (_, cases, share) => {
      const all = cases(Math.ceil(CASES * share), SEED)
      const failed: string[] = []
      const run = async (some: FuzzCase[]) => {
        for (let at = 0; at < some.length; at += AT_ONCE)
          for (const problem of await Promise.all(some.slice(at, at + AT_ONCE).map(ask)))
            if (problem) failed.push(problem)
      }
      const tenth = Math.floor(all.length / 10)
      // Fills every cache.
      await run(all.slice(0, tenth))
      const before = heap()
      const usual = await whileWatched(() => run(Array<FuzzCase>(tenth).fill(HARMLESS)))
      const p95 = await whileWatched(() => run(all.slice(tenth)))
      expect(failed.slice(0, 5)).toEqual([])
      expect(heap() - before).toBeLessThan(GROWTH_MB)
      // Compared with as many harmless requests, on a machine that may be busy otherwise.
      expect(p95).toBeLessThan(3 * usual + 100)
    },
    1_800_000,
  )

  it('leaves all data in place', async () => {
    expect(await server.sql`select count(*)::int as n from external_recipes`).not.toEqual([{ n: 0 }])
    expect(await server.sql`select email from auth.users where email = 'fuzz@kitchen.example'`).toHaveLength(
      1,
    )
    for (const page of ['/healthz', '/readyz']) expect((await server.app.request(page)).status).toBe(200)
  })
})
