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
