import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
const RECIPES = 30

beforeAll(async () => {
  server = await startTestServer()
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
  it('reads a page by range, with an exact count [C438 C447 C430 O227 O202]', async () => {
    const { data, count, error } = await recipes()
      .select('*', { count: 'exact' })
      .order('title')
      .range(12, 23)
    expect(error).toBeNull()
    expect(count).toBe(RECIPES)
    expect(data?.map((r) => r.title)).toEqual(Array.from({ length: 12 }, (_, i) => `Dish ${i + 12}`))
  })

  it('gives every field of a recipe [C255 C256 C257 C258 C259 C260 C261 C262 C264 O101 O102 O104 O105]', async () => {
    const { data } = await recipes().select('*').limit(1).single()
    expect(Object.keys(data ?? {})).toEqual(
      expect.arrayContaining(
        'id title description ingredients instructions cover_image_url source_url cooking_time_minutes prep_time_minutes servings difficulty_level cuisine_type dietary_tags quality_score created_at scraped_at'.split(
          ' ',
        ),
      ),
    )
    expect(data?.ingredients).toEqual(['1 onion', '2 eggs'])
  })

  it('searches title or description, whatever the case [C439 O200]', async () => {
    const { data } = await recipes().select('title').or('title.ilike.%SMOKY%,description.ilike.%SMOKY%')
    expect(data).toHaveLength(10)
  })

  it('filters by cuisine, difficulty, diets, time and quality together [C440 C441 O195 O196 O197 O198 O199]', async () => {
    const { data } = await recipes()
      .select('title')
      .eq('cuisine_type', 'italian')
      .eq('difficulty_level', 'easy')
      .overlaps('dietary_tags', ['vegan', 'keto'])
      .lte('cooking_time_minutes', 50)
      .gte('quality_score', 20)
    expect(data?.map((r) => r.title)).toEqual(['Dish 12', 'Dish 24'])
  })

  it('orders by quality with nulls last, by time, by title, by newest [C442 C443 C444 C445 C434]', async () => {
    const first = async (column: string, options: object) =>
      (await recipes().select('title,quality_score').order(column, options).limit(40)).data
    const best = await first('quality_score', { ascending: false, nullsFirst: false })
    expect(best?.[0]?.title).toBe('Dish 29')
    expect(best?.at(-1)?.quality_score).toBeNull()
    expect((await first('cooking_time_minutes', { ascending: true }))?.[0]?.title).toBe('Dish 29')
    expect((await first('title', { ascending: true }))?.[0]?.title).toBe('Dish 00')
    expect((await first('created_at', { ascending: false }))?.[0]?.title).toBe('Dish 29')
  })

  it('excludes ids that were shown already [C435 C436 C437]', async () => {
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

  it('lists cuisines that are set [C448]', async () => {
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

  it('shows neither the private schema nor the accounts', async () => {
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
    'survives the search text %j',
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
