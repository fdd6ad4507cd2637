import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { authAsker, expectInvalid } from '#tests/support/auth.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
let ask: ReturnType<typeof authAsker>
let token: string
beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 1_000_000 })
  ask = authAsker(server)
  token = (await server.user('owner@kitchen.example')).session?.access_token ?? ''
})
afterAll(() => server.stop())

const password = 'correct horse battery'

describe('addresses', () => {
  it.each([
    ['zero-width', 'coo\u200bk@kitchen.example'],
    ['soft hyphen', 'coo\u00adk@kitchen.example'],
    ['dotless i', 'k\u0131tchen@kitchen.example'],
    ['Kelvin sign', 'coo\u212a@kitchen.example'],
    ['long s', 'cook\u017f@kitchen.example'],
    ['full-width', '\uff43ook@kitchen.example'],
    ['Cyrillic', 'c\u043e\u043ek@kitchen.example'],
    ['domain of other letters', 'cook@k\u00fcche.example'],
    ['no-break space', '\u00a0cook@kitchen.example'],
    ['space', ' cook@kitchen.example'],
    ['line break', 'cook@kitchen.example\r\nBcc: x@kitchen.example'],
    ['comment', 'cook(a)@kitchen.example'],
    ['quotes', '"co ok"@kitchen.example'],
    ['two', 'cook@kitchen.example,other@kitchen.example'],
    ['no domain', 'cook@'],
    ['no dot', 'cook@kitchen'],
    ['dot at the end', 'cook@kitchen.example.'],
    ['dash at the edge', 'cook@-kitchen.example'],
    ['an IP address in brackets', 'cook@[127.0.0.1]'],
    ['255 characters', `${'a'.repeat(239)}@kitchen.example`],
  ])('with %s are refused wherever an account is named', async (_, address) => {
    const calls: [string, string, object][] = [
      ['POST', 'signup', { email: address, password }],
      ['POST', 'token?grant_type=password', { email: address, password }],
      ['POST', 'recover', { email: address }],
      ['POST', 'resend', { email: address, type: 'signup' }],
      ['POST', 'verify', { email: address, token: 'x', type: 'signup' }],
      ['PUT', 'user', { email: address }],
    ]
    for (const [method, path, body] of calls) {
      const answer = await ask(method, path, body, { token })
      expectInvalid(answer, path)
      expect(answer.body.msg, path).toBe('Unable to validate email address: invalid format')
    }
    expect(await server.sql`select 1 from auth.users where email = ${address.toLowerCase()}`).toHaveLength(0)
  })

  it('in ASCII are case-insensitive, up to 254 characters', async () => {
    const longest = `${'A'.repeat(238)}@Kitchen.EXAMPLE`
    for (const address of ["O'Brien+soup_1%x@Kitchen-2.Example", longest]) {
      const signedUp = await ask('POST', 'signup', { email: address, password })
      expect(signedUp).toMatchObject({ status: 200, body: { user: { email: address.toLowerCase() } } })
      const again = await ask('POST', 'token?grant_type=password', { email: address.toLowerCase(), password })
      expect(again.status).toBe(200)
    }
  })
})

describe('user metadata', () => {
  const long = 'x'.repeat(1001)
  it.each([
    ['a list', '[]'],
    ['a text', '"x"'],
    ['__proto__', '{"__proto__":{"polluted":1}}'],
    ['__proto__ as a text', '{"__proto__":"x"}'],
    ['constructor', '{"constructor":{"prototype":{"polluted":1}}}'],
    ['prototype', '{"prototype":1}'],
    ['an object inside', '{"a":{"b":1}}'],
    ['a list in a list', '{"a":[["b"]]}'],
    ['a long list', `{"a":[${Array(21).fill(1)}]}`],
    ['a long text', `{"a":"${long}"}`],
    ['a long text in a list', `{"a":["${long}"]}`],
    ['NUL', '{"a":"\\u0000"}'],
    ['NUL in a name', '{"a\\u0000":1}'],
    ['half a character', '{"a":"\\ud800"}'],
    ['a name with a dot', '{"a.b":1}'],
    ['an empty name', '{"":1}'],
    ['a long name', `{"${'a'.repeat(64)}":1}`],
    [
      'too many names',
      JSON.stringify(Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`n${n}`, n]))),
    ],
    ['depth', `{"a":${'['.repeat(5000)}${']'.repeat(5000)}}`],
  ])('is refused with %s', async (_, data) => {
    const signUp = `{"email":"meta@kitchen.example","password":"${password}","data":${data}}`
    expectInvalid(await ask('POST', 'signup', signUp), 'signup')
    expectInvalid(await ask('PUT', 'user', `{"data":${data}}`, { token }), 'user')
    expect(({} as Record<string, unknown>).polluted).toBeUndefined()
  })

  it('keeps texts, numbers, lists and account fields unchanged', async () => {
    const data = { display_name: 'Ünï 😀', n: 1.5, yes: true, list: ['a', 1, null], _x9: '' }
    const { body } = await ask(
      'PUT',
      'user',
      { data: { ...data, sub: 'x', email: 'x', email_verified: false } },
      { token },
    )
    expect(body.user_metadata).toMatchObject({
      ...data,
      email: 'owner@kitchen.example',
      email_verified: true,
    })
    const removed = await ask('PUT', 'user', { data: { n: null } }, { token })
    expect(removed.body.user_metadata).not.toHaveProperty('n')
  })

  it('does not grow beyond its limit over several requests', async () => {
    const names = (from: number) =>
      Object.fromEntries(Array.from({ length: 10 }, (_, n) => [`k${from + n}`, n]))
    const one = (await server.user('grows@kitchen.example')).session?.access_token
    const statuses = []
    for (let from = 0; from < 40; from += 10)
      statuses.push((await ask('PUT', 'user', { data: names(from) }, { token: one })).status)
    expect(statuses).toEqual([200, 400, 400, 400])
    // Changing and removing is always possible.
    expect((await ask('PUT', 'user', { data: { k1: 'new', k2: null } }, { token: one })).status).toBe(200)
  })
})
