import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepOwnTags } from '#tests/support/own-tags.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
const RECIPES = 30

beforeAll(async () => {
  server = await startTestServer()
  await keepOwnTags(server.sql)
  await server.sql`truncate external_recipes cascade`
  const rows = Array.from({ length: RECIPES }, (_, i) => ({
    title: `Dish ${String(i).padStart(2, '0')}`,
    description: i % 3 === 0 ? 'A Smoky stew' : 'Plain and quick',
    ingredients: ['1 onion', '2 eggs'],
    cooking_time_minutes: 60 - i,
    quality_score: i % 5 === 0 ? null : i * 3,
    cuisine_type: i % 2 === 0 ? 'italian' : 'mexican',
    difficulty_level: (['easy', 'medium', 'hard'] as const)[i % 3] as string,
    dietary_tags: i % 4 === 0 ? ['vegan', 'gluten-free'] : ['vegetarian'],
    created_at: new Date(2026, 0, 1 + i).toISOString(),
  }))
  const { error } = await server.client(server.keys.secretKey).from('external_recipes').insert(rows)
  if (error) throw error
})
afterAll(() => server.stop())

const recipes = () => server.client().from('external_recipes')

describe('rest/v1 with the real client', () => {
  it('is served at rest/v1/{table}, with filters as query parameters [C430 O227]', async () => {
    const response = await fetch(
      `${server.url}/rest/v1/external_recipes?select=title&title=eq.Dish%2007&cuisine_type=eq.mexican`,
      { headers: { apikey: server.keys.publishableKey } },
    )
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([{ title: 'Dish 07' }])
  })

  it('reads a page by range, with an exact count [C438 C447 O202]', async () => {
    const { data, count, error } = await recipes()
      .select('*', { count: 'exact' })
      .order('title')
      .range(12, 23)
    expect(error).toBeNull()
    expect(count).toBe(RECIPES)
    expect(data?.map((r) => r.title)).toEqual(Array.from({ length: 12 }, (_, i) => `Dish ${i + 12}`))
  })

  it.each([
    ['its name and text [C255 C256 O101]', ['id', 'title', 'description', 'instructions']],
    ['its addresses [C258]', ['cover_image_url', 'source_url']],
    ['its numbers [C259]', ['cooking_time_minutes', 'prep_time_minutes', 'servings']],
    ['its cuisine [C261]', ['cuisine_type']],
    ['its time of creation and its cover [C264 O105]', ['created_at', 'cover_image_url']],
    [
      'all that an operator sees [O102]',
      [
        ...['id', 'title', 'description', 'cuisine_type', 'difficulty_level', 'dietary_tags'],
        ...['cooking_time_minutes', 'prep_time_minutes', 'servings', 'quality_score', 'source_url'],
        ...['scraped_at', 'ingredients', 'instructions'],
      ],
    ],
  ])('returns of a recipe %s', async (_title, fields) => {
    const { data, error } = await recipes().select(fields.join()).limit(1).single()
    expect(error).toBeNull()
    expect(Object.keys(data ?? {}).sort()).toEqual([...fields].sort())
  })

  it('returns ingredients and diets as lists of text [C257 C262 O104]', async () => {
    const { data } = await recipes().select('*').eq('title', 'Dish 00').single()
    expect(data?.ingredients).toEqual(['1 onion', '2 eggs'])
    expect(data?.dietary_tags).toEqual(['vegan', 'gluten-free'])
  })

  it('searches title or description, case-insensitively [C439 O200]', async () => {
    const { data } = await recipes().select('title').or('title.ilike.%SMOKY%,description.ilike.%SMOKY%')
    expect(data).toHaveLength(10)
  })

  const found = async (field: string, filter: string) => {
    const { data } = await recipes()
      .select('title')
      .filter(field, ...split(filter))
      .order('title')
    return (data ?? []).map(({ title }) => Number(String(title).slice(-2)))
  }
  const split = (filter: string) => filter.split(/\.(.*)/s, 2) as [string, string]
  const numbers = Array.from({ length: RECIPES }, (_, i) => i)
  it.each([
    ['cuisine [C440 O195]', 'cuisine_type', 'eq.italian', (i: number) => i % 2 === 0],
    ['difficulty [C441 O196]', 'difficulty_level', 'eq.easy', (i: number) => i % 3 === 0],
    ['diets that overlap [O197]', 'dietary_tags', 'ov.{vegan,keto}', (i: number) => i % 4 === 0],
    ['longest time [O198]', 'cooking_time_minutes', 'lte.50', (i: number) => i >= 10],
    ['least quality [O199]', 'quality_score', 'gte.20', (i: number) => i % 5 !== 0 && i * 3 >= 20],
  ])('filters by %s', async (_title, field, filter, fits) => {
    expect(await found(field, filter)).toEqual(numbers.filter(fits))
  })

  it('filters by cuisine, difficulty, diets, time and quality together', async () => {
    const { data } = await recipes()
      .select('title')
      .eq('cuisine_type', 'italian')
      .eq('difficulty_level', 'easy')
      .overlaps('dietary_tags', ['vegan', 'keto'])
      .lte('cooking_time_minutes', 50)
      .gte('quality_score', 20)
    expect(data?.map((r) => r.title)).toEqual(['Dish 12', 'Dish 24'])
  })

  const sorted = async (column: string, options: object) =>
    (await recipes().select('*').order(column, options)).data ?? []

  it('orders by quality, best first and unknown last [C442 C434]', async () => {
    const best = await sorted('quality_score', { ascending: false, nullsFirst: false })
    const known = numbers.filter((i) => i % 5 !== 0).map((i) => i * 3)
    expect(best.map((one) => one.quality_score)).toEqual([...known.reverse(), ...Array(6).fill(null)])
  })

  it.each([
    ['by time, shortest first [C443]', 'cooking_time_minutes', true, [29, 28]],
    ['by title [C444]', 'title', true, [0, 1]],
    ['by newest [C445]', 'created_at', false, [29, 28]],
  ] as const)('orders %s', async (_title, column, ascending, first) => {
    const titles = (await sorted(column, { ascending })).map(({ title }) => title)
    expect(titles.slice(0, 2)).toEqual(first.map((i) => `Dish ${String(i).padStart(2, '0')}`))
  })

  it('excludes ids that were already shown [C435 C436 C437]', async () => {
    const { data: shown } = await recipes()
      .select('id')
      .order('quality_score', { ascending: false, nullsFirst: false })
      .limit(5)
    const ids = (shown ?? []).map((r) => r.id)
    const { data } = await recipes()
      .select('*')
      .not('id', 'in', `(${ids.join(',')})`)
      .order('quality_score', { ascending: false })
      .limit(50)
    expect(data).toHaveLength(RECIPES - 5)
  })

  it('lists non-null cuisines [C448]', async () => {
    const { data } = await recipes().select('cuisine_type').not('cuisine_type', 'is', null)
    expect(new Set(data?.map((r) => r.cuisine_type))).toEqual(new Set(['italian', 'mexican']))
  })

  it('answers PGRST116 when a single row is missing [C451]', async () => {
    const { error } = await recipes().select('*').eq('title', 'No such dish').single()
    expect(error?.code).toBe('PGRST116')
  })

  it('refuses difficulty levels other than easy, medium and hard [O103 C260]', async () => {
    const { error } = await server
      .client(server.keys.secretKey)
      .from('external_recipes')
      .insert({ title: 'X', difficulty_level: 'extreme' })
    expect(error?.code).toBe('23514')
  })

  it('lets the operator fetch, update and delete by id [O203 O204 O205]', async () => {
    const operator = server.client(server.keys.secretKey).from('external_recipes')
    const { data: made } = await operator.insert({ title: 'Short-lived' }).select().single()
    expect((await operator.update({ servings: 4 }).eq('id', made?.id).select().single()).data?.servings).toBe(
      4,
    )
    expect((await operator.delete().eq('id', made?.id)).error).toBeNull()
    expect((await operator.select().eq('id', made?.id)).data).toEqual([])
  })

  it('calls a remote procedure [O228]', async () => {
    await server.sql`create function public.double(n int) returns int language sql as 'select n * 2'`
    await server.sql`grant execute on function public.double to anon`
    const fresh = await startTestServer()
    try {
      await fresh.sql`create function public.double(n int) returns int language sql as 'select n * 2'`
      const { data, error } = await fresh.client().rpc('double', { n: 21 })
      expect(error).toBeNull()
      expect(data).toBe(42)
    } finally {
      await fresh.stop()
    }
  })

  it('exposes neither the private schema nor the accounts', async () => {
    const client = server.client(server.keys.publishableKey)
    for (const schema of ['sous', 'auth', 'storage', 'supabase_migrations']) {
      const { error } = await client
        .schema(schema as 'public')
        .from('users')
        .select('*')
      expect(error, schema).not.toBeNull()
    }
    expect((await client.from('mail_outbox').select('*')).error).not.toBeNull()
  })

  it.each(['%', ',', '(', ')', '"', '*', "'; drop table external_recipes; --", '\\', '𝔘', ' '.repeat(10)])(
    'handles the search text %j',
    async (text) => {
      const quoted = `"%${text.replace(/["\\]/g, '\\$&')}%"`
      const { error, status } = await recipes()
        .select('title')
        .or(`title.ilike.${quoted},description.ilike.${quoted}`)
      expect(status).toBeLessThan(500)
      if (!error) expect((await recipes().select('*', { count: 'exact', head: true })).count).toBe(RECIPES)
    },
  )
})
