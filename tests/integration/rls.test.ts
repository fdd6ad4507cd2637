import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

type Person = Awaited<ReturnType<TestServer['user']>>

let server: TestServer
let owner: Person
let stranger: Person
let recipeId: string

beforeAll(async () => {
  server = await startTestServer()
  owner = await server.user()
  stranger = await server.user()
  const { data, error } = await server
    .client(server.keys.secretKey)
    .from('external_recipes')
    .insert({ title: 'Soup', source_url: 'https://example.com/soup' })
    .select()
    .single()
  if (error) throw error
  recipeId = data.id
})
afterAll(() => server.stop())

/** Refused outright, or as if there were nothing: never a row. */
const getsNothing = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
  const { data, error } = await query
  expect(error !== null || (Array.isArray(data) && data.length === 0)).toBe(true)
}

describe.each(['common_ingredients', 'external_recipes'])('%s', (table) => {
  const row: Record<string, unknown> =
    table === 'common_ingredients' ? { name: 'gold', emoji: '🥇', category: 'pantry' } : { title: 'Forged' }
  it('is readable without an account', async () => {
    for (const client of [server.client(), owner.client])
      expect((await client.from(table).select('*').limit(1)).error).toBeNull()
  })
  it('is writable by the server only', async () => {
    for (const client of [server.client(), owner.client]) {
      expect((await client.from(table).insert(row)).error).not.toBeNull()
      await getsNothing(
        client
          .from(table)
          .update(row)
          .neq(table === 'common_ingredients' ? 'name' : 'title', '')
          .select(),
      )
      await getsNothing(
        client
          .from(table)
          .delete()
          .neq(table === 'common_ingredients' ? 'name' : 'title', '')
          .select(),
      )
    }
  })
})

interface OwnedTable {
  table: string
  row: (userId: string) => Record<string, unknown>
  change?: Record<string, unknown>
}

const owned: OwnedTable[] = [
  {
    table: 'profiles',
    row: (user_id) => ({ user_id, display_name: 'Me' }),
    change: { display_name: 'Changed' },
  },
  { table: 'saved_recipes', row: (user_id) => ({ user_id, recipe_id: recipeId }) },
  {
    table: 'shopping_items',
    row: (user_id) => ({ user_id, id: user_id, name: 'milk', line: '1 cup milk', recipe_id: recipeId }),
    change: { checked: true },
  },
  {
    table: 'shopping_shops',
    row: (user_id) => ({ user_id, id: user_id, name: 'Corner store', aisles: ['bread', 'produce'] }),
    change: { name: 'Market' },
  },
  {
    table: 'product_labels',
    row: (user_id) => ({ user_id, id: user_id, printed: '4006381333931', name: 'milk' }),
    change: { name: 'oat milk' },
  },
  {
    table: 'plan_meals',
    row: (user_id) => ({
      user_id,
      id: user_id,
      date: '2026-11-18',
      slot: 'dinner',
      kind: 'note',
      title: 'Soup',
    }),
    change: { locked: true },
  },
  {
    table: 'plan_settings',
    row: (user_id) => ({ user_id, id: 'wishes', kind: 'wishes', value: { eaters: 2 } }),
    change: { value: { eaters: 3 } },
  },
  { table: 'pantry_items', row: (user_id) => ({ user_id, name: 'egg' }), change: { name: 'eggs' } },
]

describe.each(owned)('$table', ({ table, row, change }) => {
  it('is readable and writable by its owner', async () => {
    expect(
      (await owner.client.from(table).upsert(row(owner.id), { ignoreDuplicates: !change })).error,
    ).toBeNull()
    expect((await owner.client.from(table).select('*')).data).toHaveLength(1)
  })
  it('is neither readable nor writable by an anonymous visitor', async () => {
    const anonymous = server.client()
    await getsNothing(anonymous.from(table).select('*'))
    expect((await anonymous.from(table).insert(row(owner.id))).error).not.toBeNull()
    await getsNothing(anonymous.from(table).delete().eq('user_id', owner.id).select())
  })
  it('cannot be read, forged, changed or deleted by a stranger', async () => {
    await getsNothing(stranger.client.from(table).select('*').eq('user_id', owner.id))
    expect((await stranger.client.from(table).insert(row(owner.id))).error).not.toBeNull()
    if (change) await getsNothing(stranger.client.from(table).update(change).eq('user_id', owner.id).select())
    await getsNothing(stranger.client.from(table).delete().eq('user_id', owner.id).select())
    expect((await owner.client.from(table).select('*')).data).toHaveLength(1)
  })
  it('cannot be assigned to another user', async () => {
    await stranger.client.from(table).delete().eq('user_id', stranger.id)
    if (!change) return
    const { error } = await owner.client.from(table).update({ user_id: stranger.id }).eq('user_id', owner.id)
    expect(error).not.toBeNull()
  })
  it('is deleted with the account', async () => {
    const leaver = await server.user()
    await leaver.client.from(table).upsert(row(leaver.id))
    await server.sql`delete from auth.users where id = ${leaver.id}`
    const [left] =
      await server.sql`select count(*)::int as n from ${server.sql(table)} where user_id = ${leaver.id}`
    expect(left?.n).toBe(0)
  })
})

describe.each([
  ['cooking_events', { kind: 'cooked', key: 'soup', day: '2026-11-15' }],
  ['unlocked_achievements', { achievement: 'first-recipe' }],
] as const)('%s', (table, fields) => {
  it('are readable by their owner only, and writable by the server only', async () => {
    const row: Record<string, unknown> = { ...fields, user_id: owner.id }
    expect((await server.client(server.keys.secretKey).from(table).insert(row)).error).toBeNull()
    expect((await owner.client.from(table).select('*')).data).toHaveLength(1)
    for (const client of [server.client(), stranger.client]) await getsNothing(client.from(table).select('*'))
    for (const person of [owner, stranger]) {
      expect((await person.client.from(table).insert({ ...row, user_id: person.id })).error).not.toBeNull()
      await getsNothing(person.client.from(table).update(fields).eq('user_id', owner.id).select())
      await getsNothing(person.client.from(table).delete().eq('user_id', owner.id).select())
    }
    expect((await owner.client.from(table).select('*')).data).toHaveLength(1)
  })
})

describe('profiles', () => {
  it('are read by user id, as one row [C405 C450]', async () => {
    const newcomer = await server.user()
    const read = () => newcomer.client.from('profiles').select('*')
    const { data, error } = await read().eq('user_id', newcomer.id).single()
    expect(error).toBeNull()
    expect(data).toMatchObject({ user_id: newcomer.id, cooking_skill: 'beginner' })
    expect((await read().eq('user_id', stranger.id)).data).toEqual([])
  })
  it('start with the display name of the sign-up and without a picture [C273 C452]', async () => {
    const newcomer = await server.user()
    const { data } = await newcomer.client
      .from('profiles')
      .select('user_id,display_name,avatar_url,updated_at')
      .single()
    expect(data).toEqual({
      user_id: newcomer.id,
      display_name: expect.stringMatching(/^Cook/),
      avatar_url: null,
      updated_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    })
  })
  it('are saved by upsert with an ISO timestamp [C453 C454]', async () => {
    const updated_at = new Date().toISOString()
    const row = {
      user_id: owner.id,
      display_name: 'Chef',
      avatar_url: 'https://example.com/a.png',
      updated_at,
    }
    expect((await owner.client.from('profiles').upsert(row)).error).toBeNull()
    const { data } = await owner.client.from('profiles').select('*').single()
    expect(new Date(data?.updated_at).toISOString()).toBe(updated_at)
  })
  it('store diets, cuisines and skill, and only known skills [C274]', async () => {
    const change = {
      dietary_preferences: ['vegan'],
      favorite_cuisines: ['thai'],
      cooking_skill: 'expert',
      allergies: ['sesame'],
      staples: ['salt'],
      units: 'metric',
    }
    expect((await owner.client.from('profiles').update(change).eq('user_id', owner.id)).error).toBeNull()
    expect(
      (await owner.client.from('profiles').update({ cooking_skill: 'wizard' }).eq('user_id', owner.id)).error
        ?.code,
    ).toBe('23514')
  })
})

describe('pantry_items', () => {
  it('hold at most 500 ingredients [C350]', async () => {
    const hoarder = await server.user()
    const rows = Array.from({ length: 500 }, (_, i) => ({ user_id: hoarder.id, name: `spice ${i}` }))
    expect((await hoarder.client.from('pantry_items').insert(rows)).error).toBeNull()
    const { error } = await hoarder.client
      .from('pantry_items')
      .insert({ user_id: hoarder.id, name: 'one more' })
    expect(error?.message).toContain('at most 500')
  })
  it('are lower case and trimmed [C343]', async () => {
    for (const name of ['Egg', ' egg', ''])
      expect(
        (await owner.client.from('pantry_items').insert({ user_id: owner.id, name })).error,
        name,
      ).not.toBeNull()
  })
  it('take an amount of at most 40 characters, and keep it when a client that knows none writes', async () => {
    const { id, client } = await server.user()
    const put = (row: { amount?: string | null }, ignoreDuplicates = false) =>
      client.from('pantry_items').upsert({ user_id: id, name: 'egg', ...row }, { ignoreDuplicates })
    for (const amount of ['', ' 2', 'x'.repeat(41)]) expect((await put({ amount })).error).not.toBeNull()
    expect((await put({ amount: '2' })).error).toBeNull()
    expect((await put({}, true)).error).toBeNull()
    expect((await client.from('pantry_items').select('name,amount')).data).toEqual([
      { name: 'egg', amount: '2' },
    ])
    expect((await put({ amount: 'a dozen' })).error).toBeNull()
    expect((await client.from('pantry_items').select('amount')).data).toEqual([{ amount: 'a dozen' }])
  })
  it('keep a few names that an unrecognized one may mean', async () => {
    const { id, client } = await server.user()
    const put = (near: (string | null)[] | null) =>
      client.from('pantry_items').upsert({ user_id: id, name: 'brokoly', near })
    for (const near of [Array(6).fill('a'), ['x'.repeat(501)], [null]])
      expect((await put(near)).error, JSON.stringify(near)).not.toBeNull()
    for (const near of [['broccoli'], [], null]) {
      expect((await put(near)).error).toBeNull()
      expect((await client.from('pantry_items').select('near')).data).toEqual([{ near }])
    }
  })
})

describe('contact_messages', () => {
  const row = { name: 'A', email: 'a@b.example', subject: 'Hi', message: 'Hello' }
  it('are neither readable nor writable from a browser', async () => {
    for (const client of [server.client(), owner.client]) {
      await getsNothing(client.from('contact_messages').select('*'))
      expect((await client.from('contact_messages').insert(row)).error).not.toBeNull()
    }
  })
  it('are written by the server [C278]', async () => {
    expect((await server.client(server.keys.secretKey).from('contact_messages').insert(row)).error).toBeNull()
  })
})

describe('every table', () => {
  it('has row level security', async () => {
    const open =
      await server.sql`select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'sous') and not c.relrowsecurity`
    expect(open.map((row) => row.name)).toEqual([])
  })
  it('is covered by a test in this folder', async () => {
    const rows =
      await server.sql`select table_name from information_schema.tables where table_schema = 'public'`
    const tested = [
      'common_ingredients',
      'external_recipes',
      'contact_messages',
      'cooking_events',
      'unlocked_achievements',
      // tests/security
      'list_changes',
      'daily_notes',
      'own_recipes',
      'own_recipe_versions',
      'recipe_links',
      'recipe_marks',
      'cook_log',
      // pantry-events.test.ts
      'pantry_events',
      'household_pantry_events',
      // household.test.ts
      'households',
      'household_members',
      'household_invitations',
      'household_pantry_items',
      'household_shopping_items',
      'household_shopping_shops',
      'household_product_labels',
      'household_looks',
      'household_plan_meals',
      'household_plan_settings',
      ...owned.map((o) => o.table),
    ]
    expect(rows.map((row) => row.table_name).sort()).toEqual(tested.sort())
  })
})
