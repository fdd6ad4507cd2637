import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { importJWK, jwtVerify } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendPush } from './send-push.ts'
import { vapidKeys } from './vapid.ts'

const SECRET = 'a secret of this installation, long enough'
const browser = createECDH('prime256v1')
const auth = randomBytes(16)
const keys = { p256dh: browser.generateKeys().toString('base64url'), auth: auth.toString('base64url') }
const received: { headers: NodeJS.Dict<string | string[]>; body: Buffer; method?: string }[] = []
let answer = 201

/** A push service, and the browser behind it. */
const service = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  received.push({ headers: request.headers, body: Buffer.concat(parts), method: request.method })
  response.writeHead(answer, answer === 307 ? { location: '/other' } : {}).end()
})
let origin = ''
beforeAll(async () => {
  await new Promise<void>((done) => service.listen(0, '127.0.0.1', done))
  origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`
})
afterAll(() => void service.close())

const guard = { protocols: ['http:'], ports: 'any', allows: () => true } as const
const sender = { jwtSecret: SECRET, contact: 'mailto:kitchen@sous.example', guard }
const send = (text: string) => sendPush({ endpoint: `${origin}/box`, keys }, text, sender)

function opened(body: Buffer): string {
  const [salt, ours] = [body.subarray(0, 16), body.subarray(21, 86)]
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), ours])
  const key = Buffer.from(hkdfSync('sha256', browser.computeSecret(ours), auth, info, 32))
  const part = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, `Content-Encoding: ${label}\0`, length))
  const decipher = createDecipheriv('aes-128-gcm', part('aes128gcm', 16), part('nonce', 12))
  decipher.setAuthTag(body.subarray(-16))
  const plain = Buffer.concat([decipher.update(body.subarray(86, -16)), decipher.final()])
  return plain.subarray(0, -1).toString()
}

describe('a push message', () => {
  it('is read by the browser alone, and signed by this installation', async () => {
    expect(await send('Use soon: spinach.')).toBe('sent')
    const { headers, body, method } = received.at(-1) ?? { headers: {}, body: Buffer.alloc(0) }
    expect(method).toBe('POST')
    expect(body.includes('spinach')).toBe(false)
    expect(opened(body)).toBe('Use soon: spinach.')
    expect(headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '86400' })
    const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(String(headers.authorization)) ?? []
    const { publicKey, jwk } = vapidKeys(SECRET)
    expect(key).toBe(publicKey)
    const { d: _secret, ...open } = jwk
    const { payload } = await jwtVerify(token, await importJWK(open, 'ES256'), { audience: origin })
    expect(payload.sub).toBe('mailto:kitchen@sous.example')
  })

  it.each([
    [404, 'gone'],
    [410, 'gone'],
    [500, 'failed'],
    [307, 'failed'],
  ])('answered with %s counts as %s', async (status, outcome) => {
    answer = status
    const before = received.length
    expect(await send('x')).toBe(outcome)
    expect(received).toHaveLength(before + 1)
    answer = 201
  })

  it('is never sent into a private network, nor without valid keys', async () => {
    const before = received.length
    const { guard: _guard, ...strict } = sender
    expect(await sendPush({ endpoint: `${origin}/box`, keys }, 'x', strict)).toBe('failed')
    expect(await sendPush({ endpoint: 'https://127.0.0.1/box', keys }, 'x', strict)).toBe('failed')
    const bad = { p256dh: 'AAAA', auth: 'AA' }
    expect(await sendPush({ endpoint: `${origin}/box`, keys: bad }, 'x', sender)).toBe('failed')
    expect(received).toHaveLength(before)
  })
})

it('keeps its keys as long as the installation has its secret', () => {
  expect(vapidKeys(SECRET)).toEqual(vapidKeys(SECRET))
  expect(vapidKeys(SECRET).publicKey).not.toBe(vapidKeys(`${SECRET}!`).publicKey)
})
