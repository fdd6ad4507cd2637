import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testKeys } from '#tests/support/database.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import type { Person } from '#tests/support/storage.ts'
import { type StorageCase, storageCases } from '#tests/support/storage-cases.ts'

const CASES = process.env.SECURITY === 'full' ? 6000 : 600
const AT_ONCE = 16
// A busy machine alone must not fail the test.
const PATIENCE = { timeout: 60_000 + CASES * 40 }

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer({ logLevel: 'error', rateLimitScale: 1_000_000 })
  person = await server.user()
})
afterAll(() => server.stop())

describe('storage/v1, with any input', () => {
  const send = async ({ method, path, headers, body }: StorageCase, signedIn: boolean) => {
    const response = await server.app.request(path, {
      method,
      headers: {
        apikey: testKeys.publishableKey,
        ...(signedIn && { authorization: `Bearer ${person.session?.access_token}` }),
        ...headers,
      },
      body: body as BodyInit,
    })
    const text = await response.text()
    return { status: response.status, text }
  }

  it.each([
    ['a signed-in person', true, 20_261_116],
    ['an anonymous visitor', false, 20_261_117],
  ])('by %s: never fails', PATIENCE, async (_, signedIn, seed) => {
    const { data } = await person.client.storage.from('avatars').createSignedUploadUrl(`${person.id}/d.png`)
    const cases = storageCases(Math.ceil(CASES / 2), seed, { me: person.id, token: data?.token })
    const failed: string[] = []
    const statuses = new Map<number, number>()
    for (let at = 0; at < cases.length; at += AT_ONCE)
      await Promise.all(
        cases.slice(at, at + AT_ONCE).map(async (one) => {
          const { status, text } = await send(one, signedIn)
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          if (status >= 500 && status !== 503)
            failed.push(
              `${status} ${one.method} ${one.path.slice(0, 200)} ${one.body?.toString().slice(0, 200)}: ${text.slice(0, 200)}`,
            )
        }),
      )
    expect(failed.slice(0, 5)).toEqual([])
    // Some must succeed, or nothing is tested; nearly all are refused as client errors.
    if (signedIn) expect(statuses.get(200)).toBeGreaterThan(cases.length / 100)
    expect(statuses.get(503) ?? 0).toBe(0)
  })

  it('leaves the objects of this process unchanged, and stores within the limits and in one folder', async () => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
    expect(Object.keys(Object.prototype)).toEqual([])
    const [stored] =
      await server.sql`select count(*)::int as files, coalesce(sum(octet_length(body)), 0)::int as bytes,
      bool_and(starts_with(key, ${`${person.id}/`})) as own from sous.storage_blobs`
    expect(stored?.files).toBeLessThanOrEqual(20)
    expect(stored?.bytes).toBeLessThanOrEqual(20 * 1024 * 1024)
    expect(stored?.own).toBe(true)
    const [rows] =
      await server.sql`select count(*)::int as n, count(*) filter (where not starts_with(name, ${`${person.id}/`}))::int as other
      from storage.objects`
    expect(rows?.n).toBeLessThanOrEqual(20)
    expect(rows?.other).toBe(0)
    expect(await server.sql`select id from storage.buckets order by id`).toEqual([
      { id: 'avatars' },
      { id: 'recipe-photos' },
    ])
    // Two concurrent uploads of one new name are logged by the library, and answered with 409.
    expect(server.logLines.filter((line) => !/duplicate key value/.test(line))).toEqual([])
  })
})
