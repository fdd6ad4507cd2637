import type { RealtimeChannel, SupabaseClient } from '@supabase/supabase-js'
import { SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type ws from 'ws'
import { LOOK_AGAIN } from '#server/platform/realtime/channel.ts'
import { openCuttable } from '#tests/support/cuttable.ts'
import {
  closing,
  deviceAt,
  follow,
  join,
  keyed,
  nameOf,
  opening,
  rawSocket,
} from '#tests/support/realtime.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { until } from '#tests/support/until.ts'

type Person = Awaited<ReturnType<TestServer['user']>>

let server: TestServer
/** A second server on the same database, with tighter limits. */
let second: TestServer
let cuttable: Awaited<ReturnType<typeof openCuttable>>
let owner: Person
let stranger: Person
const clients: SupabaseClient[] = []

beforeAll(async () => {
  server = await startTestServer()
  cuttable = await openCuttable(server.databaseUrl)
  second = await startTestServer({
    databaseUrl: cuttable.url,
    realtime: { channels: 2, bufferedBytes: 100_000, messagesPerSecond: 10_000, joinsPerSecond: 10_000 },
  })
  owner = await server.user()
  stranger = await server.user()
})
afterAll(async () => {
  await second.stop()
  await cuttable.close()
  await server.stop()
})
afterEach(async () => {
  for (const client of [owner.client, stranger.client, ...clients.splice(0)]) await client.removeAllChannels()
})

/** Another device of a user, on this server or the other one. */
async function deviceOf({ session }: Person, at = server, vsn?: string) {
  const client = await deviceAt(at.url, session, vsn)
  clients.push(client)
  return client
}

const pantry = (person: Person, name: string) =>
  person.client.from('pantry_items').insert({ user_id: person.id, name })
const shopping = (person: Person, more: Record<string, unknown> = {}) => {
  const id = crypto.randomUUID()
  return { user_id: person.id, id, name: 'milk', line: '1 cup milk', ...more }
}

describe('the websocket', () => {
  it('uses the timings of the client library', () => {
    const { realtime } = owner.client
    expect([realtime.heartbeatIntervalMs, realtime.timeout]).toEqual([25_000, 10_000])
    expect([1, 2, 3, 4, 5].map((tries) => realtime.reconnectAfterMs(tries))).toEqual([
      1000, 2000, 5000, 10_000, 10_000,
    ])
  })

  it('is joined, and answers heartbeats [C468 O231]', async () => {
    const { realtime } = owner.client
    const beats: string[] = []
    realtime.onHeartbeat((status) => beats.push(status))
    await join(owner.client.channel('beats'))
    await realtime.sendHeartbeat()
    await until(() => expect(beats).toContain('ok'))
  })

  it('requires the key, and a supported version', async () => {
    for (const [query, status] of [
      ['vsn=1.0.0', 401],
      ['apikey=sb_publishable_wrong&vsn=1.0.0', 401],
      [`apikey=${server.keys.publishableKey}&vsn=9.0.0`, 400],
    ] as const) {
      const socket = rawSocket(server.url, query)
      const answer = await new Promise<number>((resolve) =>
        socket.once('unexpected-response', (_, response) => resolve(response.statusCode ?? 0)),
      )
      expect(answer, query).toBe(status)
      socket.on('error', () => {})
      socket.terminate()
    }
  })

  it('is closed for an invalid message, an oversized one, or too many', async () => {
    const send = async (what: (socket: ws) => void) => {
      const socket = rawSocket(server.url, keyed)
      const end = closing(socket)
      await opening(socket)
      what(socket)
      return end
    }
    expect(await send((socket) => socket.send('{'))).toBe(1003)
    expect(await send((socket) => socket.send(Buffer.from([9, 9, 9])))).toBe(1003)
    expect(await send((socket) => socket.send('x'.repeat(70_000)))).toBe(1009)
    const beat = JSON.stringify([null, '1', 'phoenix', 'heartbeat', {}])
    expect(await send((socket) => Array.from({ length: 60 }, () => socket.send(beat)))).toBe(1008)
  })

  it('answers an invalid join with a message and stays open', async () => {
    const socket = rawSocket(server.url, keyed)
    await opening(socket)
    const answers: { status: string; response: { reason: string } }[] = []
    socket.on('message', (data) => answers.push(JSON.parse(String(data))[4]))
    const say = (topic: string, event: string, payload: unknown) =>
      socket.send(JSON.stringify(['1', '1', topic, event, payload]))
    say('kitchen', 'phx_join', {})
    say('realtime:a', 'phx_join', { config: { postgres_changes: 'all' } })
    say('realtime:a', 'phx_join', { config: { private: true } })
    say('realtime:a', 'phx_join', { access_token: 'ey.forged.token' })
    say('realtime:never-joined', 'broadcast', { event: 'x', payload: {} })
    say('realtime:a', 'phx_join', {})
    await until(() => expect(answers.map(({ status }) => status)).toEqual([...Array(5).fill('error'), 'ok']))
    expect(answers[3]?.response.reason).toContain('not valid')
    socket.terminate()
  })

  it('limits the number of channels', async () => {
    const device = await deviceOf(owner, second)
    for (const name of ['a', 'b']) await join(device.channel(name))
    const refused = await new Promise<string>((resolve) =>
      device
        .channel('c')
        .subscribe((status, error) => status === 'CHANNEL_ERROR' && resolve(error?.message ?? '')),
    )
    expect(refused).toContain('at most 2 channels')
    await device.removeAllChannels()
  })
})

describe('broadcast', () => {
  it.each(['1.0.0', '2.0.0'])(
    'reaches the others on the topic, and its sender on request (version %s)',
    async (vsn) => {
      const [one, two] = [await deviceOf(owner, server, vsn), await deviceOf(stranger, server, vsn)]
      const received: [string, unknown][] = []
      const listen = (channel: RealtimeChannel, name: string) =>
        channel.on('broadcast', { event: 'stir' }, ({ payload }) => received.push([name, payload]))
      const quiet = listen(one.channel('pot', { config: { broadcast: { ack: true } } }), 'one')
      const loud = listen(two.channel('pot', { config: { broadcast: { self: true } } }), 'two')
      const elsewhere = listen(two.channel('pan'), 'pan')
      for (const channel of [quiet, loud, elsewhere]) await join(channel)
      expect(await quiet.send({ type: 'broadcast', event: 'stir', payload: { n: 1 } })).toBe('ok')
      await until(() => expect(received).toEqual([['two', { n: 1 }]]))
      await loud.send({ type: 'broadcast', event: 'stir', payload: { n: 'ü'.repeat(6000) } })
      await until(() => expect(received.map(([name]) => name).sort()).toEqual(['one', 'two', 'two']))
      expect(received[1]?.[1]).toEqual({ n: 'ü'.repeat(6000) })
    },
  )

  it('carries binary data', async () => {
    const [one, two] = [await deviceOf(owner), await deviceOf(stranger)]
    let got: unknown
    await join(
      two.channel('bytes').on('broadcast', { event: 'b' }, ({ payload }) => {
        got = payload
      }),
    )
    const sender = one.channel('bytes')
    await join(sender)
    await sender.send({ type: 'broadcast', event: 'b', payload: new Uint8Array([1, 0, 255]).buffer })
    await until(() => expect([...new Uint8Array(got as ArrayBuffer)]).toEqual([1, 0, 255]))
  })

  it('requires a signed-in user', async () => {
    const visitor = server.client()
    clients.push(visitor)
    const channel = visitor.channel('pot', { config: { broadcast: { ack: true } } })
    await join(channel)
    expect(await channel.send({ type: 'broadcast', event: 'stir', payload: {} })).toBe('error')
  })
})

describe('presence', () => {
  it('reports the current state, joins and leaves, across servers', async () => {
    const [here, there] = [await deviceOf(owner), await deviceOf(stranger, second)]
    const open = (client: SupabaseClient, key: string) => {
      const channel = client.channel('kitchen', { config: { presence: { key } } })
      return channel.on('presence', { event: 'sync' }, () => {})
    }
    const [one, two] = [open(here, 'one'), open(there, 'two')]
    await join(one)
    await one.track({ cooking: 'soup' })
    await join(two)
    await until(() => expect(two.presenceState()).toMatchObject({ one: [{ cooking: 'soup' }] }))
    await two.track({ cooking: 'bread' })
    await until(() => expect(Object.keys(one.presenceState()).sort()).toEqual(['one', 'two']))
    await one.track({ cooking: 'stew' })
    await until(() => expect(two.presenceState().one).toMatchObject([{ cooking: 'stew' }]))
    await one.untrack()
    await until(() => expect(Object.keys(two.presenceState())).toEqual(['two']))
    await there.realtime.disconnect()
    await until(() => expect(one.presenceState()).toEqual({}))
    await there.removeAllChannels()
  })
})

describe('row changes', () => {
  it('arrive as they happen, with the row, or only with the key once it is deleted', async () => {
    const { changes, system } = await follow(owner.client, 'shopping_items')
    await until(() => expect(system).toMatchObject([{ status: 'ok' }]))
    const row = shopping(owner)
    await owner.client.from('shopping_items').insert(row)
    await until(() => expect(changes).toHaveLength(1))
    await owner.client.from('shopping_items').update({ checked: true }).eq('id', row.id)
    await until(() => expect(changes).toHaveLength(2))
    await owner.client.from('shopping_items').delete().eq('id', row.id)
    await until(() =>
      expect(changes.map(({ eventType }) => eventType)).toEqual(['INSERT', 'UPDATE', 'DELETE']),
    )
    const key = { user_id: owner.id, id: row.id }
    expect(changes[0]).toMatchObject({
      table: 'shopping_items',
      schema: 'public',
      new: { ...row, checked: false },
      old: {},
    })
    expect(changes[1]).toMatchObject({ new: { ...row, checked: true }, old: key })
    expect(changes[2]).toMatchObject({ new: {}, old: key })
  })

  it('respect the reader’s policies: a stranger and an anonymous visitor receive nothing', async () => {
    const anonymous = server.client()
    clients.push(anonymous)
    const [mine, theirs, nobodys, filtered] = await Promise.all([
      follow(owner.client, 'pantry_items'),
      follow(stranger.client, 'pantry_items'),
      follow(anonymous, 'pantry_items'),
      follow(stranger.client, 'pantry_items', { filter: `user_id=eq.${owner.id}` }),
    ])
    await pantry(owner, 'saffron')
    await until(() => expect(mine.changes).toHaveLength(1))
    await owner.client.from('pantry_items').update({ name: 'safran' }).eq('name', 'saffron')
    await until(() => expect(mine.changes).toHaveLength(3))
    await owner.client.from('pantry_items').delete().eq('name', 'safran')
    await until(() => expect(mine.changes.at(-1)?.eventType).toBe('DELETE'))
    // A key change is a delete of the old one.
    expect(mine.changes.map(({ eventType, old }) => [eventType, (old as { name?: string }).name])).toEqual([
      ['INSERT', undefined],
      ['DELETE', 'saffron'],
      ['UPDATE', 'safran'],
      ['DELETE', 'safran'],
    ])
    // Changes go out in their order, and so do the answers on each connection: what was to come is there by now.
    await pantry(stranger, 'cumin')
    await until(() => expect(theirs.changes.map(nameOf)).toEqual(['cumin']))
    await Promise.all([follow(anonymous, 'pantry_items'), follow(stranger.client, 'shopping_items')])
    for (const { changes } of [nobodys, filtered]) expect(changes).toEqual([])
  })

  it('respect the policy even if the notification names a reader that it should not', async () => {
    const { changes } = await follow(stranger.client, 'pantry_items')
    await pantry(owner, 'secret sauce')
    const notice = {
      table: 'pantry_items',
      type: 'INSERT',
      at: new Date().toISOString(),
      rows: [{ key: { user_id: owner.id, name: 'secret sauce' }, readers: [stranger.id] }],
    }
    await server.sql.notify('sous_changes', JSON.stringify(notice))
    await pantry(stranger, 'own sauce')
    await until(() => expect(changes.map(nameOf)).toEqual(['own sauce']))
  })

  it('can be filtered', async () => {
    const at = (filter: string) => follow(owner.client, 'shopping_items', { filter })
    const names = ['eq.oat milk', 'neq.butter', 'in.(butter,"a, b")', 'lt.c', 'gte.oat milk']
    const followed = await Promise.all([
      ...names.map((one) => at(`name=${one}`)),
      at('checked=eq.true,name=gt.b'),
    ])
    const late = await at(`added_at=gt.2030-01-01T00:00:00Z`)
    const done = await follow(owner.client, 'shopping_items', { filter: 'name=eq.end' })
    const rows = [
      shopping(owner, { name: 'oat milk' }),
      shopping(owner, { name: 'butter', checked: true }),
      shopping(owner, { name: 'a, b', added_at: '2031-01-01T00:00:00Z' }),
      shopping(owner, { name: 'end' }),
    ]
    await owner.client.from('shopping_items').insert(rows, { defaultToNull: false })
    await until(() => expect(done.changes).toHaveLength(1))
    expect([...followed, late].map(({ changes }) => changes.map(nameOf))).toEqual([
      ['oat milk'],
      ['oat milk', 'a, b', 'end'],
      ['butter', 'a, b'],
      ['butter', 'a, b'],
      ['oat milk'],
      ['butter'],
      ['a, b'],
    ])
  })

  it('report when there is nothing to subscribe to', async () => {
    for (const [table, filter] of [
      ['external_recipes', undefined],
      ['pantry_items', 'price=eq.1'],
      ['pantry_items', 'name=near.1'],
    ] as const) {
      const { system } = await follow(owner.client, table, { filter })
      await until(() =>
        expect(system).toMatchObject([{ status: 'error', message: expect.stringContaining(table) }]),
      )
    }
  })

  it('arrive in one batch when there are many at once', async () => {
    const cook = await server.user()
    const { changes } = await follow(cook.client, 'pantry_items')
    const rows = Array.from({ length: 300 }, (_, i) => ({ user_id: cook.id, name: `${'ß'.repeat(90)} ${i}` }))
    await cook.client.from('pantry_items').insert(rows)
    await until(() => expect(changes).toHaveLength(300))
    await cook.client.removeAllChannels()
  })

  it('reach the clients of every server', async () => {
    const there = await deviceOf(owner, second)
    const { changes } = await follow(there, 'pantry_items')
    await pantry(owner, 'fennel')
    await until(() => expect(changes.map(nameOf)).toEqual(['fennel']))
    await there.removeAllChannels()
  })
})

describe('access tokens', () => {
  const forged = (person: Person, seconds: number, more: Record<string, unknown> = {}) => {
    const claims = JSON.parse(atob(person.session?.access_token.split('.')[1] ?? '')) as Record<
      string,
      unknown
    >
    return new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) + seconds, ...more })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode(server.keys.jwtSecret))
  }
  const withToken = async (token: string) => {
    const client = server.client()
    clients.push(client)
    await client.realtime.setAuth(token)
    return client
  }

  it('are refused when expired; one that expires is dropped with its channel', async () => {
    const old = await withToken(await forged(owner, -10))
    const reason = await new Promise<string>((resolve) =>
      old
        .channel('old')
        .subscribe((status, error) => status === 'CHANNEL_ERROR' && resolve(error?.message ?? '')),
    )
    expect(reason).toContain('not valid')
    const brief = await withToken(await forged(owner, 2))
    const { changes, system, seen } = await follow(brief, 'pantry_items')
    await until(() => expect(seen).toContain('CLOSED'))
    expect(system.at(-1)).toMatchObject({ status: 'error', message: 'The access token has expired.' })
    await pantry(owner, 'too late')
    // Whatever that sent would come before what a new channel of the same connection hears.
    await brief.realtime.setAuth(await forged(owner, 600))
    const renewed = await follow(brief, 'pantry_items')
    await pantry(owner, 'in time again')
    await until(() => expect(renewed.changes.map(nameOf)).toContain('in time again'))
    expect(changes).toEqual([])
  })

  it('keep working when they are refreshed in time', async () => {
    const client = await withToken(await forged(owner, 2))
    const { changes, seen } = await follow(client, 'pantry_items')
    await client.realtime.setAuth(await forged(owner, 600))
    // A token that is not older, and not refreshed, shows when the first one would have expired.
    const expiring = await follow(await withToken(await forged(owner, 2)), 'pantry_items')
    await until(() => expect(expiring.seen).toContain('CLOSED'))
    expect(seen).toEqual(['SUBSCRIBED'])
    await pantry(owner, 'in time')
    await until(() => expect(changes.map(nameOf)).toEqual(['in time']))
    // A token of another user, or none, changes what is received.
    await client.realtime.setAuth(await forged(stranger, 600))
    await pantry(owner, 'not yours')
    await client.realtime.setAuth('not a token')
    await until(() => expect(seen).toContain('CLOSED'))
    expect(changes).toHaveLength(1)
  })

  it('receive nothing more once their session has ended', async () => {
    const cook = await server.user()
    const { changes, seen } = await follow(await withToken(cook.session?.access_token ?? ''), 'pantry_items')
    await server.sql`delete from auth.sessions where user_id = ${cook.id}`
    await server.sql`insert into pantry_items (user_id, name) values (${cook.id}, 'after')`
    await until(() => expect(seen).toContain('CLOSED'))
    expect(changes).toEqual([])
  })
})

describe('when something breaks', () => {
  it('an interrupted database recovers, and all clients are asked to refetch', async () => {
    const device = await deviceOf(owner, second)
    const { changes, system, seen } = await follow(device, 'pantry_items')
    // All its connections are gone by the end of this, and none can be opened before the next.
    await cuttable.cut()
    await pantry(owner, 'in the gap')
    await cuttable.restore()
    await until(() => expect(system.map(({ message }) => message)).toContain(LOOK_AGAIN), 20_000)
    await pantry(owner, 'after the gap')
    await until(() => expect(changes.map(nameOf)).toEqual(['after the gap']))
    // The client itself noticed nothing.
    expect(seen).toEqual(['SUBSCRIBED'])
  })

  it('a client that does not read is disconnected, and no other client is affected', async () => {
    const slow = rawSocket(second.url, keyed)
    const end = closing(slow)
    await opening(slow)
    slow.pause()
    // Each join is answered with everything that it requested.
    const filter = `name=eq.${'x'.repeat(3900)}`
    const wishes = Array(15).fill({ event: '*', schema: 'public', table: 'pantry_items', filter })
    const ask = JSON.stringify([
      '1',
      '1',
      'realtime:flood',
      'phx_join',
      { config: { postgres_changes: wishes } },
    ])
    for (let n = 0; n < 300 && slow.readyState === slow.OPEN; n++)
      await new Promise((written) => slow.send(ask, written))
    const other = (await deviceOf(owner, second)).channel('calm', { config: { broadcast: { ack: true } } })
    await join(other)
    expect(await other.send({ type: 'broadcast', event: 'x', payload: {} })).toBe('ok')
    slow.resume()
    expect(await end).toBe(1006)
  })

  it('a silent client is disconnected', async () => {
    const strict = await startTestServer({ databaseUrl: server.databaseUrl, realtime: { silenceMs: 200 } })
    const socket = rawSocket(strict.url, keyed)
    const end = closing(socket)
    await opening(socket)
    expect(await end).toBe(1006)
    await strict.stop()
  })
})
