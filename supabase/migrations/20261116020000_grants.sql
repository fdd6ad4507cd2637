-- At every start the library behind auth/v1 and storage/v1 granted everything in every schema to the roles of requests, over
-- what the migrations had revoked: row level security alone was left. It no longer does. This revokes what it granted and
-- grants again what each table is for. A hosted project never had it, and its own grants are not ours to touch.
do $$
declare
  browsers constant text := 'anon, authenticated';
  everyone constant text := 'anon, authenticated, service_role';
  item record;
begin
  if exists (select from pg_catalog.pg_roles where rolname in ('supabase_admin', 'supabase_auth_admin', 'supabase_storage_admin'))
    or not pg_has_role((select relowner from pg_catalog.pg_class where oid = to_regclass('auth.users')), 'member')
    or not pg_has_role((select relowner from pg_catalog.pg_class where oid = to_regclass('storage.objects')), 'member')
  then
    return;
  end if;

  for item in
    select case c.relkind when 'S' then 'sequence' else 'table' end as kind, c.oid::regclass as name
    from pg_catalog.pg_class c
    where c.relnamespace::regnamespace::text in ('public', 'sous', 'catalog', 'auth', 'storage')
      and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S') and pg_has_role(c.relowner, 'member')
  loop
    execute format('revoke all on %s %s from %s', item.kind, item.name, everyone);
  end loop;
  for item in
    select d.defaclrole::regrole as role, d.defaclnamespace::regnamespace as schema,
      case d.defaclobjtype when 'S' then 'sequences' else 'tables' end as kind
    from pg_catalog.pg_default_acl d
    where d.defaclnamespace::regnamespace::text in ('public', 'sous', 'catalog', 'auth', 'storage')
      and d.defaclobjtype in ('r', 'S') and pg_has_role(d.defaclrole, 'member')
  loop
    execute format('alter default privileges for role %s in schema %s revoke all on %s from %s',
      item.role, item.schema, item.kind, everyone);
  end loop;
  execute format('revoke all on schema sous, auth, storage from %s', everyone);

  for item in select unnest(array[
    'common_ingredients', 'external_recipes', 'profiles', 'saved_recipes', 'pantry_items', 'shopping_items', 'contact_messages',
    'cooking_events', 'unlocked_achievements', 'list_changes', 'households', 'household_members', 'household_invitations',
    'household_pantry_items', 'household_shopping_items']) as name
  loop
    execute format('grant all on public.%I to service_role', item.name);
  end loop;
  execute format('grant select on public.common_ingredients, public.external_recipes to %s', browsers);
  grant select, insert, update on public.profiles to authenticated;
  grant select, insert, delete on public.saved_recipes to authenticated;
  grant select, insert, update, delete on public.pantry_items, public.shopping_items,
    public.household_pantry_items, public.household_shopping_items to authenticated;
  grant select on public.cooking_events, public.unlocked_achievements, public.list_changes,
    public.households, public.household_members to authenticated;
  execute format('grant select on all tables in schema catalog to %s', everyone);

  -- Policies ask who calls.
  execute format('grant usage on schema auth, storage to %s', everyone);
  execute format('grant execute on function auth.uid(), auth.role(), auth.email(), auth.jwt() to %s', everyone);
  -- storage/v1 asks for files as their reader; policies decide which. Buckets have no policy: only the server sees them.
  execute format('grant select, insert, update, delete on storage.objects to %s', browsers);
  execute format('grant select on storage.buckets to %s', browsers);
  grant all on storage.objects, storage.buckets to service_role;
end
$$;

-- What the server calls is for the server; a policy runs its function as the reader. A schema cannot have a default for
-- this: each new function in it needs its own revoke.
revoke execute on all functions in schema sous from public, anon, authenticated, service_role;
grant execute on function sous.my_household() to authenticated;
revoke execute on function public.search_recipes, public.recipe_cuisines from public;
