import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Sql } from '#server/lib/sql.ts'
import { migrations } from '#tests/support/database.ts'
import { startTestServer, type TestServer } from '#tests/support/server.ts'

type Grants = Record<string, Record<string, string>>

const SCHEMAS = ['public', 'sous', 'catalog', 'rest', 'auth', 'storage', 'extensions', 'supabase_migrations']
const READ = 'SELECT'
const WRITE = 'DELETE INSERT SELECT UPDATE'
const server = { service_role: 'all' }
const allRead = { anon: READ, authenticated: READ, ...server }
const allSearch = { anon: READ, authenticated: READ, service_role: READ }
const peopleRead = { authenticated: READ, ...server }
const peopleWrite = { authenticated: WRITE, ...server }

/** Every table, view and sequence that the request roles may access at all; `all` is what an owner has. */
const TABLES: Grants = {
  'public.common_ingredients': allRead,
  'public.external_recipes': allRead,
  'public.profiles': { authenticated: 'INSERT SELECT UPDATE', ...server },
  'public.saved_recipes': { authenticated: 'DELETE INSERT SELECT', ...server },
  'public.pantry_items': peopleWrite,
  'public.pantry_events': { authenticated: 'INSERT SELECT', ...server },
  'public.shopping_items': peopleWrite,
  'public.shopping_shops': peopleWrite,
  'public.product_labels': peopleWrite,
  'public.plan_meals': peopleWrite,
  'public.plan_settings': peopleWrite,
  'public.cooking_events': peopleRead,
  'public.unlocked_achievements': peopleRead,
  'public.daily_notes': peopleRead,
  'public.contact_messages': server,
  'public.list_changes': peopleRead,
  'public.households': peopleRead,
  'public.household_members': peopleRead,
  'public.household_invitations': server,
  'public.household_pantry_items': peopleWrite,
  'public.household_pantry_events': { authenticated: 'INSERT SELECT', ...server },
  'public.household_shopping_items': peopleWrite,
  'public.household_shopping_shops': peopleWrite,
  'public.household_product_labels': peopleWrite,
  'public.household_looks': { authenticated: 'DELETE INSERT SELECT', ...server },
  'public.household_plan_meals': peopleWrite,
  'public.household_plan_settings': peopleWrite,
  'public.own_recipes': { authenticated: 'INSERT SELECT UPDATE', ...server },
  'public.own_recipe_versions': peopleRead,
  'public.recipe_links': { authenticated: 'DELETE INSERT SELECT', ...server },
  'public.recipe_marks': { authenticated: 'INSERT SELECT UPDATE', ...server },
  'public.cook_log': peopleWrite,
  'catalog.recipes': allSearch,
  'catalog.recipe_words': allSearch,
  'catalog.words': allSearch,
  'catalog.sets': allSearch,
  'catalog.food_names': allSearch,
  // Row level security decides on the rows: buckets have no policy, so only the server sees them.
  'storage.objects': { anon: WRITE, authenticated: WRITE, ...server },
  'storage.buckets': allRead,
}

const USAGE = { anon: 'USAGE', authenticated: 'USAGE', service_role: 'USAGE' }
const SCHEMA_GRANTS: Grants = {
  public: { PUBLIC: 'USAGE', ...USAGE },
  catalog: USAGE,
  rest: USAGE,
  extensions: USAGE,
  auth: USAGE,
  storage: USAGE,
}

const call = { anon: 'EXECUTE', authenticated: 'EXECUTE', service_role: 'EXECUTE' }
/** In public, sous and rest: the others are closed. */
const FUNCTIONS: Grants = {
  'public.find_recipes': call,
  'public.search_collection': call,
  'public.search_recipes': call,
  'public.recipe_cuisines': call,
  'public.household_needs': { authenticated: 'EXECUTE' },
  // A request starts as a visitor, and sets the caller with these.
  'rest.enter': call,
  'rest.require_session': call,
  // The policies of the household's tables run it as the reader.
  'sous.my_household': { authenticated: 'EXECUTE' },
  // And that of the photos.
  'sous.shows_photo': { authenticated: 'EXECUTE' },
}

interface Granted {
  name: string
  grantee: string
  rights: string[]
  whole: boolean
}

const asGrants = (rows: readonly Granted[]): Grants => {
  const found: Grants = {}
  for (const { name, grantee, rights, whole } of rows)
    found[name] = { ...found[name], [grantee]: whole ? 'all' : rights.join(' ') }
  return found
}

/** Privileges of PUBLIC and the request roles on objects of one kind; an object's `whole` list is its owner's. */
const held = (sql: Sql, objects: string) =>
  sql.unsafe<Granted[]>(`
    with objects as (${objects}),
    held as (
      select name, coalesce(r.rolname, 'PUBLIC') as grantee, array_agg(distinct a.privilege_type order by a.privilege_type) as rights, whole
      from objects cross join lateral aclexplode(acl) a left join pg_roles r on r.oid = a.grantee
      where a.grantee = 0 or r.rolname in ('anon', 'authenticated', 'service_role')
      group by name, grantee, r.rolname, whole
    )
    select name, grantee, rights, rights = array(select distinct unnest(whole) order by 1) and cardinality(whole) > 1 as whole
    from held order by name, grantee`)

const owners = (kind: string, owner: string) =>
  `(select array_agg(d.privilege_type) from aclexplode(acldefault('${kind}', ${owner})) d where d.grantee = ${owner})`
const within = `('${SCHEMAS.join("', '")}')`

async function allGrants(sql: Sql) {
  const [relations, schemas, functions, columns, defaults] = await Promise.all([
    held(
      sql,
      `select c.oid::regclass::text as name, coalesce(c.relacl, acldefault(k.kind, c.relowner)) as acl,
        case k.kind when 's' then ${owners('s', 'c.relowner')} else ${owners('r', 'c.relowner')} end as whole
      from pg_class c cross join lateral (select (case c.relkind when 'S' then 's' else 'r' end)::"char" as kind) k
      where c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and c.relnamespace::regnamespace::text in ${within}`,
    ),
    held(
      sql,
      `select n.nspname::text as name, coalesce(n.nspacl, acldefault('n', n.nspowner)) as acl, ${owners('n', 'n.nspowner')} as whole
      from pg_namespace n where n.nspname !~ '^(pg_|information_schema)'`,
    ),
    held(
      sql,
      `select p.oid::regproc::text as name, coalesce(p.proacl, acldefault('f', p.proowner)) as acl, '{}'::text[] as whole
      from pg_proc p where p.pronamespace::regnamespace::text in ('public', 'sous', 'rest')
        and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`,
    ),
    sql`select a.attrelid::regclass::text as name, a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attacl is not null and c.relnamespace::regnamespace::text in ${sql(SCHEMAS)}`,
    sql`select defaclrole::regrole::text as role, defaclnamespace::regnamespace::text as schema, defaclobjtype::text as kind
      from pg_default_acl`,
  ])
  const qualified = (grants: Grants, schema: string) =>
    Object.fromEntries(
      Object.entries(grants).map(([name, one]) => [name.includes('.') ? name : `${schema}.${name}`, one]),
    )
  return {
    tables: qualified(asGrants(relations), 'public'),
    schemas: asGrants(schemas),
    functions: qualified(asGrants(functions), 'public'),
    columns: [...columns],
    defaults: [...defaults],
  }
}

const EXACTLY = {
  tables: TABLES,
  schemas: SCHEMA_GRANTS,
  functions: FUNCTIONS,
  columns: [],
  defaults: [],
}

/** What the library used to grant at every start, before it was prevented. */
const LIBRARY = ['public', 'sous', 'catalog', 'auth', 'storage'].flatMap((schema) =>
  [
    `grant usage on schema ${schema}`,
    `grant all on all tables in schema ${schema}`,
    `grant all on all sequences in schema ${schema}`,
    `alter default privileges in schema ${schema} grant all on tables`,
    `alter default privileges in schema ${schema} grant all on sequences`,
  ].map((grant) => `${grant} to anon, authenticated, service_role;`),
)
const migration = migrations.find(({ name }) => name === 'grants')?.sql ?? ''

/** That migration grants what was there when it was written; later ones grant what they add. */
const LATER =
  /^public\.(own_recipes|own_recipe_versions|recipe_links|recipe_marks|cook_log|daily_notes|(household_)?(shopping_shops|product_labels|pantry_events|plan_meals|plan_settings)|household_looks)$|^sous\.shows_photo$/
const earlier = (grants: Grants): Grants =>
  Object.fromEntries(Object.entries(grants).filter(([name]) => !LATER.test(name)))
const BY_THAT_MIGRATION = { ...EXACTLY, tables: earlier(TABLES), functions: earlier(FUNCTIONS) }

let running: TestServer
beforeAll(async () => {
  running = await startTestServer()
})
afterAll(() => running.stop())

/** In the same database, rolled back afterwards. */
const tryOut = async <T>(work: (sql: Sql) => Promise<T>) => {
  let result: T | undefined
  await running.sql
    .begin(async (tx) => {
      result = await work(tx as unknown as Sql)
      throw new Error('undone')
    })
    .catch((error: Error) => {
      if (error.message !== 'undone') throw error
    })
  return result as T
}

describe('the grants of a running server', () => {
  it('are exactly these, also after requests of every kind', async () => {
    const { client, id } = await running.user()
    const bucket = client.storage.from('avatars')
    const file = `${id}/me.png`
    const png = new Blob([new Uint8Array(64)], { type: 'image/png' })
    expect((await bucket.upload(file, png)).error).toBeNull()
    expect((await bucket.upload(file, png, { upsert: true })).error).toBeNull()
    expect((await bucket.copy(file, `${id}/copy.png`)).error).toBeNull()
    expect((await bucket.move(`${id}/copy.png`, `${id}/moved.png`)).error).toBeNull()
    expect((await bucket.createSignedUrl(file, 60)).error).toBeNull()
    expect((await bucket.download(file)).error).toBeNull()
    expect((await bucket.list(id)).data).toHaveLength(2)
    expect((await bucket.remove([file])).data).toHaveLength(1)
    expect((await client.from('pantry_items').insert({ user_id: id, name: 'egg' })).error).toBeNull()
    expect((await client.from('pantry_items').select('*')).data).toHaveLength(1)
    expect((await running.client().rpc('search_recipes', { search: 'soup' })).error).toBeNull()
    const secret = running.client(running.keys.secretKey)
    expect((await secret.storage.listBuckets()).data?.map((one) => one.id).sort()).toEqual([
      'avatars',
      'recipe-photos',
    ])
    expect((await secret.from('contact_messages').select('*')).error).toBeNull()
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect(await allGrants(running.sql)).toEqual(EXACTLY)
  })

  it('differ after a grant on a table, a column, a sequence, a function, a schema and by default', async () => {
    for (const [part, grant] of [
      ['tables', 'grant select on sous.mail_outbox to anon'],
      ['tables', 'grant usage on sequence sous.mail_outbox_id_seq to authenticated'],
      ['tables', 'grant truncate on public.profiles to authenticated'],
      ['columns', 'grant select (email) on auth.users to authenticated'],
      ['functions', 'create function sous.careless() returns int language sql as $$ select 1 $$'],
      ['schemas', 'grant usage on schema sous to anon'],
      ['defaults', 'alter default privileges in schema sous grant select on tables to anon'],
    ] as const) {
      const found = await tryOut(async (sql) => {
        await sql.unsafe(grant)
        return allGrants(sql)
      })
      expect(found[part], grant).not.toEqual(EXACTLY[part])
    }
  })
})

describe('the grants migration', () => {
  it('revokes what the library granted', async () => {
    const [before, after] = await tryOut(async (sql) => {
      for (const grant of LIBRARY) await sql.unsafe(grant)
      const granted = await allGrants(sql)
      await sql.unsafe(migration)
      return [granted, await allGrants(sql)] as const
    })
    expect(before.tables['sous.mail_outbox']).toEqual({
      anon: 'all',
      authenticated: 'all',
      service_role: 'all',
    })
    expect(before.defaults.length).toBeGreaterThan(0)
    expect(after).toEqual(BY_THAT_MIGRATION)
  })

  it('leaves the grants of a hosted project alone', async () => {
    const [before, after] = await tryOut(async (sql) => {
      await sql.unsafe('create role supabase_auth_admin')
      for (const grant of LIBRARY) await sql.unsafe(grant)
      const granted = await allGrants(sql)
      await sql.unsafe(migration)
      return [granted, await allGrants(sql)] as const
    })
    expect(after).toEqual({ ...before, functions: earlier(before.functions) })
  })

  it('touches neither auth nor storage where they belong to another role', async () => {
    const [before, after] = await tryOut(async (sql) => {
      await sql.unsafe(`create role project nologin; grant create on schema public, sous to project;
        alter schema sous owner to project; grant anon, authenticated, service_role to project`)
      for (const grant of LIBRARY) await sql.unsafe(grant)
      await sql.unsafe(`do $$ declare f regprocedure; begin
        for f in select oid from pg_proc where pronamespace::regnamespace::text in ('sous', 'public')
          and not exists (select from pg_depend d where d.objid = pg_proc.oid and d.deptype = 'e')
        loop execute format('alter function %s owner to project', f); end loop; end $$`)
      const granted = await allGrants(sql)
      await sql.unsafe(`set local role project; ${migration}; reset role`)
      return [granted, await allGrants(sql)] as const
    })
    expect(after).toEqual({ ...before, functions: earlier(before.functions) })
  })
})
