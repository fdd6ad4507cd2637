import { lookup } from 'node:dns/promises'
import { request as httpRequest, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { readBody } from './guarded-fetch-body.ts'
import { FetchRefused } from './guarded-fetch-refusal.ts'
import { isNeverName, isPublicAddress, isPublicName } from './public-address.ts'
import * as strings from './strings.ts'

export interface GuardOptions {
  /** Defaults to https: only. */
  protocols?: readonly ('http:' | 'https:')[]
  /** Defaults to 80 and 443. */
  ports?: readonly number[] | 'any'
  /** Maximum bytes of the decompressed body. */
  maxBytes: number
  /** Keep the first maxBytes of a longer body instead of refusing it. */
  cut?: boolean
  /** Maximum bytes of the response headers. */
  maxHeaderBytes?: number
  /** For the whole fetch: DNS, redirects, body; waiting in beforeHop does not count. */
  timeoutMs: number
  headers?: Record<string, string>
  /** Sent with POST; it is never sent on to where a redirect points. */
  post?: Buffer
  signal?: AbortSignal
  maxRedirects?: number
  /** Called before every request, including redirects; it may wait, or throw to stop. */
  beforeHop?: (url: URL) => Promise<void>
  /** Resolves all addresses of a name; overridable in tests. */
  resolve?: (host: string) => Promise<string[]>
  /** Whether an address may be contacted; unrelated tests allow loopback. */
  allows?: (address: string) => boolean
}

interface Fetched {
  /** The final URL, after redirects. */
  url: string
  status: number
  headers: IncomingMessage['headers']
  /** The same, with each value of a repeated header separate. */
  headerLines: NodeJS.Dict<string[]>
  body: Buffer
}

const REDIRECTS = new Set([301, 302, 303, 307, 308])
const NO_BODY = new Set([204, 304])
const WEB_PORTS = [80, 443]
const MAX_HEADER_BYTES = 32_768

const namesOf = async (host: string) => (await lookup(host, { all: true })).map(({ address }) => address)

const bare = (hostname: string) => hostname.replace(/^\[|\]$/g, '')

/** A lookup can't be cancelled, but we needn't wait for it. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  return new Promise<T>((resolve, reject) => {
    const stop = () => reject(signal.reason)
    signal.addEventListener('abort', stop, { once: true })
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

const notPublic = () => new FetchRefused('private', strings.notPublic, { asked: false })
const notFound = () => new FetchRefused('dns', strings.siteNotFound, { asked: false })

function checkForm(url: URL, { protocols = ['https:'], ports = WEB_PORTS, allows }: GuardOptions) {
  if (!protocols.includes(url.protocol as 'https:'))
    throw new FetchRefused('protocol', strings.addressProtocol(protocols), {
      asked: false,
    })
  if (url.username || url.password)
    throw new FetchRefused('protocol', strings.addressWithPassword, { asked: false })
  // Where it leads says more than the port.
  const host = bare(url.hostname)
  if (!allows && (isIP(host) ? !isPublicAddress(host) : !isPublicName(host)))
    throw isNeverName(host) ? notFound() : notPublic()
  const port = url.port === '' ? (url.protocol === 'http:' ? 80 : 443) : Number(url.port)
  if (ports !== 'any' && !ports.includes(port))
    throw new FetchRefused('port', strings.portNotAllowed(port), { asked: false })
}

/** The checked addresses. The connection is then made to them, so that a second lookup can't return others (DNS rebinding). */
async function checkedAddresses(url: URL, options: GuardOptions, signal: AbortSignal): Promise<string[]> {
  const host = bare(url.hostname)
  const addresses = isIP(host)
    ? [host]
    : await unlessAborted((options.resolve ?? namesOf)(host), signal).catch(() => {
        signal.throwIfAborted()
        throw notFound()
      })
  const allows = options.allows ?? isPublicAddress
  // One private address among public ones is an attack, not an accident.
  if (addresses.length === 0 || !addresses.every(allows)) throw notPublic()
  return addresses
}

function open(
  url: URL,
  addresses: string[],
  options: GuardOptions,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const known = addresses.map((address) => ({ address, family: isIP(address) }))
  const pinned: LookupFunction = (_host, { all }, done) => {
    if (all) done(null, known)
    else done(null, known[0]?.address ?? '', known[0]?.family)
  }
  return new Promise((resolve, reject) => {
    const request = (url.protocol === 'http:' ? httpRequest : httpsRequest)(
      url,
      {
        agent: false,
        method: options.post ? 'POST' : 'GET',
        lookup: pinned,
        signal,
        maxHeaderSize: options.maxHeaderBytes ?? MAX_HEADER_BYTES,
        headers: {
          'user-agent': 'Sous/1.0',
          'accept-encoding': 'gzip, deflate, br',
          connection: 'close',
          ...options.headers,
        },
      },
      resolve,
    )
    request.on('error', reject).end(options.post)
  })
}

function startOf(address: string): URL {
  try {
    return new URL(address)
  } catch {
    throw new FetchRefused('protocol', strings.addressInvalid, { asked: false })
  }
}

function whereTo(location: string, from: URL): URL {
  // Headers are parsed as Latin-1, but most sites with non-ASCII characters in them send UTF-8.
  const words = Buffer.from(location, 'latin1').toString('utf8')
  try {
    return new URL(words.includes('\uFFFD') ? location : words, from)
  } catch {
    throw new FetchRefused('redirects', strings.redirectsNowhere)
  }
}

/** One request and its response: the body, or a redirect target. */
async function hop(url: URL, options: GuardOptions, signal: AbortSignal): Promise<Fetched | URL> {
  const response = await open(url, await checkedAddresses(url, options, signal), options, signal)
  try {
    const { location } = response.headers
    const status = response.statusCode ?? 0
    if (location && REDIRECTS.has(status) && !options.post) return whereTo(location, url)
    const body = NO_BODY.has(status) ? Buffer.alloc(0) : await readBody(response, options)
    return { url: url.href, status, headers: response.headers, headerLines: response.headersDistinct, body }
  } finally {
    response.destroy()
  }
}

/** Fetches user-supplied URLs: only from the public internet, with limits on size and time. */
export async function guardedFetch(address: string, options: GuardOptions): Promise<Fetched> {
  let url = startOf(address)
  let left = options.timeoutMs
  const been = new Set<string>()
  for (let hops = 0; hops <= (options.maxRedirects ?? 3); hops++) {
    checkForm(url, options)
    await options.beforeHop?.(url)
    const started = performance.now()
    const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(left)))
    const signal = options.signal ? AbortSignal.any([options.signal, timeout]) : timeout
    try {
      const got = await hop(url, options, signal)
      if (!(got instanceof URL)) return got
      been.add(url.href)
      url = got
      if (been.has(url.href)) throw new FetchRefused('redirects', strings.redirectsInLoop)
    } catch (error) {
      if (error instanceof FetchRefused) throw error
      if (options.signal?.aborted) throw error
      if (timeout.aborted) throw new FetchRefused('timeout', strings.siteTooSlow)
      if ((error as NodeJS.ErrnoException).code === 'HPE_HEADER_OVERFLOW')
        throw new FetchRefused('too-large', strings.headersTooLarge)
      throw new FetchRefused('other', strings.responseInvalid)
    }
    left -= performance.now() - started
  }
  throw new FetchRefused('redirects', strings.redirectsTooOften)
}
