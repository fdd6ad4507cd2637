import fc from 'fast-check'

/** One request to auth/v1, as fetch takes it. The caller adds key and session. */
export interface AuthCase {
  method: string
  /** From the root: /auth/v1/… */
  path: string
  headers: Record<string, string>
  body: Buffer | undefined
}

interface Call {
  method: string
  name: string
  query?: Record<string, string>
  json?: unknown
  raw?: Buffer
  headers?: Record<string, string>
}

const email = 'fuzz@kitchen.example'
const password = 'correct horse battery'

/** Valid calls, to be corrupted. */
const RIGHT: Call[] = [
  { method: 'POST', name: 'signup', json: { email, password, data: { display_name: 'A', likes: ['b', 1] } } },
  { method: 'POST', name: 'signup', query: { redirect_to: 'http://127.0.0.1/' }, json: { email, password } },
  { method: 'POST', name: 'token', query: { grant_type: 'password' }, json: { email, password } },
  {
    method: 'POST',
    name: 'token',
    query: { grant_type: 'refresh_token' },
    json: { refresh_token: '01a1e34d-da63-71e8-8113-274129c6f597' },
  },
  {
    method: 'POST',
    name: 'recover',
    json: { email, gotrue_meta_security: { captcha_token: null }, code_challenge: null },
  },
  { method: 'POST', name: 'resend', json: { email, type: 'signup' } },
  { method: 'POST', name: 'resend', json: { email, type: 'email_change' } },
  { method: 'POST', name: 'verify', json: { email, token: '123456', type: 'signup' } },
  { method: 'POST', name: 'verify', json: { token_hash: 'abc', type: 'email_change' } },
  {
    method: 'GET',
    name: 'verify',
    query: { token: 'abc', type: 'recovery', redirect_to: 'http://127.0.0.1/' },
  },
  { method: 'PUT', name: 'user', json: { email, password, data: { display_name: 'B', old: null } } },
  { method: 'PUT', name: 'user', json: { data: { a: 1, b: true } } },
  { method: 'GET', name: 'user' },
  { method: 'GET', name: 'reauthenticate' },
  { method: 'POST', name: 'logout', query: { scope: 'others' } },
  { method: 'POST', name: 'otp', json: { email } },
  { method: 'POST', name: 'magiclink', json: { email } },
  { method: 'GET', name: 'settings' },
  { method: 'GET', name: 'health' },
  { method: 'GET', name: '.well-known/jwks.json' },
]

/** Values that don't belong where they are put. */
const nastyText = fc.oneof(
  fc.constantFrom(
    ...[
      '',
      ' ',
      '\0',
      'a\0b',
      '\ud800',
      '\u202e',
      '\u200b',
      '\r\nSet-Cookie: a=b',
      '%',
      '%00',
      '%0d%0a',
      '$1',
    ],
    ...[
      "'; drop table auth.users; --",
      '__proto__',
      'constructor',
      'prototype',
      'toString',
      '{{x}}',
      '../user',
    ],
    ...['a@b', 'a@b.c', '@', 'a@@b.example', 'ａ@b.example', 'ı@b.example', `${'a'.repeat(300)}@b.example`],
    ...[
      'javascript:alert(1)',
      '//evil.example',
      'http://localhost:1/',
      'https://evil.example\\@sous.example',
    ],
    ...['password', 'refresh_token', 'pkce', 'id_token', 'global', 'magiclink', 'reauthentication', 'invite'],
    ...['x'.repeat(3000), 'ö'.repeat(2000), 'NaN', '1e400', 'null'],
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
)
const nastyValue = fc.oneof(
  nastyText,
  fc.constantFrom<unknown>(
    0,
    -1,
    1.5,
    1e21,
    1e308,
    null,
    true,
    [],
    {},
    [[]],
    { length: 1e9 },
    { toString: 1 },
  ),
  fc.array(nastyText, { maxLength: 4 }),
  fc.dictionary(nastyText, nastyText, { maxKeys: 4 }),
  fc.jsonValue({ maxDepth: 3 }),
)
/** Bodies that no value serializes to. */
const nastyBody = fc.oneof(
  fc
    .constantFrom(
      ...['', ' ', 'null', '[]', '""', '{', '{}', '{"email":1', '\ufeff{}', '{"email":"a","email":["b"]}'],
      ...['{"__proto__":{"polluted":1}}', '{"constructor":{"prototype":{"polluted":1}}}'],
      '{"email":"a@b.example","password":"correct horse battery","data":{"__proto__":{"polluted":1}}}',
      `${'['.repeat(9000)}`,
      `${'{"data":'.repeat(3000)}1${'}'.repeat(3000)}`,
      `{"email":"${'a'.repeat(30_000)}"}`,
      `{"password":"${'\\u0000'.repeat(100)}"}`,
    )
    .map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
)

const places = (value: unknown, at: string[] = []): string[][] =>
  value && typeof value === 'object'
    ? Object.entries(value).flatMap(([key, inner]) => [[...at, key], ...places(inner, [...at, key])])
    : []

function spoil(json: unknown, at: string[], value: unknown): object {
  const copy = structuredClone({ json })
  let inner = copy as Record<string, unknown>
  for (const key of ['json', ...at].slice(0, -1)) inner = inner[key] as Record<string, unknown>
  inner[at.at(-1) ?? 'json'] = value
  return copy
}

/** What fetch accepts as a header. */
const headerText = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim()
const header = fc
  .tuple(
    fc.constantFrom('content-type', 'content-encoding', 'authorization', 'apikey', 'user-agent', 'referer'),
    fc.oneof(
      nastyText,
      fc.constantFrom('text/plain', 'application/x-www-form-urlencoded', 'gzip', 'Bearer a.b.c'),
    ),
  )
  .map(([name, value]) => ({ headers: { [name]: headerText(value) } }))
const query = (call: Call) =>
  fc
    .tuple(fc.constantFrom('redirect_to', 'grant_type', 'type', 'token', 'scope', '__proto__'), nastyText)
    .map(([name, value]) => ({ query: { ...call.query, [name]: value } }))

const spoiled = (call: Call): fc.Arbitrary<Call> => {
  const body =
    call.json === undefined
      ? query(call)
      : fc
          .tuple(fc.constantFrom([], ...places(call.json)), nastyValue)
          .map(([at, value]) => spoil(call.json, at, value))
  const method = fc
    .constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE')
    .map((name) => ({ method: name }))
  const untouched = fc.constant({})
  return fc
    .tuple(
      fc.oneof(
        { weight: 10, arbitrary: body },
        { weight: 4, arbitrary: query(call) },
        { weight: 3, arbitrary: nastyBody.map((raw) => ({ raw, json: undefined })) },
        { weight: 2, arbitrary: header },
        { weight: 1, arbitrary: method },
        { weight: 1, arbitrary: untouched },
      ),
      fc.oneof(
        { weight: 4, arbitrary: untouched },
        { weight: 1, arbitrary: header },
        { weight: 1, arbitrary: query(call) },
      ),
    )
    .map(([first, second]) => ({ ...call, ...second, ...first }))
}

/** Entirely invalid: any name, any bytes. */
const anything: fc.Arbitrary<Call> = fc
  .tuple(fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'), nastyText, nastyBody, header)
  .map(([method, name, raw, { headers }]) => ({ method, name, raw, headers }))

function written({ method, name, query: asked, json, raw, headers }: Call): AuthCase {
  const hasBody = method !== 'GET' && method !== 'HEAD'
  const sent = json === undefined ? raw : Buffer.from(JSON.stringify(json) ?? '')
  const body = hasBody ? sent : undefined
  const search = new URLSearchParams(asked).toString()
  const place = name.replace(/\p{Cs}/gu, '\ufffd').replace(/\s/g, '')
  return {
    method,
    path: `/auth/v1/${place}${search && `?${search}`}`,
    headers: {
      ...(body && { 'content-type': 'application/json', 'content-length': String(body.length) }),
      ...headers,
    },
    body,
  }
}

/**
 * Requests to auth/v1: valid ones with one or two places corrupted, and some of raw bytes. The same seed makes the same
 * requests.
 */
export const authCases = (numRuns: number, seed: number): AuthCase[] =>
  fc.sample(
    fc
      .oneof(
        { weight: 9, arbitrary: fc.constantFrom(...RIGHT).chain(spoiled) },
        { weight: 1, arbitrary: anything },
      )
      .map(written),
    { numRuns, seed },
  )
