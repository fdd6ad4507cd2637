import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { MatchRecipesInput, MatchRecipesOutput } from '#core/contracts/match-recipes.ts'
import { functions } from '#server/functions/index.ts'
import { keepOwnTags } from '#tests/support/own-tags.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

let server: TestServer
const add = async (rows: object[]) => {
  const { data, error } = await server
    .client(server.keys.secretKey)
    .from('external_recipes')
    .insert(rows, { defaultToNull: false })
    .select('id,title')
  if (error) throw error
  return data
}
/** Notifications travel on their own connection: poll until the index has caught up. */
const eventually = async (check: () => Promise<boolean>) => {
  for (let i = 0; i < 500; i++) {
    if (await check()) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error('never happened')
}
const match = async (input: MatchRecipesInput) => {
  const { data, error } = await server
    .client()
    .functions.invoke<MatchRecipesOutput>('match-recipes', { body: input })
  if (error || !data) throw error
  return data.recipes
}
const titles = async (input: MatchRecipesInput) => (await match(input)).map((recipe) => recipe.title)

beforeAll(async () => {
  server = await startTestServer({ functions })
  await server.sql`truncate external_recipes cascade`
  await keepOwnTags(server.sql)
  await add([
    {
      title: 'Omelet',
      ingredients: ['3 large eggs', '1 tbsp butter', 'salt and pepper to taste'],
      quality_score: 80,
      dietary_tags: ['vegetarian', 'gluten-free'],
    },
    {
      title: 'Fried rice',
      ingredients: ['2 cups cooked rice', '2 eggs, beaten', '3 scallions, sliced', '2 tbsp soy sauce'],
      quality_score: 70,
    },
    {
      title: 'Chicken soup',
      ingredients: ['1 lb chicken thighs', '2 carrots', '1 onion', '6 cups water'],
      quality_score: 60,
    },
    {
      title: 'Rice pudding',
      ingredients: ['1/2 cup arborio rice', '4 cups milk', '1/4 cup sugar'],
      quality_score: 50,
      dietary_tags: ['vegetarian'],
    },
    {
      title: 'Baked eggplant',
      ingredients: ['2 eggplants', '1 can tomato sauce', '1 cup mozzarella'],
      dietary_tags: ['vegan'],
    },
  ])
  await server.recipes.ready
  await eventually(async () => server.recipes.current().size === 5)
})
afterAll(() => server.stop())

describe('match-recipes', () => {
  const EGG_AND_BUTTER = { ingredients: ['Egg', ' butter '], staples: ['salt', 'black pepper'] }

  it('leaves out foods by name or diet, and ignores what is no food', async () => {
    const found = (leave_out: string[]) => titles({ ingredients: ['egg', 'rice', 'eggplant'], leave_out })
    expect((await found([])).toSorted()).toEqual(['Baked eggplant', 'Fried rice', 'Omelet', 'Rice pudding'])
    expect(await found(['Tomatoes'])).not.toContain('Baked eggplant')
    expect((await found(['green onion', 'butter'])).toSorted()).toEqual(['Baked eggplant', 'Rice pudding'])
    expect((await found(['meat'])).toSorted()).toEqual(['Baked eggplant', 'Omelet', 'Rice pudding'])
    expect(await found(['moon dust', "'; drop table external_recipes"])).toHaveLength(4)
  })

  it.each([
    ['more than 20 foods', Array.from({ length: 21 }, (_, at) => `food ${at}`)],
    ['a name that is too long', ['x'.repeat(61)]],
  ])('refuses to leave out %s', (_, leave_out) =>
    expect(match({ ingredients: ['egg'], leave_out })).rejects.toThrow(),
  )

  it('ranks by SousScore [C010]', async () => {
    const ranked = await match(EGG_AND_BUTTER)
    expect(ranked.map((recipe) => recipe.title)).toEqual(['Omelet', 'Fried rice'])
    expect(ranked[0]?.sousScore).toBeGreaterThan(ranked[1]?.sousScore ?? 100)
  })

  it('returns the score of each recipe with its breakdown [C265]', async () => {
    const [best] = await match(EGG_AND_BUTTER)
    expect(best).toMatchObject({
      title: 'Omelet',
      sousScore: 100,
      matchCount: 2,
      fullMatches: 2,
      partialMatches: 0,
      coverageRatio: 1,
      efficiencyRatio: 1,
    })
  })

  it('adds missing ingredients and the reason for each line [C280]', async () => {
    const [best] = await match(EGG_AND_BUTTER)
    expect(best?.missing).toEqual([])
    expect(best?.reasons.find((reason) => reason.line === '1 tbsp butter')).toMatchObject({
      strength: 'full',
      reason: 'exact',
      ingredient: 'butter',
    })
  })

  it('names the missing ingredients', async () => {
    const [soup] = await match({ ingredients: ['chicken', 'carrot'], staples: ['water'] })
    expect(soup).toMatchObject({ title: 'Chicken soup', missing: [{ line: '1 onion', name: 'onion' }] })
  })

  it('excludes recipes that were already shown [C437 C537]', async () => {
    const [first] = await match({ ingredients: ['rice'] })
    expect(await titles({ ingredients: ['rice'], exclude: [first?.id as string] })).not.toContain(
      first?.title,
    )
  })

  it('filters by diet, and counts vegan as vegetarian', async () => {
    expect(await titles({ ingredients: ['rice', 'eggs', 'eggplant'], dietary: ['vegetarian'] })).toEqual(
      expect.arrayContaining(['Rice pudding', 'Omelet', 'Baked eggplant']),
    )
    expect(await titles({ ingredients: ['rice', 'eggs'], dietary: ['vegetarian', 'gluten-free'] })).toEqual([
      'Omelet',
    ])
  })

  it('ranks favorite cuisines first among equal scores only', async () => {
    const same = ['1 cup barley', '1 leek']
    const added = await add([
      { title: 'Barley one', ingredients: same, quality_score: 90, cuisine_type: 'american' },
      { title: 'Barley two', ingredients: same, quality_score: 80, cuisine_type: 'italian' },
      {
        title: 'Barley three',
        ingredients: [...same, '1 turnip'],
        quality_score: 70,
        cuisine_type: 'italian',
      },
    ])
    const asked = { ingredients: ['barley', 'leek'], limit: 2 }
    await eventually(async () => (await titles(asked)).length === 2)
    expect(await titles(asked)).toEqual(['Barley one', 'Barley two'])
    expect(await titles({ ...asked, cuisines: ['italian'] })).toEqual(['Barley two', 'Barley one'])
    await server.sql`delete from external_recipes where id = any(${added.map(({ id }) => id)})`
    await eventually(async () => (await titles(asked)).length === 0)
  })

  it('follows every write, without a restart', async () => {
    const [toast] = await add([
      { title: 'Saffron toast', ingredients: ['1 pinch saffron', '2 slices bread'] },
    ])
    await eventually(async () => (await titles({ ingredients: ['saffron'] })).includes('Saffron toast'))
    const operator = server.client(server.keys.secretKey).from('external_recipes')
    await operator.update({ ingredients: ['1 pinch turmeric', '2 slices bread'] }).eq('id', toast?.id)
    await eventually(async () => (await titles({ ingredients: ['saffron'] })).length === 0)
    expect(await titles({ ingredients: ['turmeric'] })).toEqual(['Saffron toast'])
    await operator.delete().eq('id', toast?.id)
    await eventually(async () => (await titles({ ingredients: ['turmeric'] })).length === 0)
  })

  it('splits the notifications of a bulk insert to fit the size limit', async () => {
    await add(
      Array.from({ length: 450 }, (_, i) => ({ title: `Okra dish ${i}`, ingredients: ['1 lb okra'] })),
    )
    await eventually(async () => server.recipes.current().size === 455)
    expect(await match({ ingredients: ['okra'] })).toHaveLength(25)
    await server.sql`delete from external_recipes where title like 'Okra dish%'`
    await eventually(async () => server.recipes.current().size === 5)
  })

  it('detects that the table was truncated', async () => {
    const kept = await server.sql`select * from external_recipes`
    await server.sql`truncate external_recipes cascade`
    await eventually(async () => server.recipes.current().size === 0)
    await server.sql`insert into external_recipes ${server.sql(kept)}`
    await eventually(async () => server.recipes.current().size === kept.length)
  })

  it('reloads after its connection was lost, so that no write is missed', async () => {
    await server.sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`
    await add([{ title: 'Rhubarb fool', ingredients: ['3 stalks rhubarb', '1 cup cream'] }])
    await eventually(async () => (await titles({ ingredients: ['rhubarb'] })).length === 1)
  })

  it('returns the 25 best [C534 C536]', async () => {
    await add(
      Array.from({ length: 60 }, (_, i) => ({
        title: `Kale ${i}`,
        ingredients: ['1 bunch kale', ...Array(i % 9).fill('1 cup mystery')],
        quality_score: i,
      })),
    )
    await eventually(async () => server.recipes.current().size >= 66)
    const found = await match({ ingredients: ['kale'] })
    expect(found).toHaveLength(25)
    const order = found.map((recipe) => recipe.unclamped)
    expect(order).toEqual([...order].sort((a, b) => b - a))
  })
})

describe('bad input', () => {
  const send = async (body: unknown) => {
    const response = await fetch(`${server.url}/functions/v1/match-recipes`, {
      method: 'POST',
      headers: { apikey: server.keys.publishableKey, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return {
      status: response.status,
      body: (await response.json()) as { message?: string; recipes?: unknown[] },
    }
  }

  it('requires at least one ingredient [C351 C352]', async () => {
    for (const ingredients of [[], ['  '], ['', ' ']])
      expect(await send({ ingredients })).toMatchObject({
        status: 400,
        body: { message: 'Please add at least one ingredient to find recipes.' },
      })
  })

  it('refuses 501 ingredients and accepts 500 [C350]', async () => {
    const many = Array.from({ length: 501 }, (_, i) => `thing ${i}`)
    expect((await send({ ingredients: many })).status).toBe(400)
    expect((await send({ ingredients: many.slice(1) })).status).toBe(200)
  })

  it('refuses a term of 10,000 characters with a clear message', async () => {
    const answer = await send({ ingredients: ['a'.repeat(10_000)] })
    expect(answer).toMatchObject({
      status: 400,
      body: { message: 'An ingredient has at most 100 characters.' },
    })
  })

  it.each([
    '🍅🍅🍅',
    "'; drop table external_recipes; --",
    '(.*)+$',
    '[[[',
    '\\',
    'مرحبا',
    '\u202Eegg',
    '%_%',
    'egg\u0000s',
    'a'.repeat(100),
  ])('handles %j', async (term) => expect((await send({ ingredients: [term] })).status).toBe(200))

  it.each([
    null,
    5,
    'egg',
    { ingredients: 'egg' },
    { ingredients: [5] },
    { ingredients: ['egg'], limit: 0 },
    { ingredients: ['egg'], limit: 1e9 },
    { ingredients: ['egg'], exclude: ['x'] },
    { ingredients: ['egg'], dietary: ['air'] },
  ])('refuses %j', async (body) => expect((await send(body)).status).toBe(400))
})
