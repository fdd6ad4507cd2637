-- Planned meals, and what plans should be like. As the shopping list: a person's own rest while they share the household's.
-- The rules are those of core/planning: meal.ts, wishes.ts, template.ts.
create table public.plan_meals (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Made on the device, so that a meal is the same one before and after it reaches the account.
  id uuid not null,
  date date not null check (date between '2000-01-01' and '2199-12-31'),
  slot text not null check (slot in ('breakfast', 'lunch', 'dinner', 'snack')),
  kind text not null check (kind in ('recipe', 'leftovers', 'note', 'off')),
  -- Of the collection or the user's own: a meal outlives its recipe, so it has the title too.
  recipe_id uuid,
  title text not null default '' check (title = btrim(title) and length(title) <= 200),
  servings smallint not null default 1 check (servings between 0 and 30),
  cooks smallint not null default 0 check (cooks between 0 and 99),
  from_meal uuid,
  stock text check (stock = btrim(stock) and length(stock) between 1 and 200),
  locked boolean not null default false,
  done_at timestamptz,
  reasons jsonb not null default '[]' check (jsonb_typeof(reasons) = 'array' and octet_length(reasons::text) <= 32768),
  added_at timestamptz not null default now(),
  -- For calendars: when what they show of it last changed.
  updated_at timestamptz not null default now(),
  primary key (user_id, id),
  check (kind = 'off' or title <> ''),
  check (kind <> 'recipe' or recipe_id is not null),
  check (kind = 'recipe' or cooks = 0)
);
create index plan_meals_day on public.plan_meals (user_id, date);
create index plan_meals_date on public.plan_meals (date);

create table public.household_plan_meals (
  household_id uuid not null references public.households (id) on delete cascade,
  id uuid not null,
  date date not null check (date between '2000-01-01' and '2199-12-31'),
  slot text not null check (slot in ('breakfast', 'lunch', 'dinner', 'snack')),
  kind text not null check (kind in ('recipe', 'leftovers', 'note', 'off')),
  recipe_id uuid,
  title text not null default '' check (title = btrim(title) and length(title) <= 200),
  servings smallint not null default 1 check (servings between 0 and 30),
  cooks smallint not null default 0 check (cooks between 0 and 99),
  from_meal uuid,
  stock text check (stock = btrim(stock) and length(stock) between 1 and 200),
  locked boolean not null default false,
  done_at timestamptz,
  reasons jsonb not null default '[]' check (jsonb_typeof(reasons) = 'array' and octet_length(reasons::text) <= 32768),
  added_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (household_id, id),
  check (kind = 'off' or title <> ''),
  check (kind <> 'recipe' or recipe_id is not null),
  check (kind = 'recipe' or cooks = 0)
);
create index household_plan_meals_day on public.household_plan_meals (household_id, date);
create index household_plan_meals_date on public.household_plan_meals (date);

-- One row for the wishes, and one for each template.
create table public.plan_settings (
  user_id uuid not null references auth.users (id) on delete cascade,
  id text not null check (id = 'wishes' or id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  kind text not null check (kind in ('wishes', 'template')),
  value jsonb not null check (jsonb_typeof(value) = 'object' and octet_length(value::text) <= 65536),
  added_at timestamptz not null default now(),
  primary key (user_id, id),
  check ((kind = 'wishes') = (id = 'wishes'))
);

create table public.household_plan_settings (
  household_id uuid not null references public.households (id) on delete cascade,
  id text not null check (id = 'wishes' or id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
  kind text not null check (kind in ('wishes', 'template')),
  value jsonb not null check (jsonb_typeof(value) = 'object' and octet_length(value::text) <= 65536),
  added_at timestamptz not null default now(),
  primary key (household_id, id),
  check ((kind = 'wishes') = (id = 'wishes'))
);

-- What a calendar shows of a meal decides; clients cannot write it.
create function sous.keep_meal() returns trigger language plpgsql security definer set search_path = '' as $$
begin
  if tg_op = 'UPDATE' and (new.date, new.slot, new.kind, new.recipe_id, new.title, new.servings)
    is not distinct from (old.date, old.slot, old.kind, old.recipe_id, old.title, old.servings) then
    new.updated_at := old.updated_at;
  else
    new.updated_at := now();
  end if;
  return new;
end
$$;
create trigger sous_keep before insert or update on public.plan_meals for each row execute function sous.keep_meal();
create trigger sous_keep before insert or update on public.household_plan_meals for each row execute function sous.keep_meal();

-- 400 meals from two months ago on, which is what devices hold, and 4,000 in all; 20 templates.
create function sous.limit_plan() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  whose uuid;
  recent integer;
  total integer;
begin
  for whose in execute format('select distinct %I from added order by 1', tg_argv[0]) loop
    -- One after the other: what the first one added is visible to the second.
    perform pg_advisory_xact_lock(hashtextextended(format('sous.plan %s', whose), 0));
    if tg_table_name like '%meals' then
      execute format('select count(*) filter (where date >= current_date - 62), count(*) from public.%I where %I = $1',
        tg_table_name, tg_argv[0]) into recent, total using whose;
      if recent > 400 or total > 4000 then
        raise exception 'A plan holds at most 400 meals.' using errcode = 'check_violation';
      end if;
    else
      execute format('select count(*) from public.%I where %I = $1 and kind = ''template''', tg_table_name, tg_argv[0])
        into total using whose;
      if total > 20 then
        raise exception 'You can have at most 20 templates.' using errcode = 'check_violation';
      end if;
    end if;
  end loop;
  return null;
end
$$;

do $$
declare
  name text;
  own text;
begin
  foreach own in array array['plan_meals', 'plan_settings'] loop
    execute format('alter table public.%I enable row level security', own);
    execute format('create policy "owners read their plan" on public.%I for select to authenticated using (user_id = (select auth.uid()))', own);
    execute format('create policy "owners add to their plan" on public.%I for insert to authenticated with check (user_id = (select auth.uid()))', own);
    execute format('create policy "owners change their plan" on public.%I for update to authenticated
      using (user_id = (select auth.uid())) with check (user_id = (select auth.uid()))', own);
    execute format('create policy "owners clear their plan" on public.%I for delete to authenticated using (user_id = (select auth.uid()))', own);
    execute format('create policy "own plans rest in a household" on public.%I as restrictive for insert to authenticated
      with check ((select sous.my_household()) is null)', own);
    execute format('create policy "own plans stay as they are in a household" on public.%I as restrictive for update to authenticated
      using (true) with check ((select sous.my_household()) is null)', own);
    execute format('create trigger sous_limit_plan after insert on public.%I
      referencing new table as added for each statement execute function sous.limit_plan(''user_id'')', own);
    perform sous.make_live(format('public.%I', own)::regclass, 'user');

    name := 'household_' || own;
    execute format('alter table public.%I enable row level security', name);
    execute format('create policy "members read the plan" on public.%I for select to authenticated using (household_id = (select sous.my_household()))', name);
    execute format('create policy "members add to the plan" on public.%I for insert to authenticated with check (household_id = (select sous.my_household()))', name);
    execute format('create policy "members change the plan" on public.%I for update to authenticated
      using (household_id = (select sous.my_household())) with check (household_id = (select sous.my_household()))', name);
    execute format('create policy "members clear the plan" on public.%I for delete to authenticated using (household_id = (select sous.my_household()))', name);
    execute format('create trigger sous_limit_plan after insert on public.%I
      referencing new table as added for each statement execute function sous.limit_plan(''household_id'')', name);
    perform sous.make_live(format('public.%I', name)::regclass, 'household');

    execute format('revoke all on public.%I, public.%I from anon, authenticated', own, name);
    execute format('grant select, insert, update, delete on public.%I, public.%I to authenticated', own, name);
    execute format('grant all on public.%I, public.%I to service_role', own, name);
  end loop;
end
$$;

-- Addresses that calendars read a person's plan at: the household's while they are in one.
create table sous.plan_feeds (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth.users (id) on delete cascade,
  -- The secret itself is shown once and kept nowhere.
  secret_hash text not null unique check (length(secret_hash) = 64),
  time_zone text not null check (length(time_zone) between 1 and 64),
  -- {"dinner": "18:30"}: meals without a time are for the day.
  times jsonb not null default '{}' check (jsonb_typeof(times) = 'object' and octet_length(times::text) <= 200),
  created_at timestamptz not null default now(),
  -- To the hour.
  read_at timestamptz
);
create index plan_feeds_user on sous.plan_feeds (user_id, created_at);
alter table sous.plan_feeds enable row level security;

-- Whoever plans for a household has to know what its members avoid: diets and allergies, from the profile, and nothing else.
create function public.household_needs() returns table (user_id uuid, diets text[], allergies text[])
language sql stable security definer set search_path = '' as $$
  select m.user_id, coalesce(p.dietary_preferences, '{}'), coalesce(p.allergies, '{}')
  from public.household_members m left join public.profiles p on p.user_id = m.user_id
  where m.household_id = (select sous.my_household())
  order by m.user_id
$$;
revoke execute on function public.household_needs() from public, anon, authenticated, service_role;
grant execute on function public.household_needs() to authenticated;

revoke execute on function sous.keep_meal, sous.limit_plan from public, anon, authenticated, service_role;
