import { randomBytes, randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type ws from 'ws'
import { createLog } from '#server/lib/log.ts'
import type { Channel } from '#server/platform/realtime/channel.ts'
import { createPresence } from '#server/platform/realtime/presence.ts'
import { closing, deviceAt, join, keyed, rawSocket } from '#tests/support/realtime.ts'
import { speaker, track } from '#tests/support/realtime-speaker.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { until } from '#tests/support/until.ts'

type Person = Awaited<ReturnType<TestServer['user']>>

const NETWORK = 10
const ALL = 14

let server: TestServer
/** Low limit: connections per network. */
let narrow: TestServer
/** Low limit: connections in total. */
let small: TestServer
let owner: Person
let stranger: Person

beforeAll(async () => {
  const realtime = { messagesPerSecond: 1e6, joinsPerSecond: 1e6 }
  server = await startTestServer({ rateLimitScale: 1e6, realtime })
  const { databaseUrl } = server
  narrow = await startTestServer({
    databaseUrl,
    rateLimitScale: 1e6,
    realtime: { socketsPerNetwork: NETWORK },
  })
  small = await startTestServer({ databaseUrl, rateLimitScale: 1e6, realtime: { sockets: ALL } })
  owner = await server.user()
  stranger = await server.user()
})
afterAll(async () => {
  await small.stop()
  await narrow.stop()
  await server.stop()
})

/** Tries to connect: the socket, or the status of the refusal. */
const enter = (at: TestServer, query = keyed) =>
  new Promise<ws | number>((resolve) => {
    const socket = rawSocket(at.url, query)
    socket.once('open', () => resolve(socket))
    socket.once('unexpected-response', (_, response) => {
      resolve(response.statusCode ?? 0)
      socket.terminate()
    })
    socket.on('error', () => resolve(0))
  })
const crowd = (at: TestServer, many: number) => Promise.all(Array.from({ length: many }, () => enter(at)))
const inside = (found: (ws | number)[]) => found.filter((one) => typeof one !== 'number')
const refused = (found: (ws | number)[]) => new Set(found.filter((one) => typeof one === 'number'))
async function leave(found: (ws | number)[]) {
  await Promise.all(
    inside(found).map((socket) => {
      const end = closing(socket)
      socket.close()
      return end
    }),
  )
}
/** All slots are free again: exactly as many clients get in. */
const allFree = (at: TestServer, many: number) =>
  until(async () => {
    const found = await crowd(at, many + 1)
    await leave(found)
    expect(inside(found)).toHaveLength(many)
  })

describe('the number of connections', () => {
  it.each([
    ['of one network', () => narrow, NETWORK, 429],
    ['of all networks', () => small, ALL, 503],
  ] as const)('%s holds when a crowd comes at once', async (_, at, many, status) => {
    let found: Promise<(ws | number)[]> = Promise.resolve([])
    let away = 0
    // While the limiter waits, no client is connected yet: the slots must be taken already.
    await server.sql.begin(async (tx) => {
      await tx`lock table sous.rate_limits in access exclusive mode`
      found = Promise.all(
        Array.from({ length: 60 }, async () => {
          const one = await enter(at())
          if (typeof one === 'number') away++
          return one
        }),
      )
      await until(() => expect(away).toBe(60 - many))
    })
    expect(inside(await found)).toHaveLength(many)
    expect([...refused(await found)]).toEqual([status])
    await leave(await found)
    await allFree(at(), many)
  })

  it('excludes clients that the limiter refused', async () => {
    const { sql } = narrow
    await leave(await crowd(narrow, 1))
    // Also for the next minute, should it start meanwhile.
    await sql`update sous.rate_limits set hits = 2000000000 where key like 'api:%'`
    await sql`insert into sous.rate_limits (key, window_start, hits, expires_at)
      select distinct on (key) key, window_start + interval '1 minute', hits, expires_at + interval '1 minute'
      from sous.rate_limits where key like 'api:%' order by key, window_start desc on conflict do nothing`
    expect([...refused(await crowd(narrow, 2 * NETWORK))]).toEqual([429])
    await sql`delete from sous.rate_limits`
    await allFree(narrow, NETWORK)
  })

  it('excludes clients whose handshake fails or that disconnect during it', async () => {
    const { hostname, port } = new URL(narrow.url)
    const start = `GET /realtime/v1/websocket?${keyed} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`
    const whole = `${start}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`
    const raw = (text: string, hangUp: boolean) =>
      new Promise<void>((resolve) => {
        const socket = connect(Number(port), hostname, () => {
          socket.write(text)
          if (hangUp) socket.resetAndDestroy()
        })
        socket.on('error', () => {})
        socket.on('data', () => {})
        socket.on('close', () => resolve())
      })
    for (const text of [`${start}\r\n`, `${start}Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: x\r\n\r\n`])
      await Promise.all(Array.from({ length: 2 * NETWORK }, () => raw(text, false)))
    await Promise.all(Array.from({ length: 2 * NETWORK }, () => raw(whole, true)))
    await allFree(narrow, NETWORK)
  })

  it('excludes clients whose version is the name of an object property', async () => {
    for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty'])
      expect(await enter(server, keyed.replace('2.0.0', name)), name).toBe(400)
  })
})

describe('presence', () => {
  const stored = (topic: string) =>
    server.sql<{ key: string; meta: Record<string, unknown> }[]>`
      select key, meta from sous.realtime_presence where topic = ${topic}`

  it('cannot use the id of another user', async () => {
    const one = await speaker(server.url, stranger.session)
    for (const key of [owner.id, owner.id.toUpperCase(), owner.id.replaceAll('-', ''), randomUUID()])
      expect(await one.enterTopic(key), key).toMatchObject({
        status: 'error',
        response: { reason: 'A presence key that is a user id must be your own.' },
      })
    for (const key of [stranger.id, 'table 4', `${stranger.id}:phone`, '']) {
      expect(await one.enterTopic(key), key).toMatchObject({ status: 'ok' })
      expect(await one.ask('presence', track({})), key).toMatchObject({ status: 'ok' })
    }
    one.socket.terminate()
  })

  it('includes the user id in every entry, whatever the client sends', async () => {
    const one = await speaker(server.url, stranger.session)
    await one.enterTopic('table 4')
    await one.ask('presence', track({ user_id: owner.id, phx_ref: 'forged', cooking: 'soup' }))
    await until(async () =>
      expect(await stored(one.topic)).toMatchObject([
        { key: 'table 4', meta: { user_id: stranger.id, cooking: 'soup' } },
      ]),
    )
    const diff = await until(() => {
      const found = one.received.find(({ event }) => event === 'presence_diff')
      if (!found) throw new Error('no diff yet')
      return found.payload
    })
    expect(diff).toMatchObject({ joins: { 'table 4': { metas: [{ user_id: stranger.id }] } } })
    expect(JSON.stringify(diff)).not.toContain('forged')
    one.socket.terminate()
  })

  it('ends when another user signs in on the channel, who is then checked again', async () => {
    const one = await speaker(server.url, owner.session)
    await one.enterTopic(owner.id)
    await one.ask('presence', track({}))
    expect(await stored(one.topic)).toHaveLength(1)
    one.socket.send(
      JSON.stringify([
        '1',
        null,
        one.topic,
        'access_token',
        { access_token: stranger.session?.access_token },
      ]),
    )
    await until(async () => expect(await stored(one.topic)).toEqual([]))
    expect(await one.ask('presence', track({}))).toMatchObject({
      status: 'error',
      response: { reason: 'A presence key that is a user id must be your own.' },
    })
    expect(await stored(one.topic)).toEqual([])
    one.socket.terminate()
  })

  it('of a visitor who joins before signing in is checked when it is shown', async () => {
    const one = await speaker(server.url, owner.session)
    expect(await one.enterTopic(owner.id, '')).toMatchObject({ status: 'ok' })
    expect(await one.ask('presence', track({}))).toMatchObject({
      status: 'error',
      response: { reason: 'Please sign in first.' },
    })
    one.socket.terminate()
  })

  it('refuses the names of inherited object properties: they would break the clients of every user on the topic', async () => {
    const one = await speaker(server.url, owner.session)
    for (const key of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      expect(await one.enterTopic(key), key).toMatchObject({
        status: 'error',
        response: { reason: 'This presence key is reserved. Choose another one.' },
      })
    one.socket.terminate()
  })

  it('shows such keys unchanged if another server stored them', async () => {
    const topic = `realtime:${randomUUID()}`
    for (const key of ['__proto__', 'constructor'])
      await server.sql`insert into sous.realtime_presence (ref, server, topic, key, meta, expires_at)
        values (${randomUUID()}, ${randomUUID()}, ${topic}, ${key}, '{"n": 1}', now() + interval '1 minute')`
    const one = await speaker(server.url, owner.session, topic)
    await one.enterTopic('me')
    const state = await until(() => {
      const found = one.frames.find((frame) => frame.includes('presence_state'))
      if (!found) throw new Error('no state yet')
      return found
    })
    for (const key of ['__proto__', 'constructor']) expect(state).toContain(`"${key}":{"metas":[{"n":1,`)
    expect(({} as Record<string, unknown>).metas).toBeUndefined()
    one.socket.terminate()
  })

  it('that cannot be stored is refused, and all others are renewed', async () => {
    const [bad, good] = [
      await speaker(server.url, stranger.session),
      await speaker(server.url, owner.session),
    ]
    await bad.enterTopic('bad')
    await good.enterTopic('good')
    await good.ask('presence', track({ cooking: 'soup' }))
    for (const text of ['\0', '\ud800'])
      expect(await bad.ask('presence', track({ text }))).toEqual({
        status: 'error',
        response: { reason: 'This message is not valid.' },
      })
    expect(await bad.ask('presence', track({ text: 'x'.repeat(9000) }))).toMatchObject({
      status: 'error',
      response: { reason: 'A presence holds at most 8192 bytes.' },
    })
    // After a lost connection, all entries of this server are written again.
    await server.sql`delete from sous.realtime_presence where topic = ${good.topic}`
    await server.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query ilike 'listen%'`
    await until(async () => expect(await stored(good.topic)).toHaveLength(1), 20_000)
    for (const key of ['\0', '\ud800']) expect(await bad.enterTopic(key)).toMatchObject({ status: 'error' })
    for (const { socket } of [bad, good]) socket.terminate()
  })

  it('of a channel that ended while it was stored is removed', async () => {
    const { sql } = server
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const late = ((text: TemplateStringsArray, ...values: never[]) =>
      text.join('').includes('insert into')
        ? gate.then(() => sql(text, ...values))
        : sql(text, ...values)) as never
    const presence = createPresence({
      sql: late,
      log: createLog('error', () => {}),
      bus: { publish: async () => {}, close: async () => {} },
      server: randomUUID(),
      followers: () => [],
    })
    const channel = { id: randomUUID(), topic: `realtime:${randomUUID()}`, presenceKey: 'late' } as Channel
    const tracked = presence.track(channel, owner.id, {})
    await presence.untrack(channel)
    open()
    await tracked
    expect(await stored(channel.topic)).toEqual([])
    await presence.close()
  })

  it('works as documented by the client library', async () => {
    const device = await deviceAt(server.url, owner.session)
    const channel = device.channel(`kitchen ${randomUUID()}`, { config: { presence: { key: 'stove' } } })
    channel.on('presence', { event: 'sync' }, () => {})
    await join(channel)
    expect(await channel.track({ cooking: 'soup' })).toBe('ok')
    await until(() =>
      expect(channel.presenceState()).toMatchObject({ stove: [{ cooking: 'soup', user_id: owner.id }] }),
    )
    await device.removeAllChannels()
  })
})

describe('a closed session', () => {
  it('sends nothing more to others, though its token is still valid', async () => {
    const person = await server.user()
    const one = await speaker(server.url, person.session)
    expect((await one.enterTopic()).status).toBe('ok')
    const shout = () => one.ask('presence', track({ here: true }))
    expect((await shout()).status).toBe('ok')
    await server.sql`delete from auth.sessions where user_id = ${person.id}`
    await until(async () => expect((await shout()).status).toBe('error'))
    expect(one.received.some(({ event, topic }) => event === 'phx_close' && topic === one.topic)).toBe(true)
    await until(async () =>
      expect(await server.sql`select key from sous.realtime_presence where topic = ${one.topic}`).toEqual([]),
    )
    one.socket.close()
  })
})
