import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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

describe('malformed requests are 400', () => {
  const long = 'x'.repeat(1025)
  const deep = Array(11).fill('d').join('/')

  it.each([
    ['a broken escape', 'object/avatars/{me}/%E0%A4%A'],
    ['a lone percent sign', 'object/avatars/{me}/100%.png'],
    ['an escaped percent sign', 'object/avatars/{me}/100%25.png'],
    ['NUL', 'object/avatars/{me}/a%00.png'],
    ['a control character', 'object/avatars/{me}/a%07.png'],
    ['a C1 control character', 'object/avatars/{me}/a%C2%85.png'],
    ['a backslash', 'object/avatars/{me}/a%5Cb.png'],
    ['a question mark', 'object/avatars/{me}/a%3Fb.png'],
    ['over 1024 bytes', `object/avatars/{me}/${long}`],
    ['over 1024 bytes of long characters', `object/avatars/{me}/${'%E2%82%AC'.repeat(340)}`],
    ['over 10 segments', `object/avatars/{me}/${deep}`],
    ['an empty segment', 'object/avatars/{me}//a.png'],
    ['a folder', 'object/avatars/{me}/'],
    ['hidden dots', 'object/avatars/{me}/..%2Fa.png'],
    ['a dot', 'object/avatars/{me}/.%2Fa.png'],
  ])('paths with %s', async (_, path) => {
    for (const method of ['GET', 'HEAD']) expect((await ask(method, path)).status, method).toBe(400)
    const body = Buffer.from('abcd')
    for (const method of ['POST', 'PUT'])
      expect(
        (await ask(method, path, { body, headers: { 'content-type': 'image/png' } })).status,
        method,
      ).toBe(400)
    const info = await ask('GET', path.replace('object/', 'object/info/'))
    expect(info.status, 'info').toBe(400)
    expect(
      (await json('POST', path.replace('object/', 'object/sign/'), { expiresIn: 9 })).status,
      'sign',
    ).toBe(400)
    expect(
      (await ask('POST', path.replace('object/', 'object/upload/sign/'), { body: '{}' })).status,
      'upload',
    ).toBe(400)
  })

  it.each(['', 'null', '[]', '"x"', '{', '\u0000', '1', '['.repeat(100_000)])(
    'JSON bodies: case %#',
    async (body) => {
      for (const [method, path] of [
        ['POST', 'object/sign/avatars/{me}/a.png'],
        ['POST', 'object/sign/avatars'],
        ['POST', 'object/list/avatars'],
        ['POST', 'object/move'],
        ['POST', 'object/copy'],
        ['DELETE', 'object/avatars'],
      ] as const)
        expect((await ask(method, path, { body })).status, path).toBe(400)
    },
  )

  it.each([
    { limit: 0 },
    { limit: 1001 },
    { limit: '5' },
    { limit: 1.5 },
    { limit: null },
    { offset: -1 },
    { offset: 1_000_001 },
    { offset: '0' },
    { sortBy: { column: 'id; drop table x', order: 'asc' } },
    { sortBy: { column: 'metadata', order: 'asc' } },
    { sortBy: { column: 'constructor', order: 'asc' } },
    { sortBy: { column: 'name', order: 'up' } },
    { sortBy: 'name' },
    { search: 'x'.repeat(101) },
    { search: 5 },
    { search: 'a\u0000' },
    { prefix: '../x' },
    { prefix: 'a\u0000' },
    { prefix: ['x'] },
  ])('list %j', async (options) => {
    expect((await json('POST', 'object/list/avatars', { prefix: owner.id, ...options })).status).toBe(400)
  })

  it.each([
    ['no list', 'x'],
    ['empty', []],
    ['over 1000', Array.from({ length: 1001 }, (_, n) => `x/${n}`)],
    ['not texts', [null]],
    ['NUL', ['a\u0000']],
    ['lone surrogates', ['a\ud800']],
    ['over 1024 bytes', [long]],
    ['an object', { length: 1 }],
  ])('remove with a list that is %s', async (_, prefixes) => {
    expect((await json('DELETE', 'object/avatars', { prefixes })).status).toBe(400)
  })

  it.each([
    { sourceKey: '' },
    { destinationKey: '' },
    { sourceKey: 'a\u0000' },
    { destinationKey: '../up.png' },
    { destinationKey: '/root.png' },
    { destinationKey: long },
    { destinationKey: ['x'] },
    { bucketId: 5 },
    { destinationBucket: {} },
  ])('move and copy with %j', async (spoiled) => {
    const right = { bucketId: 'avatars', sourceKey: mine('{me}/a.png'), destinationKey: mine('{me}/z.png') }
    for (const path of ['object/move', 'object/copy'])
      expect((await json('POST', path, { ...right, ...spoiled })).status, path).toBe(400)
  })

  it.each(['__proto__', 'constructor', 'none', 'Avatars'])(
    'a bucket named %s is not found',
    async (bucket) => {
      const right = { sourceKey: mine('{me}/a.png'), destinationKey: mine('{me}/z.png') }
      const answers = await Promise.all([
        ask('GET', `object/${bucket}/x.png`),
        ask('GET', `object/public/${bucket}/x.png`),
        json('POST', `object/list/${bucket}`, {}),
        json('DELETE', `object/${bucket}`, { prefixes: ['x'] }),
        json('POST', 'object/move', { ...right, bucketId: bucket }),
        json('POST', 'object/copy', { ...right, bucketId: 'avatars', destinationBucket: bucket }),
      ])
      for (const answer of answers) expect([400, 404]).toContain(answer.status)
    },
  )
})

describe('uploads', () => {
  const upload = (body: Buffer, type: string, headers = {}) =>
    ask('POST', `object/avatars/{me}/form-${crypto.randomUUID()}.png`, {
      body,
      headers: { 'content-type': type, ...headers },
    })
  const FORM = 'multipart/form-data; boundary=b'
  const part = (headers: string, content = 'abcd') => `--b\r\n${headers}\r\n\r\n${content}\r\n`
  const file = part('Content-Disposition: form-data; name=""; filename="me.png"\r\nContent-Type: image/png')
  const field = (name: string, value: string) => part(`Content-Disposition: form-data; name="${name}"`, value)

  it('accept a form as the client sends it', async () => {
    const response = await upload(Buffer.from(`${field('cacheControl', '60')}${file}--b--\r\n`), FORM)
    expect(response.status).toBe(200)
    const { Key } = (await response.json()) as { Key: string }
    const [row] = await server.sql`select body, mimetype, cache_control from sous.storage_blobs
      where key = ${Key.replace('avatars/', '')}`
    expect(row).toMatchObject({ mimetype: 'image/png', cache_control: 'max-age=60' })
    expect(String(row?.body)).toBe('abcd')
    expect((await files().remove([Key.replace('avatars/', '')])).error).toBeNull()
  })

  it.each([
    ['without a boundary', 'multipart/form-data', `${file}--b--\r\n`],
    ['with an endless boundary', `multipart/form-data; boundary=${'b'.repeat(500)}`, `${file}--b--\r\n`],
    ['with another boundary', 'multipart/form-data; boundary=c', `${file}--b--\r\n`],
    ['that is empty', FORM, ''],
    ['that ends in a file', FORM, file.slice(0, -4)],
    ['without an end', FORM, file],
    ['without a file', FORM, `${field('cacheControl', '60')}--b--\r\n`],
    ['with two files', FORM, `${file}${file}--b--\r\n`],
    ['with a NUL in the file name', FORM, `${file.replace('me.png', 'me\u0000.png')}--b--\r\n`],
    [
      'with headers that do not end',
      FORM,
      `--b\r\nContent-Disposition: form-data; name="x"; ${'x'.repeat(5000)}`,
    ],
    ['with a part without headers', FORM, '--b\r\n\r\nabcd\r\n--b--\r\n'],
    ['with a part that is no form-data', FORM, `${file.replace('form-data', 'attachment')}--b--\r\n`],
    ['with a wrong cache time', FORM, `${field('cacheControl', 'forever')}${file}--b--\r\n`],
    ['with a file of no type', FORM, `${file.replace('image/png', 'png')}--b--\r\n`],
    ['with hundreds of fields', FORM, `${field('metadata', '{}').repeat(300)}${file}--b--\r\n`],
  ])('refuse a form %s', async (_, type, body) => {
    expect((await upload(Buffer.from(body), type)).status).toBe(400)
  })

  it.each([
    ['a type of two lines', 'image/png;\tx=\u00ff', 200],
    ['no type at all', 'png', 400],
    ['a page', 'text/html', 400],
    ['a vector image, which may hold scripts', 'image/svg+xml', 400],
    ['a list of types', 'image/png, text/html', 400],
  ])('of %s', async (_, type, status) => {
    const response = await upload(Buffer.from('abcd'), type)
    expect(response.status).toBe(status)
    const { Key } = (await response.json()) as { Key?: string }
    if (Key) await files().remove([Key.replace('avatars/', '')])
  })

  it.each(['max-age=-1', 'max-age=1e9', 'public, max-age=60', 'max-age=60\tx', `max-age=${'9'.repeat(40)}`])(
    'with the cache control %j are refused',
    async (value) => {
      const response = await upload(Buffer.from('abcd'), 'image/png', { 'cache-control': value })
      expect(response.status).toBe(400)
    },
  )

  it('of one name at once: one is stored, the others are refused as duplicates', async () => {
    const path = mine('{me}/race.png')
    const answers = await Promise.all(
      Array.from({ length: 8 }, () =>
        ask('POST', `object/avatars/${path}`, {
          body: Buffer.from('abcd'),
          headers: { 'content-type': 'image/png' },
        }),
      ),
    )
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(1)
    expect(statuses.filter((status) => status >= 500)).toEqual([])
    await files().remove([path])
  })

  it('over the limit of the bucket leave nothing', async () => {
    const response = await upload(Buffer.alloc(2 * 1024 * 1024 + 1), 'image/png')
    expect(response.status).toBeGreaterThanOrEqual(400)
    expect(response.status).toBeLessThan(500)
    expect((await upload(Buffer.alloc(6 * 1024 * 1024 + 1), 'image/png')).status).toBe(413)
  })
})
