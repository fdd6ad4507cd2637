import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ExportAccountOutput, exportAccountOutput } from '#core/contracts/account.ts'
import { exportAccount } from '#server/functions/export-account/handler.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'
import type { Person } from '#tests/support/storage.ts'
import { streamJson } from './stream-json.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ functions: { 'export-account': exportAccount } })
})
afterAll(() => server.stop())

const exported = async (person: Person) => {
  const response = await fetch(`${server.url}/functions/v1/export-account`, {
    method: 'POST',
    headers: {
      apikey: server.keys.publishableKey,
      authorization: `Bearer ${person.session?.access_token}`,
    },
  })
  expect(response.headers.get('content-disposition')).toContain('sous-account.json')
  expect(response.headers.get('cache-control')).toBe('no-store')
  const body = (await response.json()) as ExportAccountOutput
  expect(exportAccountOutput.safeParse(body).error).toBeUndefined()
  return body
}

describe('export-account', () => {
  it('has everything of the cookbook, also beyond one page, and nothing of others', async () => {
    const [cook, other] = [await server.user(), await server.user()]
    for (const { id, client } of [cook, other]) {
      await server.sql`insert into own_recipes (user_id, title) select ${id}, 'Stew ' || n from generate_series(1, 250) n`
      const recipe_id = randomUUID()
      const photo = `${randomUUID()}.jpg`
      await client.from('own_recipes').insert({ id: recipe_id, title: `Secret of ${id}`, photos: [photo] })
      await client.from('own_recipes').update({ servings: 4 }).eq('id', recipe_id)
      await client.from('saved_recipes').insert({ user_id: id, recipe_id })
      await client.from('recipe_links').insert({ recipe_id, token: randomBytes(32).toString('base64url') })
      await client.from('recipe_marks').insert({ recipe_id, note: 'More salt', tags: ['quick'] })
      await client.from('cook_log').insert({ recipe_id, cooked_on: '2026-11-17' })
      for (const [bucket, path, contentType] of [
        ['avatars', `${id}/me.png`, 'image/png'],
        ['recipe-photos', `${id}/${recipe_id}/${photo}`, 'image/jpeg'],
      ] as const)
        await client.storage.from(bucket).upload(path, Buffer.from(`a photo of ${id}`), { contentType })
    }
    const all = await exported(cook)
    expect(new Set(all.own_recipes.map(({ id }) => id)).size).toBe(251)
    expect(all.own_recipe_versions).toHaveLength(252)
    expect(all.recipe_links).toHaveLength(1)
    expect(all.recipe_marks).toMatchObject([{ note: 'More salt', tags: ['quick'] }])
    expect(all.cook_log).toMatchObject([{ cooked_on: '2026-11-17' }])
    expect(all.saved_recipes).toMatchObject([{ title: `Secret of ${cook.id}` }])
    expect(all.files.map(({ bucket, base64 }) => [bucket, Buffer.from(base64, 'base64').toString()])).toEqual(
      [
        ['avatars', `a photo of ${cook.id}`],
        ['recipe-photos', `a photo of ${cook.id}`],
      ],
    )
    expect(JSON.stringify(all)).not.toContain(other.id)
  })

  it('has the pantry as plain rows with places, dates and amounts, the household’s for a member', async () => {
    const cook = await server.user()
    const milk = { at: '2026-11-17T10:00:00Z', kind: 'bought', name: 'milk' }
    const detail = {
      amount: { value: 2, unit: 'liter' },
      ...{ place: 'fridge', opened: '2026-11-18', best_before: '2026-11-25' },
    }
    const foods = [
      {
        ...{ name: 'milk', amount: { value: 2, unit: 'liter' }, place: 'fridge', bought: '2026-11-17' },
        ...{ opened: '2026-11-18', best_before: '2026-11-25', frozen: null, until: expect.any(String) },
      },
    ]
    const { error } = await cook.client
      .from('pantry_events')
      .insert({ ...milk, user_id: cook.id, id: randomUUID(), detail })
    expect(error).toBeNull()
    expect((await exported(cook)).pantry).toMatchObject({ shared_with_household: false, foods })
    const [home] = await server.sql`insert into households (name) values ('Ours') returning id`
    await server.sql`insert into household_members (household_id, user_id, role) values (${home?.id}, ${cook.id}, 'owner')`
    await server.sql`insert into household_pantry_events (household_id, id, at, kind, name, detail)
      values (${home?.id}, ${randomUUID()}, ${milk.at}, 'bought', 'milk', ${server.sql.json(detail)})`
    expect((await exported(cook)).pantry).toMatchObject({ shared_with_household: true, foods })
  })

  it('of a new account has empty lists', async () => {
    const { own_recipes, files, cook_log } = await exported(await server.user())
    expect({ own_recipes, files, cook_log }).toEqual({ own_recipes: [], files: [], cook_log: [] })
  })
})

describe('streamJson', () => {
  it('reads no further than the reader', async () => {
    let read = 0
    async function* items() {
      for (; read < 1000; read++) yield { read }
    }
    const reader = streamJson({ a: 1 }, { items: items() }).getReader()
    await reader.read()
    await reader.read()
    await reader.cancel()
    expect(read).toBeLessThan(10)
  })
})
