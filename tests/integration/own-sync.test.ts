import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnRecipeContent, RecipeMarks } from '#core/contracts/own-recipes.ts'
import { emptyContent, emptyMarks } from '#core/own-recipes/empty.ts'
import { readDeviceRecord } from '#core/own-recipes/read-record.ts'
import { readContent, readMarks } from '#core/own-recipes/read-stored.ts'
import { type DeviceRecord, edited, isWaiting } from '#core/own-recipes/record.ts'
import { type DeviceEntry, readDeviceEntry } from '#core/own-recipes/sync-log.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import type { Person } from '#tests/support/storage.ts'
import { createAccountSync } from '#web/state/own/account-sync.ts'
import { memoryDatabase } from '#web/state/own/database.ts'
import { entriesOf } from '#web/state/own/entries.ts'
import { createPhotos } from '#web/state/own/photos.ts'

let server: TestServer
let person: Person
beforeAll(async () => {
  server = await startTestServer({ rateLimitScale: 1_000_000 })
  person = await server.user()
})
afterAll(() => server.stop())

/** One device of a user, with the browser's sync and the real client library. */
async function phone({ id: me, client }: Person) {
  const database = memoryDatabase()
  await database.update('meta', [{ key: 'owner', next: () => me }])
  const recipes = entriesOf<DeviceRecord<OwnRecipeContent>>(
    ...([database, 'recipes', (value: unknown) => readDeviceRecord(value, readContent), () => {}] as const),
    ({ id }) => id,
  )
  const marks = entriesOf<DeviceRecord<RecipeMarks>>(
    ...([database, 'marks', (value: unknown) => readDeviceRecord(value, readMarks), () => {}] as const),
    ({ id }) => id,
  )
  const log = entriesOf<DeviceEntry>(
    ...([database, 'cook_log', readDeviceEntry, () => {}] as const),
    ({ entry }) => entry.id,
  )
  const photos = createPhotos(database)
  const lost: string[] = []
  const account = createAccountSync(me, {
    ...{ database, recipes, marks, log, photos },
    isListed: (recipe, name) => recipes.snapshot().get(recipe)?.content.photos.includes(name) === true,
    onLost: (_, fields) => lost.push(...fields),
  })
  const times = { createdAt: new Date().toISOString(), updatedAt: new Date().toISOString() }
  const fresh = { owner: null, revision: 0, shared: false, deletedAt: null, ...times }
  const edit = (id: string, change: Parameters<typeof edited<OwnRecipeContent>>[1]) =>
    recipes.update([{ id, next: (known) => known && edited(known, change, new Date().toISOString()) }])
  return {
    ...{ database, recipes, marks, log, photos, lost, edit },
    sync: () => account.run(client, true),
    create: (ids: readonly string[], content: Partial<OwnRecipeContent> = {}) =>
      recipes.update(
        ids.map((id) => ({
          id,
          next: () => ({ ...fresh, id, content: { ...emptyContent, title: 'Soup', ...content } }),
        })),
      ),
    write: async (id: string, content: Partial<OwnRecipeContent>) => {
      const known = recipes.snapshot().get(id)
      if (known) await edit(id, { content: { ...known.content, ...content } })
    },
    mark: (id: string, content: Partial<RecipeMarks>) =>
      marks.update([
        {
          id,
          next: () => ({
            ...{ ...fresh, id, content: { ...emptyMarks, ...content } },
            base: { content: emptyMarks, shared: false, deletedAt: null },
          }),
        },
      ]),
    content: (id: string) => recipes.snapshot().get(id)?.content,
    waiting: () => [...recipes.snapshot().values(), ...marks.snapshot().values()].filter(isWaiting),
  }
}

describe('own recipes in the account', () => {
  it('merge the edits of two devices, and keep the one that was replaced as a version', async () => {
    const [a, b] = [await phone(person), await phone(person)]
    const id = randomUUID()
    await a.create([id], { title: '  Fish &amp; chips ' })
    await a.sync()
    expect(a.content(id)?.title).toBe('Fish & chips')
    await b.sync()
    await a.write(id, { servings: 4, description: 'Crisp' })
    await b.write(id, { cuisine_type: 'british', description: 'Soft' })
    for (const one of [a, b, a]) await one.sync()
    expect(a.content(id)).toMatchObject({ servings: 4, cuisine_type: 'british', description: 'Soft' })
    expect(b.content(id)).toEqual(a.content(id))
    expect(b.lost).toEqual(['description'])
    expect([...a.waiting(), ...b.waiting()]).toEqual([])
    const { data } = await person.client.from('own_recipe_versions').select('content').eq('recipe_id', id)
    expect(data?.map(({ content }) => content.description)).toContain('Crisp')
  })

  it('are deleted and restored on the other device', async () => {
    const [a, b] = [await phone(person), await phone(person)]
    const id = randomUUID()
    await a.create([id])
    for (const one of [a, b]) await one.sync()
    await a.edit(id, { deletedAt: new Date().toISOString() })
    for (const one of [a, b]) await one.sync()
    expect(b.recipes.snapshot().get(id)?.deletedAt).toEqual(expect.any(String))
    await b.edit(id, { deletedAt: null })
    for (const one of [b, a]) await one.sync()
    expect(a.recipes.snapshot().get(id)?.deletedAt).toBeNull()
  })

  it('arrive completely by the hundred, once each', async () => {
    const other = await server.user()
    const [a, b] = [await phone(other), await phone(other)]
    const ids = Array.from({ length: 450 }, () => randomUUID())
    await a.create(ids)
    await a.sync()
    await a.sync()
    await b.sync()
    expect([...b.recipes.snapshot().keys()].sort()).toEqual(ids.sort())
    const { count } = await other.client.from('own_recipes').select('id', { count: 'exact', head: true })
    expect(count).toBe(450)
  })

  it('are shared with the household, and no longer after leaving it', async () => {
    const [owner, member] = [await server.user(), await server.user()]
    const [made] = await server.sql<{ id: string }[]>`insert into households (name) values ('x') returning id`
    for (const { id } of [owner, member])
      await server.sql`insert into household_members (user_id, household_id, role)
        values (${id}, ${made?.id ?? ''}, ${id === owner.id ? 'owner' : 'member'})`
    const [a, b] = [await phone(owner), await phone(member)]
    const id = randomUUID()
    await a.create([id])
    for (const one of [a, b]) await one.sync()
    expect(b.content(id)).toBeUndefined()
    await a.edit(id, { shared: true })
    for (const one of [a, b]) await one.sync()
    expect(b.recipes.snapshot().get(id)).toMatchObject({ owner: owner.id, shared: true })
    await server.sql`delete from household_members where user_id = ${owner.id}`
    for (const one of [a, b]) await one.sync()
    expect(a.recipes.snapshot().get(id)).toMatchObject({ shared: false })
    expect(b.recipes.snapshot().size).toBe(0)
  })

  it('have marks and a log that both devices write', async () => {
    const [a, b] = [await phone(person), await phone(person)]
    const id = randomUUID()
    await a.mark(id, { rating: 4, note: 'less salt' })
    await b.mark(id, { tags: ['weeknight'], note: 'more garlic' })
    const entry = { id: randomUUID(), recipe_id: id, cooked_on: '2026-11-17', note: null, photo: null }
    const logged = {
      entry: { ...entry, created_at: new Date().toISOString() },
      stored: false,
      removed: false,
    }
    await a.log.update([{ id: entry.id, next: () => logged }])
    for (const one of [a, b, a]) await one.sync()
    const expected = { rating: 4, tags: ['weeknight'], note: 'less salt\n\nmore garlic' }
    for (const one of [a, b]) expect(one.marks.snapshot().get(id)?.content).toMatchObject(expected)
    expect(b.log.snapshot().get(entry.id)?.entry.cooked_on).toBe('2026-11-17')
    await b.log.update([{ id: entry.id, next: (known) => known && { ...known, removed: true } }])
    for (const one of [b, a]) await one.sync()
    expect(a.log.snapshot().get(entry.id)).toBeUndefined()
  })

  it('have photos that are uploaded before the recipe, and fetched by the other device', async () => {
    const [a, b] = [await phone(person), await phone(person)]
    const id = randomUUID()
    const name = `${randomUUID()}.jpg`
    const blob = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], { type: 'image/jpeg' })
    await a.photos.copy(name, blob, id)
    await a.create([id], { photos: [name] })
    for (const one of [a, a, b]) await one.sync()
    expect(b.content(id)?.photos).toEqual([name])
    const account = { supabase: person.client, me: person.id, owner: person.id }
    expect((await b.photos.get(id, name, account))?.size).toBe(4)
    expect((await b.photos.get(id, name))?.size).toBe(4)
  })
})
