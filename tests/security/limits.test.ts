import { deflateSync, gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { functions } from '#server/functions/index.ts'
import { sameSecret } from '#server/lib/constant-time.ts'
import { plainJpeg, readPicture } from '#server/lib/detector/read-picture.ts'
import { LIMITS } from '#server/lib/rate-limit.ts'
import { scrape } from '#tests/support/scraping.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { dishPage, type SmallSite, startSmallSite } from '#tests/support/small-site.ts'

let server: TestServer
let strict: TestServer
let site: SmallSite

beforeAll(async () => {
  ;[server, site] = await Promise.all([
    startTestServer({ functions, scraping: { gapMs: 0, backOffMs: 1 } }),
    startSmallSite({}),
  ])
  await server.user('known@kitchen.example')
  strict = await startTestServer({ functions, rateLimitScale: 1, databaseUrl: server.databaseUrl })
})
afterAll(async () => {
  await strict.stop()
  await server.stop()
  await site.stop()
})

const post = (name: string, body: BodyInit, headers: Record<string, string> = {}, at = server) =>
  at.app.request(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: at.keys.publishableKey, 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit)

/** A picture that says it is this large, and is almost nothing. */
function hollowPng(width: number, height: number) {
  const crcOf = (bytes: Buffer) => {
    let crc = ~0
    for (const byte of bytes) {
      crc ^= byte
      for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
    }
    return ~crc >>> 0
  }
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data])
    const whole = Buffer.alloc(8 + body.length)
    whole.writeUInt32BE(data.length, 0)
    body.copy(whole, 4)
    whole.writeUInt32BE(crcOf(body), 4 + body.length)
    return whole
  }
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width, 0)
  head.writeUInt32BE(height, 4)
  head.set([8, 6, 0, 0, 0], 8)
  const rows = deflateSync(Buffer.alloc(4_000_000))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

describe('bodies', () => {
  it.each(Object.keys(functions))('%s reads no more than it must, announced or not', async (name) => {
    const limit = functions[name]?.bodyLimit ?? 256 * 1024
    const announced = await post(name, '{}', { 'content-length': String(limit + 1) })
    expect(announced.status).toBe(413)
    let pulled = 0
    const endless = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        pulled += 65_536
        controller.enqueue(new Uint8Array(65_536).fill(32))
      },
    })
    expect((await post(name, endless, { 'transfer-encoding': 'chunked' })).status).toBe(413)
    expect(pulled).toBeLessThan(limit + 1_000_000)
  })

  it('nested without end, of wrong kinds, or packed, are mistakes and no failures', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const proto = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
    for (const name of Object.keys(functions))
      for (const body of [deep, proto, 'null', '[]', '"x"', '1e999', '{', '\u0000', gzipSync('{}')]) {
        const response = await post(name, body, {}, server)
        expect(response.status, `${name} ${String(body).slice(0, 20)}`).toBeLessThan(500)
        await response.body?.cancel()
      }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

describe('limits', () => {
  it('hold for every function, and for pictures by their address', async () => {
    for (const [name, { limit }] of Object.entries(functions)) {
      const { hits } = limit ?? LIMITS.functions
      await strict.sql`delete from sous.rate_limits`
      // As if nearly all had been asked already; the last ones are asked for real.
      expect((await post(name, 'x', {}, strict)).status, name).not.toBe(429)
      await strict.sql`update sous.rate_limits set hits = ${hits}`
      const refused = await post(name, 'x', {}, strict)
      // A window that began anew between the two calls.
      const again = refused.status === 429 ? refused : await post(name, 'x', {}, strict)
      if (refused.status !== 429) continue
      expect(again.status, name).toBe(429)
      expect(Number(again.headers.get('retry-after')), name).toBeGreaterThan(0)
    }
    await strict.sql`delete from sous.rate_limits`
    await strict.app.request('/images/avatar?url=x')
    await strict.sql`update sous.rate_limits set hits = 1000`
    expect((await strict.app.request('/images/avatar?url=x')).status).toBe(429)
    await strict.sql`delete from sous.rate_limits`
  })
})

describe('bombs', () => {
  it('a small file that claims a huge picture is refused before it is unpacked', async () => {
    const before = process.memoryUsage().rss
    await expect(readPicture(hollowPng(60_000, 60_000))).rejects.toThrow('more than 50 megapixels')
    await expect(plainJpeg(hollowPng(60_000, 60_000))).rejects.toThrow('more than 50 megapixels')
    expect(process.memoryUsage().rss - before).toBeLessThan(200 * 1024 * 1024)
  })
  it('a drawing with scripts or files of this machine in it is no picture', async () => {
    const svg =
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script><text>&x;</text></svg>'
    await expect(readPicture(Buffer.from(svg))).rejects.toThrow(/kind of picture|no picture/)
  })
  it('a page that unpacks to hundreds of megabytes is given up, and the next one is read', async () => {
    // A file of many packed pieces unpacks to all of them.
    const bomb = Buffer.concat(Array<Buffer>(100).fill(gzipSync(Buffer.alloc(2 * 1024 * 1024, 32))))
    site.pages['/bomb'] = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb)
    site.pages['/fine'] = dishPage({ title: 'Leek pie' })
    const before = process.memoryUsage().rss
    const { results } = await scrape(server.url, { urls: [`${site.url}/bomb`, `${site.url}/fine`] })
    expect(process.memoryUsage().rss - before).toBeLessThan(400 * 1024 * 1024)
    expect(
      await server.sql`select title from external_recipes where source_url like ${`${site.url}%`}`,
    ).toEqual([{ title: 'Leek pie' }])
    expect(results).toBeTruthy()
  })
})

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] as number

describe('time tells nothing', () => {
  it('of how much of an access code was right', () => {
    const secret = 'kind-of-long-code-2345'
    const guesses = ['Xind-of-long-code-2345', 'kind-of-long-code-234X', 'k', secret]
    const times = guesses.map(() => [] as number[])
    // In turns, so that whatever else this machine does falls on all of them alike.
    for (let round = 0; round < 150; round++)
      guesses.forEach((guess, which) => {
        const started = performance.now()
        for (let n = 0; n < 30; n++) sameSecret(guess, secret)
        times[which]?.push(performance.now() - started)
      })
    const medians = times.map(median)
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.5)
  })
  it('of who has an account, when a password is forgotten', async () => {
    const ask = async (address: string) => {
      const started = performance.now()
      const response = await server.app.request('/auth/v1/recover', {
        method: 'POST',
        headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
        body: JSON.stringify({ email: address }),
      })
      return { took: performance.now() - started, status: response.status, text: await response.text() }
    }
    const known: number[] = []
    const unknown: number[] = []
    for (let round = 0; round < 7; round++) {
      const [a, b] = [await ask('known@kitchen.example'), await ask(`nobody${round}@kitchen.example`)]
      expect([b.status, b.text]).toEqual([a.status, a.text])
      known.push(a.took)
      unknown.push(b.took)
    }
    expect(Math.abs(median(known) - median(unknown))).toBeLessThan(40)
  })
})

describe('headers', () => {
  it.each([
    '/healthz',
    '/nothing',
    '/functions/v1/nothing',
    '/rest/v1/external_recipes?select=id&limit=1',
    '/storage/v1/object/public/avatars/x',
    '/auth/v1/user',
    '/images/avatar?url=x',
    '/covers/x.svg',
    '/vision/nothing',
    '/realtime/v1/websocket',
  ])('are on %s', async (path) => {
    const { headers } = await server.app.request(path, { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
    expect(headers.get('content-security-policy')).not.toContain("script-src 'self' 'unsafe-inline'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('strict-transport-security')).toMatch(/max-age=31536000/)
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('set-cookie')).toBeNull()
    expect(headers.get('access-control-allow-credentials')).not.toBe('true')
  })
})
