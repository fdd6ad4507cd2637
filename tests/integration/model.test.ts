import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { connect } from '#server/database/open.ts'
import { createLog } from '#server/lib/log.ts'
import { type ModelError, modelTool } from '#server/lib/model/model.ts'
import { openModel } from '#server/lib/model/open.ts'
import type { Sql } from '#server/lib/sql.ts'
import { copyDatabase } from '#tests/support/database.ts'
import { type ModelServer, startModelServer } from '#tests/support/model-server.ts'

const KEY = 'key-that-nobody-may-see'
let sql: Sql
let server: ModelServer
const logged: string[] = []

const open = (daily = { each: 1_000_000, total: 10_000_000 }, baseUrl = server.url, apiKey?: string) =>
  openModel({
    settings: { baseUrl, apiKey, name: 'small-cook', visionName: 'eye' },
    daily,
    sql,
    secret: 'secret',
    log: createLog('debug', (line) => logged.push(line)),
    limits: { firstMs: 400, idleMs: 400, totalMs: 3000 },
    patience: { tries: 3, firstWaitMs: 10, longestWaitMs: 200 },
  })
const cook = (...given: Parameters<typeof open>) => open(...given).for(['192.0.2.1'])
const request = { system: 'You cook.', messages: [{ role: 'user' as const, content: 'How long for eggs?' }] }
const read = async (pieces: AsyncIterable<string>) => {
  const all: string[] = []
  for await (const piece of pieces) all.push(piece)
  return all
}
const problem = async (work: Promise<unknown>): Promise<ModelError['problem'] | undefined> =>
  work.then(
    () => undefined,
    (error) => error.problem,
  )

beforeAll(async () => {
  sql = connect(await copyDatabase(inject('postgresUrl')), 3)
  server = await startModelServer()
})
afterAll(async () => {
  await server.stop()
  await sql.end()
})
beforeEach(async () => {
  await sql`truncate sous.model_usage`
})

describe('streaming', () => {
  it('passes on chunks as they arrive', async () => {
    server.script({ say: ['Seven ', 'minutes', '.'], gapMs: 5 })
    expect(await read(cook().stream(request))).toEqual(['Seven ', 'minutes', '.'])
    expect(server.asked[0]?.body).toMatchObject({
      model: 'small-cook',
      stream: true,
      messages: [
        { role: 'system', content: 'You cook.' },
        { role: 'user', content: 'How long for eggs?' },
      ],
    })
  })

  it('runs our tools and returns their results to the model', async () => {
    const temperature = modelTool({
      description: 'Safe temperature of a food.',
      input: z.object({ food: z.string() }),
      run: ({ food }) => ({ food, fahrenheit: 165 }),
    })
    server.script({ call: 'temperature', args: { food: 'chicken' } }, { say: ['165 °F.'] })
    expect(await read(cook().stream({ ...request, tools: { temperature } }))).toEqual(['165 °F.'])
    expect(JSON.stringify(server.asked[1]?.body.messages.at(-1))).toContain('165')
  })

  it('lets a model correct an invalid call', async () => {
    const temperature = modelTool({ description: '…', input: z.object({ food: z.string() }), run: () => 165 })
    server.script({ call: 'temperature', args: '{"fod": 1}' }, { say: ['165 °F.'] })
    expect(await read(cook().stream({ ...request, tools: { temperature } }))).toEqual(['165 °F.'])
  })

  it('retries without tools if a server supports none, and remembers it', async () => {
    const tools = { x: modelTool({ description: '…', input: z.object({}), run: () => 1 }) }
    const model = open().for(['a'])
    server.script({ status: 400 }, { say: ['ok'] }, { say: ['again'] })
    expect(await read(model.stream({ ...request, tools }))).toEqual(['ok'])
    expect(await read(model.stream({ ...request, tools }))).toEqual(['again'])
    expect(server.asked.map(({ body }) => body.tools?.length ?? 0)).toEqual([1, 0, 0])
  })

  it('hides a model’s reasoning', async () => {
    server.script({ say: ['<think>hmm, ', 'eggs</think>', 'Seven minutes.'] })
    expect((await read(cook().stream(request))).join('').trim()).toBe('Seven minutes.')
  })

  it.each([
    ['a dropped connection', { say: ['Seven '], end: 'dropped' as const }],
    ['an end without a reason', { say: ['Seven '], end: 'without a reason' as const }],
  ])('distinguishes %s from an answer', async (_name, turn) => {
    server.script(turn)
    const got: string[] = []
    const broken = (async () => {
      for await (const piece of cook().stream(request)) got.push(piece)
    })()
    expect(await problem(broken)).toMatch(/unreachable|garbled/)
    expect(got).toEqual(['Seven '])
  })

  it('reports garbage as such', async () => {
    server.script({ garbage: 'data: {"choices": nonsense\n\n' })
    expect(await problem(read(cook().stream(request)))).toBe('garbled')
    server.script({ garbage: '<html>welcome to the hotel wifi</html>' })
    expect(await problem(read(cook().stream(request)))).toMatch(/garbled|unreachable/)
  })

  it('times out on a server that is silent, or stalls midway', async () => {
    server.script({ silent: true })
    expect(await problem(read(cook().stream(request)))).toBe('slow')
    server.script({ say: ['Seven ', 'minutes'], gapMs: 900 })
    expect(await problem(read(cook().stream(request)))).toBe('slow')
  })

  it('waits for slow tokens as long as they arrive', async () => {
    server.script({ say: ['a', 'b', 'c', 'd', 'e'], gapMs: 150 })
    expect((await read(cook().stream(request))).join('')).toBe('abcde')
  })

  it('disconnects from the server when the caller disconnects', async () => {
    server.script({ say: Array(50).fill('word '), gapMs: 20 })
    const caller = new AbortController()
    const work = (async () => {
      for await (const _ of cook().stream({ ...request, signal: caller.signal })) caller.abort()
    })()
    expect(await problem(work)).toBe('stopped')
    await expect.poll(server.left).toBe(1)
  })
})

describe('retries', () => {
  it('follow the requested delay after 429', async () => {
    server.script({ status: 429, headers: { 'retry-after': '0.1' } }, { status: 503 }, { say: ['ok'] })
    const started = performance.now()
    expect(await read(cook().stream(request))).toEqual(['ok'])
    expect(performance.now() - started).toBeGreaterThan(95)
    expect(server.asked).toHaveLength(3)
  })

  it('neither wait for minutes nor continue forever', async () => {
    server.script({ status: 429, headers: { 'retry-after': '120' } })
    expect(await problem(read(cook().stream(request)))).toBe('busy')
    expect(server.asked).toHaveLength(1)
    server.script({ status: 502 }, { status: 502 }, { status: 502 }, { say: ['too late'] })
    expect(await problem(read(cook().stream(request)))).toBe('busy')
    expect(server.asked).toHaveLength(3)
  })

  it('do not repeat a refused request', async () => {
    server.script({ status: 401 }, { say: ['no'] })
    expect(await problem(read(cook().stream(request)))).toBe('refused')
    expect(server.asked).toHaveLength(1)
  })

  it('end with an error when no server is reachable', async () => {
    expect(await problem(read(cook(undefined, 'http://127.0.0.1:9/v1').stream(request)))).toBe('unreachable')
  })

  it('do not follow a redirect with the key', async () => {
    server.script({ status: 307, headers: { location: '/elsewhere' } })
    expect(await problem(read(cook(undefined, server.url, KEY).stream(request)))).toBe('refused')
    expect(server.paths).not.toContain('/elsewhere')
  })
})

describe('structured answers', () => {
  const ask = { schema: z.object({ minutes: z.number() }), system: 's', prompt: 'p' }

  it('are validated', async () => {
    server.script({ say: ['{"minutes": 7}'] })
    expect(await cook().json(ask)).toEqual({ minutes: 7 })
    expect(server.asked[0]?.body.response_format).toMatchObject({ type: 'json_schema' })
  })

  it('are sent back once with the reasons when they do not match', async () => {
    server.script({ say: ['{"minutes": "seven"}'] }, { say: ['{"minutes": 7}'] })
    expect(await cook().json(ask)).toEqual({ minutes: 7 })
    expect(JSON.stringify(server.asked[1]?.body.messages)).toContain('minutes')
    server.script({ say: ['seven'] }, { say: ['seven, I said'] }, { say: ['{"minutes": 7}'] })
    expect(await problem(cook().json(ask))).toBe('garbled')
    expect(server.asked).toHaveLength(2)
  })

  it('are found in the text of servers that cannot enforce a schema', async () => {
    const model = cook()
    server.script(
      { status: 400 },
      { say: ['Of course:\n```json\n{"minutes": 7}\n```'] },
      { say: ['{"minutes":8}'] },
    )
    expect(await model.json(ask)).toEqual({ minutes: 7 })
    expect(await model.json(ask)).toEqual({ minutes: 8 })
    expect(server.asked.map(({ body }) => body.response_format !== undefined)).toEqual([true, false, false])
  })

  it('can be about an image', async () => {
    server.script({ say: ['{"minutes": 7}'] })
    const images = [{ bytes: new Uint8Array([137, 80, 78, 71]), mediaType: 'image/png' }]
    await cook().json({ ...ask, images })
    expect(server.asked[0]?.body.model).toBe('eye')
    expect(JSON.stringify(server.asked[0]?.body.messages)).toContain('data:image/png;base64,iVBORw')
  })
})

describe('the daily quota', () => {
  it('counts the server’s reported usage, per caller and in total', async () => {
    server.script({ say: ['ok'] }, { say: ['{"a":1}'] })
    await read(cook().stream(request))
    await cook().json({ schema: z.object({ a: z.number() }), system: '', prompt: '' })
    const rows = await sql`select tokens::int from sous.model_usage`
    expect(rows.map((row) => row.tokens)).toEqual([200, 200])
  })

  it('ends at the limit, without calling the server, and only for that caller', async () => {
    const service = open({ each: 1500, total: 100_000 })
    server.script(...Array(20).fill({ say: ['ok'] }))
    const last = []
    for (let i = 0; i < 10; i++) last.push(await problem(read(service.for(['a']).stream(request))))
    expect(last[0]).toBeUndefined()
    expect(last.at(-1)).toBe('spent')
    const before = server.asked.length
    expect(before).toBeLessThan(10)
    expect(await problem(read(service.for(['b']).stream(request)))).toBeUndefined()
    expect(server.asked).toHaveLength(before + 1)
  })

  it('ends for all callers when the daily total is spent', async () => {
    const service = open({ each: 100_000, total: 1000 })
    server.script(...Array(20).fill({ say: ['ok'] }))
    await read(service.for(['a']).stream(request))
    expect(await problem(read(service.for(['b']).stream(request)))).toBe('spent')
  })

  it('holds for concurrent calls', async () => {
    const service = open({ each: 3000, total: 100_000 })
    server.script(...Array(20).fill({ say: ['ok'], gapMs: 300 }))
    const all = await Promise.all(
      Array.from({ length: 10 }, () => problem(read(service.for(['a']).stream(request)))),
    )
    expect(all.filter((one) => one === undefined).length).toBeLessThanOrEqual(3)
  })
})

describe('the key', () => {
  it('is sent to the model server and nowhere else', async () => {
    server.script({ status: 401, body: JSON.stringify({ error: { message: `wrong key ${KEY}` } }) })
    const error = await read(cook(undefined, server.url, KEY).stream(request)).catch((one) => one)
    expect(server.asked[0]?.headers.authorization).toBe(`Bearer ${KEY}`)
    expect(`${error.message} ${error.stack} ${JSON.stringify(error)}`).not.toContain(KEY)
    expect(logged.join()).not.toContain(KEY)
  })

  it('is optional', async () => {
    server.script({ say: ['ok'] })
    await read(cook().stream(request))
    expect(server.asked[0]?.headers.authorization).toBeUndefined()
  })
})
