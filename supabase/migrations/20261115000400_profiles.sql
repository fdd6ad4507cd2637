create table public.profiles (
  user_id uuid primary key references auth.users (id) on delete cascade,
  display_name text check (length(display_name) <= 100),
  avatar_url text check (length(avatar_url) <= 2000),
  dietary_preferences text[] not null default '{}' check (cardinality(dietary_preferences) <= 50),
  favorite_cuisines text[] not null default '{}' check (cardinality(favorite_cuisines) <= 50),
  cooking_skill text not null default 'beginner'
    check (cooking_skill in ('beginner', 'intermediate', 'advanced', 'expert')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

alter table public.profiles enable row level security;
create policy "owners read their profile" on public.profiles for select to authenticated using (user_id = (select auth.uid()));
create policy "owners make their profile" on public.profiles for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owners change their profile" on public.profiles for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
revoke all on public.profiles from anon, authenticated;
grant select, insert, update on public.profiles to authenticated;
grant all on public.profiles to service_role;

-- The display name given at sign-up becomes the profile's.
create function sous.make_profile() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  given jsonb := new.raw_user_meta_data;
begin
  -- Our own platform writes the object as a JSON string, a hosted project as an object.
  if jsonb_typeof(given) = 'string' then given := (given #>> '{}')::jsonb; end if;
  insert into public.profiles (user_id, display_name)
  values (new.id, nullif(left(btrim(given ->> 'display_name'), 100), ''))
  on conflict (user_id) do nothing;
  return new;
end
$$;
create trigger sous_make_profile after insert on auth.users for each row execute function sous.make_profile();
