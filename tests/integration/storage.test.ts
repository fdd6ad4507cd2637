import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
  it('uploads, downloads and lists, by name, up to 100 [C467 O229 C605 O315 O316]', async () => {
    for (const name of ['b.png', 'a.png']) {
      const { data, error } = await files(owner).upload(`${owner.id}/${name}`, png())
      expect(error).toBeNull()
      expect(data?.path).toBe(`${owner.id}/${name}`)
    }
    const { data } = await files(owner).download(`${owner.id}/a.png`)
    expect(new Uint8Array((await data?.arrayBuffer()) ?? [])).toEqual(new Uint8Array(64).fill(7))
    const { data: top } = await files(owner).list()
    expect(top).toMatchObject([{ name: owner.id, id: null }])
    const { data: list } = await files(owner).list(owner.id)
    expect(list?.map((file) => file.name)).toEqual(['a.png', 'b.png'])
  })

  it('keeps the default cache control of 3600 s [C606 O317]', async () => {
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

  it('copies, moves and removes', async () => {
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

  it('signs an address that works without a session, and only until it expires', async () => {
    const { data, error } = await files(owner).createSignedUrl(`${owner.id}/b.png`, 60)
    expect(error).toBeNull()
    const opened = await fetch(data?.signedUrl ?? '')
    expect(opened.status).toBe(200)
    expect((await opened.arrayBuffer()).byteLength).toBe(64)
    const old = await files(owner).createSignedUrl(`${owner.id}/b.png`, -1)
    expect(
      (await fetch(old.data?.signedUrl ?? `${server.url}/storage/v1/object/sign/avatars/x?token=x`)).status,
    ).toBeGreaterThanOrEqual(400)
    const { data: several } = await files(owner).createSignedUrls([`${owner.id}/b.png`], 60)
    expect(several?.[0]?.error).toBeNull()
    expect((await fetch(several?.[0]?.signedUrl ?? '')).status).toBe(200)
  })

  it('tells about its buckets only to the server [O230]', async () => {
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
    expect((await theirs.download(path)).error).not.toBeNull()
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

  it('refuses what is no picture, what is too large, and paths that climb', async () => {
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
