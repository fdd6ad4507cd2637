import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

type Person = Awaited<ReturnType<TestServer['user']>>
let server: TestServer
let owner: Person
const PROTOTYPE = Object.getOwnPropertyNames(Object.prototype).sort()

beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 1_000_000 })
  owner = await server.user()
})
afterAll(() => server.stop())

const ask = (path: string, init: RequestInit & { headers?: Record<string, string> } = {}) =>
  server.app.request(`/rest/v1/${path}`, {
    ...init,
    headers: { apikey: server.keys.publishableKey, ...init.headers },
  })
const asOwner = () => ({ authorization: `Bearer ${owner.session?.access_token}` })

describe('JavaScript property names', () => {
  it.each([
    'common_ingredients?__proto__=eq.1',
    'common_ingredients?constructor=eq.1',
    'common_ingredients?select=*&saved_recipes.__proto__=eq.1',
    'common_ingredients?__proto__.__proto__=eq.1',
    'common_ingredients?constructor.prototype.polluted=eq.1',
    'common_ingredients?select=__proto__:name',
    'common_ingredients?select=__proto__(*)',
    'common_ingredients?order=__proto__',
    'common_ingredients?or=(__proto__.eq.1)',
    'common_ingredients?name=__proto__.1',
    '__proto__?select=*',
    'constructor',
    'rpc/__proto__',
    'rpc/constructor?a=1',
    'rpc/search_recipes?__proto__=eq.1',
    'rpc/search_recipes?constructor=eq.1',
  ])('%s changes no object and drops no filter', async (path) => {
    const response = await ask(path)
    // An alias is a name like any other.
    if (!path.includes('select=__proto__:')) expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(PROTOTYPE)
    for (const page of ['/healthz', '/readyz']) expect((await server.app.request(page)).status).toBe(200)
  })

  it.each([
    '__proto__=eq.x',
    'constructor=eq.x',
    '',
    'select=*',
    'apikey=x',
    'order=name',
    'limit=5',
    'and=()',
  ])('DELETE pantry_items?%s deletes nothing', async (query) => {
    await server.sql`insert into pantry_items (user_id, name) values (${owner.id}, 'salt') on conflict do nothing`
    const response = await ask(`pantry_items?${query}`, { method: 'DELETE', headers: asOwner() })
    expect(response.status).toBe(400)
    const changed = await ask(`pantry_items?${query}`, {
      method: 'PATCH',
      headers: { ...asOwner(), 'content-type': 'application/json' },
      body: '{"name":"pepper"}',
    })
    expect(changed.status).toBe(400)
    expect(await server.sql`select name from pantry_items where user_id = ${owner.id}`).toEqual([
      { name: 'salt' },
    ])
  })
})

describe('large responses', () => {
  it('are limited by columns and by bytes', async () => {
    const aliases = (count: number) => Array.from({ length: count }, (_, i) => `a${i}:instructions`).join(',')
    const refused = await ask(`external_recipes?limit=1000&select=${aliases(250)}`)
    expect(refused.status).toBe(400)
    const before = process.memoryUsage().rss
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => ask(`external_recipes?limit=1000&select=${aliases(100)}`)),
    )
    for (const response of responses) {
      expect(response.status).toBe(413)
      expect(await response.json()).toMatchObject({ hint: 'Ask for fewer rows or columns.' })
    }
    // Ten times the maximum of one response, and what was in flight when it was cancelled.
    expect((process.memoryUsage().rss - before) / 1024 / 1024).toBeLessThan(400)
    // A cancelled query needs a moment to end.
    await vi.waitFor(async () => {
      const [row] = await server.sql`select count(*)::int as n from pg_stat_activity
        where application_name = 'sous rest' and state <> 'idle'`
      expect(row?.n).toBe(0)
    })
  })
})

describe('slow queries', () => {
  const SLEEPY = `create or replace function public.sleepy(seconds float8) returns int language plpgsql as
    $$ begin perform pg_sleep(seconds); return 1; end $$`
  const sleeping = async () => {
    const [row] = await server.sql`select count(*)::int as n from pg_stat_activity
      where state = 'active' and query like '%sleepy%' and pid <> pg_backend_pid()`
    return row?.n as number
  }

  it('with an exponential pattern are refused', async () => {
    const pattern = encodeURIComponent('(((.+)+)+)\\1\\2$')
    const started = performance.now()
    const response = await ask(`external_recipes?select=id&description=not.match.${pattern}`)
    expect(response.status).toBe(400)
    expect(performance.now() - started).toBeLessThan(2000)
  })

  it('end at the time limit', async () => {
    await server.sql.unsafe(SLEEPY)
    await expect.poll(async () => (await ask('rpc/sleepy?seconds=0')).status, { timeout: 15_000 }).toBe(200)
    const response = await ask('rpc/sleepy?seconds=60')
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ code: '57014' })
    expect(await sleeping()).toBe(0)
  }, 30_000)

  it('of one caller do not starve the others', async () => {
    const slow = Array.from({ length: 12 }, () => ask('rpc/sleepy?seconds=1', { headers: asOwner() }))
    await expect.poll(sleeping).toBeGreaterThan(0)
    const started = performance.now()
    for (let n = 0; n < 10; n++) expect((await ask('common_ingredients?limit=1')).status).toBe(200)
    expect(performance.now() - started).toBeLessThan(3000)
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual(Array(12).fill(200))
  }, 60_000)

  it('end when the client disconnects', async () => {
    const sent = request(`${server.url}/rest/v1/rpc/sleepy?seconds=4`, {
      headers: { apikey: server.keys.publishableKey },
    })
    sent.on('error', () => {})
    sent.end()
    await expect.poll(sleeping).toBe(1)
    const left = performance.now()
    sent.destroy()
    await expect.poll(sleeping, { interval: 20 }).toBe(0)
    expect(performance.now() - left).toBeLessThan(3000)
    // The connection is fully usable again.
    for (let n = 0; n < 20; n++) expect((await ask('common_ingredients?limit=1')).status).toBe(200)
  })
})

describe('the caller’s identity', () => {
  it('a closed session reads and writes nothing', async () => {
    const person = await server.user()
    const headers = {
      authorization: `Bearer ${person.session?.access_token}`,
      'content-type': 'application/json',
    }
    expect((await ask('profiles?select=user_id', { headers })).status).toBe(200)
    await server.sql`delete from auth.sessions where user_id = ${person.id}`
    expect((await ask('profiles?select=user_id', { headers })).status).toBe(401)
    const body = JSON.stringify({ user_id: person.id, name: 'salt' })
    expect((await ask('pantry_items', { method: 'POST', headers, body })).status).toBe(401)
    expect(await server.sql`select name from pantry_items where user_id = ${person.id}`).toEqual([])
  })

  it('cannot be overridden by a role, claim or setting', async () => {
    const paths = [
      'rpc/set_config?setting_name=role&new_value=postgres&is_local=true',
      'rpc/current_setting?setting_name=request.jwt.claims',
      'rpc/pg_read_file?filename=/etc/passwd',
      'rpc/version',
      'rpc/lo_import?filename=/etc/passwd',
    ]
    for (const path of paths) expect((await ask(path)).status, path).toBe(404)
  })

  it('values stay values', async () => {
    const nasty = [
      "'; drop table pantry_items; --",
      '$1',
      '\\',
      "E'\\x00'",
      '{"a"}',
      `${'('.repeat(2000)}`,
      randomUUID(),
    ]
    for (const text of nasty) {
      const value = encodeURIComponent(text)
      for (const query of [
        `name=eq.${value}`,
        `name=in.("${value}")`,
        `or=(name.eq."${value}",name.like.*${value}*)`,
      ])
        expect((await ask(`common_ingredients?${query}`)).status, query.slice(0, 80)).toBeLessThan(500)
    }
    expect((await server.sql`select to_regclass('public.pantry_items') as t`)[0]?.t).not.toBeNull()
  })

  it.each(['wfts', 'fts', 'plfts', 'phfts', 'not.wfts'])(
    '%s with thousands of operators is not a server error',
    async (operator) => {
      for (const text of [
        '-'.repeat(30),
        '!'.repeat(30),
        '-'.repeat(33),
        '!'.repeat(3000),
        '('.repeat(29),
        '"'.repeat(29),
      ])
        expect(
          (
            await ask(
              `external_recipes?select=id&limit=1&title=${operator}.${encodeURIComponent(`${text}a`)}`,
            )
          ).status,
        ).toBeLessThan(500)
    },
  )

  it('1,500 nested groups are a client error, not a server error', async () => {
    const response = await ask(`common_ingredients?or=(${'or('.repeat(1500)}name.eq.a${')'.repeat(1500)})`)
    expect(response.status).toBe(400)
  })
})
