import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { COOKBOOK } from '#content/cookbook/index.ts'
import { seed } from '#server/database/seed.ts'
import { seeds } from '#server/database/seeds.ts'
import { project } from '#tests/support/project.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const rows = () => server.sql`select * from external_recipes where origin = 'cookbook' order by slug`

describe('the seeded cookbook', () => {
  it('contains every recipe, complete', async () => {
    const all = await rows()
    expect(all).toHaveLength(COOKBOOK.length)
    expect(all.length).toBeGreaterThanOrEqual(400)
    for (const row of all) {
      expect(row.cover_image_url).toBe(`/covers/${row.id}.svg`)
      expect(row.quality_score).toBeGreaterThanOrEqual(85)
      expect(row.instructions.length).toBeGreaterThanOrEqual(4)
    }
  })

  it('gives a recipe the same id for ever', async () => {
    const all = await rows()
    const known = all.find(({ slug }) => slug === 'weeknight-chicken-and-rice')
    expect(known?.id).toBe('c770b96f-7893-86c3-ae89-c96e299fe71d')
    for (const { id } of all)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-8[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(new Set(all.map(({ id }) => id)).size).toBe(COOKBOOK.length)
  })

  it('is updated by a new release, which touches no recipe of another origin', async () => {
    const [own] = await rows()
    const { data: mine } = await server
      .client(server.keys.secretKey)
      .from('external_recipes')
      .insert({
        title: own?.title,
        ingredients: ['1 egg'],
        origin: 'scraped',
        source_url: 'https://example.com/x',
      })
      .select()
      .single()
    await server.sql`insert into external_recipes (title, origin, slug) values ('Withdrawn', 'cookbook', 'withdrawn')`
    await server.sql`update external_recipes set description = 'changed by hand' where id = ${own?.id}`
    const { id: userId, client } = await server.user()
    await client.from('saved_recipes').insert({ user_id: userId, recipe_id: own?.id })

    await server.sql`update sous.seeds set version = 'last release' where name = 'cookbook'`
    expect(await seed(server.sql, seeds)).toEqual(['cookbook'])
    expect(await rows()).toHaveLength(COOKBOOK.length)
    expect(
      (await server.sql`select description, created_at from external_recipes where id = ${own?.id}`)[0],
    ).toMatchObject({
      description: own?.description,
      created_at: own?.created_at,
    })
    expect((await server.sql`select * from external_recipes where id = ${mine.id}`)[0]).toMatchObject({
      title: own?.title,
      origin: 'scraped',
    })
    expect((await client.from('saved_recipes').select('*')).data).toHaveLength(1)
    expect(await seed(server.sql, seeds)).toEqual([])
  })
})

describe('/covers', () => {
  it('serves the cover of a recipe, cacheable by the browser', async () => {
    const [recipe] = await rows()
    const response = await fetch(`${server.url}/covers/${recipe?.id}.svg`)
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/svg+xml')
    expect(response.headers.get('cache-control')).toContain('max-age=')
    const svg = await response.text()
    expect(svg).toMatch(/^<svg /)
    expect(svg.length).toBeLessThan(6000)
    const again = await fetch(`${server.url}/covers/${recipe?.id}.svg`, {
      headers: { 'if-none-match': response.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })

  it('serves one for a scraped recipe too, and never includes its text', async () => {
    const hostile = '<script>alert(1)</script>'
    const [row] =
      await server.sql`insert into external_recipes (title, ingredients, origin) values (${hostile}, ${[hostile, '2 eggs']}, 'scraped') returning id`
    const svg = await (await fetch(`${server.url}/covers/${row?.id}.svg`)).text()
    expect(svg).not.toContain('script')
    expect(svg).not.toContain('alert')
  })

  it.each(['nothing', '00000000-0000-4000-8000-000000000000', '%27%20or%201=1'])(
    'has none for %s',
    async (id) => {
      expect((await fetch(`${server.url}/covers/${id}.svg`)).status).toBe(404)
    },
  )
})

describe('the reach that the docs state', () => {
  it('matches what the reach test measures', () => {
    expect(readFileSync(path.join(project, 'docs/cookbook.md'), 'utf8')).toContain('npm run cookbook:reach')
  })
})
