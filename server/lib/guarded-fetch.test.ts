import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { CLOUD_ADDRESSES, INTERNAL_NAMES } from '#tests/support/cloud-addresses.ts'
import { type GuardOptions, guardedFetch } from './guarded-fetch.ts'
import { FetchRefused } from './guarded-fetch-refusal.ts'
import { isPublicAddress } from './public-address.ts'

let server: Server
let port: number
let asked: string[] = []
// Built once for all tests: compressing 20 MB takes time.
let bomb: Buffer
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
  '/bomb': (_request, response) => response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb),
  '/packed': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('fine')),
  '/slow': (_request, response) => response.writeHead(200).write('x'),
  '/there': (_request, response) => response.writeHead(302, { location: '/back' }).end(),
  '/back': (_request, response) => response.writeHead(302, { location: '/there' }).end(),
  '/to-odd-port': (_request, response) =>
    response.writeHead(302, { location: 'http://site.example:22/' }).end(),
  '/to-nowhere': (_request, response) => response.writeHead(302, { location: 'http://[' }).end(),
  '/to-creme': (_request, { socket }) =>
    socket?.end('HTTP/1.1 302 Found\r\nLocation: /crème\r\nContent-Length: 0\r\n\r\n'),
  '/cr%C3%A8me': (_request, response) => response.end('fine'),
  '/many-headers': (_request, { socket }) => {
    socket?.write('HTTP/1.1 200 OK\r\n')
    const more = setInterval(() => socket?.write(`x-${Math.random()}: ${'y'.repeat(2000)}\r\n`), 1)
    socket?.once('close', () => clearInterval(more))
  },
  '/drip': (_request, response) => {
    response.writeHead(200)
    const more = setInterval(() => response.write('x'), 5)
    response.once('close', () => clearInterval(more))
  },
  '/cut-off': (_request, response) =>
    response
      .writeHead(200, { 'content-encoding': 'gzip' })
      .end(gzipSync(Buffer.from('fine '.repeat(20_000))).subarray(0, -12)),
  '/unknown-packing': (_request, response) =>
    response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end('x'),
  '/same': (_request, response) => response.writeHead(304, { etag: '"a"' }).end(),
  '/tagged': (_request, response) =>
    response
      .writeHead(
        200,
        [
          ['x-robots-tag', 'noindex'],
          ['x-robots-tag', 'other: none'],
        ].flat(),
      )
      .end(),
}

beforeAll(async () => {
  bomb = gzipSync(Buffer.alloc(20_971_520))
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
/** Lets the first address of a fetch through, as if it were public, and checks all later ones for real. */
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
  ports: 'any',
  maxBytes: 1_000_000,
  timeoutMs: 4000,
  resolve: async (host) => (host === 'site.example' ? ['127.0.0.1'] : ['10.0.0.7']),
  allows: allowsFirst(),
  ...more,
})
const at = (path: string, more?: Partial<GuardOptions>) =>
  guardedFetch(`http://site.example:${port}${path}`, options(more))

describe('guardedFetch', () => {
  it('connects to the address that was checked, under its own host name', async () => {
    const got = await at('/host')
    expect(got).toMatchObject({ status: 200, url: `http://site.example:${port}/host` })
    expect(got.body.toString()).toBe(`site.example:${port}`)
    expect((await at('/packed')).body.toString()).toBe('fine')
    expect((await at('/on', { allows: () => true })).body.toString()).toBe('fine')
    expect((await at('/to-creme', { allows: () => true })).body.toString()).toBe('fine')
  })

  it.each([
    'https://127.0.0.1/',
    'https://127.0.0.1./',
    'https://127.1/',
    'https://127.0.1/',
    'https://0/',
    'https://017700000001/',
    'https://0x7f000001/',
    'https://0x7f.1/',
    'https://127。0。0。1/',
    'https://①②⑦.０.０.１/',
    'https://%31%32%37.0.0.1/',
    'https://[::127.0.0.1]/',
    'https://[0:0:0:0:0:0:0:1]/',
    'https://[0:0:0:0:0:ffff:7f00:1]/',
    'https://[64:ff9b:1::a00:1]/',
    'https://[2001:0:7f00:1::]/',
    'https://[100::1]/',
    'https://[fec0::1]/',
    'https://[ff02::1]/',
    'https://[2001:db8::1]/',
    'https://192.0.0.1/',
    'https://198.18.0.1/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
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
      'isn’t on the public internet',
    )
  })

  it.each([
    'http://site.example/',
    'file:///etc/passwd',
    'ftp://site.example/',
    'data:text/plain,x',
    'gopher://x/',
  ])('refuses %s: https only', async (address) => {
    await expect(guardedFetch(address, { maxBytes: 1000, timeoutMs: 1000 })).rejects.toThrow(
      'must start with https:',
    )
  })

  it('refuses a name that resolves to a private address, even among public ones', async () => {
    for (const addresses of [['127.0.0.1'], [PUBLIC, '10.0.0.7'], ['169.254.169.254'], ['::1'], []])
      await expect(
        guardedFetch('https://trap.example/', {
          ...options(),
          resolve: async () => addresses,
          allows: undefined,
        }),
      ).rejects.toThrow('isn’t on the public internet')
  })

  it.each(Object.entries(CLOUD_ADDRESSES))(
    'refuses cloud platform addresses, by number and by name: %s',
    async (_, addresses) => {
      for (const address of addresses) {
        const literal = address.includes(':') ? `[${address}]` : address
        for (const [url, resolve] of [
          [`http://${literal}/latest/`, undefined],
          ['http://innocent.example/latest/', async () => [address]],
        ] as const)
          await expect(
            guardedFetch(url, { maxBytes: 1000, timeoutMs: 1000, protocols: ['http:'], resolve }),
            `${url} ${address}`,
          ).rejects.toMatchObject({ kind: 'private' })
      }
    },
  )

  it('does not resolve internal names', async () => {
    let looked = 0
    const resolve = async () => {
      looked++
      return [PUBLIC]
    }
    for (const name of INTERNAL_NAMES)
      await expect(
        guardedFetch(`https://${name}/`, { maxBytes: 1000, timeoutMs: 1000, resolve }),
        name,
      ).rejects.toMatchObject({ kind: 'private' })
    await expect(
      guardedFetch('https://example.invalid:8080/', { maxBytes: 1000, timeoutMs: 1000, resolve }),
    ).rejects.toMatchObject({ kind: 'dns' })
    expect(looked).toBe(0)
  })

  it('refuses credentials in the URL, and invalid URLs', async () => {
    await expect(guardedFetch('https://me:pass@site.example/', options())).rejects.toThrow('password')
    await expect(guardedFetch('nonsense', options())).rejects.toThrow('valid address')
  })

  it.each(['/to-self', '/to-cloud', '/to-name'])('checks every redirect: %s', async (path) => {
    asked = []
    await expect(at(path)).rejects.toThrow('isn’t on the public internet')
    expect(asked).toEqual([path])
  })
  it('follows no redirect to another scheme, and no endless redirects', async () => {
    await expect(at('/to-file')).rejects.toThrow('must start with')
    await expect(at('/loop', { allows: () => true })).rejects.toThrow('in a loop')
    asked = []
    await expect(at('/there', { allows: () => true })).rejects.toThrow('in a loop')
    expect(asked).toEqual(['/there', '/back'])
    await expect(at('/on', { allows: () => true, maxRedirects: 0 })).rejects.toThrow('too many times')
  })

  it.each(['/big', '/announced', '/bomb'])('stops at the size limit: %s', async (path) => {
    await expect(at(path)).rejects.toThrow('more than')
  })
  it('can return the beginning of an oversized body', async () => {
    for (const path of ['/big', '/bomb'])
      expect((await at(path, { cut: true, maxBytes: 5000 })).body).toHaveLength(5000)
  })
  it('stops at endless headers', async () => {
    await expect(at('/many-headers')).rejects.toThrow('headers')
  })
  it.each(['/slow', '/drip'])('stops at the deadline: %s', async (path) => {
    await expect(at(path, { timeoutMs: 150 })).rejects.toThrow('too long')
  })
  it('does not wait for an unresponsive name server', async () => {
    await expect(at('/fine', { timeoutMs: 50, resolve: () => new Promise(() => {}) })).rejects.toThrow(
      'too long',
    )
    const stop = new AbortController()
    const asking = at('/fine', { signal: stop.signal, resolve: () => new Promise(() => {}) })
    stop.abort(new Error('enough'))
    await expect(asking).rejects.toThrow('enough')
  })
  it('returns the received part of a truncated body', async () => {
    expect((await at('/cut-off')).body.toString()).toMatch(/^fine fine/)
    await expect(at('/unknown-packing')).rejects.toThrow('compression')
  })
  it('returns a response without a body, and every value of a repeated header', async () => {
    expect(await at('/same')).toMatchObject({ status: 304, body: Buffer.alloc(0) })
    expect((await at('/tagged')).headerLines['x-robots-tag']).toEqual(['noindex', 'other: none'])
  })

  it('connects to the address that was checked, and checks again on every hop', async () => {
    const answers = ['127.0.0.1', '10.0.0.7', '10.0.0.7']
    let looked = 0
    const resolve = async () => [answers[looked++] ?? '']
    expect((await at('/fine', { resolve })).status).toBe(200)
    expect(looked).toBe(1)
    looked = 0
    asked = []
    await expect(at('/on', { resolve })).rejects.toThrow('isn’t on the public internet')
    expect([looked, asked]).toEqual([2, ['/on']])
  })

  it('calls beforeHop before every hop, and excludes its wait from the deadline', async () => {
    const hops: string[] = []
    const beforeHop = async (url: URL) => {
      hops.push(url.pathname)
      waited += 60_000
    }
    let waited = 0
    const real = performance.now.bind(performance)
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => real() + waited)
    expect((await at('/on', { allows: () => true, beforeHop, timeoutMs: 20_000 })).status).toBe(200)
    clock.mockRestore()
    expect(hops).toEqual(['/on', '/fine'])
  })

  it.each<[string, FetchRefused['kind'], Partial<GuardOptions>]>([
    ['https://127.0.0.1/', 'private', { allows: undefined }],
    ['https://no.example/', 'dns', { resolve: () => Promise.reject(new Error('ENOTFOUND')) }],
    ['https://site.example:8080/', 'port', { ports: undefined }],
    ['http://site.example:22/', 'port', { ports: undefined }],
    ['http://site.example:0/', 'port', { ports: undefined }],
    ['ftp://site.example/', 'protocol', {}],
    ['http://[fe80::1%25eth0]/', 'protocol', {}],
    ['http://[::1%lo]/', 'protocol', {}],
    ['/to-nowhere', 'redirects', {}],
    ['/loop', 'redirects', { allows: () => true }],
    ['/bomb', 'too-large', {}],
    ['/many-headers', 'too-large', {}],
    ['/slow', 'timeout', { timeoutMs: 50 }],
  ])('reports why: %s is %s', async (address, kind, more) => {
    const url = address.startsWith('/') ? `http://site.example:${port}${address}` : address
    const error = await guardedFetch(url, options(more)).catch((thrown) => thrown)
    expect(error).toBeInstanceOf(FetchRefused)
    expect(error).toMatchObject({ kind })
  })

  it('follows no redirect to a disallowed port', async () => {
    await expect(at('/to-odd-port', { ports: [80, port] })).rejects.toMatchObject({ kind: 'port' })
  })
})
