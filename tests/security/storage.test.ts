import { SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { testKeys } from '#tests/support/database.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import { avatarsOf, type Person, png, storageAsker } from '#tests/support/storage.ts'

let server: TestServer
let owner: Person
let ask: ReturnType<typeof storageAsker>['ask']
let json: ReturnType<typeof storageAsker>['json']
let mine: ReturnType<typeof storageAsker>['mine']
const files = () => avatarsOf(owner)

beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 1_000_000 })
  owner = await server.user()
  ;({ ask, json, mine } = storageAsker(server, owner))
  for (const name of ['a.png', 'b.png'])
    expect((await files().upload(mine(`{me}/${name}`), png())).error).toBeNull()
})
afterAll(() => server.stop())

describe('storage/v1 serves what the client library calls and nothing else', () => {
  it.each([
    ['GET', 'status'],
    ['GET', ''],
    ['POST', 'bucket/avatars/empty'],
    ['GET', 'render/image/public/avatars/x.png'],
    ['GET', 'render/image/authenticated/avatars/x.png'],
    ['POST', 'object/list-v2/avatars'],
    ['POST', 'object/list-v2/avatars/x'],
    ['DELETE', 'cdn/avatars'],
    ['GET', 's3/avatars'],
    ['POST', 'upload/resumable'],
    ['GET', 'object/list/avatars/x'],
    ['GET', 'object/authenticated/avatars/{me}/a.png'],
    ['GET', 'object/%73ign/avatars/{me}/a.png'],
    ['GET', 'object/__proto__/x.png'],
    ['POST', 'object/__proto__/x.png'],
    ['GET', 'bucket/__proto__'],
    ['GET', 'object/public/Avatars!/x.png'],
    ['GET', `object/${'b'.repeat(300)}/x.png`],
  ])('%s %s is 404 in our error shape', async (method, path) => {
    const response = await ask(method, path)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error: 'not_found', request_id: expect.any(String) })
  })

  it.each([
    ['POST', 'bucket', 'GET, HEAD'],
    ['PUT', 'bucket/avatars', 'GET, HEAD'],
    ['DELETE', 'bucket/avatars', 'GET, HEAD'],
    ['GET', 'object/move', 'POST'],
    ['DELETE', 'object/copy', 'POST'],
    ['PUT', 'object/list/avatars', 'POST'],
    ['GET', 'object/avatars', 'DELETE'],
    ['PATCH', 'object/avatars/{me}/a.png', 'GET, HEAD, POST, PUT'],
    ['DELETE', 'object/avatars/{me}/a.png', 'GET, HEAD, POST, PUT'],
    ['POST', 'object/public/avatars/{me}/a.png', 'GET, HEAD'],
    ['POST', 'object/info/avatars/{me}/a.png', 'GET, HEAD'],
    ['PUT', 'object/sign/avatars/{me}/a.png', 'GET, HEAD, POST'],
    ['GET', 'object/upload/sign/avatars/{me}/a.png', 'POST, PUT'],
  ])('%s %s is 405 and lists what is allowed', async (method, path, allowed) => {
    const response = await ask(method, path)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe(allowed)
  })

  it('also the secret key administers no bucket', async () => {
    const admin = server.client(server.keys.secretKey).storage
    expect((await admin.createBucket('mine')).error).not.toBeNull()
    expect((await admin.updateBucket('avatars', { public: true })).error).not.toBeNull()
    expect((await admin.emptyBucket('avatars')).error).not.toBeNull()
    expect((await admin.deleteBucket('avatars')).error).not.toBeNull()
    expect((await admin.getBucket('avatars')).data).toMatchObject({ id: 'avatars', public: false })
  })
})

describe('a closed session', () => {
  it('signs nothing', async () => {
    const leaver = await server.user()
    const file = `${leaver.id}/x.png`
    expect((await leaver.client.storage.from('avatars').upload(file, png())).error).toBeNull()
    const authorization = `Bearer ${leaver.session?.access_token}`
    await server.sql`delete from auth.sessions where user_id = ${leaver.id}`
    for (const path of [`object/sign/avatars/${file}`, `object/upload/sign/avatars/${leaver.id}/y.png`]) {
      const sent = { body: '{"expiresIn":60}', headers: { authorization } }
      expect((await ask('POST', path, sent)).status, path).toBe(401)
    }
  })
})

describe('signed links', () => {
  const odd = [-1, 0, 0.5, 604_801, 1e308, null, '60', 'NaN', true, [60], { valueOf: 60 }, undefined]

  it.each(odd)('expire in 1 to 604800 whole seconds, not %j', async (expiresIn) => {
    const one = await json('POST', 'object/sign/avatars/{me}/a.png', { expiresIn })
    expect(one.status).toBe(400)
    const many = await json('POST', 'object/sign/avatars', { expiresIn, paths: [mine('{me}/a.png')] })
    expect(many.status).toBe(400)
  })

  it.each([1, 60, 604_800])('may expire in %d s', async (expiresIn) => {
    const { data, error } = await files().createSignedUrl(mine('{me}/a.png'), expiresIn)
    expect(error).toBeNull()
    const claims = JSON.parse(
      Buffer.from(
        new URL(data?.signedUrl ?? '').searchParams.get('token')?.split('.')[1] ?? '',
        'base64url',
      ).toString(),
    )
    expect(claims.exp - claims.iat).toBe(expiresIn)
  })

  it.each([
    ['not a list', 'x'],
    ['empty', []],
    ['over 100', Array.from({ length: 101 }, (_, n) => `x/${n}.png`)],
    ['not unique', ['x/a.png', 'x/a.png']],
    ['not texts', [1]],
    ['climbing', ['x/../a.png']],
  ])('for many paths: refuses a list that is %s', async (_, paths) => {
    expect((await json('POST', 'object/sign/avatars', { expiresIn: 60, paths })).status).toBe(400)
  })

  it('for many paths: a missing one has its own error', async () => {
    const { data } = await files().createSignedUrls([mine('{me}/a.png'), mine('{me}/none.png')], 60)
    expect(data).toMatchObject([
      { path: mine('{me}/a.png'), error: null },
      { path: mine('{me}/none.png'), error: 'Object not found', signedUrl: null },
    ])
  })

  it('that are forged, expired or for another file are refused, never with a server error', async () => {
    const sign = (claims: Record<string, unknown>, seconds = 60, secret = testKeys.jwtSecret) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256' })
        .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
        .sign(new TextEncoder().encode(secret))
    const right = { sub: mine('{me}/a.png'), bucket: 'avatars', intent: 'download' }
    expect((await ask('GET', `object/sign/avatars/{me}/a.png?token=${await sign(right)}`)).status).toBe(200)
    const tokens = {
      missing: '',
      'no token': 'x',
      'three parts': 'a.b.c',
      long: `${'a'.repeat(9000)}.b.c`,
      expired: await sign(right, -5),
      'of another secret': await sign(right, 60, 'another secret that is long enough to sign with'),
      'for another file': await sign({ ...right, sub: mine('{me}/b.png') }),
      'for another bucket': await sign({ ...right, bucket: 'other' }),
      'for uploading': await sign({ ...right, intent: 'upload' }),
      'of a session': owner.session?.access_token ?? '',
    }
    for (const [what, token] of Object.entries(tokens)) {
      for (const method of ['GET', 'HEAD']) {
        const response = await ask(method, `object/sign/avatars/{me}/a.png?token=${token}`, {
          anonymous: true,
        })
        expect(response.status, `${method} ${what}`).toBe(400)
      }
      const put = await ask('PUT', `object/upload/sign/avatars/{me}/a.png?token=${token}`, {
        anonymous: true,
        body: Buffer.from('x'),
        headers: { 'content-type': 'image/png' },
      })
      if (what !== 'for uploading') expect(put.status, `PUT ${what}`).toBe(400)
    }
    expect(server.logLines.filter((line) => /Storage error|unexpected/.test(line))).toEqual([])
  })
})
