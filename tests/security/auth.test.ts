import { request as send } from 'node:http'
import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { functions } from '#server/functions/index.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

type Person = Awaited<ReturnType<TestServer['user']>>

let server: TestServer
let count = 0
beforeAll(async () => {
  server = await startTestServer({ functions })
})
afterAll(() => server.stop())

interface Spelling {
  /** Repeated headers are sent as separate lines. */
  headers: Record<string, string | string[]>
  query?: string
}

/** Spellings of a token that one parser accepts and another does not. */
const spellings = (token: string, apikey: string): Record<string, Spelling> => ({
  'as it should be': { headers: { apikey, authorization: `Bearer ${token}` } },
  'in lower case': { headers: { apikey, authorization: `bearer ${token}` } },
  'in upper case': { headers: { apikey, authorization: `BEARER ${token}` } },
  'with 0xA0 after it': { headers: { apikey, authorization: `Bearer ${token}\xa0` } },
  'with 0xA0 before it': { headers: { apikey, authorization: `Bearer \xa0${token}` } },
  'with 0xA0 before Bearer': { headers: { apikey, authorization: `\xa0Bearer ${token}` } },
  'with 0xA0 for the space': { headers: { apikey, authorization: `Bearer\xa0${token}` } },
  'with 0x85 after it': { headers: { apikey, authorization: `Bearer ${token}\x85` } },
  'after a tab': { headers: { apikey, authorization: `Bearer\t${token}` } },
  'before a tab': { headers: { apikey, authorization: `Bearer ${token}\t` } },
  'before a space': { headers: { apikey, authorization: `Bearer ${token} ` } },
  'after two spaces': { headers: { apikey, authorization: `Bearer  ${token}` } },
  'before a comma': { headers: { apikey, authorization: `Bearer ${token},` } },
  'before a semicolon': { headers: { apikey, authorization: `Bearer ${token};` } },
  'before another': { headers: { apikey, authorization: `Bearer ${token}, Bearer ${apikey}` } },
  'after the key': { headers: { apikey, authorization: `Bearer ${apikey} ${token}` } },
  'in quotes': { headers: { apikey, authorization: `Bearer "${token}"` } },
  padded: { headers: { apikey, authorization: `Bearer ${token}=` } },
  'in two headers': { headers: { apikey, authorization: [`Bearer ${token}`, `Bearer ${token}`] } },
  'in two headers with the key': {
    headers: { apikey, authorization: [`Bearer ${apikey}`, `Bearer ${token}`] },
  },
  'without Bearer': { headers: { apikey, authorization: token } },
  'with another scheme': { headers: { apikey, authorization: `Basic ${token}` } },
  'as the key': { headers: { apikey: token } },
  'as the key and as itself': { headers: { apikey: token, authorization: `Bearer ${token}` } },
  'beside a key in the query': { headers: { authorization: `Bearer ${token}` }, query: `apikey=${apikey}` },
  'with 0xA0, beside a key in the query': {
    headers: { authorization: `Bearer ${token}\xa0` },
    query: `apikey=${apikey}`,
  },
  'as the key in the query': { headers: {}, query: `apikey=${token}` },
  'as a parameter': { headers: { apikey }, query: `access_token=${token}&token=${token}` },
})

/** Each reads or changes user data while the session is open. */
const calls = (id: string): [string, string, unknown?][] => [
  ['GET', '/auth/v1/user'],
  ['PUT', '/auth/v1/user', { data: { display_name: 'Taken over' } }],
  ['GET', '/auth/v1/reauthenticate'],
  ['POST', '/auth/v1/logout'],
  ['GET', '/rest/v1/profiles?select=*'],
  ['POST', '/rest/v1/pantry_items', { user_id: id, name: 'saffron' }],
  ['POST', '/storage/v1/object/list/avatars', { prefix: id }],
  ['GET', `/storage/v1/object/avatars/${id}/me.png`],
  ['POST', '/functions/v1/export-account', {}],
]

const ask = (method: string, path: string, { headers, query }: Spelling, body?: unknown) =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    const sent = body === undefined ? '' : JSON.stringify(body)
    const url = new URL(path, server.url)
    if (query) url.search += `${url.search ? '&' : '?'}${query}`
    const call = send(
      url,
      {
        method,
        headers: {
          ...headers,
          ...(sent && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(sent) }),
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8').on('data', (part) => {
          text += part
        })
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
      },
    )
    call.on('error', reject)
    call.end(sent)
  })

const person = () => server.user(`ended${++count}@kitchen.example`)
const elsewhere = async ({ email, password }: Person) => {
  const client = server.client()
  await client.auth.signInWithPassword({ email, password })
  return client
}

/** Every way in which a session ends before its token expires. */
const ENDS: Record<string, (one: Person) => Promise<unknown>> = {
  'signed out': ({ client }) => client.auth.signOut({ scope: 'local' }),
  'signed out everywhere, from elsewhere': async (one) =>
    (await elsewhere(one)).auth.signOut({ scope: 'global' }),
  'signed out with the others, from elsewhere': async (one) =>
    (await elsewhere(one)).auth.signOut({ scope: 'others' }),
  'ended by a new password': async (one) =>
    (await elsewhere(one)).auth.updateUser({ password: 'quite another dish' }),
  'ended by asking to delete the account': async (one) =>
    (await elsewhere(one)).functions.invoke('delete-account', {
      body: { action: 'request', password: one.password },
    }),
  'of a deleted account': ({ id }) => server.sql`delete from auth.users where id = ${id}`,
  'whose row was removed': ({ id }) => server.sql`delete from auth.sessions where user_id = ${id}`,
}

async function expectClosed(one: Person, token: string) {
  const opened: string[] = []
  for (const [how, spelling] of Object.entries(spellings(token, server.keys.publishableKey)))
    for (const [method, path, body] of calls(one.id)) {
      const { status, text } = await ask(method, path, spelling, body)
      // A visitor may list files, and gets an empty list.
      const isRefused = [400, 401, 403, 404].includes(status) || (status === 200 && text === '[]')
      const isMissing = status === 501 && path.startsWith('/rest')
      if (!(isRefused || isMissing) || text.includes(one.email))
        opened.push(`${how}: ${method} ${path} ${status} ${text}`)
    }
  expect(opened).toEqual([])
}

describe('an open session', () => {
  it('is identified by its token, in canonical spelling, in lower case and with a key in the query', async () => {
    const one = await person()
    const all = spellings(one.session?.access_token ?? '', server.keys.publishableKey)
    for (const how of ['as it should be', 'in lower case', 'beside a key in the query'])
      for (const [method, path, body] of [
        ['GET', '/auth/v1/user'],
        ['POST', '/storage/v1/object/list/avatars', { prefix: one.id }],
        ['POST', '/functions/v1/export-account', {}],
      ] as const) {
        const spelling = all[how] as Spelling
        expect((await ask(method, path, spelling, body)).status, `${how}: ${path}`).toBe(200)
      }
  })
})

describe('a closed session opens nothing, however its token is spelled', () => {
  it.each(Object.entries(ENDS))('%s', async (_, end) => {
    const one = await person()
    const token = one.session?.access_token ?? ''
    await one.client.storage.from('avatars').upload(`${one.id}/me.png`, Buffer.from('x'), {
      contentType: 'image/png',
    })
    await end(one)
    await expectClosed(one, token)
  })

  it('when its token has expired', async () => {
    const one = await person()
    const [session] = await server.sql`select id from auth.sessions where user_id = ${one.id}`
    const past = Math.floor(Date.now() / 1000) - 60
    const claims = {
      sub: one.id,
      email: one.email,
      role: 'authenticated',
      aud: 'authenticated',
      session_id: session?.id,
    }
    const token = await new SignJWT({ ...claims })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setExpirationTime(past)
      .sign(new TextEncoder().encode(server.keys.jwtSecret))
    await expectClosed(one, token)
    // It was the token that had expired: the session itself is open.
    expect((await one.client.auth.getUser()).error).toBeNull()
  })
})
