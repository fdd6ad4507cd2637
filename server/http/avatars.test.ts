import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Hono } from 'hono'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { avatarProxyPath } from '#core/contracts/profile.ts'
import { errorResponse } from '../errors.ts'
import { createLog } from '../lib/log.ts'
import type { AppEnv } from '../request.ts'
import { serveAvatars } from './avatars.ts'

let site: Server
let base: string
let asked = 0
const log = createLog('silent')
const limiter = { take: async () => {}, check: async () => {} }

beforeAll(async () => {
  const photo = await sharp({ create: { width: 900, height: 300, channels: 3, background: '#c60' } })
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .jpeg()
    .toBuffer()
  const files: Record<string, Buffer> = {
    '/photo.jpg': photo,
    '/drawing.svg': Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    '/page.html': Buffer.from('<h1>Hello</h1>'),
    '/broken.jpg': photo.subarray(0, 40),
  }
  site = createServer((request, response) => {
    asked++
    const file = files[request.url ?? '']
    response.writeHead(file ? 200 : 404).end(file)
  })
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve))
  base = `http://site.example:${(site.address() as AddressInfo).port}`
})
afterAll(() => site.close())

const appWith = (guard?: Parameters<typeof serveAvatars>[0]['guard']) =>
  new Hono<AppEnv>()
    .onError((error) => errorResponse(error, 'test', log))
    .route('/', serveAvatars({ limiter, guard }))

describe('/images/avatar', () => {
  const app = appWith({
    protocols: ['http:'],
    resolve: async () => ['127.0.0.1'],
    allows: () => true,
    ports: 'any',
  })
  const get = (path: string) => app.request(avatarProxyPath(`${base}${path}`))

  it('returns a small square without the file’s metadata, and fetches the original once', async () => {
    const [one, two] = await Promise.all([get('/photo.jpg'), get('/photo.jpg')])
    expect([one.status, two.status, asked]).toEqual([200, 200, 1])
    expect(one.headers.get('content-type')).toBe('image/webp')
    expect(one.headers.get('cache-control')).toContain('max-age=86400')
    const { width, height, format, exif } = await sharp(Buffer.from(await one.arrayBuffer())).metadata()
    expect({ width, height, format, exif }).toEqual({
      width: 256,
      height: 256,
      format: 'webp',
      exif: undefined,
    })
  })

  it.each(['/drawing.svg', '/page.html', '/broken.jpg', '/missing.png'])('refuses %s', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toContain('can’t show an image')
  })

  it('fetches only from public sites, over https', async () => {
    const before = asked
    const strict = appWith()
    for (const url of [
      `${base}/photo.jpg`,
      base.replace('http:', 'https:').replace('site.example', '127.0.0.1'),
      '',
    ])
      expect((await strict.request(avatarProxyPath(url))).status).toBe(400)
    expect(asked).toBe(before)
  })
})
