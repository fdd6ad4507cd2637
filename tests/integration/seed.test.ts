import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INGREDIENTS } from '#content/ingredients/index.ts'
import { seed } from '#server/database/seed.ts'
import { seeds } from '#server/database/seeds.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

describe('seeding', () => {
  it('fills common_ingredients with our vocabulary [C253]', async () => {
    const { count } = await server
      .client()
      .from('common_ingredients')
      .select('*', { count: 'exact', head: true })
    expect(count).toBe(INGREDIENTS.length)
    expect(count).toBeGreaterThanOrEqual(500)
  })

  it('lets the wizard read the 500 most popular by name, emoji and category [C431 C432 C433]', async () => {
    const { data, error } = await server
      .client()
      .from('common_ingredients')
      .select('name, emoji, category')
      .order('popularity_score', { ascending: false })
      .limit(500)
    expect(error).toBeNull()
    expect(data).toHaveLength(500)
    const popularity = new Map(INGREDIENTS.map((one) => [one.name, one.popularity]))
    const scores = data?.map((row) => popularity.get(row.name) ?? -1) ?? []
    expect(scores).toEqual([...scores].sort((a, b) => b - a))
  })

  it('does nothing the second time, and restores changed rows when the content is new', async () => {
    expect(await seed(server.sql, seeds)).toEqual([])
    await server.sql`update common_ingredients set emoji = '?' where name = 'egg'`
    await server.sql`update sous.seeds set version = 'old'`
    expect(await seed(server.sql, seeds)).toContain('common_ingredients')
    expect((await server.sql`select emoji from common_ingredients where name = 'egg'`)[0]?.emoji).toBe('🥚')
  })
})
