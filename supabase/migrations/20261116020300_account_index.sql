-- Every sign-in looks for its account by the address. The index that comes with the table is partial, and the library's own
-- look-up does not match its condition. On a hosted project the table belongs to Supabase.
do $$
begin
  if exists (
    select from pg_catalog.pg_class c where c.oid = to_regclass('auth.users')
      and c.relowner = (select oid from pg_catalog.pg_roles where rolname = current_user)
  ) and not exists (select from pg_catalog.pg_roles where rolname in ('supabase_admin', 'supabase_auth_admin')) then
    create index if not exists users_email_idx on auth.users (email);
  end if;
end
$$;
