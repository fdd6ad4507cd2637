-- The sweeps of every hour look for old rows by these. On a hosted project the tables belong to Supabase, which sweeps them.
do $$
declare
  item record;
begin
  for item in
    select * from (values
      ('auth.audit_log_entries', 'audit_log_entries_created_at_idx', '(created_at)'),
      ('auth.sessions', 'sessions_updated_at_idx', '(updated_at)'),
      ('auth.sessions', 'sessions_ending_idx', '(not_after) where not_after is not null'),
      ('auth.refresh_tokens', 'refresh_tokens_revoked_idx', '(updated_at) where revoked'),
      ('auth.users', 'users_unconfirmed_idx', '(created_at) where email_confirmed_at is null')
    ) as wanted (relation, name, what)
    join pg_catalog.pg_class c on c.oid = to_regclass(wanted.relation)
    where c.relowner = (select oid from pg_catalog.pg_roles where rolname = current_user)
      and not exists (select from pg_catalog.pg_roles where rolname in ('supabase_admin', 'supabase_auth_admin'))
  loop
    execute format('create index if not exists %I on %s %s', item.name, item.relation, item.what);
  end loop;
end
$$;
