-- A food may be there more than once: each purchase is a lot with its own amount and dates, as in core/stock/lots.ts. Events may name
-- the lot that they are about, by the event that it came with.
create or replace function sous.is_pantry_detail(given jsonb) returns boolean language plpgsql immutable set search_path = '' as $$
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
      when field.key in ('lot', 'recipe_id') then is_text and line ~* '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
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

-- What lots are together, oldest first. What was there before an amount was known counts as gone by then. Packages and
-- liters have no sum, whatever comes after them.
create function sous.total_of_lots(lots jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  lot jsonb;
  amount jsonb;
begin
  for lot in select * from jsonb_array_elements(lots) loop
    if amount is not null and nullif(lot -> 'amount', 'null') is not null then
      amount := sous.add_amounts(amount, lot -> 'amount', 1);
      exit when amount is null;
    else
      amount := nullif(lot -> 'amount', 'null');
    end if;
  end loop;
  return jsonb_build_object('amount', amount,
    'text', case when jsonb_array_length(lots) = 1 or amount is null then lots -> -1 -> 'text' end);
end
$$;

-- Without an event that names a lot: all of them. An amount is that of everything, as old as the oldest.
create function sous.patch_lots(lots jsonb, given jsonb, meant text) returns jsonb language sql immutable set search_path = '' as $$
  select coalesce(jsonb_agg(case when meant is null or lot ->> 'id' = meant then sous.patch_pantry(lot, given) else lot end order by n), '[]')
  from jsonb_array_elements(lots) with ordinality all_lots (lot, n)
  where meant is not null or n = 1 or not given ?| '{amount,text}'
$$;

-- Another package: a lot with dates of its own, or one with the last if both are of one trip. What is used up by then makes room.
create function sous.buy_lot(lots jsonb, lot jsonb) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  remaining jsonb := coalesce((select jsonb_agg(one order by n) from jsonb_array_elements(lots) with ordinality all_lots (one, n)
    where (one #>> '{amount,value}')::double precision is distinct from 0), '[]');
  last constant jsonb := remaining -> -1;
  -- What was put into the freezer doesn't say where the next one goes; a usual place does.
  place constant jsonb := case when lot ? 'place' then lot -> 'place'
    when last ->> 'frozen' is null and last ->> 'place' is distinct from 'freezer' then last -> 'place' end;
  bought constant jsonb := lot || jsonb_build_object('place', place, 'bought', coalesce(lot ->> 'bought', lot ->> 'day'));
  one jsonb := nullif(last -> 'amount', 'null');
  other constant jsonb := nullif(lot -> 'amount', 'null');
  first integer;
  second integer;
begin
  if last is null then
    return jsonb_build_array(bought);
  end if;
  if coalesce(last ->> 'opened', last ->> 'touched', last ->> 'frozen', last ->> 'thawed', last ->> 'cooked',
      bought ->> 'opened', bought ->> 'frozen', bought ->> 'thawed', bought ->> 'cooked') is null
    and coalesce(last ->> 'bought', last ->> 'day') = bought ->> 'bought'
    and (last ->> 'place', last ->> 'best_before') is not distinct from (bought ->> 'place', bought ->> 'best_before')
    and (one is null or other is null or sous.add_amounts(one, other, 1) is not null)
  then
    one := coalesce(sous.add_amounts(one, other, 1), one, other);
    return (remaining - -1) || jsonb_build_array(last || jsonb_build_object('day', lot -> 'day', 'bought', bought -> 'bought',
      'amount', one, 'text', case when one is null then lot -> 'text' end));
  end if;
  remaining := remaining || jsonb_build_array(bought);
  if jsonb_array_length(remaining) <= 6 then
    return remaining;
  end if;
  -- The two oldest that add up are one; where none do, the two oldest.
  select a, b into first, second from generate_series(0, 5) a cross join generate_series(1, 6) b
    where a < b and sous.add_amounts(nullif(remaining -> a -> 'amount', 'null'), nullif(remaining -> b -> 'amount', 'null'), 1) is not null
    order by a, b limit 1;
  first := coalesce(first, 0);
  second := coalesce(second, 1);
  return jsonb_set(remaining, array[first::text], remaining -> first || jsonb_build_object('text', null, 'amount',
    sous.add_amounts(nullif(remaining -> first -> 'amount', 'null'), nullif(remaining -> second -> 'amount', 'null'), 1))) - second;
end
$$;

-- A part went: of the lot that the event names, else of the oldest first.
create function sous.use_lots(lots jsonb, wanted jsonb, meant text, day text) returns jsonb language plpgsql immutable set search_path = '' as $$
declare
  lot jsonb;
  rest double precision := (wanted ->> 'value')::double precision;
  there double precision;
  after jsonb := '[]';
  counted boolean := false;
  touch constant jsonb := jsonb_build_object('touched', day);
begin
  for lot in select * from jsonb_array_elements(lots) loop
    there := case when wanted is not null and (meant is null or lot ->> 'id' = meant) then
      sous.in_unit((lot #>> '{amount,value}')::double precision, lot #>> '{amount,unit}', wanted ->> 'unit') end;
    counted := counted or there is not null;
    if there is not null and rest > 0 then
      lot := touch || lot || jsonb_build_object('text', null, 'amount', sous.add_amounts(lot -> 'amount',
        jsonb_build_object('value', rest, 'unit', wanted -> 'unit'), -1));
      rest := floor(greatest(0, rest - there) * 1000 + 0.5) / 1000;
      after := after || jsonb_build_array(lot || '{"taken": true}');
    else
      after := after || jsonb_build_array(lot);
    end if;
  end loop;
  if not counted then
    return (select jsonb_agg(case when n = first then touch || one else one end order by n)
      from (select *, min(n) filter (where meant is null or one ->> 'id' = meant) over () as first
        from jsonb_array_elements(lots) with ordinality all_lots (one, n)) numbered);
  end if;
  return coalesce((select jsonb_agg(one - 'taken' order by n) from jsonb_array_elements(after) with ordinality all_lots (one, n)
    where not one ? 'taken' or (one #>> '{amount,value}')::double precision <> 0), jsonb_build_array((after -> -1) - 'taken'));
end
$$;

create or replace function sous.fold_pantry(log text, whose uuid, food text) returns sous.pantry_record
language plpgsql set search_path = '' as $$
declare
  event record;
  present boolean := false;
  since timestamptz;
  state jsonb := '{}';
  lots jsonb := '[]';
  given jsonb;
  meant text;
  day text;
begin
  for event in execute format('select e.id, e.at, e.kind, e.detail from public.%1$I e
    where e.%2$I = $1 and e.name = $2 and e.kind <> ''undo''
      and not exists (select from public.%1$I u where u.%2$I = $1 and u.of = e.id)
    order by e.at, e.id', log, sous.pantry_owner(log)) using whose, food
  loop
    day := to_char(event.at at time zone 'UTC', 'YYYY-MM-DD');
    meant := lower(event.detail ->> 'lot');
    given := event.detail - '{why,asked,lot,meal,recipe_id,near}'::text[];
    if event.kind in ('have', 'seen', 'bought') and not present then
      present := true;
      since := event.at;
      state := '{}';
      lots := '[]';
      if event.kind <> 'bought' then
        meant := null;
        lots := jsonb_build_array(jsonb_build_object('id', event.id, 'day', day));
      end if;
    end if;
    continue when not present;
    if event.kind in ('have', 'seen', 'bought', 'set') then
      state := state || (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(event.detail)
        where key in ('meal', 'near') or key = 'recipe_id' and event.detail ? 'meal');
    end if;
    case event.kind
      when 'out' then
        if meant is null or jsonb_array_length(lots) = 1 and lots #>> '{0,id}' = meant then
          present := false;
        else
          lots := (select jsonb_agg(lot order by n) from jsonb_array_elements(lots) with ordinality all_lots (lot, n)
            where lot ->> 'id' <> meant);
        end if;
      when 'used' then
        lots := sous.use_lots(lots, nullif(event.detail -> 'amount', 'null'), meant, day);
      when 'bought' then
        lots := sous.buy_lot(lots, sous.patch_pantry(jsonb_build_object('id', event.id, 'day', day), given));
      else
        lots := sous.patch_lots(lots, given, meant);
    end case;
  end loop;
  return (food, present, since, sous.known_fields(state || sous.total_of_lots(lots) || jsonb_build_object('lots', lots)));
end
$$;

create or replace function sous.trim_pantry(log text, whose uuid, before timestamptz, out_before timestamptz, most integer) returns integer
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
    execute format('select o.at, o.id from public.%1$I o where o.%2$I = $1 and o.name = $2 and o.kind = ''out'' and not o.detail ? ''lot'' and o.at < $3
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

create or replace function sous.hand_over_pantry(source text, giver uuid, target text, taker uuid, moves boolean) returns void
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
  -- Each lot with its own dates; the first brings the food.
  execute format('insert into public.%I (%I, id, at, kind, name, detail)
    select $1, gen_random_uuid(), ''infinity'', case n when 1 then ''have'' else ''bought'' end, name,
      sous.known_fields(case n when 1 then detail - ''{amount,text,lots}''::text[] else ''{}'' end
        || (lot - ''{id,day,touched}''::text[])
        || jsonb_build_object(''bought'', coalesce(lot ->> ''bought'', case when n > 1 then lot ->> ''day'' end)))
        - case when (lot #>> ''{amount,value}'')::numeric > 100000 then ''amount'' else '''' end
    from unnest($2) cross join lateral jsonb_array_elements(detail -> ''lots'') with ordinality all_lots (lot, n)
    order by since, name, n', target, to_owner)
    using taker, given;
  if moves then
    execute format('insert into public.%1$I (%2$I, id, at, kind, name, detail)
      select $1, gen_random_uuid(), ''infinity'', ''out'', name, ''{"why": "removed"}'' from unnest($2) name
      where (sous.fold_pantry(%1$L, $1, name)).present', source, from_owner) using giver, moved;
  end if;
end
$$;

revoke execute on function sous.total_of_lots, sous.patch_lots, sous.buy_lot, sous.use_lots from public, anon, authenticated, service_role;
