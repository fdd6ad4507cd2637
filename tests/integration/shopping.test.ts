import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ShoppingAislesOutput } from '#core/contracts/shopping-aisles.ts'
import { shoppingAisles } from '#server/functions/shopping-aisles/handler.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ functions: { 'shopping-aisles': shoppingAisles } })
})
afterAll(() => server.stop())

const ask = (names: unknown) =>
  fetch(`${server.url}/functions/v1/shopping-aisles`, {
    method: 'POST',
    headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({ names }),
  })

describe('shopping-aisles', () => {
  it('returns what a name refers to and its aisle', async () => {
    const response = await ask(['scallions', 'whole milk', 'chicken thighs', 'birthday candles', '__proto__'])
    const { foods } = (await response.json()) as ShoppingAislesOutput
    expect(foods.scallions).toEqual({ food: 'green onion', plural: 'green onions', category: 'vegetables' })
    expect(foods['whole milk']?.category).toBe('dairy')
    expect(foods['chicken thighs']?.category).toBe('poultry')
    expect(foods).not.toHaveProperty('birthday candles')
  })

  it.each([[[]], [['']], [['x'.repeat(101)]], ['milk'], [Array.from({ length: 501 }, () => 'milk')]])(
    'refuses an invalid list',
    async (names) => expect((await ask(names)).status).toBe(400),
  )
})

describe('shopping_shops', () => {
  const shop = (user_id: string, more: Record<string, unknown> = {}) => ({
    user_id,
    id: crypto.randomUUID(),
    name: 'Corner store',
    ...more,
  })

  it('are at most 20, also when two devices add them at the same time', async () => {
    const { client, id } = await server.user()
    const rows = Array.from({ length: 19 }, () => shop(id))
    expect((await client.from('shopping_shops').insert(rows)).error).toBeNull()
    const both = await Promise.all([1, 2].map(() => client.from('shopping_shops').insert(shop(id))))
    expect(both.map(({ error }) => error?.message).sort()).toEqual([
      'You can have at most 20 shops.',
      undefined,
    ])
  })

  it('have our aisles, each once, and foods in them', async () => {
    const { client, id } = await server.user()
    const put = async (more: Record<string, unknown>) =>
      (await client.from('shopping_shops').insert(shop(id, more))).error?.code
    expect(
      await put({ aisles: ['frozen', 'bread'], foods: { milk: 'drinks', 'frozen pea': 'frozen' } }),
    ).toBeUndefined()
    const many = Object.fromEntries(Array.from({ length: 301 }, (_, at) => [`food ${at}`, 'other']))
    for (const bad of [
      { name: '' },
      { name: ' Market' },
      { name: 'x'.repeat(41) },
      { aisles: ['roof'] },
      { aisles: ['bread', 'bread'] },
      { aisles: [null] },
      { foods: [] },
      { foods: { milk: 'roof' } },
      { foods: { milk: 1 } },
      { foods: { Milk: 'drinks' } },
      { foods: { '': 'drinks' } },
      { foods: many },
    ])
      expect(await put(bad), JSON.stringify(bad).slice(0, 60)).toBe('23514')
  })
})

describe('shopping_items', () => {
  const row = (user_id: string, more: Record<string, unknown> = {}) => ({
    user_id,
    id: crypto.randomUUID(),
    name: 'milk',
    line: '1 cup milk',
    ...more,
  })

  it('hold at most 500', async () => {
    const hoarder = await server.user()
    const rows = Array.from({ length: 500 }, () => row(hoarder.id))
    expect((await hoarder.client.from('shopping_items').insert(rows)).error).toBeNull()
    expect((await hoarder.client.from('shopping_items').insert(row(hoarder.id))).error?.message).toContain(
      'at most 500',
    )
  })

  it('are normalized: a name in lower case, a line of limited length', async () => {
    const { client, id } = await server.user()
    for (const bad of [{ name: 'Milk' }, { name: '' }, { line: ' milk' }, { line: 'x'.repeat(301) }])
      expect((await client.from('shopping_items').insert(row(id, bad))).error?.code).toBe('23514')
  })

  it('stay when their recipe is deleted', async () => {
    const { client, id } = await server.user()
    const [recipe] =
      await server.sql`insert into external_recipes (title, source_url) values ('Flan', 'https://example.com/flan') returning id`
    await client.from('shopping_items').insert(row(id, { recipe_id: recipe?.id }))
    await server.sql`delete from external_recipes where id = ${recipe?.id}`
    expect((await client.from('shopping_items').select('name, recipe_id')).data).toEqual([
      { name: 'milk', recipe_id: null },
    ])
  })
})

describe('shopping_items', () => {
  const item = (user_id: string, more: Record<string, unknown> = {}) => ({
    user_id,
    ...{ id: crypto.randomUUID(), name: 'leek', line: '2 leeks' },
    ...more,
  })

  it('have the meals of the plan that they are for; an update without them leaves them', async () => {
    const { client, id } = await server.user()
    const plan = { meals: [crypto.randomUUID()], line: '2 leeks' }
    const row = item(id, { plan })
    expect((await client.from('shopping_items').upsert(row)).error).toBeNull()
    // As an earlier version of the app writes it.
    const older = { ...item(id), id: row.id, checked: true }
    expect((await client.from('shopping_items').upsert(older)).error).toBeNull()
    const { data } = await client.from('shopping_items').select('checked,plan')
    expect(data).toEqual([{ checked: true, plan }])
  })

  it('refuse anything else as a plan', async () => {
    const { client, id } = await server.user()
    for (const plan of ['week', [], { line: 'x'.repeat(9000) }])
      expect((await client.from('shopping_items').insert(item(id, { plan }))).error?.code).toBe('23514')
  })
})
