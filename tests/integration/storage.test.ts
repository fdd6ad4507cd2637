import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

type Person = Awaited<ReturnType<TestServer['user']>>
let server: TestServer
let owner: Person
let stranger: Person
const png = (bytes = 64) => new Blob([new Uint8Array(bytes).fill(7)], { type: 'image/png' })
const files = (person: Person) => person.client.storage.from('avatars')

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.user()
  stranger = await server.user()
})
afterAll(() => server.stop())

describe('storage/v1 with the real client', () => {
  it('uploads and downloads [C467 O229]', async () => {
    for (const name of ['b.png', 'a.png']) {
      const { data, error } = await files(owner).upload(`${owner.id}/${name}`, png())
      expect(error).toBeNull()
      expect(data?.path).toBe(`${owner.id}/${name}`)
    }
    const { data } = await files(owner).download(`${owner.id}/a.png`)
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(new Uint8Array(64).fill(7))
  })

  it('lists by name [C467 O229 O316]', async () => {
    const { data: top } = await files(owner).list()
    expect(top).toMatchObject([{ name: owner.id, id: null }])
    const { data: list } = await files(owner).list(owner.id)
    expect(list?.map((file) => file.name)).toEqual(['a.png', 'b.png'])
  })

  it('uses the default cache control of 3600 s [C606 O317]', async () => {
    const [row] =
      await server.sql`select cache_control from sous.storage_blobs where key = ${`${owner.id}/a.png`}`
    expect(row?.cache_control).toBe('max-age=3600')
  })

  it('refuses to overwrite, unless asked to', async () => {
    const path = `${owner.id}/a.png`
    expect((await files(owner).upload(path, png())).error).not.toBeNull()
    expect((await files(owner).upload(path, png(80), { upsert: true })).error).toBeNull()
    expect((await files(owner).download(path)).data?.size).toBe(80)
  })

  it('copies, moves and removes [C467 O229]', async () => {
    const at = (name: string) => `${owner.id}/${name}`
    expect((await files(owner).copy(at('a.png'), at('c.png'))).error).toBeNull()
    expect((await files(owner).move(at('c.png'), at('d.png'))).error).toBeNull()
    expect((await files(owner).download(at('c.png'))).error).not.toBeNull()
    expect((await files(owner).download(at('d.png'))).data?.size).toBe(80)
    expect((await files(owner).remove([at('d.png')])).data).toHaveLength(1)
    expect((await files(owner).download(at('d.png'))).error).not.toBeNull()
    const [row] =
      await server.sql`select count(*)::int as n from sous.storage_blobs where key in (${at('c.png')}, ${at('d.png')})`
    expect(row?.n).toBe(0)
  })

  it('signs a URL that works without a session, and only until it expires [C467 O229]', async () => {
    const { data, error } = await files(owner).createSignedUrl(`${owner.id}/b.png`, 60)
    expect(error).toBeNull()
    const opened = await fetch(data?.signedUrl ?? '')
    expect(opened.status).toBe(200)
    expect((await opened.arrayBuffer()).byteLength).toBe(64)
    expect((await files(owner).createSignedUrl(`${owner.id}/b.png`, -1)).error).toMatchObject({ status: 400 })
    const { data: several } = await files(owner).createSignedUrls([`${owner.id}/b.png`], 60)
    expect(several?.[0]?.error).toBeNull()
    expect((await fetch(several?.[0]?.signedUrl ?? '')).status).toBe(200)
  })

  it('lists its buckets only to the server [C467 O230]', async () => {
    const { data } = await server.client(server.keys.secretKey).storage.listBuckets()
    expect(data?.map((bucket) => bucket.id)).toContain('avatars')
    expect((await owner.client.storage.createBucket('mine')).error).not.toBeNull()
    expect((await owner.client.storage.deleteBucket('avatars')).error).not.toBeNull()
  })

  it('refuses a stranger everything [O268]', async () => {
    const path = `${owner.id}/b.png`
    const theirs = files(stranger)
    expect((await theirs.upload(`${owner.id}/evil.png`, png())).error).not.toBeNull()
    expect((await theirs.upload(path, png(), { upsert: true })).error).not.toBeNull()
    expect((await theirs.download(path)).error?.name).toMatch(/^Storage\w*Error$/)
    expect((await theirs.list(owner.id)).data ?? []).toEqual([])
    expect((await theirs.copy(path, `${stranger.id}/stolen.png`)).error).not.toBeNull()
    expect((await theirs.move(path, `${stranger.id}/stolen.png`)).error).not.toBeNull()
    expect((await theirs.createSignedUrl(path, 60)).error).not.toBeNull()
    await theirs.remove([path])
    expect((await files(owner).download(path)).data?.size).toBe(64)
  })

  it('refuses an anonymous visitor everything', async () => {
    const path = `${owner.id}/b.png`
    const anonymous = server.client().storage.from('avatars')
    expect((await anonymous.upload(`${owner.id}/evil.png`, png())).error).not.toBeNull()
    expect((await anonymous.download(path)).error).not.toBeNull()
    expect((await anonymous.list(owner.id)).data ?? []).toEqual([])
    await anonymous.remove([path])
    expect((await fetch(`${server.url}/storage/v1/object/public/avatars/${path}`)).ok).toBe(false)
    expect((await fetch(`${server.url}/storage/v1/object/avatars/${path}`)).status).toBe(401)
    expect((await files(owner).download(path)).data?.size).toBe(64)
  })

  it('refuses non-images, oversized files, and path traversal', async () => {
    const text = new Blob(['<script>'], { type: 'text/html' })
    expect((await files(owner).upload(`${owner.id}/x.html`, text)).error).not.toBeNull()
    expect(
      (await files(owner).upload(`${owner.id}/huge.png`, png(2 * 1024 * 1024 + 10_000))).error,
    ).not.toBeNull()
    const [row] = await server.sql`select count(*)::int as n from sous.storage_blobs where key like '%huge%'`
    expect(row?.n).toBe(0)
    expect((await files(owner).upload(`${owner.id}/../${stranger.id}/x.png`, png())).error).not.toBeNull()
    expect((await files(stranger).list(stranger.id)).data ?? []).toEqual([])
  })
})

describe('the client’s other calls', () => {
  const at = (name: string) => `${owner.id}/${name}`
  afterEach(async () => {
    const { data } = await files(owner).list(owner.id, { limit: 1000 })
    await files(owner).remove((data ?? []).map(({ name }) => at(name)))
  })

  it('info and exists', async () => {
    await files(owner).upload(at('x.png'), png(70), { cacheControl: '60' })
    const { data } = await files(owner).info(at('x.png'))
    expect(data).toMatchObject({
      name: at('x.png'),
      bucketId: 'avatars',
      size: 70,
      contentType: 'image/png',
      cacheControl: 'max-age=60',
    })
    expect((await files(owner).exists(at('x.png'))).data).toBe(true)
    expect((await files(owner).exists(at('none.png'))).data).toBe(false)
    expect((await files(owner).exists(owner.id)).data).toBe(false)
    expect((await files(stranger).exists(at('x.png'))).data).toBe(false)
    expect((await files(owner).info(at('none.png'))).error?.message).toBe('Object not found')
  })

  it('update, with a plain body and its headers', async () => {
    await files(owner).upload(at('x.png'), png())
    const bytes = new Uint8Array(33)
    const options = { contentType: 'image/webp', cacheControl: '5' }
    expect((await files(owner).update(at('x.png'), bytes, options)).error).toBeNull()
    expect((await files(owner).info(at('x.png'))).data).toMatchObject({
      size: 33,
      contentType: 'image/webp',
      cacheControl: 'max-age=5',
    })
  })

  it('copy returns the new file', async () => {
    await files(owner).upload(at('x.png'), png())
    const { data } = await files(owner).copy(at('x.png'), at('y.png'))
    expect(data?.path).toBe(`avatars/${at('y.png')}`)
  })

  it('signed upload URLs work once, without a session, for that name only', async () => {
    const { data, error } = await files(owner).createSignedUploadUrl(at('later.png'))
    expect(error).toBeNull()
    const anonymous = server.client().storage.from('avatars')
    const token = data?.token ?? ''
    expect((await anonymous.uploadToSignedUrl(at('other.png'), token, png())).error).not.toBeNull()
    const sent = await anonymous.uploadToSignedUrl(at('later.png'), token, png(71))
    expect(sent.data?.fullPath).toBe(`avatars/${at('later.png')}`)
    expect((await files(owner).download(at('later.png'))).data?.size).toBe(71)
    expect((await anonymous.uploadToSignedUrl(at('later.png'), token, png())).error?.message).toBe(
      'The resource already exists',
    )
    const again = await files(owner).createSignedUploadUrl(at('later.png'), { upsert: true })
    expect(
      (await anonymous.uploadToSignedUrl(at('later.png'), again.data?.token ?? '', png(72))).error,
    ).toBeNull()
    expect((await files(owner).download(at('later.png'))).data?.size).toBe(72)
  })

  it.each([
    'a b.png',
    'ünï-🍅.png',
    "it's (1)+2,3;4=5&6$7@8!~*.png",
    'a:b|c^d`e{f}<g>"h".png',
    '{{auth.uid}}',
    '[x]',
    'a.b',
  ])('a file may be named %s', async (name) => {
    expect((await files(owner).upload(at(name), png())).error).toBeNull()
    expect((await files(owner).list(owner.id)).data?.map((file) => file.name)).toEqual([name])
    expect((await files(owner).download(at(name))).data?.size).toBe(64)
    const { data } = await files(owner).createSignedUrl(at(name), 60)
    expect((await fetch(data?.signedUrl ?? '')).status).toBe(200)
    const { data: many } = await files(owner).createSignedUrls([at(name)], 60)
    expect((await fetch(many?.[0]?.signedUrl ?? '')).status).toBe(200)
    expect((await files(owner).move(at(name), at('plain.png'))).error).toBeNull()
    expect((await files(owner).move(at('plain.png'), at(name))).error).toBeNull()
    expect((await files(owner).remove([at(name)])).data).toHaveLength(1)
  })

  it('list: pages, order, and a literal search', async () => {
    for (const name of ['a_1.png', 'a-2.png', 'b_1.png', 'folder/x.png', 'folder/y.png'])
      expect((await files(owner).upload(at(name), png())).error).toBeNull()
    const list = async (options: object) =>
      (await files(owner).list(owner.id, options)).data?.map(({ name }) => name)
    expect((await list({}))?.sort()).toEqual(['a-2.png', 'a_1.png', 'b_1.png', 'folder'])
    expect(await list({ search: '_1' })).toEqual(['a_1.png', 'b_1.png'])
    expect(await list({ search: '%' })).toEqual([])
    expect(await list({ search: '\\' })).toEqual([])
    // A folder is one entry on one page, however many files it has.
    const pages = await Promise.all([0, 1, 2, 3, 4].map((offset) => list({ offset, limit: 1 })))
    expect(pages.flat().sort()).toEqual(['a-2.png', 'a_1.png', 'b_1.png', 'folder'])
    const newest = await list({ sortBy: { column: 'created_at', order: 'desc' } })
    expect(newest).toEqual(['folder', 'b_1.png', 'a-2.png', 'a_1.png'])
    expect((await files(owner).list(`${owner.id}/folder/`)).data).toHaveLength(2)
    await files(owner).remove([at('folder/x.png'), at('folder/y.png')])
  })
})

describe('a served file', () => {
  it('cannot act as a page: nothing in it can run, and only its reader caches it', async () => {
    const path = `${owner.id}/page.png`
    const page = new Blob(['<script>alert(1)</script>'], { type: 'image/png' })
    expect((await files(owner).upload(path, page)).error).toBeNull()
    const { data } = await files(owner).createSignedUrl(path, 60)
    const opened = await fetch(data?.signedUrl ?? '', { headers: { range: 'bytes=0-3' } })
    expect(opened.status).toBe(200)
    expect(await opened.text()).toBe('<script>alert(1)</script>')
    expect(Object.fromEntries(opened.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-length': '25',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, max-age=3600',
      'accept-ranges': 'none',
      etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
    })
    const named = await fetch(`${data?.signedUrl}&download=${encodeURIComponent("it's ü.png")}`)
    expect(named.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''it%27s%20%C3%BC.png")
    const downloaded = await fetch(`${server.url}/storage/v1/object/avatars/${path}`, {
      headers: {
        apikey: server.keys.publishableKey,
        authorization: `Bearer ${owner.session?.access_token}`,
      },
    })
    expect(downloaded.headers.get('cache-control')).toBe('private, max-age=3600')
  })

  it('is downloaded unless it is an image, whatever its bucket', async () => {
    await server.sql`insert into storage.buckets (id, name, public) values ('open', 'open', true)`
    const admin = server.client(server.keys.secretKey).storage.from('open')
    const page = new Blob(['<script>alert(1)</script>'], { type: 'text/html' })
    expect((await admin.upload('page.html', page)).error).toBeNull()
    const { headers } = await fetch(admin.getPublicUrl('page.html').data.publicUrl)
    expect(headers.get('content-disposition')).toBe('attachment')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
  })
})
