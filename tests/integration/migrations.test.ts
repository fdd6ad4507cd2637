import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { rowColumns } from '#core/contracts/row-columns.ts'
import { isMigrated, migrate } from '#server/database/migrate.ts'
import { connect } from '#server/database/open.ts'
import type { Sql } from '#server/lib/sql.ts'
import { copyDatabase, migrations, withDatabase } from '#tests/support/database.ts'

const url = inject('postgresUrl')
const made: Sql[] = []
const open = (address: string, max = 2) => {
  const sql = connect(address, max)
  made.push(sql)
  return sql
}
afterAll(() => Promise.all(made.map((sql) => sql.end())))

async function emptyDatabase() {
  const name = `sous_${randomBytes(6).toString('hex')}`
  await open(url).unsafe(`create database ${name}`)
  return withDatabase(url, name)
}

describe('migrations', () => {
  let address: string
  beforeAll(async () => {
    address = await copyDatabase(url)
  })

  it('do nothing the second time', async () => {
    expect(await migrate(open(address), migrations)).toEqual([])
    expect(await isMigrated(open(address), migrations)).toBe(true)
  })

  it('leave nothing behind when one fails, and report which', async () => {
    const sql = open(address)
    const broken = {
      version: '29990101000000',
      name: 'broken',
      sql: 'create table public.half (id int); select nonsense();',
    }
    await expect(migrate(sql, [...migrations, broken])).rejects.toThrow('29990101000000_broken')
    const [row] = await sql`select to_regclass('public.half') as half`
    expect(row?.half).toBeNull()
  })

  it('may be run by replicas concurrently', async () => {
    const fresh = { version: '29990101000001', name: 'once', sql: 'create table public.once (id int)' }
    const runs = await Promise.all([1, 2, 3].map(() => migrate(open(address), [...migrations, fresh])))
    expect(runs.flat()).toEqual(['once'])
    await open(address)`drop table public.once`
  })

  it('match the row types of core/contracts', async () => {
    const rows = await open(await copyDatabase(url))`
      select table_name, array_agg(column_name || ':' || udt_name || case is_nullable when 'YES' then '?' else '' end order by column_name) as columns
      from information_schema.columns where table_schema = 'public' group by table_name`
    const real = Object.fromEntries(rows.map((row) => [row.table_name, row.columns]))
    expect(real).toEqual(
      Object.fromEntries(Object.entries(rowColumns).map(([table, columns]) => [table, [...columns].sort()])),
    )
  })
})

describe('each migration', () => {
  /** Unavoidable exceptions, and why an older server can handle them: `version: 'reason'`. */
  const allowed: Record<string, string> = {
    '20261119060000':
      'search_collection has one argument more, with a default: calls without it still find it',
  }
  const TAKES_AWAY =
    /\bdrop\s+(table|column|schema|view|type|function)\b|\brename\b|\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b|\bset\s+not\s+null\b/i
  // A column unknown to an older server must have a default.
  const ASKS_FOR_MORE = /\badd\s+column\s+(?![^,;]*\b(default|generated)\b)[^,;]*\bnot\s+null\b/i

  it.each(migrations.map((one) => [one.name, one] as const))(
    '%s only adds: a server of the previous release may still run',
    (_, { version, sql }) => {
      if (allowed[version]) return
      const words = sql.replace(/--.*$/gm, '')
      expect(words).not.toMatch(TAKES_AWAY)
      expect(words).not.toMatch(ASKS_FOR_MORE)
    },
  )

  it('is flagged if it removes, renames or requires something', () => {
    for (const bad of [
      'drop table a',
      'alter table a drop column b',
      'alter table a rename column b to c',
      'alter table a alter column b type text',
      'alter table a alter column b set not null',
    ])
      expect(bad).toMatch(TAKES_AWAY)
    expect('alter table a add column b text not null').toMatch(ASKS_FOR_MORE)
    expect("alter table a add column b text not null default ''").not.toMatch(ASKS_FOR_MORE)
  })
})

describe('on a hosted Supabase project', () => {
  // The state of such a project before the first migration: its roles, default privileges, and the schemas auth and storage
  // that belong to other roles. The migrations run as "postgres", which isn't a superuser there.
  const hosted = (role: string) => `
    create schema auth;
    create table auth.users (id uuid primary key, email text, raw_user_meta_data jsonb);
    create table auth.sessions (id uuid primary key, user_id uuid not null references auth.users on delete cascade);
    create function auth.uid() returns uuid language sql stable as $$ select nullif(current_setting('request.jwt.claim.sub', true), '')::uuid $$;
    create schema storage;
    create table storage.buckets (id text primary key, name text not null, public boolean default false, file_size_limit bigint, allowed_mime_types text[]);
    create table storage.objects (id uuid primary key default gen_random_uuid(), bucket_id text references storage.buckets, name text);
    alter table storage.objects enable row level security;
    create function storage.foldername(name text) returns text[] language sql immutable as $$ select (string_to_array(name, '/'))[:array_length(string_to_array(name, '/'), 1) - 1] $$;
    create schema extensions;
    create publication supabase_realtime;
    alter publication supabase_realtime owner to ${role};
    grant usage on schema auth, storage, extensions, public to anon, authenticated, service_role;
    alter default privileges for role ${role} in schema public grant all on tables to anon, authenticated, service_role;
    grant create on database %DB% to ${role};
    grant all on schema public, extensions to ${role};
    grant usage on schema auth, storage to ${role};
    grant references, trigger, select on auth.users, auth.sessions to ${role};
    grant all on storage.buckets to ${role};
    alter table storage.objects owner to ${role};`

  it('they run unchanged, and leave nothing open', async () => {
    const role = `hosted_${randomBytes(4).toString('hex')}`
    const address = await emptyDatabase()
    const admin = open(address)
    await admin.unsafe(
      `create role ${role} login createrole password 'x'; grant anon, authenticated, service_role to ${role};`,
    )
    await admin.unsafe(hosted(role).replace('%DB%', new URL(address).pathname.slice(1)))
    const asOwner = new URL(address)
    asOwner.username = role
    asOwner.password = 'x'
    const sql = open(asOwner.href)
    expect(await migrate(sql, migrations)).toHaveLength(migrations.length)

    await admin`insert into auth.users (id, raw_user_meta_data) values (gen_random_uuid(), '{"display_name": "Hosted"}')`
    expect((await admin`select display_name from profiles`)[0]?.display_name).toBe('Hosted')

    // The project's own realtime service signals when to refetch; the lists themselves are not published.
    const [person] = await admin`select id from auth.users`
    await admin`insert into pantry_items (user_id, name) values (${person?.id}, 'egg')`
    await admin`delete from pantry_items`
    expect((await admin`select user_id from list_changes`).map((row) => row.user_id)).toEqual([person?.id])
    expect((await admin`select tablename from pg_publication_tables`).map((row) => row.tablename)).toEqual([
      'list_changes',
    ])
    await admin`delete from auth.users`
    expect(await admin`select user_id from list_changes`).toHaveLength(0)

    const grants = await admin`select table_name, privilege_type from information_schema.role_table_grants
      where grantee = 'anon' and table_schema = 'public' order by 1, 2`
    expect(grants.map((g) => `${g.table_name} ${g.privilege_type}`)).toEqual([
      'common_ingredients SELECT',
      'external_recipes SELECT',
    ])
  })
})
