import { randomBytes } from 'node:crypto'
import { connect } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closing, keyed, opening, rawSocket } from '#tests/support/realtime.ts'
import { speaker, track } from '#tests/support/realtime-speaker.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { until } from '#tests/support/until.ts'

const CASES = process.env.SECURITY === 'full' ? 3000 : 1000

let server: TestServer
let owner: Awaited<ReturnType<TestServer['user']>>
beforeAll(async () => {
  server = await startTestServer({
    rateLimitScale: 1e6,
    realtime: { messagesPerSecond: 1e6, joinsPerSecond: 1e6 },
  })
  owner = await server.user()
})
afterAll(() => server.stop())

describe('any input', () => {
  const uncaught: unknown[] = []
  const note = (error: unknown) => uncaught.push(error)
  beforeAll(() => {
    process.on('uncaughtException', note)
    process.on('unhandledRejection', note)
  })
  afterAll(() => {
    process.off('uncaughtException', note)
    process.off('unhandledRejection', note)
  })

  const named = Object.getOwnPropertyNames(Object.prototype)
  async function stillFine() {
    const one = await speaker(server.url, owner.session)
    expect(await one.enterTopic('alive')).toMatchObject({ status: 'ok' })
    expect(await one.ask('presence', track({ cooking: 'soup' }))).toMatchObject({ status: 'ok' })
    one.socket.terminate()
    expect(uncaught).toEqual([])
    expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(named)
    expect(server.logLines.filter((line) => /"level":"error"|realtime message failed/.test(line))).toEqual([])
  }

  const odd = fc.oneof(
    fc.constantFrom(
      '',
      '\0',
      '\ud800',
      '__proto__',
      'constructor',
      'realtime:',
      'phoenix',
      '*',
      'x'.repeat(300),
    ),
    fc.string({ unit: 'binary', maxLength: 40 }),
  )
  const topic = fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom('realtime:a', 'realtime:b', 'realtime:__proto__', 'phoenix') },
    { weight: 1, arbitrary: odd.map((text) => `realtime:${text}`) },
    { weight: 1, arbitrary: odd },
  )
  const anything = fc.anything({ maxDepth: 4, withNullPrototype: true })
  const some = <T>(right: fc.Arbitrary<T>) =>
    fc.oneof({ weight: 5, arbitrary: right as fc.Arbitrary<unknown> }, { weight: 1, arbitrary: anything })
  const binding = fc.record(
    {
      event: some(fc.constantFrom('*', 'INSERT', 'UPDATE', 'DELETE')),
      schema: some(fc.constantFrom('public', '*', 'auth')),
      table: some(fc.oneof(fc.constantFrom('pantry_items', 'shopping_items', '*'), odd)),
      filter: some(
        fc.oneof(
          odd,
          fc
            .tuple(
              fc.constantFrom('name', 'user_id', '__proto__', 'constructor'),
              fc.constantFrom('eq', 'in', 'gt'),
              odd,
            )
            .map(([column, operator, value]) => `${column}=${operator}.${value}`),
        ),
      ),
    },
    { requiredKeys: [] },
  )
  const payloads = (token: string): Record<string, fc.Arbitrary<unknown>> => ({
    heartbeat: anything,
    phx_join: fc.record(
      {
        access_token: some(fc.constantFrom(token, '', 'ey.a.b', token.slice(0, -2))),
        config: some(
          fc.record(
            {
              broadcast: some(
                fc.record({ ack: some(fc.boolean()), self: some(fc.boolean()) }, { requiredKeys: [] }),
              ),
              presence: some(
                fc.record({ key: some(odd), enabled: some(fc.boolean()) }, { requiredKeys: [] }),
              ),
              postgres_changes: some(fc.array(binding, { maxLength: 25 })),
              private: some(fc.constant(false)),
            },
            { requiredKeys: [] },
          ),
        ),
      },
      { requiredKeys: [] },
    ),
    phx_leave: anything,
    access_token: fc.record(
      { access_token: some(fc.constantFrom(token, null, 'sb_x')) },
      { requiredKeys: [] },
    ),
    broadcast: fc.record(
      { type: fc.constant('broadcast'), event: some(odd), payload: anything },
      { requiredKeys: [] },
    ),
    presence: fc.record(
      { event: some(fc.constantFrom('track', 'untrack')), payload: some(fc.dictionary(odd, anything)) },
      { requiredKeys: [] },
    ),
    __proto__toString: anything,
  })
  const message = (token: string) => {
    const shapes = payloads(token)
    return fc
      .tuple(
        fc.constantFrom(...Object.keys(shapes)),
        topic,
        some(fc.constantFrom('1', '2', null)),
        fc.boolean(),
      )
      .chain(([event, at, ref, spoiled]) =>
        (spoiled ? anything : (shapes[event] ?? anything)).map((payload) => [ref, ref, at, event, payload]),
      )
  }
  const text = (value: unknown) =>
    JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? String(one) : one)) ?? ''

  it('messages of valid and invalid shape leave the server unchanged', {
    timeout: 180_000,
  }, async () => {
    const token = owner.session?.access_token ?? ''
    for (const version of ['1.0.0', '2.0.0']) {
      const say = ([join_ref, ref, at, event, payload]: unknown[]) =>
        text(
          version === '2.0.0'
            ? [join_ref, ref, at, event, payload]
            : { join_ref, ref, topic: at, event, payload },
        )
      const cases = fc.sample(message(token), { numRuns: CASES / 2, seed: 7 })
      let [answers, ended] = [0, 0]
      while (cases.length > 0) {
        const socket = rawSocket(server.url, keyed.replace('2.0.0', version))
        await opening(socket)
        let beats = 0
        socket.on('message', (data) => {
          answers++
          if (String(data).includes('"beat"')) beats++
        })
        // A batch, then a heartbeat: its reply arrives once all the others are handled.
        for (let batch = 1; cases.length > 0 && socket.readyState === socket.OPEN; batch++) {
          for (const one of cases.splice(0, 20)) socket.send(say(one))
          socket.send(say(['beat', 'beat', 'phoenix', 'heartbeat', {}]))
          await until(() => expect(beats >= batch || socket.readyState !== socket.OPEN).toBe(true))
        }
        if (socket.readyState !== socket.OPEN) ended++
        socket.terminate()
      }
      // Most were handled: only an invalid message ends a connection.
      expect(answers).toBeGreaterThan(CASES / 4)
      expect(ended).toBeLessThan(CASES / 20)
    }
    await stillFine()
  })

  it('binary frames leave the server unchanged', { timeout: 120_000 }, async () => {
    const push = fc
      .tuple(fc.constantFrom(3, 4, 0, 255), fc.uint8Array({ minLength: 0, maxLength: 60 }))
      .map(([kind, rest]) => Buffer.from([kind, ...rest]))
    const shaped = fc
      .tuple(
        fc.constantFrom('realtime:a', '', 'x'),
        odd,
        fc.integer({ min: 0, max: 3 }),
        fc.string({ unit: 'binary' }),
      )
      .map(([at, event, encoding, content]) => {
        const parts = ['1', '2', at, event.slice(0, 60), ''].map((part) => Buffer.from(part))
        return Buffer.concat([
          Buffer.from([3, ...parts.map((part) => part.length & 255), encoding]),
          ...parts,
          Buffer.from(content),
        ])
      })
    const frame = fc.oneof(
      push,
      shaped,
      fc.string({ unit: 'binary' }).map((content) => content),
    )
    const frames = fc.sample(frame, { numRuns: 600, seed: 7 })
    for (let from = 0; from < frames.length; from += 20)
      await Promise.all(
        frames.slice(from, from + 20).map(async (one) => {
          const socket = rawSocket(server.url, keyed)
          await opening(socket)
          const end = closing(socket)
          socket.on('error', () => {})
          socket.send(one)
          socket.close()
          await end
        }),
      )
    await stillFine()
  })

  it('bytes that are not frames at all leave the server unchanged', async () => {
    const { hostname, port } = new URL(server.url)
    const whole = `GET /realtime/v1/websocket?${keyed} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`
    await Promise.all(
      fc.sample(fc.uint8Array({ minLength: 1, maxLength: 200 }), { numRuns: 200, seed: 7 }).map(
        (bytes) =>
          new Promise<void>((resolve) => {
            const socket = connect(Number(port), hostname, () => socket.write(whole))
            socket.once('data', () => socket.end(Buffer.from(bytes)))
            socket.on('error', () => {})
            socket.on('close', () => resolve())
          }),
      ),
    )
    await stillFine()
  })

  it('a payload nested thousands of levels deep is answered', async () => {
    const one = await speaker(server.url, owner.session)
    await one.enterTopic('deep')
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`
    one.socket.send(`["1","deep","${one.topic}","broadcast",{"event":"x","payload":${deep}}]`)
    await until(() => expect(one.received.some(({ ref }) => ref === 'deep')).toBe(true))
    one.socket.terminate()
    await stillFine()
  })
})
