import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import type { Person } from '#tests/support/storage.ts'

let server: TestServer
let owner: Person
let member: Person
let stranger: Person
let photo: Blob
const recipeId = randomUUID()
const [shown, hidden, secret] = [1, 2, 3].map(() => `${randomUUID()}.webp`) as [string, string, string]

beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 1_000_000 })
  ;[owner, member, stranger] = [await server.user(), await server.user(), await server.user()]
  const [made] = await server.sql<
    { id: string }[]
  >`insert into households (name) values ('Ours') returning id`
  await server.sql`insert into household_members (user_id, household_id, role)
    values (${owner.id}, ${made?.id ?? ''}, 'owner'), (${member.id}, ${made?.id ?? ''}, 'member')`
  const square = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c60' } })
  photo = new Blob([new Uint8Array(await square.webp().toBuffer())], { type: 'image/webp' })
  for (const name of [shown, hidden, secret])
    expect((await photos(owner).upload(at(name), photo)).error, name).toBeNull()
  const row = { id: recipeId, title: 'Stew', photos: [shown], household_id: made?.id }
  expect((await owner.client.from('own_recipes').insert(row)).error).toBeNull()
})
afterAll(() => server.stop())

const photos = ({ client }: Pick<Person, 'client'>) => client.storage.from('recipe-photos')
const at = (name: string, folder = recipeId, person: Person = owner) => `${person.id}/${folder}/${name}`
const opens = async (who: Pick<Person, 'client'>, name: string) =>
  (await photos(who).download(at(name))).error === null
const change = (row: object) => owner.client.from('own_recipes').update(row).eq('id', recipeId)

describe('recipe photos', () => {
  it('are read and written by their owner', async () => {
    for (const name of [shown, hidden]) expect(await opens(owner, name)).toBe(true)
    expect((await photos(owner).createSignedUrl(at(hidden), 60)).error).toBeNull()
    expect((await photos(owner).list(`${owner.id}/${recipeId}`)).data).toHaveLength(3)
    expect((await photos(owner).remove([at(secret)])).data).toHaveLength(1)
  })

  it('are read by members as far as a shared recipe lists them, and changed by no one else', async () => {
    expect([await opens(member, shown), await opens(member, hidden)]).toEqual([true, false])
    const { data } = await photos(member).list(`${owner.id}/${recipeId}`)
    expect(data?.map(({ name }) => name)).toEqual([shown])
    for (const who of [stranger, { client: server.client() }])
      expect([await opens(who, shown), await opens(who, hidden)]).toEqual([false, false])
    for (const who of [member, stranger, { client: server.client() }]) {
      const bucket = photos(who)
      const refused = await Promise.all([
        bucket.upload(at(`${randomUUID()}.webp`), photo),
        bucket.upload(at(shown), photo, { upsert: true }),
        bucket.update(at(shown), photo),
        bucket.move(at(shown), at(`${randomUUID()}.webp`)),
        bucket.createSignedUploadUrl(at(`${randomUUID()}.webp`)),
      ])
      expect(refused.map(({ error }) => error === null)).toEqual(refused.map(() => false))
      expect((await bucket.remove([at(shown)])).data ?? []).toEqual([])
      expect((await fetch(bucket.getPublicUrl(at(shown)).data.publicUrl)).status).toBeGreaterThanOrEqual(400)
    }
    expect(await opens(owner, shown)).toBe(true)
  })

  it('are closed to members once the recipe lists them no more, is deleted or not shared, or they leave', async () => {
    const household = (await owner.client.from('own_recipes').select('household_id').single()).data
      ?.household_id
    for (const [closed, open] of [
      [{ photos: [] }, { photos: [shown] }],
      [{ deleted_at: 'now' }, { deleted_at: null }],
      [{ household_id: null }, { household_id: household }],
    ]) {
      await change(closed as object)
      expect(await opens(member, shown), JSON.stringify(closed)).toBe(false)
      await change(open as object)
      expect(await opens(member, shown), JSON.stringify(open)).toBe(true)
    }
    await server.sql`delete from household_members where user_id = ${member.id}`
    expect(await opens(member, shown)).toBe(false)
    expect(await opens(owner, shown)).toBe(true)
  })

  it.each([
    ['of another name', (id: string) => `${id}/${recipeId}/photo.webp`],
    ['beside a recipe', (id: string) => `${id}/${randomUUID()}.webp`],
    ['below a photo', (id: string) => `${id}/${recipeId}/${randomUUID()}.webp/x.webp`],
    ['of another type', (id: string) => `${id}/${recipeId}/${randomUUID()}.svg`],
  ])('are refused: %s', async (_, path) => {
    expect((await photos(owner).upload(path(owner.id), photo)).error).not.toBeNull()
  })

  it('are images of at most 2 MB', async () => {
    const sent = (type: string, bytes: number) =>
      photos(owner).upload(at(`${randomUUID()}.webp`), new Blob([new Uint8Array(bytes)], { type }))
    for (const type of ['image/svg+xml', 'image/png', 'text/html'])
      expect((await sent(type, 9)).error).not.toBeNull()
    expect((await sent('image/webp', 2 * 1024 * 1024 + 1)).error).not.toBeNull()
    expect((await sent('image/jpeg', 9)).error).toBeNull()
  })

  it('are at most 2,000 and 512 MB an account', async () => {
    const [limits] = await server.sql`select files, folder_bytes from sous.photo_limits()`
    expect(limits).toEqual({ files: 2000, folder_bytes: String(512 * 1024 * 1024) })
    const hoarder = await server.user()
    const fill = (many: number) =>
      server.sql.begin(async (tx) => {
        await tx`set local session_replication_role = replica`
        await tx`with kept as (insert into sous.storage_blobs (bucket, key, body, mimetype, cache_control, etag)
          select 'recipe-photos', ${`${hoarder.id}/`} || gen_random_uuid() || '/x.webp', 'x', 'image/webp', 'no-cache', 'x'
          from generate_series(1, ${many}) returning bucket, key)
        insert into storage.objects (bucket_id, name) select bucket, key from kept`
      })
    await fill(1999)
    const upload = () => photos(hoarder).upload(at(`${randomUUID()}.webp`, recipeId, hoarder), photo)
    expect((await upload()).error).toBeNull()
    expect((await upload()).error).toMatchObject({
      status: 413,
      message: 'You’ve reached the limit of 2000 files. Remove one first.',
    })
    const avatar = new Blob(['x'], { type: 'image/png' })
    expect(
      (await hoarder.client.storage.from('avatars').upload(`${hoarder.id}/me.png`, avatar)).error,
    ).toBeNull()
  })
})
