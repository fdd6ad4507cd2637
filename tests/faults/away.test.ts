import { rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { connect } from '#server/database/open.ts'
import { functions } from '#server/functions/index.ts'
import { createLog } from '#server/lib/log.ts'
import { createMailSender } from '#server/lib/mail/sender.ts'
import { openModel } from '#server/lib/model/open.ts'
import { createRateLimiter } from '#server/lib/rate-limit.ts'
import { createLeases } from '#server/scraping/jobs/lease.ts'
import { openCuttable } from '#tests/support/cuttable.ts'
import { copyDatabase, testKeys } from '#tests/support/database.ts'
import { FULL, startWriting, untilTrue } from '#tests/support/fault-load.ts'
import { startModelServer } from '#tests/support/model-server.ts'
import { freePort, keysOf, superviseSous } from '#tests/support/process.ts'
import { startTestServer, temporaryFolder } from '#tests/support/server.ts'

const AWAY_MS = FULL ? 30_000 : 3000
vi.setConfig({ testTimeout: AWAY_MS + 60_000 })

let databaseUrl: string
let direct: ReturnType<typeof connect>

beforeAll(async () => {
  databaseUrl = await copyDatabase(inject('postgresUrl'))
  direct = connect(databaseUrl, 2)
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => direct.end())

describe('the database is away', () => {
  it('loses no acknowledged write, and everything recovers by itself', async () => {
    const dataDir = temporaryFolder()
    const way = await openCuttable(databaseUrl)
    const sous = await superviseSous({ dataDir, port: await freePort(), env: { DATABASE_URL: way.url } })
    try {
      const { secretKey, publishableKey } = keysOf(dataDir)
      const headers = { apikey: secretKey, 'content-type': 'application/json' }
      const load = startWriting(
        (id) =>
          fetch(`${sous.url}/rest/v1/external_recipes`, {
            method: 'POST',
            headers,
            body: JSON.stringify({ id, title: `Away ${id}` }),
            signal: AbortSignal.timeout(5000),
          }),
        2,
      )
      await untilTrue(() => load.acknowledged.length >= 5)
      await way.cut()
      await sleep(AWAY_MS)
      // Requests meanwhile fail fast, with a message that it isn't the user's fault.
      const asked: [string, string, object?][] = [
        ['GET', '/rest/v1/external_recipes?select=id&limit=1'],
        [
          'POST',
          '/auth/v1/token?grant_type=password',
          { email: 'a@kitchen.example', password: 'long enough 1' },
        ],
        ['GET', '/storage/v1/object/avatars/somebody/face.png'],
        ['POST', '/functions/v1/recipe-details', { id: crypto.randomUUID() }],
        ['GET', '/readyz'],
      ]
      for (const [method, path, body] of asked) {
        const response = await fetch(sous.url + path, {
          method,
          headers: path.startsWith('/functions')
            ? { ...headers, apikey: publishableKey }
            : { ...headers, authorization: `Bearer ${secretKey}` },
          body: body && JSON.stringify(body),
          signal: AbortSignal.timeout(15_000),
        })
        const bodyText = await response.text()
        expect(response.status, path).toBe(503)
        expect(bodyText, path).not.toMatch(/ECONN|127\.0\.0\.1|postgres/i)
      }
      const before = load.acknowledged.length
      await way.restore()
      await untilTrue(() => load.acknowledged.length > before + 5)
      await load.stop()
      expect((await fetch(`${sous.url}/readyz`)).status).toBe(200)
      expect(sous.starts()).toBe(1)
      const rows = await direct`select id from external_recipes where title like 'Away %'`
      const there = new Set(rows.map(({ id }) => id))
      expect(load.acknowledged.filter((id) => !there.has(id))).toEqual([])
      expect(load.refused()).toBeGreaterThan(0)
    } finally {
      await sous.stop()
      await way.close()
      rmSync(dataDir, { recursive: true, force: true })
    }
  })
})

describe('the model hangs', () => {
  it('falls back to the built-in assistant, and other requests never wait for it', async () => {
    const hanging = await startModelServer()
    hanging.script({ silent: true }, { silent: true }, { silent: true })
    const withModel = await startTestServer({
      functions,
      databaseUrl,
      model: (sql, log) =>
        openModel({
          settings: { baseUrl: hanging.url, apiKey: 'x', name: 'slow-cook', visionName: undefined },
          daily: { each: 1_000_000, total: 1_000_000 },
          sql,
          secret: 'x',
          log,
          limits: { firstMs: 700, idleMs: 700, totalMs: 2000 },
          patience: { tries: 1, firstWaitMs: 5, longestWaitMs: 50 },
        }),
    })
    try {
      const ask = (name: string, body: object) =>
        fetch(`${withModel.url}/functions/v1/${name}`, {
          method: 'POST',
          headers: { apikey: testKeys.publishableKey, 'content-type': 'application/json' },
          body: JSON.stringify(body),
        })
      const chat = ask('cooking-assistant', { message: 'How long do I boil an egg?' })
      const started = performance.now()
      expect((await ask('get-daily-tips', {})).status).toBe(200)
      expect(performance.now() - started).toBeLessThan(5000)
      const text = await (await chat).text()
      expect(text).toMatch(/egg/i)
    } finally {
      await withModel.stop()
      await hanging.stop()
    }
  })
})

describe('a server’s clock is wrong', () => {
  const HOUR = 3_600_000
  const silent = createLog('silent')

  it('counts limits into one window, and locks no caller out', async () => {
    const real = Date.now.bind(Date)
    const limiter = createRateLimiter(direct, 'secret', 1, silent)
    const limit = { name: 'clock', hits: 3, seconds: 3600 }
    for (const shift of [0, -26 * HOUR, 26 * HOUR]) {
      vi.spyOn(Date, 'now').mockImplementation(() => real() + shift)
      await limiter.take(limit, ['somebody'])
    }
    await expect(limiter.take(limit, ['somebody'])).rejects.toMatchObject({ status: 429 })
    await expect(limiter.take(limit, ['somebody else'])).resolves.toBeUndefined()
    expect(await direct`select hits from sous.rate_limits where key like 'clock:%' order by hits`).toEqual([
      { hits: 1 },
      { hits: 4 },
    ])
  })

  it('takes no page from a worker that holds it, and sends no mail twice', async () => {
    const [job] = await direct<{ id: string }[]>`
      insert into sous.scrape_jobs ${direct({ mode: 'batch', settings: direct.json({}), concurrency: 5 } as never)} returning id`
    await direct`insert into sous.scrape_pages (job_id, url, host, key) values (${job?.id ?? ''}, 'https://a.example/', 'a.example', 'a')`
    const times = { leaseMs: 20_000, attempts: 3 }
    const mine = await createLeases(direct, crypto.randomUUID(), times).take('page', 5)
    expect(mine).toHaveLength(1)
    const sent: string[] = []
    const mail = (subject: string) =>
      direct`insert into sous.mail_outbox (recipient, subject, body) values ('a@b.example', ${subject}, 'x')`
    let letGo = () => {}
    const held = new Promise<void>((resolve) => {
      letGo = resolve
    })
    await mail('Once')
    const transport = {
      place: 'here',
      deliver: async ({ subject }: { subject: string }) => {
        sent.push(subject)
        await held
      },
      close: async () => {},
    }
    const sender = () => createMailSender(direct, transport as never, silent, { pollMs: 50 }).start()
    const first = sender()
    await untilTrue(() => sent.length === 1)
    const real = Date.now.bind(Date)
    vi.spyOn(Date, 'now').mockImplementation(() => real() + 48 * HOUR)
    expect(await createLeases(direct, crypto.randomUUID(), times).take('page', 5)).toEqual([])
    const second = sender()
    // While the first one has it in hand, the second takes the next one alone.
    await mail('Marker')
    await untilTrue(() => sent.includes('Marker'))
    letGo()
    await Promise.all([first(), second()])
    expect(sent).toEqual(['Once', 'Marker'])
  })
})
