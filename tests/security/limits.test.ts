import { gzipSync } from 'node:zlib'
import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { avatarProxyPath } from '#core/contracts/profile.ts'
import { errorResponse } from '#server/errors.ts'
import { functions } from '#server/functions/index.ts'
import { serveAvatars } from '#server/http/avatars.ts'
import { sameSecret } from '#server/lib/constant-time.ts'
import { plainJpeg, readPicture } from '#server/lib/detector/read-picture.ts'
import { createLog } from '#server/lib/log.ts'
import type { AppEnv } from '#server/request.ts'
import { hollowPng } from '#tests/support/hollow-png.ts'
import { scrape } from '#tests/support/scraping.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { dishPage, type SmallSite, startSmallSite } from '#tests/support/small-site.ts'

let server: TestServer
let site: SmallSite

beforeAll(async () => {
  ;[server, site] = await Promise.all([
    startTestServer({ functions, scraping: { gapMs: 0, backOffMs: 1 } }),
    startSmallSite({}),
  ])
  await server.user('known@kitchen.example')
})
afterAll(async () => {
  await server.stop()
  await site.stop()
})

const post = (name: string, body: BodyInit, headers: Record<string, string> = {}) =>
  server.app.request(`/functions/v1/${name}`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json', ...headers },
    body,
    duplex: 'half',
  } as RequestInit)

describe('bodies', () => {
  it.each(Object.entries(functions))(
    '%s reads no more than its limit, with or without Content-Length',
    async (name, { bodyLimit }) => {
      const limit = bodyLimit ?? 256 * 1024
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
    },
  )

  it('that are endlessly nested, of wrong types, or compressed are client errors, not server errors', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000)
    const proto = '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'
    for (const name of Object.keys(functions))
      for (const body of [deep, proto, 'null', '[]', '"x"', '1e999', '{', '\u0000', gzipSync('{}')]) {
        const response = await post(name, body)
        expect(response.status, `${name} ${String(body).slice(0, 20)}`).toBeLessThan(500)
        await response.body?.cancel()
      }
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

/** Treats this machine as a public site. */
const NEARBY = { protocols: ['http:'], ports: 'any', allows: () => true } as const

describe('bombs', () => {
  const HUGE = 60_000
  /** The memory growth of this process meanwhile, in MB. */
  const grownBy = async (work: () => Promise<unknown>) => {
    const before = process.memoryUsage().rss
    await work()
    return (process.memoryUsage().rss - before) / 1024 / 1024
  }

  it('a small file that claims huge dimensions is refused before it is decoded', async () => {
    const grown = await grownBy(async () => {
      // The function itself is tested in integration/vision.test.ts, where its detector is already loaded.
      for (const read of [readPicture, plainJpeg])
        await expect(read(hollowPng(HUGE, HUGE))).rejects.toThrow('more than 50 megapixels')
    })
    expect(grown).toBeLessThan(200)
  })
  it('the same applies to an image by URL, and an uploaded one stays a file', async () => {
    // A complete one, just over the rendering limit: nothing else is wrong with it.
    const bomb = hollowPng(7000, 7000)
    site.pages['/me.png'] = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'image/png' }).end(bomb)
    // More bytes than an image may have, compressed: the limit applies to the decompressed size.
    site.pages['/packed.png'] = (_request, response) =>
      void response
        .writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' })
        .end(gzipSync(Buffer.concat([bomb, Buffer.alloc(50 * 1024 * 1024)])))
    const avatars = new Hono<AppEnv>()
      .onError((error) => errorResponse(error, 'test', createLog('silent')))
      .route('/', serveAvatars({ limiter: { take: async () => {}, check: async () => {} }, guard: NEARBY }))
    const owner = await server.user()
    const grown = await grownBy(async () => {
      for (const [name, words] of [
        ['me.png', 'can’t show an image'],
        ['packed.png', 'more than 5120 kB'],
      ]) {
        const response = await avatars.request(avatarProxyPath(`${site.url}/${name}`))
        expect(response.status).toBe(400)
        expect(await response.text()).toContain(words)
      }
      const name = `${owner.id}/me.png`
      const upload = await owner.client.storage
        .from('avatars')
        .upload(name, new Blob([new Uint8Array(bomb)], { type: 'image/png' }))
      expect(upload.error).toBeNull()
      const drawn = await server.app.request(`/storage/v1/render/image/public/avatars/${name}?width=99`)
      expect(drawn.status).toBeLessThan(500)
    })
    expect(grown).toBeLessThan(250)
  })
  it('a compressed body is not decompressed', async () => {
    // Decompressed it would be valid, or too long.
    const bomb = gzipSync(`{}${' '.repeat(20 * 1024 * 1024)}`)
    const paths = [
      'functions/v1/contact',
      'auth/v1/signup',
      'rest/v1/contact_messages',
      'rest/v1/rpc/search_recipes',
    ]
    for (const path of paths) {
      const response = await fetch(`${server.url}/${path}`, {
        method: 'POST',
        headers: {
          apikey: server.keys.publishableKey,
          'content-type': 'application/json',
          'content-encoding': 'gzip',
        },
        body: bomb,
      })
      expect(response.status, path).toBe(400)
    }
  })
  it('a drawing with scripts or local files in it is not an image', async () => {
    const svg =
      '<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script><text>&x;</text></svg>'
    await expect(readPicture(Buffer.from(svg))).rejects.toThrow(/image type|open this image/)
  })
  it('a page that decompresses to hundreds of megabytes is abandoned, and the next one is read', async () => {
    // A file of many gzip members decompresses to all of them.
    const bomb = Buffer.concat(Array<Buffer>(100).fill(gzipSync(Buffer.alloc(2 * 1024 * 1024, 32))))
    site.pages['/bomb'] = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(bomb)
    const zeros = gzipSync(Buffer.alloc(40 * 1024 * 1024))
    site.pages['/zeros'] = (_request, response) =>
      void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).end(zeros)
    site.pages['/fine'] = dishPage({ title: 'Leek pie' })
    const grown = await grownBy(() =>
      scrape(server.url, { urls: [`${site.url}/bomb`, `${site.url}/zeros`, `${site.url}/fine`] }),
    )
    expect(grown).toBeLessThan(400)
    expect(
      await server.sql`select title from external_recipes where source_url like ${`${site.url}%`}`,
    ).toEqual([{ title: 'Leek pie' }])
  })
})

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)] as number

describe('timing reveals nothing', () => {
  it('about how much of an access code was right', () => {
    const secret = 'kind-of-long-code-2345'
    const guesses = ['Xind-of-long-code-2345', 'kind-of-long-code-234X', 'k', secret]
    const times = guesses.map(() => [] as number[])
    // Alternating, so that any other load on this machine affects all of them alike.
    for (let round = 0; round < 150; round++)
      guesses.forEach((guess, which) => {
        const started = performance.now()
        for (let n = 0; n < 30; n++) sameSecret(guess, secret)
        times[which]?.push(performance.now() - started)
      })
    const medians = times.map(median)
    expect(Math.max(...medians) / Math.min(...medians)).toBeLessThan(1.5)
  })
  it('about who has an account, in a password reset', async () => {
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
