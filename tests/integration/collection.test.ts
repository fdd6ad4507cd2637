import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  COLLECTION_SORTS,
  type CuisineCount,
  PAGE_SIZE,
  type SearchRecipesInput,
  type SearchRecipesOutput,
  TIME_LIMITS,
} from '#core/contracts/search-recipes.ts'
import { nameForm } from '#core/recipes/name-form.ts'
import { NAMED_DISHES, NAMED_SEARCHES } from '#tests/support/named-dishes.ts'
import { keepOwnTags } from '#tests/support/own-tags.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await keepOwnTags(server.sql)
})
afterAll(() => server.stop())

const search = async (input: SearchRecipesInput | Record<string, unknown>): Promise<SearchRecipesOutput> => {
  const { data, error } = await server.client().rpc('search_collection', input)
  if (error) throw error
  return data as SearchRecipesOutput
}
const titles = async (input: SearchRecipesInput) => (await search(input)).recipes.map(({ title }) => title)
/** All pages of a search, in order. */
const leaf = async (input: SearchRecipesInput) => {
  const first = await search({ ...input, page: 1 })
  const all = [...first.recipes]
  for (let page = 2; page <= Math.ceil(first.total / PAGE_SIZE); page++)
    all.push(...(await search({ ...input, page })).recipes)
  return { total: first.total, recipes: all }
}

describe('a small collection', () => {
  beforeAll(async () => {
    await server.sql`truncate external_recipes cascade`
    const { error } = await server
      .client(server.keys.secretKey)
      .from('external_recipes')
      .insert(
        [
          {
            title: 'Chicken curry',
            description: 'Mild and yellow.',
            ingredients: ['1 lb chicken thighs', '1 cup coconut milk'],
            cuisine_type: 'indian',
            difficulty_level: 'easy',
            dietary_tags: ['gluten-free'],
            cooking_time_minutes: 30,
            prep_time_minutes: 10,
            quality_score: 80,
            created_at: '2026-01-01',
          },
          {
            title: 'Sunday roast',
            description: 'A chicken for the whole table.',
            ingredients: ['1 whole chicken', '4 potatoes'],
            cuisine_type: 'british',
            difficulty_level: 'hard',
            cooking_time_minutes: 90,
            quality_score: null,
            created_at: '2026-02-01',
          },
          {
            title: 'Crème brûlée',
            ingredients: ['4 egg yolks', '2 cups cream'],
            tags: ['dessert'],
            cuisine_type: 'french',
            difficulty_level: 'medium',
            dietary_tags: ['vegetarian', 'Gluten-Free'],
            cooking_time_minutes: 45,
            prep_time_minutes: 15,
            quality_score: 95,
            created_at: '2026-03-01',
          },
          {
            title: 'Tomato salad',
            description: 'Nothing but tomatoes & 100% sun.',
            ingredients: ['4 tomatoes', '1 tbsp olive oil'],
            difficulty_level: 'easy',
            dietary_tags: ['vegan'],
            prep_time_minutes: 10,
            quality_score: 60,
            created_at: '2026-04-01',
          },
        ],
        { defaultToNull: false },
      )
    if (error) throw error
  })

  it('searches title, description, ingredients and tags, case-insensitively [C439]', async () => {
    expect(await titles({ search: 'CURRY' })).toEqual(['Chicken curry'])
    expect(await titles({ search: 'whole table' })).toEqual(['Sunday roast'])
    expect(await titles({ search: 'yolks' })).toEqual(['Crème brûlée'])
    expect(await titles({ search: 'dessert' })).toEqual(['Crème brûlée'])
  })

  it('ranks title matches first, and handles plurals, accents and prefixes', async () => {
    for (let seed = 0; seed < 5; seed++)
      expect(await titles({ search: 'chicken', seed: seed * 4e8 })).toEqual(['Chicken curry', 'Sunday roast'])
    expect(await titles({ search: 'creme brulee' })).toEqual(['Crème brûlée'])
    expect(await titles({ search: 'potato' })).toEqual(['Sunday roast'])
    expect(await titles({ search: 'coco' })).toEqual(['Chicken curry'])
    expect(await titles({ search: 'chicken and the table' })).toEqual(['Sunday roast'])
  })

  it('tolerates typos, exact matches first, and reports it', async () => {
    expect(await search({ search: 'chiken currry' })).toMatchObject({ total: 1, similar: true })
    expect(await titles({ search: 'chiken currry' })).toEqual(['Chicken curry'])
    expect(await titles({ search: 'tomatto' })).toEqual(['Tomato salad'])
    expect(await search({ search: 'curry' })).toMatchObject({ total: 1, similar: false })
    expect(await search({ search: 'zzqqxx' })).toMatchObject({ total: 0, recipes: [] })
  })

  it('combines filters for cuisine, difficulty, diets and total time [C440 C441]', async () => {
    expect(await titles({ cuisine: 'french' })).toEqual(['Crème brûlée'])
    expect(await titles({ difficulty: 'easy', sort: 'title' })).toEqual(['Chicken curry', 'Tomato salad'])
    expect(await titles({ diets: ['vegetarian'], sort: 'title' })).toEqual(['Crème brûlée', 'Tomato salad'])
    expect(await titles({ diets: ['vegetarian', 'gluten-free'] })).toEqual(['Crème brûlée'])
    expect(await titles({ minutes: 45, sort: 'title' })).toEqual(['Chicken curry', 'Tomato salad'])
    expect(await titles({ minutes: 45, difficulty: 'easy', diets: ['vegan'], search: 'oil' })).toEqual([
      'Tomato salad',
    ])
    expect(await titles({ cuisine: 'french', difficulty: 'hard' })).toEqual([])
  })

  const [curry, roast, creme, salad] = ['Chicken curry', 'Sunday roast', 'Crème brûlée', 'Tomato salad']
  it.each([
    ['by quality, unknown last [C442]', 'rated', [creme, curry, salad, roast]],
    ['by time [C443]', 'time', [curry, creme, roast, salad]],
    ['by title [C444]', 'title', [curry, creme, roast, salad]],
    ['by newest [C445]', 'newest', [salad, creme, roast, curry]],
  ] as const)('orders %s', async (_title, sort, order) => {
    expect(await titles({ sort })).toEqual(order)
  })

  it('lists each cuisine once, with its count [C448 C449 C153]', async () => {
    const { data } = await server.client().rpc('recipe_cuisines')
    expect((data as CuisineCount[]).map(({ cuisine }) => cuisine).sort()).toEqual([
      'british',
      'french',
      'indian',
    ])
  })

  it.each([
    '%',
    '%,()"*\\',
    "'; drop table external_recipes; --",
    '((((',
    '\\',
    ':* & | !',
    '🍅',
    'مرحبا',
    'the',
    '  ',
    '12',
    'a'.repeat(10_000),
    'chicken '.repeat(2000),
  ])('handles %j', async (text) => {
    const { total, recipes } = await search({ search: text })
    expect(recipes.length).toBe(Math.min(total, PAGE_SIZE))
  })

  it.each([
    { page: 9999 },
    { page: -3 },
    { page: 2147483647 },
    { sort: 'sideways' },
    { sort: null },
    { cuisine: 'martian' },
    { difficulty: 'EASY' },
    { minutes: 7 },
    { minutes: -1 },
    { diets: null },
    { diets: ['air'] },
    { meal: 'midnight', tags: ['air'] },
    { tags: null, leave_out: null, meal: null },
    { leave_out: ['', 'the', '%', '((('] },
    { leave_out: Array(500).fill('onion '.repeat(100)) },
    { diets: Array(500).fill('vegan'), without: Array(500).fill('milk'), tags: Array(500).fill('x') },
    { seed: -2147483648 },
    { search: null, seed: null, page: null },
  ])('tolerates %j', async (input) => {
    const { recipes, total } = await search(input)
    expect(recipes.length).toBeLessThanOrEqual(total)
  })

  it('returns nothing for an empty collection', async () => {
    const kept = await server.sql`select * from external_recipes`
    await server.sql`truncate external_recipes cascade`
    const nothing = { total: 0, hidden: 0, similar: false, drops: [], recipes: [] }
    expect(await search({})).toEqual(nothing)
    expect(await search({ search: 'egg', diets: ['vegan'], leave_out: ['ham'] })).toEqual(nothing)
    await server.sql`insert into external_recipes ${server.sql(kept)}`
    expect((await search({})).total).toBe(4)
  })

  it('is read-only', async () => {
    const as = (role: string, statement: string) =>
      server.sql.begin(async (sql) => {
        await sql.unsafe(`set local role ${role}`)
        return (await sql.unsafe(statement)).count
      })
    for (const role of ['anon', 'authenticated']) {
      await expect(as(role, 'select catalog.forget(array(select id from external_recipes))')).rejects.toThrow(
        'permission denied',
      )
      await expect(as(role, "insert into catalog.words (word, recipes) values ('x', 1)")).rejects.toThrow(
        /denied|row-level security/,
      )
      // Either the privilege is missing or row level security hides every row from writes.
      for (const table of ['recipes', 'recipe_words', 'words', 'sets'])
        expect(await as(role, `delete from catalog.${table}`).catch(() => 0)).toBe(0)
    }
    expect((await search({})).total).toBe(4)
  })
})

describe('dishes by name, as on a device', () => {
  beforeAll(async () => {
    await server.sql`truncate external_recipes cascade`
    const { error } = await server
      .client(server.keys.secretKey)
      .from('external_recipes')
      .insert(
        NAMED_DISHES.map((dish) => ({ ingredients: ['1 onion'], ...dish })),
        { defaultToNull: false },
      )
    if (error) throw error
  })

  it.each(NAMED_SEARCHES)('%j', async (input, first) => {
    for (let seed = 0; seed < 5; seed++)
      expect((await titles({ ...input, seed: seed * 4e8 })).slice(0, first.length)).toEqual(first)
  })

  it('count once, and an order of its own counts more', async () => {
    expect((await search({ search: 'burrito', meal: 'dinner', named: 'breakfast burrito' })).total).toBe(2)
    expect((await search({ search: 'pho' })).total).toBe(3)
    expect((await titles({ search: 'pho', sort: 'rated' }))[0]).toBe('Quick Pho Bowls')
  })

  it('have the same form in the database and in the browser', async () => {
    const names = [
      ...'S’mores,Mac & Cheese,Crème Brûlée,Quiches,Pies,Tomatoes,Glasses,Hummus,Stir-Fries,Jalapeño Poppers'.split(
        ',',
      ),
      ...NAMED_DISHES.flatMap(({ title, also_called = [] }) => [title, ...also_called]),
      ...(await server.sql<{ title: string }[]>`select title from external_recipes`).map(
        ({ title }) => title,
      ),
    ]
    const rows = await server.sql<{ form: string }[]>`
      select catalog.name_form(name) as form from unnest(${names}::text[]) with ordinality as t (name, at) order by at`
    expect(rows.map(({ form }) => form)).toEqual(names.map(nameForm))
  })

  it('follow a change of their names', async () => {
    await server.sql`update external_recipes set also_called = '{Zuppa}' where title = 'Beef Soup'`
    expect(await titles({ search: 'zuppa' })).toEqual(['Beef Soup'])
  })

  it('are found by the family of their kitchen', async () => {
    await server.sql`update external_recipes set cuisine_type = 'greek' where title = 'Soup'`
    expect(await titles({ cuisine: 'mediterranean' })).toEqual(['Soup'])
    expect(await titles({ cuisine: 'greek' })).toEqual(['Soup'])
  })
})

describe('a collection of thousands', () => {
  interface Known {
    id: string
    title: string
    cuisine_type: string | null
    difficulty_level: string
    dietary_tags: string[]
    cooking_time_minutes: number | null
    prep_time_minutes: number | null
    quality_score: number | null
    created_at: Date
    ingredients: string[]
  }
  let known: Known[]
  const reread = async () => {
    known = await server.sql<Known[]>`select * from external_recipes`
  }

  // Enough for common words to get their sets, and for pages to be read by an index scan.
  beforeAll(async () => {
    await server.sql`truncate external_recipes cascade`
    for (const part of [0, 1, 2, 3])
      await server.sql`
        insert into external_recipes (title, ingredients, cuisine_type, difficulty_level, dietary_tags,
          cooking_time_minutes, prep_time_minutes, quality_score, created_at)
        select (array['Soup', 'Stew', 'Pie'])[1 + i % 3] || ' number ' || chr(97 + i % 26) || chr(97 + i % 17),
          array['salt'] || case when i % 2 = 0 then array['onion'] else '{}' end || case when i % 400 = 0 then array['saffron'] else '{}' end,
          (array['italian', 'thai', null])[1 + i % 3], (array['easy', 'medium', 'hard', 'easy'])[1 + i % 4],
          case when i % 5 = 0 then array['vegan'] when i % 5 = 1 then array['keto', 'nut-free'] else '{}' end,
          nullif(i % 100, 7), nullif(i % 20, 3), nullif(i % 101, 50), timestamptz '2026-01-01' + i % 1000 * interval '1 hour'
        from generate_series(${part * 1000}::int, ${part * 1000 + 999}::int) i`
    await reread()
  })

  const total = (recipe: Known) => (recipe.cooking_time_minutes ?? 0) + (recipe.prep_time_minutes ?? 0)
  const fits = (recipe: Known, input: SearchRecipesInput) =>
    (!input.cuisine || recipe.cuisine_type === input.cuisine) &&
    (!input.difficulty || recipe.difficulty_level === input.difficulty) &&
    (!input.minutes ||
      ((recipe.cooking_time_minutes ?? recipe.prep_time_minutes) !== null &&
        total(recipe) <= input.minutes)) &&
    (input.diets ?? []).every(
      (diet) =>
        recipe.dietary_tags.includes(diet) || (diet === 'low-carb' && recipe.dietary_tags.includes('keto')),
    ) &&
    (input.search ?? '')
      .split(' ')
      .every((word) => [recipe.title.toLowerCase(), ...recipe.ingredients].join(' ').includes(word))

  const questions: SearchRecipesInput[] = [
    {},
    { difficulty: 'easy' },
    { cuisine: 'thai', difficulty: 'medium', minutes: 60 },
    { diets: ['low-carb', 'nut-free'] },
    { search: 'salt' },
    { search: 'salt onion', minutes: 120 },
    { search: 'saffron' },
    { search: 'soup saffron', diets: ['vegan'] },
    ...TIME_LIMITS.map((minutes) => ({ minutes })),
  ]
  const counts = async () => {
    for (const input of questions)
      expect({ ...input, total: (await search(input)).total }).toEqual({
        ...input,
        total: known.filter((recipe) => fits(recipe, input)).length,
      })
  }

  it('counts exactly, with any filters [C447 C155]', counts)

  it('has pages of 12, each recipe on one page, in every order [C584 C438]', async () => {
    for (const sort of COLLECTION_SORTS)
      for (const input of [
        { sort, seed: 123_456_789 },
        { sort, search: 'salt onion', seed: 2e9 },
      ]) {
        const first = await search(input)
        expect(first.recipes).toHaveLength(PAGE_SIZE)
        // From both ends and the middle; all pages of the smaller ones are read below.
        const pages = Math.ceil(first.total / PAGE_SIZE)
        const ids = new Set<string>()
        for (const page of [1, 2, Math.floor(pages / 2), Math.floor(pages / 2) + 1, pages - 1, pages])
          for (const { id } of (await search({ ...input, page })).recipes) ids.add(id)
        expect(ids.size).toBe(5 * PAGE_SIZE + (first.total - (pages - 1) * PAGE_SIZE))
      }
  })

  it('orders the whole result, not the page: pages are contiguous', async () => {
    const keys = {
      rated: ({ quality_score: quality }: Known) => -(quality ?? -1),
      time: ({ cooking_time_minutes: minutes }: Known) => minutes ?? 1e9,
      newest: ({ created_at: created }: Known) => -created,
      title: ({ title }: Known) => title.toLowerCase(),
    }
    const byId = new Map(known.map((recipe) => [recipe.id, recipe]))
    for (const [sort, key] of Object.entries(keys)) {
      const input = { sort: sort as keyof typeof keys, search: 'pie', difficulty: 'hard' }
      const { recipes, total } = await leaf(input)
      expect(new Set(recipes.map(({ id }) => id)).size).toBe(total)
      const seen = recipes.map(({ id }) => key(byId.get(id) as Known))
      expect(seen).toEqual([...seen].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
    }
  })

  it('reads a large result in the same order from either end', async () => {
    for (const sort of COLLECTION_SORTS) {
      const around = async (page: number) =>
        (await search({ sort, page, seed: 7e8 })).recipes.map(({ id }) => id)
      // 4000 recipes have 334 pages; 167 is read from the front, 168 from the back.
      const middle = [...(await around(167)), ...(await around(168)), ...(await around(169))]
      expect(new Set(middle).size).toBe(36)
      const keys = await server.sql<{ id: string; key: number }[]>`
        select recipe_id as id, row_number() over (order by
          case ${sort} when 'rated' then -coalesce(quality, -1) when 'time' then coalesce(cooking, 1e9) end,
          case ${sort} when 'newest' then created end desc,
          case ${sort} when 'title' then title end,
          case ${sort} when 'random' then (shuffle < 700000000)::int end,
          case ${sort} when 'random' then shuffle end, n)::int as key from catalog.recipes`
      const rank = new Map(keys.map(({ id, key }) => [id, key]))
      expect(middle.map((id) => rank.get(id))).toEqual(Array.from({ length: 36 }, (_, i) => 166 * 12 + 1 + i))
    }
  })

  it('has a different random order for another seed, and the same for the same', async () => {
    const ids = async (seed: number) => (await search({ seed })).recipes.map(({ id }) => id)
    expect(await ids(5e8)).toEqual(await ids(5e8))
    expect(await ids(5e8)).not.toEqual(await ids(15e8))
  })

  it('follows every change of the table', async () => {
    await server.sql`update external_recipes set title = 'Renamed ' || title, cuisine_type = 'greek', difficulty_level = 'hard'
      where 'saffron' = any(ingredients)`
    await server.sql`update external_recipes set cover_image_url = '/x.png' where difficulty_level = 'easy'`
    await server.sql`delete from external_recipes where quality_score between 10 and 30`
    await server.sql`insert into external_recipes (title, ingredients, cuisine_type, difficulty_level)
      values ('Late soup', '{salt,onion,saffron}', 'thai', 'medium')`
    await reread()
    await counts()
    expect(await titles({ search: 'late soup' })).toEqual(['Late soup'])
    expect((await search({ search: 'renamed', cuisine: 'greek' })).total).toBeGreaterThan(5)

    // The sets and counts equal freshly computed ones.
    const wrong = await server.sql`
      with real as (select word, count(*)::int as recipes from catalog.recipe_words, unnest(words) word group by word)
      select word from catalog.words w full join real r using (word) where w.recipes <> coalesce(r.recipes, 0) or w.word is null`
    expect(wrong).toEqual([])
    const off = await server.sql`
      select s.word from catalog.sets s join catalog.words w using (word) group by s.word, w.recipes
      having sum(bit_count(s.bits)) <> w.recipes`
    expect(off).toEqual([])
    expect(
      (await server.sql`select count(distinct word)::int as sets from catalog.sets`)[0]?.sets,
    ).toBeGreaterThan(5)
  })
})
