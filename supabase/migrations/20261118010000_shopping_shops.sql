-- Shops with their own order of aisles, and the foods that they have elsewhere than most. As the shopping list: a person's
-- own rest while they share the household's.
create function sous.are_aisles(aisles text[]) returns boolean language sql immutable set search_path = '' as $$
  select cardinality(aisles) <= 11 and array_position(aisles, null) is null and cardinality(aisles) = (select count(distinct one) from unnest(aisles) one)
    and aisles <@ array['produce', 'bread',
    'meat-and-fish', 'dairy-and-eggs', 'grains-and-beans', 'baking-and-nuts', 'oils-and-spices', 'cans-and-jars', 'drinks',
    'frozen', 'other']
$$;

create table public.shopping_shops (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Made on the device, so that a shop is the same one before and after it reaches the account.
  id uuid not null,
  name text not null check (name = btrim(name) and length(name) between 1 and 40),
  aisles text[] not null default '{}',
  foods jsonb not null default '{}',
  added_at timestamptz not null default now(),
  primary key (user_id, id)
);

create table public.household_shopping_shops (
  household_id uuid not null references public.households (id) on delete cascade,
  id uuid not null,
  name text not null check (name = btrim(name) and length(name) between 1 and 40),
  aisles text[] not null default '{}',
  foods jsonb not null default '{}',
  added_at timestamptz not null default now(),
  primary key (household_id, id)
);

-- A trigger and not a check: the functions stay the server's own.
create function sous.keep_shop() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if not sous.are_aisles(new.aisles) then
    raise exception 'A shop has each of our aisles at most once.' using errcode = 'check_violation';
  end if;
  -- {"milk": "drinks"}
  if (case when jsonb_typeof(new.foods) <> 'object' or octet_length(new.foods::text) > 65536 then true else
    (select count(*) > 300 or coalesce(bool_or(jsonb_typeof(value) <> 'string' or not sous.are_aisles(array[value #>> '{}'])
      or key <> lower(btrim(key)) or length(key) not between 1 and 100), false) from jsonb_each(new.foods)) end)
  then
    raise exception 'A shop has an aisle for at most 300 foods, by their names.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger sous_keep before insert or update on public.shopping_shops for each row execute function sous.keep_shop();
create trigger sous_keep before insert or update on public.household_shopping_shops for each row execute function sous.keep_shop();

alter table public.shopping_shops enable row level security;
create policy "owners read their shops" on public.shopping_shops for select to authenticated using (user_id = (select auth.uid()));
create policy "owners add shops" on public.shopping_shops for insert to authenticated with check (user_id = (select auth.uid()));
create policy "owners change their shops" on public.shopping_shops for update to authenticated
  using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()));
create policy "owners delete their shops" on public.shopping_shops for delete to authenticated using (user_id = (select auth.uid()));
create policy "own shops rest in a household" on public.shopping_shops as restrictive for insert to authenticated
  with check ((select sous.my_household()) is null);
create policy "own shops stay as they are in a household" on public.shopping_shops as restrictive for update to authenticated
  using (true) with check ((select sous.my_household()) is null);
revoke all on public.shopping_shops from anon, authenticated;
grant select, insert, update, delete on public.shopping_shops to authenticated;
grant all on public.shopping_shops to service_role;

alter table public.household_shopping_shops enable row level security;
create policy "members read the shops" on public.household_shopping_shops for select to authenticated using (household_id = (select sous.my_household()));
create policy "members add shops" on public.household_shopping_shops for insert to authenticated with check (household_id = (select sous.my_household()));
create policy "members change the shops" on public.household_shopping_shops for update to authenticated
  using (household_id = (select sous.my_household())) with check (household_id = (select sous.my_household()));
create policy "members delete shops" on public.household_shopping_shops for delete to authenticated using (household_id = (select sous.my_household()));
revoke all on public.household_shopping_shops from anon, authenticated;
grant select, insert, update, delete on public.household_shopping_shops to authenticated;
grant all on public.household_shopping_shops to service_role;

-- 20 shops at most, for each person and each household.
create function sous.limit_shops() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  whose uuid;
  shops integer;
begin
  for whose in execute format('select distinct %I from added order by 1', tg_argv[0]) loop
    -- One after the other: what the first one added is visible to the second.
    perform pg_advisory_xact_lock(hashtextextended(format('sous.shops %s', whose), 0));
    execute format('select count(*) from public.%I where %I = $1', tg_table_name, tg_argv[0]) into shops using whose;
    if shops > 20 then
      raise exception 'You can have at most 20 shops.' using errcode = 'check_violation';
    end if;
  end loop;
  return null;
end
$$;
create trigger sous_limit_shops after insert on public.shopping_shops
  referencing new table as added for each statement execute function sous.limit_shops('user_id');
create trigger sous_limit_shops after insert on public.household_shopping_shops
  referencing new table as added for each statement execute function sous.limit_shops('household_id');

select sous.make_live('public.shopping_shops', 'user');
select sous.make_live('public.household_shopping_shops', 'household');

revoke execute on function sous.are_aisles, sous.keep_shop, sous.limit_shops from public, anon, authenticated, service_role;
