import fc from 'fast-check'
import { type Call, storageCalls } from './storage-calls.ts'

/** One request to storage/v1, as fetch takes it. */
export interface StorageCase {
  method: string
  /** From the root: /storage/v1/… */
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

/** Values that don't belong where they are put. */
const nastyText = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '.',
    '..',
    '/',
    '//',
    '\\',
    '\u0000',
    '\ud800',
    '\u202e',
    '%',
    '%00',
    '%2e%2e',
    '%2F',
    '%E0%A4%A',
    '%25',
    '?',
    '#',
    '*',
    '_',
    '{{auth.uid}}',
    '{{x}}',
    '$1',
    "'; drop table storage.objects; --",
    '__proto__',
    'constructor',
    'toString',
    'sign',
    'public',
    'list',
    'upload/sign',
    'auth/v1/token',
    'x'.repeat(1100),
    'é'.repeat(600),
    Array(12).fill('d').join('/'),
    '../../auth/v1/user',
    'NaN',
    '-1',
    '1e400',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(0, -1, 1.5, 1e21, 1e308, 2 ** 53, null, true, [], {}, [[]], { length: 1e9 }),
  fc.array(nastyText, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
)

const places = (value: unknown, at: string[] = []): string[][] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...places(inner, [...at, key])])
    : []

function spoil(body: object, at: string[], value: unknown): object {
  const copy = structuredClone(body)
  let inner = copy as Record<string, unknown>
  for (const key of at.slice(0, -1)) inner = inner[key] as Record<string, unknown>
  const last = at.at(-1)
  if (last !== undefined) inner[last] = value
  return copy
}

/** What fetch accepts as a header; raw bytes otherwise. */
const headerText = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim()
/** Whatever fetch makes of a URL is for the server; it must only be valid. */
const wellFormed = (text: string) => text.replace(/\p{Cs}/gu, '\ufffd')
const addressText = (text: string) => wellFormed(text).replace(/\s/g, '')
const oddHeader = fc.tuple(
  fc.constantFrom(
    'content-type',
    'cache-control',
    'x-upsert',
    'range',
    'content-length',
    'apikey',
    'authorization',
    'x-metadata',
    'accept',
  ),
  fc.oneof(
    nastyText,
    fc.constantFrom(
      'multipart/form-data',
      'multipart/form-data; boundary=',
      'application/json',
      'text/html',
      'image/png, text/html',
      'max-age=-1',
      'bytes=-1',
      'bytes=5-1,7-',
      'true, false',
      '99999999999',
      'Bearer x',
      'Bearer a.b.c',
    ),
  ),
)

const spoiledAt = (call: Call) => {
  const { json, raw } = call
  const untouched = fc.constant({})
  const place = fc
    .tuple(fc.nat(call.place.length), nastyText, fc.boolean(), fc.boolean())
    .map(([at, text, inserts, encodes]) => ({
      place: call.place.toSpliced(at, inserts ? 0 : 1, encodes ? encodeURIComponent(wellFormed(text)) : text),
    }))
  const jsonBody = json
    ? fc.oneof(
        {
          weight: 6,
          arbitrary: fc
            .tuple(fc.constantFrom(...places({ json })), nastyValue)
            .map(([at, value]) => spoil({ json }, at, value)),
        },
        {
          weight: 1,
          arbitrary: fc
            .constantFrom('', '{', 'null', '[', '{"__proto__":{"polluted":1}}')
            .map((text) => ({ raw: text, json: undefined })),
        },
      )
    : untouched
  const rawBody = raw
    ? fc.oneof(
        fc
          .tuple(fc.nat(raw.length), fc.nat(30), fc.string({ unit: 'binary', maxLength: 10 }))
          .map(([at, cut, text]) => ({ raw: raw.slice(0, at) + text + raw.slice(at + cut) })),
        fc.string({ unit: 'binary', maxLength: 200 }).map((text) => ({ raw: text })),
        fc.constantFrom(1, 100, 1000, 1000, 100_000, 2_200_000).map((bytes) => ({ raw: 'x'.repeat(bytes) })),
      )
    : untouched
  const header = oddHeader.map(([name, value]) => ({
    headers: { ...call.headers, [name]: headerText(value) },
  }))
  const query = fc
    .tuple(fc.constantFrom('token', 'download', 'width', 'format', 'apikey', '__proto__'), nastyText)
    .map(([name, value]) => ({ query: { ...call.query, [name]: value } }))
  const method = fc
    .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE')
    .map((name) => ({ method: name }))
  return fc
    .tuple(
      fc.oneof(
        { weight: 5, arbitrary: place },
        { weight: 6, arbitrary: jsonBody },
        { weight: 5, arbitrary: rawBody },
        { weight: 4, arbitrary: header },
        { weight: 3, arbitrary: query },
        { weight: 1, arbitrary: method },
        { weight: 1, arbitrary: untouched },
      ),
      fc.oneof(
        { weight: 4, arbitrary: untouched },
        { weight: 1, arbitrary: header },
        { weight: 1, arbitrary: place },
      ),
    )
    .map(([first, second]): Call => ({ ...call, ...second, ...first }))
}

/** Entirely invalid: any path, any bytes. */
const anything: fc.Arbitrary<Call> = fc
  .tuple(
    fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'),
    fc.array(nastyText, { maxLength: 5 }),
    oddHeader,
    fc.string({ unit: 'binary', maxLength: 200 }),
  )
  .map(([method, place, [name, value], raw]) => ({
    method,
    place,
    headers: { [name]: headerText(value) },
    raw,
  }))

function written({ method, place, query = {}, headers = {}, json, raw }: Call): StorageCase {
  const asked = new URLSearchParams(query).toString()
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const sent = json !== undefined ? Buffer.from(JSON.stringify(json)) : raw && Buffer.from(raw, 'latin1')
  const body = hasBody && sent ? sent : undefined
  return {
    method,
    path: addressText(`/storage/v1/${place.join('/')}${asked ? `?${asked}` : ''}`),
    headers: {
      ...(json !== undefined && hasBody && { 'content-type': 'application/json' }),
      ...(body && { 'content-length': String(body.length) }),
      ...headers,
    },
    body,
  }
}

/**
 * Requests to storage/v1: valid ones with one or two places corrupted, and some of raw bytes. `me` is the caller's
 * folder; `token` any token for the routes of signed links. The same seed makes the same requests.
 */
export const storageCases = (
  numRuns: number,
  seed: number,
  { me = '00000000-0000-4000-8000-000000000000', token = 'a.b.c' } = {},
): StorageCase[] =>
  fc.sample(
    fc.oneof(
      {
        weight: 9,
        arbitrary: fc
          .constantFrom(...storageCalls(me, token))
          .chain(spoiledAt)
          .map(written),
      },
      { weight: 1, arbitrary: anything.map(written) },
    ),
    { numRuns, seed },
  )
