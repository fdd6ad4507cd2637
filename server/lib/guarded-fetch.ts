import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import type { Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib'
import { isPublicAddress } from './public-address.ts'

export interface GuardOptions {
  /** https: alone when not given. */
  protocols?: readonly ('http:' | 'https:')[]
  /** Most bytes of the body, unpacked. */
  maxBytes: number
  /** For all of it: names, redirects, body. */
  timeoutMs: number
  headers?: Record<string, string>
  signal?: AbortSignal
  maxRedirects?: number
  /** All addresses of a name; tests put their own here. */
  resolve?: (host: string) => Promise<string[]>
  /** Whether an address may be asked; tests of the rest let their own machine through. */
  allows?: (address: string) => boolean
}

export interface Fetched {
  /** Where it was in the end. */
  url: string
  status: number
  headers: IncomingMessage['headers']
  body: Buffer
}

/** Why a fetch did not happen, in words that are safe to show. */
export class FetchRefused extends Error {
  override readonly name = 'FetchRefused'
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])

const namesOf = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address)

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** An address that was checked. The connection is then made to it, so that a second look-up can't answer otherwise. */
async function checkedAddress(url: URL, options: GuardOptions): Promise<string> {
  if (!(options.protocols ?? ['https:']).includes(url.protocol as 'https:'))
    throw new FetchRefused(`Addresses must start with ${(options.protocols ?? ['https:']).join(' or ')}//`)
  if (url.username || url.password)
    throw new FetchRefused('Addresses with a password in them are not fetched.')
  const host = bare(url.hostname)
  const addresses = isIP(host)
    ? [host]
    : await (options.resolve ?? namesOf)(host).catch(() => {
        throw new FetchRefused('There is no such site.')
      })
  const allows = options.allows ?? isPublicAddress
  const [first] = addresses
  // One private address among public ones is a trap, not an accident.
  if (!first || !addresses.every(allows))
    throw new FetchRefused('This address is not on the public internet.')
  return first
}

function open(
  url: URL,
  address: string,
  options: GuardOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const pinned: LookupFunction = (_host, { all }, done) => {
    const family = isIP(address)
    if (all) done(null, [{ address, family }])
    else done(null, address, family)
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? httpRequest : httpsRequest)(
      url,
      {
        agent: false,
        lookup: pinned,
        signal,
        headers: {
          'user-agent': 'Sous/1.0',
          'accept-encoding': 'gzip, deflate, br',
          connection: 'close',
          ...options.headers,
        },
      },
      resolve,
    )
    request.on('error', reject).end()
  })
}

function unpacked(response: IncomingMessage): Readable {
  const encoding = (response.headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  if (encoding === 'identity') return response
  const unpack =
    encoding === 'gzip' || encoding === 'x-gzip'
      ? createGunzip()
      : encoding === 'br'
        ? createBrotliDecompress()
        : encoding === 'deflate'
          ? createInflate()
          : undefined
  if (!unpack) throw new FetchRefused('This site packs its answers in a way that we do not know.')
  response.on('error', (error) => unpack.destroy(error))
  return response.pipe(unpack)
}

async function readBody(response: IncomingMessage, maxBytes: number): Promise<Buffer> {
  const tooMuch = () => new FetchRefused(`This is more than ${Math.round(maxBytes / 1024)} kB.`)
  if (Number(response.headers['content-length'] ?? 0) > maxBytes) throw tooMuch()
  const parts: Buffer[] = []
  let size = 0
  for await (const part of unpacked(response)) {
    size += (part as Buffer).length
    if (size > maxBytes) throw tooMuch()
    parts.push(part as Buffer)
  }
  return Buffer.concat(parts)
}

/** Fetches what strangers ask us to fetch: from the public internet alone, so much of it, and for so long. */
export async function guardedFetch(address: string, options: GuardOptions): Promise<Fetched> {
  const timeout = AbortSignal.timeout(options.timeoutMs)
  const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
  let url: URL
  try {
    url = new URL(address)
  } catch {
    throw new FetchRefused('This is not an address.')
  }
  try {
    for (let hop = 0; hop <= (options.maxRedirects ?? 3); hop++) {
      const response = await open(url, await checkedAddress(url, options), options, signal)
      try {
        const { location } = response.headers
        if (location && REDIRECTS.has(response.statusCode ?? 0)) {
          url = new URL(location, url)
          continue
        }
        const body = await readBody(response, options.maxBytes)
        return { url: url.href, status: response.statusCode ?? 0, headers: response.headers, body }
      } finally {
        response.destroy()
      }
    }
    throw new FetchRefused('This address leads on and on.')
  } catch (error) {
    if (error instanceof FetchRefused) throw error
    if (timeout.aborted) throw new FetchRefused('This site took too long to answer.')
    if (options.signal?.aborted) throw error
    throw new FetchRefused('This site did not answer as it should.')
  }
}
