import type { Sql } from '../lib/sql.ts'

/** The three roles that requests run as. A hosted Supabase project has them already; a plain PostgreSQL does not. */
export async function ensureRoles(sql: Sql) {
  await sql.unsafe(`
    do $$
    begin
      if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin noinherit; end if;
      if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin noinherit; end if;
      if not exists (select from pg_roles where rolname = 'service_role') then create role service_role nologin noinherit bypassrls; end if;
      execute format('grant anon, authenticated, service_role to %I', current_user);
    exception
      -- Replicas that start together may both try.
      when duplicate_object or unique_violation then null;
    end
    $$;
    grant usage on schema public to anon, authenticated, service_role;
  `)
}
