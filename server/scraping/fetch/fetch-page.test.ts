import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { decodePage } from '#core/extract/decode-page.ts'
import { createMemoryPace } from '#tests/support/memory-pace.ts'
import { type FetchPageOptions, fetchPage } from './fetch-page.ts'
import type { PaceOptions } from './pace.ts'
import { createRobots, type RobotsStore } from './robots.ts'

type Answer = (request: IncomingMessage, response: ServerResponse) => void
let port = 0
let routes: Record<string, Answer> = {}
let asked: { path: string; host: string; at: number; headers: IncomingMessage['headers'] }[] = []
const text =
  (status: number, body = '', headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    response.writeHead(status, headers).end(body)

const server = createServer((request, response) => {
  const { host = '' } = request.headers
  asked.push({ path: request.url ?? '', host, at: performance.now(), headers: request.headers })
  const answer = routes[`${host.split(':')[0]}${request.url}`] ?? routes[request.url ?? ''] ?? text(404)
  answer(request, response)
})
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  routes = { '/page': text(200, 'fine', { 'content-type': 'text/html' }) }
  asked = []
})

const paths = () => asked.map(({ path }) => path)
const at = (path: string, host = 'site.example') => `http://${host}:${port}${path}`

/** A separate fetcher, with an adjustable clock. */
function open(options: PaceOptions = {}, store?: RobotsStore) {
  const clock = { now: Date.now() }
  const guard = { ports: 'any', allows: () => true, resolve: async () => ['127.0.0.1'] } as const
  const userAgent = 'SousBot/1.0 (+https://sous.example/; hello@sous.example)'
  const pace = createMemoryPace({ gapMs: 0, backOffMs: 10, ...options })
  const robots = createRobots({ userAgent, pace, guard, store, now: () => clock.now })
  const get = (path: string, more: Partial<FetchPageOptions> = {}) =>
    fetchPage(path.startsWith('http') ? path : at(path), { userAgent, pace, robots, guard, ...more })
  return { get, clock, pace }
}

describe('fetchPage', () => {
  it('requests robots.txt once, identifies itself, and keeps no cookies', async () => {
    routes['/page'] = text(200, 'fine', { 'set-cookie': 'a=1', etag: '"v1"', 'content-type': 'text/html' })
    const { get } = open()
    const page = await get('/page')
    expect(page).toMatchObject({ status: 200, etag: '"v1"', contentType: 'text/html', notModified: false })
    expect(Buffer.from(page.bytes).toString()).toBe('fine')
    await get('/page')
    expect(paths()).toEqual(['/robots.txt', '/page', '/page'])
    for (const { headers } of asked) {
      expect(headers['user-agent']).toBe('SousBot/1.0 (+https://sous.example/; hello@sous.example)')
      expect(headers.cookie).toBeUndefined()
    }
  })

  it('sends a conditional request on a second visit', async () => {
    routes['/page'] = (request, response) =>
      response.writeHead(request.headers['if-none-match'] === '"v1"' ? 304 : 200, { etag: '"v1"' }).end()
    const { get } = open()
    const conditional = { etag: '"v1"', lastModified: 'Sun, 01 Nov 2026 08:00:00 GMT' }
    expect(await get('/page', { conditional })).toMatchObject({
      status: 304,
      notModified: true,
      etag: '"v1"',
    })
    expect(asked.at(-1)?.headers['if-modified-since']).toBe(conditional.lastModified)
  })

  it('returns raw bytes, so that a wrong charset can be corrected', async () => {
    const bytes = Buffer.from('<meta charset="utf-8"><title>Crème brûlée</title>', 'latin1')
    routes['/page'] = (_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(bytes)
    const page = await open().get('/page')
    expect(Buffer.compare(page.bytes, bytes)).toBe(0)
    expect(decodePage(page.bytes, page.contentType ?? undefined)).toContain('Crème brûlée')
  })

  it('obeys robots.txt on every hop', async () => {
    routes['/robots.txt'] = text(200, 'User-agent: *\nDisallow: /private')
    routes['/on'] = text(302, '', { location: '/private/x' })
    routes['/away'] = text(302, '', { location: at('/page', 'other.example') })
    routes['other.example/robots.txt'] = text(200, 'User-agent: SousBot\nDisallow: /')
    const { get } = open()
    for (const path of ['/private', '/on', '/away'])
      await expect(get(path)).rejects.toMatchObject({ kind: 'robots', retryAfterMs: undefined })
    expect(paths()).toEqual(['/robots.txt', '/on', '/away', '/robots.txt'])
  })

  it.each<[string, Answer, 'allowed' | 'forbidden']>([
    ['404', text(404, 'User-agent: *\nDisallow: /'), 'allowed'],
    ['403', text(403), 'allowed'],
    ['500', text(500), 'forbidden'],
    ['503', text(503), 'forbidden'],
    ['429', text(429), 'forbidden'],
    ['no answer', (_request, response) => response.destroy(), 'forbidden'],
    ['a circle', text(302, '', { location: '/robots.txt' }), 'allowed'],
    ['a redirect', text(301, '', { location: 'http://rules.example/rules.txt' }), 'forbidden'],
    ['a page', text(200, '<html>Welcome</html>'), 'allowed'],
    [
      'a very long one',
      text(200, `User-agent: *\nDisallow: /page\n${`# ${'x'.repeat(1021)}\n`.repeat(600)}`),
      'forbidden',
    ],
  ])('robots.txt is %s', async (_name, robots, expected) => {
    routes['/robots.txt'] = robots
    routes['/rules.txt'] = text(200, 'User-agent: *\nDisallow: /page')
    if (_name === 'a redirect')
      routes['/robots.txt'] = text(301, '', { location: at('/rules.txt', 'rules.example') })
    const { get } = open()
    const got = await get('/page').catch((error) => error)
    expect(got).toMatchObject(expected === 'allowed' ? { status: 200 } : { kind: 'robots' })
  })

  it('asks for robots.txt again after a day, sooner where it could not be had, and keeps the old one meanwhile', async () => {
    const kept = new Map<string, Parameters<RobotsStore['save']>[1]>()
    const store: RobotsStore = {
      load: async (host) => kept.get(host) ?? null,
      save: async (host, record) => void kept.set(host, record),
    }
    routes['/robots.txt'] = text(500)
    const { get, clock } = open({}, store)
    await expect(get('/page')).rejects.toMatchObject({ kind: 'robots', retryAfterMs: 600_000, asked: false })
    routes['/robots.txt'] = text(200, 'User-agent: *\nDisallow: /b')
    await expect(get('/page')).rejects.toMatchObject({ kind: 'robots' })
    clock.now += 600_000
    expect((await get('/page')).status).toBe(200)
    clock.now += 86_399_000
    await get('/page')
    expect(paths().filter((path) => path === '/robots.txt')).toHaveLength(2)
    clock.now += 1000
    routes['/robots.txt'] = text(500)
    expect((await get('/page')).status).toBe(200)
    await expect(get('/b')).rejects.toMatchObject({ kind: 'robots' })
    expect(paths().filter((path) => path === '/robots.txt')).toHaveLength(3)
    // Another server on the same database sends no request at all.
    await open({}, store).get('/page')
    expect(paths().filter((path) => path === '/robots.txt')).toHaveLength(3)
  })

  it('reads X-Robots-Tag', async () => {
    routes['/page'] = text(200, '', { 'x-robots-tag': 'noindex' })
    expect((await open().get('/page')).robots).toEqual({ noindex: true, nofollow: false })
  })

  it('keeps the delay between requests that Crawl-delay asks for', async () => {
    routes['/robots.txt'] = text(200, 'User-agent: *\nCrawl-delay: 0.3')
    const { get } = open({ gapMs: 20 })
    await Promise.all([get('/page'), get('/page'), get('/page')])
    const [first, , last] = asked.slice(1).map(({ at: time }) => time)
    // 600 in theory; a busy machine processes the first of them late.
    expect((last ?? 0) - (first ?? 0)).toBeGreaterThan(400)
  })

  it.each([429, 503])('pauses a site that answers %s, for as long as it asks', async (status) => {
    routes['/page'] = text(status, '', { 'retry-after': '2' })
    const { get } = open({ maxWaitMs: 100 })
    await expect(get('/page')).rejects.toMatchObject({
      kind: 'rate',
      retryAfterMs: 2000,
      status,
      asked: true,
    })
    routes['/page'] = text(200)
    const again = await get('/page').catch((error) => error)
    expect(again).toMatchObject({ kind: 'rate', asked: false })
    expect(again.retryAfterMs).toBeGreaterThan(1500)
    expect(paths()).toEqual(['/robots.txt', '/page'])
    expect((await get(at('/page', 'other.example'))).status).toBe(200)
  })

  it('doubles the pause each time, and resets it once the site recovers', async () => {
    routes['/page'] = text(429)
    const { get } = open()
    const pauses: number[] = []
    for (let n = 0; n < 4; n++) pauses.push((await get('/page').catch((error) => error)).retryAfterMs)
    expect(pauses).toEqual([10, 20, 40, 80])
    routes['/page'] = text(200)
    await get('/page')
    routes['/page'] = text(503)
    expect((await get('/page').catch((error) => error)).retryAfterMs).toBe(10)
  })

  it('tolerates single failing pages, but not a failing host', async () => {
    routes['/broken'] = text(500)
    const { get } = open({ backOffMs: 5000, maxWaitMs: 100 })
    expect((await get('/broken')).status).toBe(500)
    expect((await get('/broken')).status).toBe(500)
    expect((await get('/page')).status).toBe(200)
    for (let n = 0; n < 3; n++) expect((await get('/broken')).status).toBe(500)
    await expect(get('/page')).rejects.toMatchObject({ kind: 'rate', asked: false })
  })

  it('can be aborted while it waits for its turn', async () => {
    const { get, pace } = open({ gapMs: 5000 })
    await pace.acquire(`site.example:${port}`)
    const stop = new AbortController()
    const acquire = vi.spyOn(pace, 'acquire')
    const stopped = expect(
      get('/page', {
        signal: stop.signal,
        robots: { rulesFor: async () => ({ allows: () => true, crawlDelayMs: null, sitemaps: [] }) },
      }),
    ).rejects.toThrow('enough')
    await vi.waitFor(() => expect(acquire).toHaveBeenCalled())
    stop.abort(new Error('enough'))
    await stopped
    expect(asked).toEqual([])
  })

  it('refuses a loopback address without contacting it', async () => {
    const guard = { ports: 'any' } as const
    const pace = createMemoryPace({ gapMs: 0 })
    const robots = createRobots({ userAgent: 'x', pace, guard })
    for (const url of [`http://127.0.0.1:${port}/page`, `http://localhost:${port}/page`])
      await expect(fetchPage(url, { userAgent: 'x', pace, robots, guard })).rejects.toMatchObject({
        kind: 'private',
      })
    expect(asked).toEqual([])
  })
})
