-- What happened to the food in a kitchen: an append-only log for each user, and one for each household. The log is the
-- truth; pantry_items and household_pantry_items follow it, and what old clients change there is appended to it. The rules
-- are those of core/stock: event.ts for what an event may say, fold.ts for what events mean.
create sequence sous.pantry_seq;

create table public.pantry_events (
  user_id uuid not null references auth.users (id) on delete cascade,
  -- Made on the device, so that sending an event twice stores it once.
  id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('have', 'bought', 'seen', 'used', 'out', 'set', 'undo')),
  name text not null check (name = lower(btrim(name)) and length(name) between 1 and 100),
  of uuid,
  detail jsonb not null default '{}',
  -- Ascending in the order of commits: whoever has read up to a number has missed nothing below it.
  seq bigint not null,
  primary key (user_id, id),
  check ((kind = 'undo') = (of is not null))
);
create unique index pantry_events_seq on public.pantry_events (user_id, seq);
create index pantry_events_food on public.pantry_events (user_id, name, at, id);
create index pantry_events_undone on public.pantry_events (user_id, of) where of is not null;
create index pantry_events_at on public.pantry_events (at);

create table public.household_pantry_events (
  household_id uuid not null references public.households (id) on delete cascade,
  id uuid not null,
  at timestamptz not null,
  kind text not null check (kind in ('have', 'bought', 'seen', 'used', 'out', 'set', 'undo')),
  name text not null check (name = lower(btrim(name)) and length(name) between 1 and 100),
  of uuid,
  detail jsonb not null default '{}',
  seq bigint not null,
  primary key (household_id, id),
  check ((kind = 'undo') = (of is not null))
);
create unique index household_pantry_events_seq on public.household_pantry_events (household_id, seq);
create index household_pantry_events_food on public.household_pantry_events (household_id, name, at, id);
create index household_pantry_events_undone on public.household_pantry_events (household_id, of) where of is not null;
create index household_pantry_events_at on public.household_pantry_events (at);

-- Events are appended and read, never changed or deleted by users.
alter table public.pantry_events enable row level security;
create policy "owners read their pantry events" on public.pantry_events for select to authenticated using (user_id = (select auth.uid()));
create policy "owners append pantry events" on public.pantry_events for insert to authenticated with check (user_id = (select auth.uid()));
create policy "own pantry events rest in a household" on public.pantry_events as restrictive for insert to authenticated
  with check ((select sous.my_household()) is null);
revoke all on public.pantry_events from anon, authenticated;
grant select, insert on public.pantry_events to authenticated;
grant all on public.pantry_events to service_role;

alter table public.household_pantry_events enable row level security;
create policy "members read pantry events" on public.household_pantry_events for select to authenticated using (household_id = (select sous.my_household()));
create policy "members append pantry events" on public.household_pantry_events for insert to authenticated with check (household_id = (select sous.my_household()));
revoke all on public.household_pantry_events from anon, authenticated;
grant select, insert on public.household_pantry_events to authenticated;
grant all on public.household_pantry_events to service_role;

-- One line of text, as the devices write it. They count in UTF-16 units.
create function sous.is_line(given text, longest integer) returns boolean language sql immutable set search_path = '' as $$
  select given <> '' and given !~ '[\u0009-\u000d\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]|  |^ | $'
    and length(regexp_replace(given, '[\U00010000-\U0010ffff]', 'xx', 'g')) <= longest
$$;

create function sous.plain_line(given text) returns text language sql immutable set search_path = '' as $$
  select btrim(regexp_replace(normalize(given, NFC),
    '[\u0009-\u000d \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff]+', ' ', 'g'))
$$;

create function sous.is_day(given text) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  return given ~ '^(19|20|21)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$'
    and substr(given, 9)::integer <= extract(day from (left(given, 7) || '-01')::date + interval '1 month - 1 day');
end
$$;

create function sous.is_pantry_amount(given jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
begin
  if jsonb_typeof(given) <> 'object' or not given ?& '{value,unit}' or given - '{value,unit}'::text[] <> '{}'
    or jsonb_typeof(given -> 'value') <> 'number' then
    return false;
  end if;
  return (given ->> 'value')::numeric between 0 and 100000
    and (given ->> 'value')::numeric = round((given ->> 'value')::numeric, 3)
    and (jsonb_typeof(given -> 'unit') = 'null'
      or jsonb_typeof(given -> 'unit') = 'string' and sous.is_line(given ->> 'unit', 20));
end
$$;

-- Whether every field is known and has a value that the devices accept too.
create function sous.is_pantry_detail(given jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
declare
  field record;
  is_text boolean;
  line text;
begin
  if jsonb_typeof(given) is distinct from 'object' or octet_length(given::text) > 2048 then
    return false;
  end if;
  for field in select key, value, jsonb_typeof(value) as type from jsonb_each(given) loop
    is_text := field.type = 'string';
    line := field.value #>> '{}';
    if not (case
      when field.key in ('amount', 'text', 'place', 'bought', 'opened', 'frozen', 'thawed', 'cooked', 'best_before', 'near')
        and field.type = 'null' then true
      when field.key = 'amount' then sous.is_pantry_amount(field.value)
      when field.key = 'text' then is_text and sous.is_line(line, 40)
      when field.key = 'place' then is_text and line in ('fridge', 'freezer', 'pantry')
      when field.key in ('bought', 'opened', 'frozen', 'thawed', 'cooked', 'best_before') then is_text and sous.is_day(line)
      when field.key = 'why' then is_text and line in ('used', 'wasted', 'removed', 'cleared')
      when field.key = 'recipe_id' then is_text and line ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
      when field.key = 'meal' then is_text and sous.is_line(line, 200)
      when field.key = 'asked' then field.value = 'true'
      when field.key = 'near' and field.type = 'array' then jsonb_array_length(field.value) <= 5 and not exists (
        select from jsonb_array_elements(field.value) one
        where jsonb_typeof(one) <> 'string' or one #>> '{}' <> lower(one #>> '{}') or not sous.is_line(one #>> '{}', 100))
      else false
    end) then
      return false;
    end if;
  end loop;
  return true;
end
$$;

-- The column that says whose a log or a list is.
create function sous.pantry_owner(relation text) returns text language sql immutable set search_path = '' as $$
  select case when relation like 'household%' then 'household_id' else 'user_id' end
$$;

-- Writers of one log go one after the other, until they commit. The household first, as its members' changes do: otherwise
-- the two would wait for each other.
create function sous.lock_pantry(relation text, whose uuid) returns void language plpgsql set search_path = '' as $$
begin
  if sous.pantry_owner(relation) = 'household_id' then
    perform from public.households where id = whose for key share;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('sous.pantry ' || whose, 0));
end
$$;

-- A time that counts on every device: whole milliseconds, not in the future. What a fast clock dated later follows everything
-- known about the food, so that its order stays.
create function sous.pantry_time(log text, whose uuid, food text, wanted timestamptz) returns timestamptz
language plpgsql set search_path = '' as $$
declare
  present constant timestamptz := date_trunc('milliseconds', clock_timestamp());
  last timestamptz;
begin
  if wanted <= present then
    return greatest(date_trunc('milliseconds', wanted), '2000-01-01T00:00:00Z');
  end if;
  execute format('select max(at) from public.%I where %I = $1 and name = $2', log, sous.pantry_owner(log))
    into last using whose, food;
  return greatest(present, last + interval '1 millisecond');
end
$$;

create function sous.keep_pantry_event() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  whose constant uuid := (to_jsonb(new) ->> sous.pantry_owner(tg_table_name))::uuid;
begin
  if not sous.is_line(new.name, 100) or not sous.is_pantry_detail(new.detail) then
    raise exception 'This pantry event has an unknown field or an invalid value.' using errcode = 'check_violation';
  end if;
  perform sous.lock_pantry(tg_table_name, whose);
  new.at := sous.pantry_time(tg_table_name, whose, new.name, new.at);
  new.seq := nextval('sous.pantry_seq');
  return new;
end
$$;

-- Amounts: the arithmetic of core/stock/amounts.ts and the words of core/shopping/measure.ts.
create function sous.in_unit(amount double precision, unit text, wanted text) returns double precision
language plpgsql immutable set search_path = '' as $$
declare
  family jsonb;
begin
  if unit is not distinct from wanted then
    return amount;
  end if;
  for family in select * from jsonb_array_elements('[
    {"milligram": 0.001, "gram": 1, "kilogram": 1000, "ounce": 28.35, "pound": 453.6},
    {"milliliter": 1, "centiliter": 10, "deciliter": 100, "liter": 1000, "teaspoon": 5, "tablespoon": 15,
     "fluid ounce": 30, "cup": 240, "pint": 480, "quart": 960, "gallon": 3840}]')
  loop
    if family ? unit and family ? wanted then
      return amount * (family ->> unit)::double precision / (family ->> wanted)::double precision;
    end if;
  end loop;
  return null;
end
$$;

-- One amount and another, added (1) or taken away (-1), not below nothing; null if they can't be counted together.
create function sous.add_amounts(one jsonb, other jsonb, sign integer) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('unit', one -> 'unit', 'value',
    floor(greatest(0, (one ->> 'value')::double precision + sign * more) * 1000 + 0.5) / 1000)
  from (select sous.in_unit((other ->> 'value')::double precision, other ->> 'unit', one ->> 'unit') as more) converted
  where more is not null and one is not null and other is not null
$$;

create function sous.kitchen_number(amount double precision) returns text language sql immutable set search_path = '' as $$
  select coalesce((
    select case when ones = 0 and sign <> '' then sign else ones::text || sign end
    from (values (1, 0::double precision, ''), (2, 0.125, '⅛'), (3, 0.25, '¼'), (4, 1 / 3::double precision, '⅓'), (5, 0.375, '⅜'),
      (6, 0.5, '½'), (7, 0.625, '⅝'), (8, 2 / 3::double precision, '⅔'), (9, 0.75, '¾'), (10, 0.875, '⅞'), (11, 1, ''))
      as parts (n, part, sign)
    cross join lateral (select floor(amount) + case when part = 1 then 1 else 0 end as ones) whole
    where abs(amount - floor(amount) - part) < 0.01::double precision order by n limit 1
  ), (floor(amount * 100 + 0.5) / 100)::text)
$$;

create function sous.amount_text(amount jsonb) returns text language sql immutable set search_path = '' as $$
  select sous.kitchen_number(value) || coalesce(' ' || coalesce('{"teaspoon": "tsp", "tablespoon": "tbsp", "fluid ounce": "fl oz",
      "ounce": "oz", "pound": "lb", "milliliter": "ml", "centiliter": "cl", "deciliter": "dl", "liter": "l", "milligram": "mg",
      "gram": "g", "kilogram": "kg"}'::jsonb ->> unit,
    case
      when value <= 1 + 0.01::double precision then unit
      when unit in ('leaf', 'loaf') then left(unit, -1) || 'ves'
      when unit ~ '(ch|sh|x|s)$' then unit || 'es'
      else unit || 's'
    end), '')
  from (select (amount ->> 'value')::double precision as value, amount ->> 'unit' as unit) given
  where value is not null
$$;

-- Without the fields that are null; those of an amount stay.
create function sous.known_fields(given jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_object_agg(key, value) filter (where value <> 'null'), '{}') from jsonb_each(given)
$$;

-- What the events say about a food: listed or not, since when, and with which details.
create type sous.pantry_record as (name text, present boolean, since timestamptz, detail jsonb);

create function sous.patch_pantry(state jsonb, given jsonb) returns jsonb language sql immutable set search_path = '' as $$
  select state
    || case
      when given ? 'amount' and not given ? 'text' then '{"text": null}'
      when given ? 'text' and not given ? 'amount' then '{"amount": null}'
      else '{}'
    end::jsonb
    || (given - case when given ? 'meal' then '{why,asked}' else '{why,asked,recipe_id}' end::text[])
$$;

create function sous.fold_pantry(log text, whose uuid, food text) returns sous.pantry_record
language plpgsql set search_path = '' as $$
declare
  event record;
  present boolean := false;
  since timestamptz;
  state jsonb := '{}';
  amount jsonb;
  place jsonb;
begin
  for event in execute format('select e.at, e.kind, e.detail from public.%1$I e
    where e.%2$I = $1 and e.name = $2 and e.kind <> ''undo''
      and not exists (select from public.%1$I u where u.%2$I = $1 and u.of = e.id)
    order by e.at, e.id', log, sous.pantry_owner(log)) using whose, food
  loop
    if event.kind in ('have', 'seen', 'bought') and not present then
      present := true;
      since := event.at;
      state := '{}';
    end if;
    continue when not present;
    case event.kind
      when 'out' then
        present := false;
      when 'used' then
        amount := sous.add_amounts(nullif(state -> 'amount', 'null'), nullif(event.detail -> 'amount', 'null'), -1);
        if amount is not null then
          state := state || jsonb_build_object('amount', amount, 'text', null);
        end if;
      when 'bought' then
        -- Another package: its dates count from now on, and its amount is added to what is left of the last one.
        amount := nullif(event.detail -> 'amount', 'null');
        if amount is not null and nullif(state -> 'amount', 'null') is not null then
          amount := sous.add_amounts(state -> 'amount', amount, 1);
        end if;
        place := case when event.detail ? 'place' then event.detail -> 'place' else state -> 'place' end;
        state := sous.patch_pantry(state, event.detail - '{amount,text,place}'::text[]) || jsonb_build_object(
          'amount', amount,
          'text', event.detail -> 'text',
          'place', case when place = '"freezer"' or state ->> 'place' is distinct from 'freezer' then place end,
          'bought', coalesce(nullif(event.detail -> 'bought', 'null'), to_jsonb(to_char(event.at at time zone 'UTC', 'YYYY-MM-DD'))),
          'opened', event.detail -> 'opened',
          'frozen', event.detail -> 'frozen',
          'thawed', null,
          'cooked', event.detail -> 'cooked',
          'best_before', event.detail -> 'best_before');
      else
        state := sous.patch_pantry(state, event.detail);
    end case;
  end loop;
  return (food, present, since, sous.known_fields(state));
end
$$;

-- As listedFoods in core/stock: leftovers aren't ingredients, and of what is used up there is none.
create function sous.is_listed_food(food sous.pantry_record) returns boolean language sql immutable set search_path = '' as $$
  select food.present and not food.detail ? 'meal' and (food.detail #>> '{amount,value}')::double precision is distinct from 0
$$;

-- The list follows the log: only what these events are about is written.
create function sous.list_pantry_events() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  list constant text := replace(tg_table_name, '_events', '_items');
  owner constant text := sous.pantry_owner(tg_table_name);
  whose uuid;
  names text[];
  foods sous.pantry_record[];
begin
  for whose, names in execute format('select a.%2$I, array_agg(distinct coalesce(e.name, a.name)) from added a
    left join public.%1$I e on a.kind = ''undo'' and e.%2$I = a.%2$I and e.id = a.of
    group by a.%2$I order by a.%2$I', tg_table_name, owner)
  loop
    foods := array(select sous.fold_pantry(tg_table_name, whose, name) from unnest(names) name);
    execute format('delete from public.%I where %I = $1 and name in (
      select name from unnest($2) food where not sous.is_listed_food(food))', list, owner) using whose, foods;
    execute format('insert into public.%1$I as i (%2$I, name, amount, near, added_at)
      select $1, name, coalesce(detail ->> ''text'', sous.amount_text(detail -> ''amount'')),
        case when detail ? ''near'' then array(select jsonb_array_elements_text(detail -> ''near'')) end, since
      from unnest($2) food where sous.is_listed_food(food) order by since, name
      on conflict (%2$I, name) do update set amount = excluded.amount, near = excluded.near, added_at = excluded.added_at
      where (i.amount, i.near, i.added_at) is distinct from (excluded.amount, excluded.near, excluded.added_at)', list, owner)
      using whose, foods;
  end loop;
  return null;
end
$$;

-- "500 g" and "6" can be counted; everything else stays as written.
create function sous.pantry_text(amount text) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  written constant text := sous.plain_line(amount);
  parts constant text[] := regexp_match(written, '^(\d{1,5}(?:\.\d{1,3})?)(?: ?(g|kg|mg|ml|cl|dl|l|oz|lb|tsp|tbsp|cups?))?$', 'i');
begin
  if written is null or not sous.is_line(written, 40) then
    return '{"text": null}';
  end if;
  return jsonb_build_object('text', written) || case when parts is null then '{}' else jsonb_build_object('amount',
    jsonb_build_object('value', parts[1]::numeric, 'unit', '{"g": "gram", "kg": "kilogram", "mg": "milligram", "ml": "milliliter",
      "cl": "centiliter", "dl": "deciliter", "l": "liter", "oz": "ounce", "lb": "pound", "tsp": "teaspoon", "tbsp": "tablespoon",
      "cup": "cup", "cups": "cup"}'::jsonb -> lower(parts[2]))) end;
end
$$;

create function sous.pantry_near(near text[]) returns jsonb language sql immutable set search_path = '' as $$
  select jsonb_build_object('near', case when near is not null then coalesce((
    select jsonb_agg(lower(line) order by n) from unnest(near) with ordinality names (one, n)
    cross join lateral (select sous.plain_line(one) as line) plain where sous.is_line(lower(line), 100)), '[]') end)
$$;

-- What clients that know only the list change there.
create function sous.log_pantry_changes() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  log constant text := replace(tg_table_name, '_items', '_events');
  owner constant text := sous.pantry_owner(tg_table_name);
  -- Later than everything: the time is set where events are kept.
  append constant text := format('insert into public.%I (%I, id, at, kind, name, detail) select whose, gen_random_uuid(), ''infinity'', ',
    log, owner);
  rows_of constant text := format('(select %I as whose, name, amount, near from ', owner);
begin
  if tg_op in ('UPDATE', 'DELETE') then
    execute append || format('''out'', name, jsonb_build_object(''why'', case when total > 1 and not exists (
        select from public.%I i where i.%I = whose) then ''cleared'' else ''removed'' end)
      from (select *, count(*) over (partition by whose) as total from %s before) b) gone', tg_table_name, owner, rows_of)
      || case when tg_op = 'UPDATE' then ' where not exists (select from ' || rows_of || 'added) a
        where a.whose = gone.whose and a.name = gone.name)' else '' end || ' order by name';
  end if;
  if tg_op in ('INSERT', 'UPDATE') then
    execute append || '''have'', name, sous.known_fields(sous.pantry_text(amount) || sous.pantry_near(near)) from '
      || rows_of || 'added) came' || case when tg_op = 'UPDATE' then ' where not exists (select from ' || rows_of || 'before) b
        where b.whose = came.whose and b.name = came.name)' else '' end || ' order by name';
  end if;
  if tg_op = 'UPDATE' then
    execute append || '''set'', a.name,
      case when a.amount is distinct from b.amount then sous.pantry_text(a.amount) else ''{}'' end
        || case when a.near is distinct from b.near then sous.pantry_near(a.near) else ''{}'' end
      from ' || rows_of || 'added) a join ' || rows_of || 'before) b using (whose, name)
      where (a.amount, a.near) is distinct from (b.amount, b.near)';
  end if;
  return null;
end
$$;

-- Before any row of the list is locked: who appends events locks the log first, then the rows of the list.
create function sous.lock_own_pantry() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  whose constant uuid := case sous.pantry_owner(tg_table_name) when 'user_id' then auth.uid() else sous.my_household() end;
begin
  if whose is not null then
    perform sous.lock_pantry(tg_table_name, whose);
  end if;
  return null;
end
$$;

-- Names as the devices write them: otherwise one food would have two names.
create function sous.plain_pantry_name() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  plain constant text := sous.plain_line(new.name);
begin
  if new.name = btrim(new.name) then
    new.name := plain;
  end if;
  return new;
end
$$;

-- Deletes what no longer says anything about the present: events before a food was out, and what is left of undone ones.
-- With an owner: only theirs. Food by food, so that one with thousands of events takes no longer than thousands of foods.
create function sous.trim_pantry(log text, whose uuid, before timestamptz, out_before timestamptz, most integer) returns integer
language plpgsql set search_path = '' as $$
declare
  owner constant text := sous.pantry_owner(log);
  food record;
  last_out record;
  total integer := 0;
  deleted integer;
begin
  for food in execute format('select %2$I as whose, name from public.%1$I where ($1 is null or %2$I = $1) and at < $2
    group by %2$I, name order by min(at)', log, owner) using whose, before
  loop
    exit when total >= most;
    execute format('select o.at, o.id from public.%1$I o where o.%2$I = $1 and o.name = $2 and o.kind = ''out'' and o.at < $3
      and (select true from public.%1$I u where u.%2$I = $1 and u.of = o.id limit 1) is null
      order by o.at desc, o.id desc limit 1', log, owner) into last_out using food.whose, food.name, out_before;
    if last_out.id is not null then
      execute format('delete from public.%1$I where %2$I = $1 and id in (
        select e.id from public.%1$I e where e.%2$I = $1 and e.name = $2 and e.kind <> ''undo'' and e.at < $3
          and (e.at, e.id) < ($4, $5) order by e.at, e.id limit $6)', log, owner)
        using food.whose, food.name, before, last_out.at, last_out.id, most - total;
      get diagnostics deleted = row_count;
      total := total + deleted;
    end if;
    -- That it is out says nothing once nothing came before.
    execute format('delete from public.%1$I where %2$I = $1 and kind in (''out'', ''undo'') and at < $3 and id in (
      (select e.id from public.%1$I e where e.%2$I = $1 and e.name = $2 and e.kind <> ''undo'' order by e.at, e.id limit 1)
      union all
      select e.id from public.%1$I e where e.%2$I = $1 and e.name = $2 and e.kind = ''undo''
        and (select true from public.%1$I t where t.%2$I = $1 and t.id = e.of) is null)', log, owner)
      using food.whose, food.name, before;
    get diagnostics deleted = row_count;
    total := total + deleted;
  end loop;
  return total;
end
$$;

create function sous.limit_pantry_events() returns trigger language plpgsql security definer set search_path = '' as $$
declare
  owner constant text := sous.pantry_owner(tg_table_name);
  whose uuid;
  total integer;
begin
  if pg_trigger_depth() = 1 and auth.uid() is not null and (select count(*) from added) > 500 then
    raise exception 'At most 500 pantry events at once.' using errcode = 'check_violation';
  end if;
  for whose in execute format('select distinct %I from added', owner) loop
    for attempt in 1..2 loop
      execute format('select count(*) from public.%I where %I = $1', tg_table_name, owner) into total using whose;
      exit when total <= 10000;
      if attempt = 2 then
        raise exception 'A pantry holds at most 10,000 events.' using errcode = 'check_violation';
      end if;
      perform sous.trim_pantry(tg_table_name, whose, now() - interval '1 day', now() - interval '1 day', 2000);
    end loop;
  end loop;
  return null;
end
$$;

-- A member brings their pantry to the household, or takes a copy of the household's along. A food that the other log doesn't
-- know, or knows only from here, goes with its history; of any other only what is there now. What is there already stays.
create function sous.hand_over_pantry(source text, giver uuid, target text, taker uuid, moves boolean) returns void
language plpgsql set search_path = '' as $$
declare
  from_owner constant text := sous.pantry_owner(source);
  to_owner constant text := sous.pantry_owner(target);
  room integer;
  fits boolean;
  strange boolean;
  food sous.pantry_record;
  copied text[] := '{}';
  moved text[] := '{}';
  given sous.pantry_record[] := '{}';
begin
  execute format('select 500 - count(*) from public.%I where %I = $1', replace(target, '_events', '_items'), to_owner)
    into room using taker;
  execute format('select (select count(*) from public.%I where %I = $1) + (select count(*) from public.%I where %I = $2) <= 9000',
    source, from_owner, target, to_owner) into fits using giver, taker;
  for food in execute format('select r.* from (select distinct name from public.%I where %I = $1) f
    cross join lateral sous.fold_pantry(%1$L, $1, f.name) r order by r.present desc, r.since, r.name', source, from_owner) using giver
  loop
    if (sous.fold_pantry(target, taker, food.name)).present then
      moved := moved || food.name;
      continue;
    end if;
    if food.present and not food.detail ? 'meal' then
      continue when room <= 0;
      room := room - 1;
    end if;
    execute format('select exists (select from public.%1$I t where t.%2$I = $1 and t.name = $2
      and not exists (select from public.%3$I s where s.%4$I = $3 and s.id = t.id)
      and not (t.kind = ''out'' and t.detail ->> ''why'' = ''removed'')
      and not (t.kind = ''undo'' and not exists (select from public.%3$I s where s.%4$I = $3 and s.id = t.of)))',
      target, to_owner, source, from_owner) into strange using taker, food.name, giver;
    if fits and not strange then
      copied := copied || food.name;
    elsif food.present then
      if (food.detail #>> '{amount,value}')::numeric > 100000 then
        food.detail := food.detail - 'amount';
      end if;
      given := given || food;
    end if;
    if food.present then
      moved := moved || food.name;
    end if;
  end loop;

  -- That it went from here to there is undone when it comes back.
  execute format('insert into public.%1$I (%2$I, id, at, kind, name, of)
    select $1, gen_random_uuid(), ''infinity'', ''undo'', t.name, t.id from public.%1$I t
    where t.%2$I = $1 and t.name = any ($2) and t.kind = ''out''
      and not exists (select from public.%3$I s where s.%4$I = $3 and s.id = t.id)
      and not exists (select from public.%1$I u where u.%2$I = $1 and u.of = t.id)', target, to_owner, source, from_owner)
    using taker, copied, giver;
  execute format('insert into public.%1$I (%2$I, id, at, kind, name, of, detail)
    select $1, s.id, s.at, s.kind, s.name, s.of, s.detail from public.%3$I s
    where s.%4$I = $3 and (s.name = any ($2) or s.kind = ''undo'' and exists (
      select from public.%3$I t where t.%4$I = $3 and t.id = s.of and t.name = any ($2)))
    order by s.at, s.id on conflict do nothing', target, to_owner, source, from_owner) using taker, copied, giver;
  execute format('insert into public.%I (%I, id, at, kind, name, detail)
    select $1, gen_random_uuid(), ''infinity'', ''have'', name, detail from unnest($2) order by since, name', target, to_owner)
    using taker, given;
  if moves then
    execute format('insert into public.%1$I (%2$I, id, at, kind, name, detail)
      select $1, gen_random_uuid(), ''infinity'', ''out'', name, ''{"why": "removed"}'' from unnest($2) name
      where (sous.fold_pantry(%1$L, $1, name)).present', source, from_owner) using giver, moved;
  end if;
end
$$;

create function sous.bring_pantry(person uuid, household uuid) returns void language plpgsql set search_path = '' as $$
begin
  perform sous.lock_pantry('household_pantry_events', household), sous.lock_pantry('pantry_events', person);
  perform sous.hand_over_pantry('pantry_events', person, 'household_pantry_events', household, true);
end
$$;

create function sous.take_pantry(person uuid, household uuid) returns void language plpgsql set search_path = '' as $$
begin
  perform sous.lock_pantry('household_pantry_events', household), sous.lock_pantry('pantry_events', person);
  perform sous.hand_over_pantry('household_pantry_events', household, 'pantry_events', person, false);
end
$$;

-- Existing lists. Two spellings of one name become one.
delete from public.pantry_items i where name <> sous.plain_line(name) and exists (
  select from public.pantry_items o where o.user_id = i.user_id and o.name <> i.name
    and sous.plain_line(o.name) = sous.plain_line(i.name) and (o.name = sous.plain_line(o.name) or o.name < i.name));
update public.pantry_items set name = sous.plain_line(name) where name <> sous.plain_line(name);
delete from public.household_pantry_items i where name <> sous.plain_line(name) and exists (
  select from public.household_pantry_items o where o.household_id = i.household_id and o.name <> i.name
    and sous.plain_line(o.name) = sous.plain_line(i.name) and (o.name = sous.plain_line(o.name) or o.name < i.name));
update public.household_pantry_items set name = sous.plain_line(name) where name <> sous.plain_line(name);

insert into public.pantry_events (user_id, id, at, kind, name, detail, seq)
select user_id, gen_random_uuid(), greatest(least(date_trunc('milliseconds', added_at), now()), '2000-01-01T00:00:00Z'), 'have', name,
  sous.known_fields(sous.pantry_text(amount) || sous.pantry_near(near)), nextval('sous.pantry_seq')
from public.pantry_items where sous.is_line(name, 100) order by user_id, added_at;
insert into public.household_pantry_events (household_id, id, at, kind, name, detail, seq)
select household_id, gen_random_uuid(), greatest(least(date_trunc('milliseconds', added_at), now()), '2000-01-01T00:00:00Z'), 'have', name,
  sous.known_fields(sous.pantry_text(amount) || sous.pantry_near(near)), nextval('sous.pantry_seq')
from public.household_pantry_items where sous.is_line(name, 100) order by household_id, added_at;

do $$
declare
  log text;
  list text;
begin
  foreach log in array array['pantry_events', 'household_pantry_events'] loop
    list := replace(log, '_events', '_items');
    execute format('create trigger sous_keep before insert on public.%I for each row execute function sous.keep_pantry_event()', log);
    execute format('create trigger sous_limit after insert on public.%I referencing new table as added
      for each statement execute function sous.limit_pantry_events()', log);
    -- Each follows the other only where it was changed itself.
    execute format('create trigger sous_list after insert on public.%I referencing new table as added
      for each statement when (pg_trigger_depth() = 0) execute function sous.list_pantry_events()', log);
    execute format('create trigger sous_lock before insert or update or delete on public.%I
      for each statement execute function sous.lock_own_pantry()', list);
    execute format('create trigger sous_plain_name before insert or update of name on public.%I
      for each row execute function sous.plain_pantry_name()', list);
    execute format('create trigger sous_log_inserted after insert on public.%I referencing new table as added
      for each statement when (pg_trigger_depth() = 0) execute function sous.log_pantry_changes()', list);
    execute format('create trigger sous_log_updated after update on public.%I referencing old table as before new table as added
      for each statement when (pg_trigger_depth() = 0) execute function sous.log_pantry_changes()', list);
    execute format('create trigger sous_log_deleted after delete on public.%I referencing old table as before
      for each statement when (pg_trigger_depth() = 0) execute function sous.log_pantry_changes()', list);
  end loop;
end
$$;

select sous.make_live('public.pantry_events', 'user');
select sous.make_live('public.household_pantry_events', 'household');

revoke all on sequence sous.pantry_seq from public, anon, authenticated, service_role;
revoke execute on function sous.is_line, sous.plain_line, sous.is_day, sous.is_pantry_amount, sous.is_pantry_detail,
  sous.pantry_owner, sous.lock_pantry, sous.pantry_time, sous.keep_pantry_event, sous.in_unit, sous.add_amounts,
  sous.kitchen_number, sous.amount_text, sous.known_fields, sous.patch_pantry, sous.fold_pantry, sous.is_listed_food, sous.list_pantry_events, sous.pantry_text,
  sous.pantry_near, sous.log_pantry_changes, sous.lock_own_pantry, sous.plain_pantry_name, sous.trim_pantry,
  sous.limit_pantry_events, sous.hand_over_pantry, sous.bring_pantry, sous.take_pantry
  from public, anon, authenticated, service_role;
