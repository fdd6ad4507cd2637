import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GuardOptions, guardedFetch } from './guarded-fetch.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server
let port: number
let asked: string[] = []
const routes: Record<string, RequestListener> = {
  '/fine': (_request, response) => response.end('fine'),
  '/host': (request, response) => response.end(request.headers.host),
  '/to-self': (_request, response) => response.writeHead(302, { location: 'http://127.0.0.1/secret' }).end(),
  '/to-cloud': (_request, response) =>
    response.writeHead(301, { location: 'http://169.254.169.254/latest/meta-data' }).end(),
  '/to-name': (_request, response) => response.writeHead(307, { location: 'http://inside.example/' }).end(),
  '/to-file': (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/loop': (_request, response) => response.writeHead(302, { location: '/loop' }).end(),
  '/on': (_request, response) => response.writeHead(303, { location: '/fine' }).end(),
  '/big': (_request, response) => {
    response.writeHead(200)
    let sent = 0
    const more = () => {
      while (sent++ < 320) if (!response.write(Buffer.alloc(65_536))) return response.once('drain', more)
      return response.end()
    }
    more()
  },
  '/announced': (_request, response) =>
    response.writeHead(200, { 'content-length': 20_971_520 }).flushHeaders(),
  '/bomb': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(20_971_520))),
  '/packed': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('fine')),
  '/slow': (_request, response) => response.writeHead(200).write('x'),
}

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    routes[request.url ?? '']?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const PUBLIC = '93.184.215.14'
/** Lets the first address of a fetch through, as if it were public, and judges all later ones in earnest. */
const allowsFirst = () => {
  let first = true
  return (address: string) => {
    const was = first
    first = false
    return was || isPublicAddress(address)
  }
}
const options = (more: Partial<GuardOptions> = {}): GuardOptions => ({
  protocols: ['http:', 'https:'],
  maxBytes: 1_000_000,
  timeoutMs: 4000,
  resolve: async (host) => (host === 'site.example' ? ['127.0.0.1'] : ['10.0.0.7']),
  allows: allowsFirst(),
  ...more,
})
const at = (path: string, more?: Partial<GuardOptions>) =>
  guardedFetch(`http://site.example:${port}${path}`, options(more))

describe('guardedFetch', () => {
  it('fetches from the address that was checked, under its own name', async () => {
    const got = await at('/host')
    expect(got).toMatchObject({ status: 200, url: `http://site.example:${port}/host` })
    expect(got.body.toString()).toBe(`site.example:${port}`)
    expect((await at('/packed')).body.toString()).toBe('fine')
    expect((await at('/on', { allows: () => true })).body.toString()).toBe('fine')
  })

  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://2130706433/',
    'https://0x7f.0.0.1/',
    'https://0177.0.0.1/',
    'https://0.0.0.0/',
    'https://10.0.0.1/',
    'https://192.168.1.1/',
    'https://172.16.3.4/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://[::1]/',
    'https://[::]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[2002:7f00:1::]/',
    'https://[fe80::1]/',
    'https://[fd00::1]/',
  ])('refuses %s', async (address) => {
    await expect(guardedFetch(address, { maxBytes: 1000, timeoutMs: 1000 })).rejects.toThrow(
      'not on the public internet',
    )
  })

  it.each([
    'http://site.example/',
    'file:///etc/passwd',
    'ftp://site.example/',
    'data:text/plain,x',
    'gopher://x/',
  ])('refuses %s: https alone', async (address) => {
    await expect(guardedFetch(address, { maxBytes: 1000, timeoutMs: 1000 })).rejects.toThrow(
      'must start with https:',
    )
  })

  it('refuses a name that stands for a private address, also among public ones', async () => {
    for (const addresses of [['127.0.0.1'], [PUBLIC, '10.0.0.7'], ['169.254.169.254'], ['::1'], []])
      await expect(
        guardedFetch('https://trap.example/', {
          ...options(),
          resolve: async () => addresses,
          allows: undefined,
        }),
      ).rejects.toThrow('not on the public internet')
  })

  it('refuses a password in the address, and what is none', async () => {
    await expect(guardedFetch('https://me:pass@site.example/', options())).rejects.toThrow('password')
    await expect(guardedFetch('nonsense', options())).rejects.toThrow('not an address')
  })

  it.each(['/to-self', '/to-cloud', '/to-name'])('judges every redirect: %s', async (path) => {
    asked = []
    await expect(at(path)).rejects.toThrow('not on the public internet')
    expect(asked).toEqual([path])
  })
  it('follows no redirect out of the web, and none for ever', async () => {
    await expect(at('/to-file')).rejects.toThrow('must start with')
    await expect(at('/loop', { allows: () => true })).rejects.toThrow('on and on')
  })

  it.each(['/big', '/announced', '/bomb'])('stops at the limit: %s', async (path) => {
    await expect(at(path)).rejects.toThrow('more than')
  })
  it('stops in time', async () => {
    await expect(at('/slow', { timeoutMs: 200 })).rejects.toThrow('too long')
  })
})
