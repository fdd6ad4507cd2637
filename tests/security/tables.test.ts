import { randomUUID } from 'node:crypto'
import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { functions } from '#server/functions/index.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

type Person = Awaited<ReturnType<TestServer['user']>>
type Row = Record<string, string | number | boolean | object>
type Who = 'anonymous' | 'stranger' | 'member' | 'owner'

/** r: read, c: create, u: update, d: delete; in this order. Empty means no access. */
interface Rights {
  row: () => Row
  /** The columns that identify the row. */
  key: string[]
  change: Row
  may: Record<Who, string>
}

let server: TestServer
let owner: Person
let head: Person
let mate: Person
let stranger: Person
let householdId: string
let recipeId: string
const itemId = randomUUID()
const invitationId = randomUUID()
/** A private recipe of the household's owner. */
const heldId = randomUUID()

const everybodyReads = { anonymous: 'r', stranger: 'r', member: 'r', owner: 'r' }
const noAccess = { anonymous: '', stranger: '', member: '', owner: '' }
const onlyOwner = (rights: string) => ({ ...noAccess, owner: rights })
const members = (rights: string) => ({ ...noAccess, member: rights, owner: rights })

const TABLES: Record<string, Rights> = {
  common_ingredients: {
    row: () => ({ name: 'gold leaf', emoji: '🥇', category: 'pantry' }),
    key: ['name'],
    change: { emoji: '🥈' },
    may: everybodyReads,
  },
  external_recipes: {
    row: () => ({ id: itemId, title: 'Guarded soup' }),
    key: ['id'],
    change: { title: 'Changed' },
    may: everybodyReads,
  },
  profiles: {
    row: () => ({ user_id: owner.id, display_name: 'Me' }),
    key: ['user_id'],
    change: { display_name: 'Changed' },
    may: onlyOwner('rcu'),
  },
  saved_recipes: {
    row: () => ({ user_id: owner.id, recipe_id: recipeId }),
    key: ['user_id', 'recipe_id'],
    change: { recipe_id: itemId },
    may: onlyOwner('rcd'),
  },
  pantry_items: {
    row: () => ({ user_id: owner.id, name: 'egg' }),
    key: ['user_id', 'name'],
    change: { name: 'eggs' },
    may: onlyOwner('rcud'),
  },
  pantry_events: {
    row: () => ({ user_id: owner.id, id: itemId, at: '2026-11-17T00:00:00Z', kind: 'have', name: 'leek' }),
    key: ['user_id', 'id'],
    change: { kind: 'out' },
    may: onlyOwner('rc'),
  },
  shopping_items: {
    row: () => ({ user_id: owner.id, id: itemId, name: 'milk', line: '1 cup milk' }),
    key: ['user_id', 'id'],
    change: { checked: true },
    may: onlyOwner('rcud'),
  },
  shopping_shops: {
    row: () => ({ user_id: owner.id, id: itemId, name: 'Corner store' }),
    key: ['user_id', 'id'],
    change: { name: 'Changed' },
    may: onlyOwner('rcud'),
  },
  product_labels: {
    row: () => ({ user_id: owner.id, id: itemId, printed: '4006381333931', name: 'milk' }),
    key: ['user_id', 'id'],
    change: { name: 'changed' },
    may: onlyOwner('rcud'),
  },
  plan_meals: {
    row: () => ({
      user_id: owner.id,
      id: itemId,
      date: '2026-11-18',
      slot: 'dinner',
      kind: 'note',
      title: 'Soup',
    }),
    key: ['user_id', 'id'],
    change: { title: 'Changed' },
    may: onlyOwner('rcud'),
  },
  plan_settings: {
    row: () => ({ user_id: owner.id, id: 'wishes', kind: 'wishes', value: { eaters: 2 } }),
    key: ['user_id', 'id'],
    change: { value: { eaters: 3 } },
    may: onlyOwner('rcud'),
  },
  cooking_events: {
    row: () => ({ user_id: owner.id, kind: 'cooked', key: 'soup', day: '2026-11-15' }),
    key: ['user_id', 'key'],
    change: { key: 'stew' },
    may: onlyOwner('r'),
  },
  unlocked_achievements: {
    row: () => ({ user_id: owner.id, achievement: 'first-recipe' }),
    key: ['user_id', 'achievement'],
    change: { achievement: 'ten-recipes' },
    may: onlyOwner('r'),
  },
  daily_notes: {
    row: () => ({ user_id: owner.id, channel: 'mail', time_zone: 'UTC' }),
    key: ['user_id'],
    change: { hour: 3 },
    may: onlyOwner('r'),
  },
  contact_messages: {
    row: () => ({ name: 'A', email: 'a@b.example', subject: 'Hi', message: 'Hello' }),
    key: ['subject'],
    change: { name: 'B' },
    may: noAccess,
  },
  list_changes: {
    row: () => ({ user_id: owner.id }),
    key: ['user_id'],
    change: { changed_at: '2020-01-01T00:00:00Z' },
    may: onlyOwner('r'),
  },
  households: {
    row: () => ({ id: householdId, name: 'Ours' }),
    key: ['id'],
    change: { name: 'Theirs' },
    may: members('r'),
  },
  household_members: {
    row: () => ({ user_id: head.id, household_id: householdId, role: 'owner' }),
    key: ['user_id'],
    change: { role: 'member' },
    may: members('r'),
  },
  household_invitations: {
    row: () => ({
      id: invitationId,
      household_id: householdId,
      code_hash: 'x',
      uses_left: 1,
      expires_at: '2999-01-01T00:00:00Z',
    }),
    key: ['id'],
    change: { uses_left: 20 },
    may: noAccess,
  },
  household_pantry_items: {
    row: () => ({ household_id: householdId, name: 'flour' }),
    key: ['household_id', 'name'],
    change: { name: 'rye flour' },
    may: members('rcud'),
  },
  household_pantry_events: {
    row: () => ({
      ...{ household_id: householdId, id: itemId, at: '2026-11-17T00:00:00Z', kind: 'have', name: 'leek' },
    }),
    key: ['household_id', 'id'],
    change: { kind: 'out' },
    may: members('rc'),
  },
  household_shopping_items: {
    row: () => ({ household_id: householdId, id: itemId, name: 'milk', line: '1 cup milk' }),
    key: ['household_id', 'id'],
    change: { checked: true },
    may: members('rcud'),
  },
  household_shopping_shops: {
    row: () => ({ household_id: householdId, id: itemId, name: 'Corner store' }),
    key: ['household_id', 'id'],
    change: { name: 'Changed' },
    may: members('rcud'),
  },
  household_product_labels: {
    row: () => ({ household_id: householdId, id: itemId, printed: '4006381333931', name: 'milk' }),
    key: ['household_id', 'id'],
    change: { name: 'changed' },
    may: members('rcud'),
  },
  household_looks: {
    row: () => ({
      household_id: householdId,
      user_id: head.id,
      id: itemId,
      name: 'leek',
      look: `${'A'.repeat(170)}Q=`,
      version: '0123456789ab',
    }),
    key: ['user_id', 'id'],
    change: { name: 'changed' },
    may: { ...members('r'), owner: 'rcd' },
  },
  household_plan_meals: {
    row: () => ({
      household_id: householdId,
      id: itemId,
      date: '2026-11-18',
      slot: 'dinner',
      kind: 'note',
      title: 'Soup',
    }),
    key: ['household_id', 'id'],
    change: { title: 'Changed' },
    may: members('rcud'),
  },
  household_plan_settings: {
    row: () => ({ household_id: householdId, id: 'wishes', kind: 'wishes', value: { eaters: 2 } }),
    key: ['household_id', 'id'],
    change: { value: { eaters: 3 } },
    may: members('rcud'),
  },
  own_recipes: {
    row: () => ({ id: invitationId, user_id: head.id, household_id: householdId, title: 'Shared stew' }),
    key: ['id'],
    change: { title: 'Changed' },
    may: { ...noAccess, member: 'r', owner: 'rcu' },
  },
  own_recipe_versions: {
    row: () => ({ recipe_id: heldId, user_id: head.id, revision: 99, content: '{}' }),
    key: ['recipe_id', 'revision'],
    change: { content: '{"title":"Forged"}' },
    may: onlyOwner('r'),
  },
  recipe_links: {
    row: () => ({ recipe_id: heldId, user_id: head.id, token: 'A'.repeat(43) }),
    key: ['recipe_id'],
    change: { token: 'B'.repeat(43) },
    may: onlyOwner('rcd'),
  },
  recipe_marks: {
    row: () => ({ user_id: head.id, recipe_id: itemId, rating: 3 }),
    key: ['user_id', 'recipe_id'],
    change: { rating: 4 },
    may: onlyOwner('rcu'),
  },
  cook_log: {
    row: () => ({ user_id: head.id, id: itemId, recipe_id: itemId, cooked_on: '2026-11-17' }),
    key: ['user_id', 'id'],
    change: { note: 'More salt' },
    may: onlyOwner('rcud'),
  },
}
/** Of somebody who is in a household, which must make no difference. */
const OF_HEAD = /^(household|own_recipe|recipe_|cook_log)/

beforeAll(async () => {
  server = await startTestServer({ functions })
  ;[owner, head, mate, stranger] = (await Promise.all(
    ['owner', 'head', 'mate', 'stranger'].map((name) => server.user(`${name}@kitchen.example`)),
  )) as [Person, Person, Person, Person]
  const [row] = await server.sql<
    { id: string }[]
  >`insert into external_recipes (title) values ('Soup') returning id`
  recipeId = row?.id ?? ''
  const [made] = await server.sql<
    { id: string }[]
  >`insert into households (name) values ('Ours') returning id`
  householdId = made?.id ?? ''
  await server.sql`insert into household_members (user_id, household_id, role)
    values (${head.id}, ${householdId}, 'owner'), (${mate.id}, ${householdId}, 'member')`
  await server.sql`insert into external_recipes (id, title) values (${itemId}, 'Guarded soup')`
  await server.sql`insert into own_recipes (id, user_id, title) values (${heldId}, ${head.id}, 'Held')`
})
afterAll(() => server.stop())

const clientOf = (who: Who, table: string) => {
  const people = { stranger, member: mate, owner: OF_HEAD.test(table) ? head : owner }
  return who === 'anonymous' ? server.client() : people[who].client
}

/** What this user can actually do with the row, determined by trying. */
async function triedRights(table: string, who: Who): Promise<string> {
  const { sql } = server
  const { row, key, change } = TABLES[table] as Rights
  const mine = Object.fromEntries(key.map((column) => [column, row()[column] as string]))
  const client = clientOf(who, table)
  const put = () => sql`insert into ${sql(table)} ${sql(row())} on conflict do nothing`
  // Rows that others reference stay in place.
  const standing = ['external_recipes', 'households', 'household_members', 'profiles'].includes(table)
  const clear = async () => {
    for (const one of [mine, { ...mine, ...change }])
      await sql`delete from ${sql(table)} where ${key.reduce(
        (all, column) => sql`${all} and ${sql(column)} = ${one[column] as string}`,
        sql`true`,
      )}`
  }
  const got = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
    const { data, error } = await query
    return error === null && Array.isArray(data) && data.length > 0
  }
  let can = ''
  if (!standing) await clear()
  await put()
  if (await got(client.from(table).select('*').match(mine))) can += 'r'
  if (!standing || table === 'profiles') await clear()
  const made = await client.from(table).insert(row() as never)
  if (made.error === null) can += 'c'
  await put()
  if (await got(client.from(table).update(change).match(mine).select())) can += 'u'
  if (!standing) await clear()
  await put()
  if (await got(client.from(table).delete().match(mine).select())) can += 'd'
  return can
}

describe('every table', () => {
  it('is listed here', async () => {
    const rows =
      await server.sql`select table_name from information_schema.tables where table_schema = 'public'`
    expect(rows.map((row) => row.table_name).sort()).toEqual(Object.keys(TABLES).sort())
  })

  it.each(Object.keys(TABLES))('%s grants each role what it should, and nothing else', async (table) => {
    const tried: Record<string, string> = {}
    for (const who of ['anonymous', 'stranger', 'member', 'owner'] as const)
      tried[who] = await triedRights(table, who)
    expect(tried).toEqual(TABLES[table]?.may)
  })

  it('of a user stays theirs in a household', async () => {
    await server.sql`insert into saved_recipes (user_id, recipe_id) values (${head.id}, ${recipeId})`
    for (const table of Object.keys(TABLES).filter((name) => 'user_id' in (TABLES[name] as Rights).row())) {
      // The one that is shared.
      if (table.startsWith('household') || table === 'own_recipes') continue
      const { data } = await mate.client.from(table).select('*').eq('user_id', head.id)
      expect(data, table).toEqual([])
    }
  })

  it('outside of public is unreachable through the API, with any key', async () => {
    const rows = await server.sql<{ schema: string; name: string }[]>`
      select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'v', 'm') and n.nspname in ('sous', 'auth', 'storage', 'catalog', 'supabase_migrations')`
    expect(rows.length).toBeGreaterThan(20)
    for (const { schema, name } of rows)
      for (const key of [server.keys.publishableKey, server.keys.secretKey]) {
        const headers = { apikey: key, authorization: `Bearer ${owner.session?.access_token}` }
        for (const profile of [schema, 'public'])
          expect(
            (
              await server.app.request(`/rest/v1/${name}?select=*`, {
                headers: { ...headers, 'accept-profile': profile },
              })
            ).status,
            `${schema}.${name}`,
          ).toBeGreaterThanOrEqual(400)
      }
  })

  it('has row level security, and shows browsers nothing without a policy, even around the API', async () => {
    const tables = await server.sql<{ name: string; guarded: boolean; policies: boolean }[]>`
      select format('%I.%I', n.nspname, c.relname) as name, c.relrowsecurity as guarded,
        exists (select from pg_policy p where p.polrelid = c.oid) as policies
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and n.nspname in ('public', 'sous', 'catalog')`
    expect(tables.filter(({ guarded }) => !guarded)).toEqual([])
    const closed = tables.filter(({ policies }) => !policies)
    expect(closed.length).toBeGreaterThan(10)
    for (const { name } of closed)
      for (const role of ['anon', 'authenticated'])
        await server.sql
          .begin(async (tx) => {
            await tx.unsafe(`set local role ${role}`)
            expect(await tx.unsafe(`select 1 from ${name} limit 1`), name).toHaveLength(0)
          })
          .catch((error: { code?: string }) => expect(error.code, `${name}: ${error}`).toBe('42501'))
  })
})

describe('every database function', () => {
  it('that a browser may call is meant for it', async () => {
    const rows =
      await server.sql`select p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and has_function_privilege('anon', p.oid, 'execute') and p.prorettype <> 'trigger'::regtype`
    expect([...new Set(rows.map((row) => row.name))].sort()).toEqual([
      'find_recipes',
      'recipe_cuisines',
      'search_collection',
      'search_recipes',
    ])
  })
  it('with security definer sets its search path', async () => {
    const rows =
      await server.sql`select n.nspname || '.' || p.proname as name from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'sous', 'catalog') and p.prosecdef
        and not exists (select from unnest(coalesce(p.proconfig, '{}')) c where c like 'search_path=%')`
    expect(rows.map((row) => row.name)).toEqual([])
  })
})

describe('every bucket', () => {
  const png = () => new Blob([new Uint8Array(64).fill(7)], { type: 'image/png' })

  it('is listed here', async () => {
    expect(await server.sql`select id, public from storage.buckets order by id`).toEqual([
      { id: 'avatars', public: false },
      { id: 'recipe-photos', public: false },
    ])
  })

  it('avatars: each user has their own folder and no other', async () => {
    const file = `${owner.id}/me.png`
    expect((await owner.client.storage.from('avatars').upload(file, png())).error).toBeNull()
    for (const client of [server.client(), stranger.client, mate.client]) {
      const bucket = client.storage.from('avatars')
      const refused = await Promise.all([
        bucket.upload(`${owner.id}/forged.png`, png()),
        bucket.upload(file, png(), { upsert: true }),
        bucket.download(file),
        bucket.createSignedUrl(file, 60),
        bucket.createSignedUploadUrl(`${owner.id}/later.png`),
        bucket.copy(file, `${stranger.id}/mine.png`),
        bucket.move(file, `${stranger.id}/mine.png`),
      ])
      expect(refused.map(({ error }) => error === null)).toEqual(refused.map(() => false))
      expect((await bucket.remove([file])).data ?? []).toEqual([])
      expect((await bucket.list(owner.id)).data ?? []).toEqual([])
      expect((await fetch(bucket.getPublicUrl(file).data.publicUrl)).status).toBeGreaterThanOrEqual(400)
    }
    expect((await owner.client.storage.from('avatars').download(file)).error).toBeNull()
  })

  it.each([
    '../escape.png',
    '..%2f..%2fetc%2fpasswd',
    '%2e%2e/%2e%2e/keys.json',
    'a/../../b.png',
    '..\\..\\b.png',
    'a%00.png',
    '/etc/passwd',
    'a//..//b.png',
    '%252e%252e%252fkeys.json',
  ])('refuses path traversal: %s', async (path) => {
    for (const [method, place] of [
      ['POST', `object/avatars/${stranger.id}/${path}`],
      ['GET', `object/avatars/${stranger.id}/${path}`],
      ['GET', `object/public/avatars/${path}`],
      ['GET', `object/public/${path}`],
    ] as const) {
      // Sent verbatim: a library would normalize the path.
      const { hostname, port } = new URL(server.url)
      const status = await new Promise<number>((resolve, reject) => {
        const sent = request(
          {
            hostname,
            port,
            method,
            path: `/storage/v1/${place}`,
            headers: {
              apikey: server.keys.publishableKey,
              authorization: `Bearer ${stranger.session?.access_token}`,
              'content-type': 'image/png',
              ...(method === 'POST' && { 'content-length': '4' }),
            },
          },
          (response) => resolve(response.resume().statusCode ?? 0),
        ).on('error', reject)
        sent.end(method === 'POST' ? 'abcd' : undefined)
      })
      expect(status, `${method} ${place}`).toBeLessThan(500)
      // In their own folder it may have become a file with an odd name, which is theirs to read.
      if (place.startsWith('object/public')) expect(status, `${method} ${place}`).toBeGreaterThanOrEqual(400)
    }
    // However it was interpreted, it is in this user's folder.
    const elsewhere = await server.sql`select key from sous.storage_blobs
      where bucket = 'avatars' and (key !~ ${`^(${stranger.id}|${owner.id})/`} or key ~ '(^|/)\\.\\.(/|$)')`
    expect(elsewhere).toEqual([])
  })
})
