-- A household shares one pantry and one shopping list. They are lists of the household's own: a member's own lists rest
-- while they are in one, and nobody's rows ever change hands.
create table public.households (
  id uuid primary key default gen_random_uuid(),
  name text not null check (name = btrim(name) and length(name) between 1 and 60),
  created_at timestamptz not null default now()
);

create table public.household_members (
  -- One household for each person.
  user_id uuid primary key references auth.users (id) on delete cascade,
  household_id uuid not null references public.households (id) on delete cascade,
  role text not null check (role in ('owner', 'member')),
  joined_at timestamptz not null default now()
);
create index household_members_household on public.household_members (household_id, joined_at);
create unique index household_members_owner on public.household_members (household_id) where role = 'owner';

create table public.household_invitations (
  id uuid primary key default gen_random_uuid(),
  household_id uuid not null references public.households (id) on delete cascade,
  -- The code itself is shown once and kept nowhere.
  code_hash text not null unique,
  uses_left integer not null check (uses_left between 0 and 20),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index household_invitations_household on public.household_invitations (household_id);

create table public.household_pantry_items (
  household_id uuid not null references public.households (id) on delete cascade,
  name text not null check (name = lower(btrim(name)) and length(name) between 1 and 100),
  added_at timestamptz not null default now(),
  primary key (household_id, name)
);

create table public.household_shopping_items (
  household_id uuid not null references public.households (id) on delete cascade,
  id uuid not null,
  name text not null check (name = lower(btrim(name)) and length(name) between 1 and 100),
  line text not null check (line = btrim(line) and length(line) between 1 and 300),
  recipe_id uuid references public.external_recipes (id) on delete set null,
  checked boolean not null default false,
  added_at timestamptz not null default now(),
  primary key (household_id, id)
);
create index household_shopping_items_recipe on public.household_shopping_items (recipe_id) where recipe_id is not null;

-- The caller's household. With the owner's rights: a policy of household_members that read the table would never end.
create function sous.my_household() returns uuid language sql stable security definer set search_path = '' as $$
  select household_id from public.household_members where user_id = (select auth.uid())
$$;

alter table public.households enable row level security;
create policy "members read their household" on public.households for select to authenticated using (id = (select sous.my_household()));
revoke all on public.households from anon, authenticated;
grant select on public.households to authenticated;
grant all on public.households to service_role;

-- Who belongs to it changes through the server alone, which checks invitations and roles.
alter table public.household_members enable row level security;
create policy "members read each other" on public.household_members for select to authenticated using (household_id = (select sous.my_household()));
revoke all on public.household_members from anon, authenticated;
grant select on public.household_members to authenticated;
grant all on public.household_members to service_role;

-- No policy: what is kept of a code concerns nobody but the server.
alter table public.household_invitations enable row level security;
revoke all on public.household_invitations from anon, authenticated;
grant all on public.household_invitations to service_role;

alter table public.household_pantry_items enable row level security;
create policy "members read the pantry" on public.household_pantry_items for select to authenticated using (household_id = (select sous.my_household()));
create policy "members fill the pantry" on public.household_pantry_items for insert to authenticated with check (household_id = (select sous.my_household()));
create policy "members change the pantry" on public.household_pantry_items for update to authenticated
  using (household_id = (select sous.my_household())) with check (household_id = (select sous.my_household()));
create policy "members empty the pantry" on public.household_pantry_items for delete to authenticated using (household_id = (select sous.my_household()));
revoke all on public.household_pantry_items from anon, authenticated;
grant select, insert, update, delete on public.household_pantry_items to authenticated;
grant all on public.household_pantry_items to service_role;

alter table public.household_shopping_items enable row level security;
create policy "members read the shopping list" on public.household_shopping_items for select to authenticated using (household_id = (select sous.my_household()));
create policy "members write the shopping list" on public.household_shopping_items for insert to authenticated with check (household_id = (select sous.my_household()));
create policy "members change the shopping list" on public.household_shopping_items for update to authenticated
  using (household_id = (select sous.my_household())) with check (household_id = (select sous.my_household()));
create policy "members clear the shopping list" on public.household_shopping_items for delete to authenticated using (household_id = (select sous.my_household()));
revoke all on public.household_shopping_items from anon, authenticated;
grant select, insert, update, delete on public.household_shopping_items to authenticated;
grant all on public.household_shopping_items to service_role;

-- One's own lists rest meanwhile: a device that has not heard of the household yet is refused, and looks again.
create policy "own pantries rest in a household" on public.pantry_items as restrictive for insert to authenticated
  with check ((select sous.my_household()) is null);
create policy "own pantries stay as they are in a household" on public.pantry_items as restrictive for update to authenticated
  using (true) with check ((select sous.my_household()) is null);
create policy "own shopping lists rest in a household" on public.shopping_items as restrictive for insert to authenticated
  with check ((select sous.my_household()) is null);
create policy "own shopping lists stay as they are in a household" on public.shopping_items as restrictive for update to authenticated
  using (true) with check ((select sous.my_household()) is null);

-- As one person's lists: 500 at most.
create function sous.limit_household_list() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  too_many boolean;
begin
  execute format('select exists (select from %I.%I where household_id in (select household_id from added)
    group by household_id having count(*) > 500)', tg_table_schema, tg_table_name) into too_many;
  if too_many then
    raise exception 'A shared list holds at most 500 items.' using errcode = 'check_violation';
  end if;
  return null;
end
$$;
create trigger sous_limit_list after insert on public.household_pantry_items
  referencing new table as added for each statement execute function sous.limit_household_list();
create trigger sous_limit_list after insert on public.household_shopping_items
  referencing new table as added for each statement execute function sous.limit_household_list();

-- However a member goes, also with their whole account: a household is never without an owner, nor without members.
create function sous.tidy_household() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not exists (select from public.household_members where household_id = old.household_id) then
    delete from public.households where id = old.household_id;
  elsif old.role = 'owner' and not exists (
    select from public.household_members where household_id = old.household_id and role = 'owner'
  ) then
    update public.household_members set role = 'owner' where user_id = (
      select user_id from public.household_members where household_id = old.household_id order by joined_at, user_id limit 1
    );
  end if;
  return null;
end
$$;
create trigger sous_tidy_household after delete on public.household_members for each row execute function sous.tidy_household();

-- What a person has in the kitchen: the household's pantry for its members, else their own.
create function sous.pantry_of(person uuid) returns table (name text, added_at timestamptz)
language sql stable security definer set search_path = '' as $$
  select i.name, i.added_at from public.household_members m
  join public.household_pantry_items i on i.household_id = m.household_id where m.user_id = person
  union all
  select i.name, i.added_at from public.pantry_items i
  where i.user_id = person and not exists (select from public.household_members m where m.user_id = person)
$$;
revoke execute on function sous.pantry_of(uuid) from public, anon, authenticated;

-- Who may hear of a change: the owner of a row, or the members of the household and whoever the row is about.
create or replace function sous.readers_of(kind text, item jsonb) returns text[] language plpgsql stable security definer set search_path = '' as $$
begin
  if kind = 'user' then
    return array[item ->> 'user_id'];
  end if;
  return array(
    select m.user_id::text from public.household_members m
    where m.household_id = coalesce(item ->> 'household_id', item ->> 'id')::uuid
    union
    select item ->> 'user_id' where item ? 'user_id'
  );
end
$$;

select sous.make_live('public.households', 'household');
select sous.make_live('public.household_members', 'household');
select sous.make_live('public.household_pantry_items', 'household');
select sous.make_live('public.household_shopping_items', 'household');
